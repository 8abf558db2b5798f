/* ---- picking: a doer, then its target ---- */

let picked = null, armed = null, given = null, restore = [];

const options = () => $$('#do .opt[data-n]');
const cellOf = id => $$('#body [data-ids]').find(place => place.dataset.ids.split('|').includes(id));
const at = (option, ids) => ids.includes(option.dataset.at);
const by = (option, ids) => ids.includes(option.dataset.by);

/* One answer a question: what is pressed while it is on its way is refused, for all to see. */
function send(option) {
  const form = document.getElementById(option.getAttribute('form')), question = form.elements.question.value;
  if (given === question) { refuse(words.underWay); return; }
  skip();
  given = question;
  const value = document.createElement('input');
  Object.assign(value, { type: 'hidden', name: 'answer', value: option.value });
  form.append(value);
  unpick();
  stage().classList.add('sending');
  /* The sheet of answers has done its part. */
  if ($('.do:target')) location.replace('#board');
  give(form).then(taken => { if (!taken) given = null; }).finally(() => { value.remove(); if (given === question || !given) stage().classList.remove('sending'); });
}

/* ---- no press means something else than what was seen ---- */

const LATE = 250;
let before = null, pressed = { time: 0 };
const kind = () => $('.ask[data-question]')?.dataset.question;

/* The question changes: for a moment it is remembered what could be pressed until now, and where. */
function turned(old) {
  if (!old || old.question === asked()) return;
  before = { ...old, until: performance.now() + LATE };
  const own = before;
  stage().classList.add('turning');
  setTimeout(() => { if (before === own) { before = null; stage().classList.remove('turning'); } }, LATE);
}
function offered() {
  const all = options();
  return { question: asked(), kind: kind(), values: new Set(all.map(option => option.value)), count: all.length,
    ids: new Set(all.flatMap(option => [option.dataset.at, option.dataset.by].filter(Boolean))),
    bars: $$('#do, .a-ask:has(button[name=answer]), .chooser').filter(bar => bar.checkVisibility()).map(bar => bar.getBoundingClientRect()) };
}

/* Nobody answers a new question that fast: where something else could be pressed before, it was the old one that was
   meant, unless it could be answered just so. Where nothing could be, it is no mistake. */
const is_late = option => before && pressed.time < before.until && !(before.kind === kind() && before.values.has(option.value)) && had_meaning(before, pressed);
const had_meaning = (old, { key, ids, x, y }) =>
  key ? Number(key) <= old.count : ids?.some(id => old.ids.has(id)) || old.bars.some(bar => bar.left <= x && x <= bar.right && bar.top <= y && y <= bar.bottom);

function presses(event) {
  const box = event.target.getBoundingClientRect?.(), by_hand = event.detail || event.type === 'pointerdown';
  pressed = { time: event.timeStamp, ids: event.target.closest?.('[data-ids]')?.dataset.ids.split('|'), key: event.type === 'keydown' && /^\d$/.test(named(event)) && named(event),
    x: by_hand ? event.clientX : box && box.left + box.width / 2, y: by_hand ? event.clientY : box && box.top + box.height / 2 };
}
for (const kind of ['pointerdown', 'keydown']) document.addEventListener(kind, presses, { capture: true });
/* A click without a hand: by a key, or by a program. */
document.addEventListener('click', event => { if (!event.detail) presses(event); }, { capture: true });

/* Both halves of a double click mean what the first one did: it is neither taken back by the second, nor is something else
   pressed that has come up there meanwhile. What waits for its second press gets it. */
let clicked = null;
document.addEventListener('click', event => {
  if (!event.detail || !table() || stage().dataset.replay !== undefined || !event.target.closest?.('.hit, .f, .chooser, button[name=answer], [data-confirm-button]')) return;
  const again = clicked && event.timeStamp - clicked.time < LATE && Math.hypot(event.clientX - clicked.x, event.clientY - clicked.y) < 8;
  const own = event.target.closest('button[name=answer]'), place = event.target.closest('[data-ids]')?.dataset.ids.split('|');
  const ready = armed && document.getElementById('a' + armed), confirms = event.target.closest('.shown') || ready && (own ? own.value === ready.value : place && at(ready, place));
  if (!again || confirms) { clicked = { time: event.timeStamp, x: event.clientX, y: event.clientY }; return; }
  event.preventDefault();
  event.stopImmediatePropagation();
}, { capture: true });

/* What was pressed may be drawn anew before it is let go: then there is no click, but it is meant all the same. */
let down = null;
document.addEventListener('pointerdown', event => {
  const place = event.button === 0 && event.target.closest?.('.hit')?.closest('[data-ids]'), option = event.button === 0 && event.target.closest?.('button[name=answer]');
  down = place || option ? { element: place || option, ids: place?.dataset?.ids, value: option?.value } : null;
}, { capture: true });
document.addEventListener('pointerup', event => {
  const was = down;
  down = null;
  if (!was || was.element.isConnected || !table()) return;
  const place = was.ids && cellOf(was.ids.split('|')[0]), option = options().find(option => option.value === was.value);
  if (place && event.target.closest?.('[data-ids]') === place) press(place);
  else if (option && !place) answer(option);
  else refuse(words.late);
});

function refuse(text) {
  const bar = $('.ask[data-question]');
  if (!bar) { banner(text); return; }
  hint(text);
  bar.classList.remove('no');
  void bar.offsetWidth;
  bar.classList.add('no');
  $('#says').textContent = text;
}

function arm(option) {
  disarm();
  armed = option.dataset.n;
  option.classList.add('armed');
  confirm_by(() => answer(option), $('b', option).textContent.trim());
}

/* What would be done is said, beside a button that does it and one that does not. */
function confirm_by(deed, says) {
  hint(`${says}. ${table().dataset.armed}`);
  lower();
  const button = $('[data-confirm-button]');
  if (button) { button.hidden = false; button.onclick = deed; button.focus({ preventScroll: true }); }
  const back = $('[data-back]');
  if (back) { back.hidden = false; back.onclick = unpick; }
}

function disarm() {
  armed = null;
  $$('.armed').forEach(option => option.classList.remove('armed'));
  const button = $('[data-confirm-button]');
  if (button) button.hidden = true;
}

const asks_again = option => 'final' in option.dataset && 'confirm' in (table()?.dataset ?? {});
function answer(option) {
  if (!option || option.disabled) return;
  if (document.body.classList.contains('off-line')) { refuse(words.notSent); return; }
  if (is_late(option)) { refuse(words.late); return; }
  journey = null;
  if (asks_again(option) && armed !== option.dataset.n) arm(option); else send(option);
}

function pick(ids) {
  unpick();
  const own = options().filter(option => by(option, ids));
  if (!own.length) return;
  picked = ids;
  const change = (element, ...classes) => { restore.push([element, element.getAttribute('class') ?? '']); element.classList.add(...classes); };
  const home = cellOf(own[0].dataset.by);
  if (home) { change(home, 'picked'); home.classList.remove('can'); }
  for (const [id, same] of Map.groupBy(own, option => option.dataset.at)) {
    const place = id && cellOf(id);
    if (!place || place === home) continue;
    change(place, 'target', ...(same.every(option => option.classList.contains('rest')) ? ['own'] : []));
    place.classList.remove('crowded');
    if (!$(':scope > .key, .no', place)) number(place, same.length > 1 ? `${same[0].dataset.n} +${same.length - 1}` : same[0].dataset.n);
    const hit = $('.hit', place);
    if (hit) reach(hit, same.map(option => $('b', option).textContent.trim()).join(', '));
  }
  options().filter(option => !own.includes(option)).forEach(option => option.classList.add('away'));
  $$('#do details').forEach(group => { const mine = $$('.opt', group).some(option => own.includes(option)); group.classList.toggle('away', !mine); if (mine) group.open = true; });
  hint(words.pick);
  const back = $('[data-back]');
  if (back) { back.hidden = false; back.onclick = unpick; }
}

/* The number of an answer, on a square or on a hex. */
function number(place, text) {
  if (!(place instanceof SVGElement)) {
    const key = Object.assign(document.createElement('span'), { className: 'key added', textContent: text });
    key.setAttribute('aria-hidden', 'true');
    place.prepend(key);
    return;
  }
  const drawn = (name, own) => { const piece = document.createElementNS('http://www.w3.org/2000/svg', name); for (const [key, value] of Object.entries(own)) piece.setAttribute(key, value); return piece; };
  const box = place.getBBox(), x = box.x + box.width / 2, y = box.y + 10, wide = 12 + 8.5 * text.length;
  const mark = drawn('g', { class: 'no key added', 'aria-hidden': 'true' }), words = drawn('text', { x, y: y + 5 });
  words.textContent = text;
  mark.append(drawn('rect', { x: x - wide / 2, y: y - 10, width: wide, height: 20, rx: 5 }), words);
  place.append(mark);
}

/* A place that has become a target is a button, and says what it is a target of. */
function reach(hit, says) {
  const was = { hit };
  for (const name of ['role', 'tabindex', 'aria-label']) was[name] = hit.getAttribute(name);
  reached.push(was);
  hit.tabIndex = 0;
  if (hit.matches('div')) hit.setAttribute('role', 'button');
  hit.setAttribute('aria-label', `${says}. ${was['aria-label']}`);
}
let reached = [];

function unpick() {
  disarm();
  $('.chooser')?.remove();
  for (const [element, classes] of restore) element.setAttribute('class', classes);
  restore = [];
  $$('.key.added').forEach(key => key.remove());
  for (const { hit, ...was } of reached) for (const [name, value] of Object.entries(was)) if (value === null) hit.removeAttribute(name); else hit.setAttribute(name, value);
  reached = [];
  $$('#do .away').forEach(option => option.classList.remove('away'));
  const back = $('[data-back]');
  if (back) back.hidden = true;
  hint('');
  const had = picked;
  picked = null;
  return had;
}

function hint(text) {
  const line = $('[data-hint-line]');
  if (!line) return;
  const bar = line.closest('.ask');
  /* What is said may be shorter than the question: the bar keeps its room, for nothing moves under the pointer. */
  if (!text) bar.style.minHeight = ''; else if (!bar.matches('.says')) bar.style.minHeight = `${bar.offsetHeight}px`;
  line.textContent = text ?? '';
  line.hidden = !text;
  bar.classList.toggle('says', Boolean(text));
}

/* Several answers at one place: a small list beside it. */
function choose(among, place) {
  $('.chooser')?.remove();
  const sheet = document.createElement('div');
  sheet.className = 'chooser';
  for (const option of among) {
    const copy = option.cloneNode(true);
    copy.removeAttribute('id');
    copy.removeAttribute('form');
    copy.type = 'button';
    copy.classList.remove('away');
    copy.onclick = () => answer(option);
    sheet.append(copy);
  }
  $('#body').append(sheet);
  const box = place.getBoundingClientRect();
  sheet.style.left = Math.max(8, Math.min(box.left, innerWidth - sheet.offsetWidth - 8)) + 'px';
  sheet.style.top = Math.max(8, Math.min(box.bottom + 6, innerHeight - sheet.offsetHeight - 8)) + 'px';
  sheet.firstElementChild.focus();
}

/* What pressing a place does. True when it did something. */
function press(place) {
  const ids = place.dataset.ids.split('|');
  const all = options();
  const here = all.filter(option => at(option, ids));
  const ready = here.find(option => option.dataset.n === armed);
  if (ready) { answer(ready); return true; }
  const reached = picked ? here.filter(option => by(option, picked)) : [];
  if (reached.length === 1) { answer(reached[0]); return true; }
  if (reached.length > 1) { choose(reached, place); return true; }
  const doers = new Set(all.map(option => option.dataset.by).filter(Boolean));
  const sole = doers.size === 1 && !all.some(option => option.dataset.at && !option.dataset.by);
  const direct = here.filter(option => !option.dataset.by || sole);
  const does = all.filter(option => by(option, ids));
  if (picked && does.some(option => by(option, picked))) { unpick(); return true; }
  /* What it does is done here: ways to lie at this place. */
  if (does.length > 1 && does.every(option => at(option, ids))) { choose(does, place); return true; }
  if (does.length && !sole) { pick(ids); if (direct.length) choose(direct, place); return true; }
  if (does.length) { choose([...does, ...direct], place); return true; }
  if (place.matches('.card.m') && direct.every(option => option.classList.contains('rest'))) return false;
  if (direct.length === 1) { answer(direct[0]); return true; }
  if (direct.length > 1) { choose(direct, place); return true; }
  if (picked) unpick();
  return false;
}

document.addEventListener('click', event => {
  if (!table()) return;
  const option = event.target.closest('button[name=answer]');
  const place = event.target.closest('[data-ids]');
  const hit = event.target.closest('.hit, .f'), goal = event.target.closest('.far');
  if (event.target.closest('.chooser')) return;
  if (goal && stage().dataset.replay === undefined) { event.preventDefault(); set_out(goal); return; }
  if (hit && place && stage().dataset.replay === undefined && press(place)) { event.preventDefault(); return; }
  if (option) { event.preventDefault(); answer(document.getElementById('a' + option.dataset.n)); return; }
  if (!event.target.closest('.ask, .do, [popover]')) unpick();
});

/* ---- a way of several steps, chosen by its end: each step is an answer, given when it is asked for ---- */

let journey = null;
let touched = false;
addEventListener('pointerdown', event => { touched = event.pointerType === 'touch'; }, true);
addEventListener('keydown', () => { touched = false; }, true);
function set_out(goal) {
  if (document.body.classList.contains('off-line')) { refuse(words.notSent); return; }
  const shown = goal.matches('.shown');
  unpick();
  if (touched && !shown) { foresee(goal); return; }
  journey = { by: goal.dataset.by, left: goal.dataset.way.split('|'), question: null };
  go_on();
}

/* A finger points at nothing: the first touch shows the way and what it costs, the second goes it. */
function foresee(goal) {
  restore.push([goal, goal.getAttribute('class')]);
  goal.classList.add('shown');
  confirm_by(() => set_out(goal), goal.getAttribute('aria-label'));
}

/* It ends where something else is asked: whoever meets something on the way stops there. */
function go_on() {
  if (!journey || journey.question === asked()) return;
  const next = options().find(option => option.dataset.at === journey.left[0] && option.dataset.by === journey.by);
  if (!next) { journey = null; return; }
  journey.left.shift();
  journey.question = asked();
  if (!journey.left.length || asks_again(next)) journey = null;
  if (asks_again(next)) arm(next); else send(next);
}
