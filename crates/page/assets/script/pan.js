/* ---- a board larger than the phone: panned by the thumb, pinched, tapped twice, by buttons; the whole is a small map ---- */

/* The first that is a window: where a board fits there is none. */
const pan = () => $$('.pan').find(view => view.clientWidth);
const scale = () => pan().firstElementChild.offsetWidth / pan().clientWidth;
/* A map has a size of its own, which is 1. */
const size = () => pan().closest('.atlas') ? Number(stage().style.getPropertyValue('--zoom')) || 1 : scale();

/* What is under the two fingers stays there. The size is kept at the body, so that a board that is drawn anew has it too. */
function zoom(factor, x, y) {
  const view = pan(), box = view.getBoundingClientRect(), before = scale();
  const [left, top] = [(x ?? box.left + box.width / 2) - box.left, (y ?? box.top + box.height / 2) - box.top];
  stage().style.setProperty('--zoom', Math.min(4, Math.max(view.closest('.atlas') ? Math.min(1, whole()) : 1, factor)));
  const grown = scale() / before;
  view.scrollTo((view.scrollLeft + left) * grown - left, (view.scrollTop + top) * grown - top);
  chart();
}

/* Where on the map the window is. */
function chart() {
  const view = pan();
  if (!view) return;
  const part = { left: view.scrollLeft / view.scrollWidth, top: view.scrollTop / view.scrollHeight, wide: view.clientWidth / view.scrollWidth, high: view.clientHeight / view.scrollHeight };
  stage().classList.toggle('larger', part.wide < .99 || part.high < .99);
  for (const [name, share] of Object.entries(part)) stage().style.setProperty('--seen-' + name, `${Math.min(1, share) * 100}%`);
}

/* Something can be done, and nothing of it is in the window: look there. */
let looked = null, opened = false;
function follow() {
  const view = pan();
  if (!view) return;
  chart();
  if (view.scrollWidth <= view.clientWidth + 1 && view.scrollHeight <= view.clientHeight + 1 || looked === asked()) return;
  looked = asked();
  /* A map opens on who is on the move. */
  if (!opened && view.closest('.atlas') && acting()) { opened = true; centre(acting()); }
  const box = view.getBoundingClientRect(), places = $$('.cell.target, .cell.can, .cell.picked, .f.picked, .f.can, .f.target', view);
  const isSeen = place => { const at = place.getBoundingClientRect(); return at.left >= box.left - 2 && at.right <= box.right + 2 && at.top >= box.top - 2 && at.bottom <= box.bottom + 2; };
  if (places.length && !places.some(isSeen)) centre(places[0]);
  chart();
}

/* Into the middle of the window. */
function centre(place) {
  const view = pan(), box = view.getBoundingClientRect(), at = place.getBoundingClientRect();
  view.scrollTo(view.scrollLeft + at.left - box.left - box.width / 2 + at.width / 2, view.scrollTop + at.top - box.top - box.height / 2 + at.height / 2);
}

/* Who is on the move: the piece that is picked, else my own. */
const acting = () => $('.f.picked', pan()) ?? $('.stands.p' + (Number(table()?.dataset.seat ?? 0) + 1), pan()) ?? $('.f.target', pan());

/* So small that all of it is seen. */
function whole() {
  const view = pan(), inside = view.firstElementChild;
  if (!view.closest('.atlas')) return 1;
  return size() * Math.min(view.clientWidth / inside.offsetWidth, view.clientHeight / inside.offsetHeight);
}

let pinch = null;
const spread = ([a, b]) => Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY);
document.addEventListener('touchstart', event => {
  pinch = event.touches.length === 2 && event.target.closest?.('.pan') ? { apart: spread(event.touches), from: size() } : null;
}, { passive: true });
document.addEventListener('touchmove', event => {
  if (!pinch || event.touches.length !== 2) return;
  event.preventDefault();
  const [a, b] = event.touches;
  zoom(pinch.from * spread([a, b]) / pinch.apart, (a.clientX + b.clientX) / 2, (a.clientY + b.clientY) / 2);
}, { passive: false });
document.addEventListener('touchend', () => { pinch = null; }, { passive: true });
document.addEventListener('dblclick', event => {
  const view = event.target.closest?.('.pan');
  if (!view?.clientWidth || event.target.closest('.target, .can, .picked, .far')) return;
  zoom(size() > 1.2 ? 1 : 2, event.clientX, event.clientY);
});
document.addEventListener('scroll', event => { if (event.target === pan()) chart(); }, { capture: true, passive: true });
addEventListener('resize', chart);

/* Looking elsewhere on the board is no answer and ends no choice. */
document.addEventListener('click', event => {
  const way = event.target.closest?.('[data-board]')?.dataset.board;
  if (!way) return;
  event.stopImmediatePropagation();
  if (way === 'in') zoom(size() * 1.4);
  else if (way === 'out') zoom(size() / 1.4);
  else if (way === 'whole') zoom(whole());
  else if (way === 'acting') { const place = acting(); if (place) centre(place); chart(); }
  else {
    const view = pan(), map = event.target.closest('.map').getBoundingClientRect();
    view.scrollTo((event.clientX - map.left) / map.width * view.scrollWidth - view.clientWidth / 2, (event.clientY - map.top) / map.height * view.scrollHeight - view.clientHeight / 2);
  }
}, { capture: true });

/* A map is drawn along by the mouse, and zoomed by its wheel. */
let grip = null;
document.addEventListener('wheel', event => {
  if (event.shiftKey || !event.target.closest?.('.atlas > .pan')) return;
  event.preventDefault();
  zoom(size() * (event.deltaY < 0 ? 1.15 : 1 / 1.15), event.clientX, event.clientY);
}, { passive: false });
document.addEventListener('pointerdown', event => {
  const view = event.pointerType === 'mouse' && event.button === 0 && event.target.closest?.('.atlas > .pan');
  grip = view ? { view, x: event.clientX, y: event.clientY, left: view.scrollLeft, top: view.scrollTop } : null;
});
document.addEventListener('pointermove', event => {
  if (!grip) return;
  const [dx, dy] = [event.clientX - grip.x, event.clientY - grip.y];
  if (Math.hypot(dx, dy) > 6) grip.view.classList.add('dragged');
  if (grip.view.matches('.dragged')) grip.view.scrollTo(grip.left - dx, grip.top - dy);
});
document.addEventListener('pointerup', () => { setTimeout(() => $('.pan.dragged')?.classList.remove('dragged')); grip = null; });
/* Whoever has drawn it along has not meant what lies under the pointer. */
document.addEventListener('click', event => { if (event.target.closest?.('.pan.dragged')) { event.preventDefault(); event.stopImmediatePropagation(); } }, { capture: true });
document.addEventListener('dragstart', event => { if (event.target.closest?.('.atlas')) event.preventDefault(); });

/* How a tile would lie is seen on the map while its answer is pointed at. */
for (const kind of ['pointerover', 'focusin']) document.addEventListener(kind, event => {
  const there = $('.ghost-here');
  if (!there) return;
  const ghost = $('.foreseen .gh', event.target.closest?.('.opt, .not-so li') ?? document.createElement('i'));
  if (ghost || there.firstChild) there.replaceChildren(...ghost ? [ghost.cloneNode(true)] : []);
});
