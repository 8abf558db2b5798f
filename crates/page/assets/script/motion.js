/* ---- what lies somewhere else afterwards is seen moving: by its own way, also where there are several of its kind ---- */

const placeOf = thing => thing.closest('[data-place]')?.dataset.place ?? thing.closest('.zone')?.dataset.ids ?? '';
const laid = root => [root, ...$$('[data-thing]', root)].filter(thing => thing.matches('[data-thing]') && thing.closest('.cell, .spot, .card.m, .f'));
const middle = element => { const box = element.getBoundingClientRect(); return [box.left + box.width / 2, box.top + box.height / 2]; };

/* What the log tells of both places. */
const tells = (lines, ...places) => lines.find(line => places.every(place => line.dataset.at?.split('|').includes(place)));

/* Pairs of what lay there and what lies elsewhere now. Of one kind, those that stay where they are have not moved; and where
   there are several, one may be gone and another come, so the log is asked. */
function movers(fresh, told) {
  const old = [...fresh.keys()].map(id => document.getElementById(id)).filter(Boolean);
  /* What goes into a hole as it is stays what it is. */
  const kept = [...fresh.values()].flatMap(piece => $$('slot', piece)).filter(hole => !fresh.has(hole.id)).map(hole => document.getElementById(hole.id));
  const before = [...new Set(old.flatMap(laid))].filter(thing => !kept.some(part => part?.contains(thing)));
  const after = Map.groupBy([...fresh.values()].flatMap(laid), thing => thing.dataset.thing);
  const all = Map.groupBy(laid(stage()), thing => thing.dataset.thing), pairs = [];
  for (const [key, leaving] of Map.groupBy(before, thing => thing.dataset.thing)) {
    const coming = [...after.get(key) ?? []], sole = all.get(key).length === 1 && !leaving[0].matches('.stone');
    for (const thing of [...leaving]) {
      const same = coming.findIndex(other => placeOf(other) === placeOf(thing));
      if (same >= 0) { coming.splice(same, 1); leaving.splice(leaving.indexOf(thing), 1); }
    }
    /* Those on the board go first; of several, the nearest each. */
    for (const thing of coming) {
      const to = cellAt(placeOf(thing)), far = from => placeOf(from) && to ? Math.hypot(...middle(from).map((x, i) => x - middle(to)[i])) : 1e6;
      const from = leaving.filter(from => sole || !told.length || !placeOf(from) || tells(told, placeOf(from), placeOf(thing))).sort((a, b) => far(a) - far(b))[0];
      if (!from || !(placeOf(from) || placeOf(thing))) continue;
      leaving.splice(leaving.indexOf(from), 1);
      pairs.push({ from, to: thing });
    }
  }
  return pairs;
}

/* A walker goes from square to square, round whatever stands there: the places of a shortest way, both ends among them. */
function way(from, to) {
  const board = cellAt(from)?.parentElement, across = Number(board?.dataset.across);
  if (!across || board !== cellAt(to)?.parentElement) return [];
  const cells = $$(':scope > .cell, :scope > .hole', board);
  const goal = cells.indexOf(cellAt(to)), start = cells.indexOf(cellAt(from)), came = new Map([[start, null]]);
  for (const i of came.keys()) {
    if (i === goal) break;
    const row = Math.floor(i / across);
    for (const next of [i - across, i + across, i - 1, i + 1]) {
      if (came.has(next) || !cells[next]?.matches('.cell') || (Math.abs(next - i) === 1 && Math.floor(next / across) !== row)) continue;
      if (next !== goal && $('[data-thing], .barrier', cells[next])) continue;
      came.set(next, i);
    }
  }
  const steps = [];
  for (let i = came.has(goal) ? goal : null; i !== null; i = came.get(i)) steps.unshift(cells[i]);
  return steps;
}

/* Where a card walks, step by step: what the log says has moved on its own feet. */
function stops({ from, to }, lines) {
  const [a, b] = [placeOf(from), placeOf(to)];
  if (from.matches('.stone') || tells(lines, a, b)?.dataset.verb !== 'moved') return [];
  const start = cellAt(a) && middle(cellAt(a));
  return way(a, b).map(cell => middle(cell).map((x, i) => x - start[i]));
}

const STEP = 220, WHOLE = 900;
let slid = 0, walks = [];
/* Change the page, and let things slide from where they were. */
function slide(pairs, lines, put) {
  /* A walk that is not over would lead whoever has its name now. */
  walks.forEach(walk => walk.cancel());
  walks = [];
  const own = pairs.map(pair => ({ ...pair, name: `thing-${slid += 1}`, box: pair.from.getBoundingClientRect(), stops: stops(pair, lines) }));
  own.forEach(({ from, name }) => { if (!from.closest('svg.hexes')) from.style.viewTransitionName = name; });
  const motion = document.startViewTransition(() => {
    put();
    own.forEach(({ to, name }) => { if (!to.closest('svg.hexes')) to.style.viewTransitionName = name; });
    own.filter(({ to }) => to.closest('svg.hexes')).forEach(ride);
  });
  motion.ready.then(() => {
    for (const { name, box, stops } of own) {
      if (stops.length < 3) continue;
      const transform = stops.map(([x, y]) => `translate(${box.left + x}px, ${box.top + y}px)`);
      walks.push(document.documentElement.animate({ transform }, { pseudoElement: `::view-transition-group(${name})`, duration: Math.min(WHOLE, STEP * (stops.length - 1)) }));
    }
  }).catch(() => {});
  motion.finished.catch(() => {}).then(() => own.forEach(({ to, name }) => { if (to.style.viewTransitionName === name) to.style.viewTransitionName = ''; }));
  return motion;
}

/* On hexes a likeness of it rides over them, and it is seen again where that arrives. */
function ride({ to, box }) {
  const goal = to.getBoundingClientRect(), likeness = document.createElementNS('http://www.w3.org/2000/svg', 'svg'), drawn = to.getBBox();
  likeness.setAttribute('viewBox', [drawn.x, drawn.y, drawn.width, drawn.height].join(' '));
  likeness.setAttribute('class', 'fx-rider hexes');
  likeness.append(to.cloneNode(true));
  likeness.firstElementChild.removeAttribute('transform');
  Object.assign(likeness.style, { left: goal.left + 'px', top: goal.top + 'px', width: goal.width + 'px', height: goal.height + 'px' });
  document.body.append(likeness);
  to.style.visibility = 'hidden';
  const there = () => { likeness.remove(); to.style.visibility = ''; };
  likeness.animate({ translate: [`${box.left - goal.left}px ${box.top - goal.top}px`, '0 0'] }, { duration: STEP, easing: 'ease-out' }).finished.then(there, there);
}
