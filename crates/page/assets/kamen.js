/* Kamen in the browser. The pages work without this file; it makes them live.

   What it expects of the server:
   GET  /t/{id}                                     the page; everything that changes lies in #body
   WS   /t/{id}/live?print=&seat=&lang=             what is new on the page, as JSON, long ones in raw deflate:
        {"seq":N,"print":"…","parts":{"id":"<html>"},"log":{"from":N,"lines":"<li>…"},"since":N,"symbols":"<symbol>…"}
                                                    where a part has <slot id="x">, the element x comes, new or as it is;
                                                    print says, after a break, what the page has
        {"go":"/t/…"}                               there is another page to be shown now
        sent: {"question":"12A","answer":"d","ref":1}, and {"ref":1,"line":N} or {"ref":1,"problem":{…}} comes back
   POST /t/{id}/undo|draw|hint|chat|mute            303, or 409 with a kind sentence as text; what it changes comes by the
                                                    connection. So do answers without one. resign, rematch, leave, join,
                                                    start lead on as plain forms
   GET  /replay/{id}?to=&seat=                      a moment; its #body is taken out of the page

   The list of answers (#do .opt) is the one source of what can be done: number, target (data-at), doer (data-by). */

const $ = (query, root = document) => root.querySelector(query);
const $$ = (query, root = document) => [...root.querySelectorAll(query)];
const words = $('#words')?.dataset ?? {};
const table = () => $('#main.layout');
const still = () => matchMedia('(prefers-reduced-motion: reduce)').matches || 'still' in document.body.dataset;

/* ---- what changes ---- */

let moving = null;
const stage = () => $('#body');

const made = html => {
  const template = document.createElement('template');
  template.innerHTML = html;
  return template.content;
};

/* News of the page, one after another. */
function apply(news) {
  const fresh = new Map(Object.entries(news.parts).map(([id, html]) => [id, made(html).firstElementChild]));
  return swap(() => {
    add(news.symbols);
    const holes = [...fresh.values()].flatMap(piece => $$('slot', piece));
    /* Found before anything is taken out of its place. */
    const there = new Map([...fresh.keys(), ...holes.map(hole => hole.id)].map(id => [id, document.getElementById(id)]));
    for (const hole of holes) {
      const piece = fresh.get(hole.id) ?? there.get(hole.id);
      if (!piece) throw new Error(`nothing is called ${hole.id}`);
      hole.replaceWith(piece);
    }
    for (const [id, piece] of fresh) if (!piece.parentElement) there.get(id)?.replaceWith(piece);
    if (news.log) tell(news.log);
    if (news.since !== undefined) stage().dataset.unseen = news.since;
    Object.assign(stage().dataset, { seq: news.seq, print: news.print });
    age();
  }, fresh);
}

/* A whole other content, as when a game is played again. */
const replace = body => swap(() => { stage().replaceChildren(...body.childNodes); Object.assign(stage().dataset, body.dataset); }, new Map([['body', body]]));

function add(symbols) {
  const fresh = symbols && made(`<svg>${symbols}</svg>`).firstElementChild;
  for (const symbol of fresh?.children ? [...fresh.children] : []) if (!document.getElementById(symbol.id)) $('#symbols').append(symbol);
}

/* From an event on the log is another one; old lines go. */
function tell({ from, lines }) {
  const log = $('#lines');
  if (!log) return;
  $$('li', log).filter(line => Number(line.dataset.seq) >= from).forEach(line => line.remove());
  log.prepend(made(lines));
  $$('li', log).slice(Number(log.dataset.most)).forEach(line => line.remove());
}

const unseen = () => $$('#lines li').filter(line => Number(line.dataset.seq) >= Number(stage().dataset.unseen));

function age() {
  const news = new Set(unseen());
  $$('#lines li:not(.turnline)').forEach(line => line.classList.toggle('new', news.has(line)));
}

/* Change the page, keeping what the person was doing: focus, open sheets, scrolled lists, half-typed chat, half a choice. */
async function swap(change, fresh) {
  const put = () => {
    const half = touches(fresh) && half_choice();
    const focus = remembered(document.activeElement);
    const open = $$('[popover][id]:popover-open', stage()).map(sheet => sheet.id).filter(id => !id.startsWith('big-'));
    const question = asked(), said = $('#say')?.value ?? '';
    const unfolded = new Map($$('details[id]', stage()).map(part => [part.id, part.open]));
    const scrolled = new Map($$('#lines, #do, #hand > *', stage()).map(list => [list.id, [list.scrollLeft, list.scrollTop]]));
    change();
    if ($('#say')) $('#say').value = said;
    $$('details[id]', stage()).forEach(part => { if (part.id === 'chat' || question === asked()) part.open = unfolded.get(part.id) ?? part.open; });
    $$('#lines, #do, #hand > *', stage()).forEach(list => { [list.scrollLeft, list.scrollTop] = scrolled.get(list.id) ?? [0, 0]; });
    open.map(id => document.getElementById(id)).forEach(sheet => { if (sheet && !sheet.matches(':popover-open')) sheet.showPopover?.(); });
    recall(focus);
    if (half) choose_again(half);
    settle();
  };
  const moved = still() || !document.startViewTransition || document.hidden ? [] : movers(fresh);
  if (!moved.length) { put(); return; }
  const name = () => things(stage()).forEach((same, key) => { if (moved.includes(key)) same[0].style.viewTransitionName = 'thing-' + key.replace(/\W/g, '-'); });
  name();
  const motion = moving = document.startViewTransition(() => { put(); name(); });
  motion.ready.catch(() => {});
  motion.finished.catch(() => {}).then(() => { if (moving === motion) $$('[data-thing]', stage()).forEach(thing => { thing.style.viewTransitionName = ''; }); });
  /* What comes next need not wait until all has come to rest. */
  await motion.updateCallbackDone.catch(() => {});
}

/* The cards that are there once. */
function things(root) {
  const all = Map.groupBy($$('.cell [data-thing], .hand [data-thing]', root), thing => thing.dataset.thing);
  return new Map([...all].filter(([, same]) => same.length === 1));
}

/* The cards that lie somewhere else afterwards: those are seen moving. */
function movers(fresh) {
  const at = thing => thing.closest('.cell')?.dataset.place ?? '';
  const coming = [...fresh.values()].flatMap(piece => $$('[data-thing]', piece)).filter(thing => thing.closest('.cell, .card.m'));
  const before = things(stage());
  return coming.filter(thing => before.has(thing.dataset.thing) && at(thing) !== at(before.get(thing.dataset.thing)[0])).map(thing => thing.dataset.thing);
}

/* Whether something changes that a half-made choice is about. */
const touches = fresh => [...fresh.keys()].some(id => document.getElementById(id)?.matches('#body, #main, #board, #board *, #hand, #hand *, #ask, #do, #do *'));
const asked = () => $('#do [name=question]')?.value;

function half_choice() {
  const half = { picked, armed: armed && document.getElementById('a' + armed)?.value, question: asked() };
  unpick();
  return half;
}

/* The same question as before: the choice goes on. */
function choose_again(half) {
  if (!half.question || half.question !== asked()) return;
  if (half.picked) pick(half.picked);
  const option = half.armed && options().find(option => option.value === half.armed);
  if (option) arm(option);
}

function remembered(element) {
  if (!element || element === document.body) return null;
  const place = element.closest('[data-ids]')?.dataset.ids;
  return { element, id: element.id, place };
}

function recall(focus) {
  if (!focus || document.activeElement === focus.element) return;
  const there = (focus.place && cellOf(focus.place.split('|')[0])?.querySelector('.hit')) || (focus.id && document.getElementById(focus.id));
  there?.focus?.({ preventScroll: true });
}

/* After every change of content: say it, light what is new, start the clocks. */
let seen = -1;
const title = document.title;

function settle() {
  if (!table()) return;
  const seq = Number(stage().dataset.seq ?? -1);
  document.title = options().length ? `● ${title}` : title;
  $$('[data-since]').forEach(button => { button.hidden = false; });
  if (seq > seen && seen >= 0) {
    const told = unseen().reverse().slice(0, 6).map(line => line.textContent.trim()).join(' ');
    if (told) { $('#says').textContent = told; knock(); }
    wake($$('.log li.new'));
  }
  seen = Math.max(seen, seq);
  clocked = performance.now();
}

/* ---- live ---- */

let socket = null, tries = 0, timer = null, line = Promise.resolve(), sent = 0;
const waiting = new Map();

function connect() {
  const now = table();
  if (!now?.dataset.live || stage().dataset.replay !== undefined) return;
  clearInterval(timer);
  if (socket) { socket.onclose = socket.onmessage = null; socket.close(); }
  const address = new URL(now.dataset.live, location);
  address.protocol = address.protocol.replace('http', 'ws');
  address.searchParams.set('lang', document.documentElement.lang);
  address.searchParams.set('print', stage().dataset.print);
  if (now.dataset.seat) address.searchParams.set('seat', now.dataset.seat);
  const mine = socket = new WebSocket(address);
  socket.binaryType = 'blob';
  socket.onopen = () => { if (tries) found(); tries = 0; };
  socket.onmessage = message => {
    line = line.then(() => unpacked(message.data)).then(news => { if (socket === mine) return hear(news); }).catch(() => {
      /* What does not fit is asked for as a whole. */
      stage().dataset.print = '';
      socket.close();
    });
  };
  socket.onclose = () => { waiting.forEach(reply => reply({})); waiting.clear(); lost(); };
}

async function unpacked(data) {
  if (typeof data === 'string') return JSON.parse(data);
  return new Response(data.stream().pipeThrough(new DecompressionStream('deflate-raw'))).json();
}

function hear(news) {
  if (news.go) { location.assign(news.go); return; }
  if (news.parts) return apply(news);
  waiting.get(news.ref)?.(news);
  waiting.delete(news.ref);
}

function lost() {
  if (socket && socket.readyState <= WebSocket.OPEN && navigator.onLine) return;
  clearInterval(timer);
  tries += 1;
  let wait = Math.min(30, 2 ** Math.min(tries, 5));
  document.body.classList.add('off-line');
  const show = () => banner(words.lost?.replace('{n}', wait), () => { clearInterval(timer); connect(); });
  if (tries > 1) show();
  timer = setInterval(() => {
    wait -= 1;
    if (wait <= 0) { clearInterval(timer); connect(); } else if (tries > 1) show();
  }, 1000);
}

function found() {
  document.body.classList.remove('off-line');
  banner(words.back, null, true);
}

function banner(text, press, good = false) {
  const place = $('#banner');
  const model = $('#words')?.content.firstElementChild;
  if (!place || !model || !text) return;
  const strip = model.cloneNode(true);
  strip.classList.toggle('ok', good);
  $('span', strip).textContent = text;
  place.replaceChildren(strip);
  if (press) { $('button', strip).onclick = press; return; }
  /* What needs no answer goes by itself. */
  $('button', strip).remove();
  setTimeout(() => strip.remove(), 5000);
}

async function post(form, submitter) {
  const fields = new URLSearchParams(new FormData(form, submitter));
  try {
    const answer = await fetch(form.action, { method: 'POST', body: fields, redirect: 'manual', headers: { Accept: 'text/plain' } });
    if (answer.status === 409 || answer.status === 422) banner((await answer.text()).slice(0, 300));
    else if (answer.type !== 'opaqueredirect' && !answer.ok) banner(words.notSent);
    else $('#banner').replaceChildren();
  } catch { banner(words.notSent); lost(); }
}

/* Give an answer by the connection, or as a form where there is none yet. */
async function give(form) {
  if (socket?.readyState !== WebSocket.OPEN) { await post(form); return; }
  const fields = new FormData(form), ref = sent += 1;
  const reply = new Promise(done => waiting.set(ref, done));
  socket.send(JSON.stringify({ question: fields.get('question'), answer: fields.get('answer'), ref }));
  const { line, problem } = await reply;
  if (problem) banner(problem.rule ? `${problem.message} (${problem.rule})` : problem.message);
  else if (line === undefined) banner(words.notSent);
  else $('#banner').replaceChildren();
}

/* ---- picking: a doer, then its target ---- */

let picked = null, armed = null, sending = false, restore = [];

const options = () => $$('#do .opt[data-n]');
const cellOf = id => $$('#body [data-ids]').find(place => place.dataset.ids.split('|').includes(id));
const at = (option, ids) => ids.includes(option.dataset.at);
const by = (option, ids) => ids.includes(option.dataset.by);

function send(option) {
  if (sending) return;
  sending = true;
  const form = document.getElementById(option.getAttribute('form'));
  const value = document.createElement('input');
  Object.assign(value, { type: 'hidden', name: 'answer', value: option.value });
  form.append(value);
  unpick();
  /* The sheet of answers has done its part. */
  if ($('.do:target')) location.replace('#board');
  give(form).finally(() => { sending = false; value.remove(); });
}

function arm(option) {
  disarm();
  armed = option.dataset.n;
  option.classList.add('armed');
  hint(`${$('b', option).textContent.trim()}. ${words.armed}`);
  const button = $('[data-confirm-button]');
  if (button) { button.hidden = false; button.onclick = () => answer(option); button.focus(); }
}

function disarm() {
  armed = null;
  $$('.armed').forEach(option => option.classList.remove('armed'));
  const button = $('[data-confirm-button]');
  if (button) button.hidden = true;
}

function answer(option) {
  if (!option || option.disabled || document.body.classList.contains('off-line')) return;
  const last = 'final' in option.dataset && 'confirm' in (table()?.dataset ?? {});
  if (last && armed !== option.dataset.n) arm(option); else send(option);
}

function pick(ids) {
  unpick();
  const own = options().filter(option => by(option, ids));
  if (!own.length) return;
  picked = ids;
  const change = (element, ...classes) => { restore.push([element, element.className]); element.classList.add(...classes); };
  const home = cellOf(own[0].dataset.by);
  if (home) { change(home, 'picked'); home.classList.remove('can'); }
  for (const [id, same] of Map.groupBy(own, option => option.dataset.at)) {
    const place = id && cellOf(id);
    if (!place || place === home) continue;
    change(place, 'target', ...(same.every(option => option.classList.contains('rest')) ? ['own'] : []));
    place.classList.remove('crowded');
    if (!$(':scope > .key', place)) {
      const key = document.createElement('span');
      key.className = 'key added';
      key.setAttribute('aria-hidden', 'true');
      key.textContent = same.length > 1 ? `${same[0].dataset.n} +${same.length - 1}` : same[0].dataset.n;
      place.prepend(key);
    }
    const hit = $('div.hit', place);
    if (hit) { hit.setAttribute('role', 'button'); hit.tabIndex = 0; hit.dataset.reached = ''; }
  }
  options().filter(option => !own.includes(option)).forEach(option => option.classList.add('away'));
  $$('#do details').forEach(group => { const mine = $$('.opt', group).some(option => own.includes(option)); group.classList.toggle('away', !mine); if (mine) group.open = true; });
  hint(words.pick);
  const back = $('[data-back]');
  if (back) { back.hidden = false; back.onclick = unpick; }
}

function unpick() {
  disarm();
  $('.chooser')?.remove();
  for (const [element, classes] of restore) element.className = classes;
  restore = [];
  $$('.key.added').forEach(key => key.remove());
  $$('[data-reached]').forEach(hit => { hit.setAttribute('role', 'img'); hit.tabIndex = -1; delete hit.dataset.reached; });
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
  if (line) { line.textContent = text ?? ''; line.hidden = !text; }
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
  const reached = picked ? here.filter(option => by(option, picked)) : [];
  if (reached.length === 1) { answer(reached[0]); return true; }
  if (reached.length > 1) { choose(reached, place); return true; }
  const doers = new Set(all.map(option => option.dataset.by).filter(Boolean));
  const direct = here.filter(option => !option.dataset.by || doers.size === 1);
  const does = all.filter(option => by(option, ids));
  if (picked && does.some(option => by(option, picked))) { unpick(); return true; }
  if (does.length && doers.size > 1) { pick(ids); if (direct.length) choose(direct, place); return true; }
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
  const hit = event.target.closest('.hit, a.opt-sq');
  if (event.target.closest('.chooser')) return;
  if (hit && place && stage().dataset.replay === undefined && press(place)) { event.preventDefault(); return; }
  if (option) { event.preventDefault(); answer(document.getElementById('a' + option.dataset.n)); return; }
  if (!event.target.closest('.ask, .do, [popover]')) unpick();
});

/* Dragging with a mouse is the same as two clicks; the piece is seen under way, and the browser's own click after
   a drop says nothing new. */
let dragged = null, dropped = false;
document.addEventListener('pointerdown', event => {
  dropped = false;
  const place = event.pointerType === 'mouse' && event.button === 0 && event.target.closest?.('.can[data-ids]');
  dragged = place ? { place, x: event.clientX, y: event.clientY, ghost: null } : null;
});
document.addEventListener('pointermove', event => {
  if (!dragged) return;
  const x = event.clientX - dragged.x, y = event.clientY - dragged.y;
  if (!dragged.ghost) {
    if (Math.hypot(x, y) < 6) return;
    const thing = $('[data-thing], .card, svg', dragged.place) ?? dragged.place, box = thing.getBoundingClientRect();
    dragged.ghost = thing.cloneNode(true);
    dragged.ghost.classList.add('ghost');
    Object.assign(dragged.ghost.style, { left: box.left + 'px', top: box.top + 'px', width: box.width + 'px', height: box.height + 'px' });
    document.body.append(dragged.ghost);
    getSelection()?.removeAllRanges();
    pick(dragged.place.dataset.ids.split('|'));
  }
  dragged.ghost.style.translate = `${x}px ${y}px`;
});
document.addEventListener('pointerup', event => {
  const drag = dragged;
  dragged = null;
  if (!drag?.ghost) return;
  drag.ghost.remove();
  dropped = true;
  const to = document.elementFromPoint(event.clientX, event.clientY)?.closest('[data-ids]');
  if (!to || to === drag.place || !press(to)) unpick();
});
document.addEventListener('pointercancel', () => { dragged?.ghost?.remove(); dragged = null; });
document.addEventListener('dragstart', event => { if (event.target.closest?.('#body')) event.preventDefault(); });
document.addEventListener('click', event => { if (dropped) { dropped = false; event.stopImmediatePropagation(); event.preventDefault(); } }, { capture: true });

document.addEventListener('submit', event => {
  const form = event.target;
  if (form.matches('[data-theme-switch]')) {
    event.preventDefault();
    const button = event.submitter ?? $('button', form);
    document.documentElement.dataset.theme = button.value;
    fetch(form.action, { method: 'POST', body: new URLSearchParams(new FormData(form, button)), redirect: 'manual' }).catch(() => {});
    button.value = button.value === 'dark' ? 'light' : 'dark';
  } else if (form.matches('[data-chat]')) {
    event.preventDefault();
    if ($('#say').value.trim()) post(form).then(() => { $('#say').value = ''; $('#say').focus(); });
    $('#say').value = '';
  } else if (table() && /\/(undo|draw|hint|mute)$/.test(new URL(form.action).pathname)) {
    event.preventDefault();
    /* Who is heard is settled when a page comes. */
    post(form, event.submitter).then(() => { if (form.action.endsWith('/mute')) connect(); });
  } else if (form.matches('[data-slide], [data-jump]')) {
    event.preventDefault();
    moment(form);
  }
});

/* ---- keys ---- */

let typed = '', typing = null;

document.addEventListener('keydown', event => {
  if (event.target.matches?.('input, select, textarea') || event.ctrlKey || event.metaKey || event.altKey) return;
  const key = event.key;
  if (key === 'Escape') { if (picked || armed || $('.chooser')) { event.preventDefault(); unpick(); } }
  else if (key === '?') $('#help')?.togglePopover?.();
  else if (!table()) return;
  else if (key === 'Enter' && event.target.matches('div.hit')) press(event.target.closest('[data-ids]'));
  else if (/^\d$/.test(key)) { event.preventDefault(); digit(key); }
  else if (key.startsWith('Arrow')) walk(event);
  else if (key === 'u') $('form[action$="/undo"] button')?.click();
  else if (key === 'l') $('[data-since]')?.click();
  else if (key === 'z') enlarge(document.activeElement?.dataset?.zoom ?? $('[data-zoom]', document.activeElement)?.dataset.zoom);
});

/* A number is finished when no longer one could follow, or after a moment. */
function digit(key) {
  clearTimeout(typing);
  typed += key;
  const number = Number(typed), most = options().length;
  const done = () => { const option = document.getElementById('a' + number); typed = ''; if (option) { answer(option); option.scrollIntoView({ block: 'nearest' }); } };
  if (number * 10 > most || number === 0) done(); else typing = setTimeout(done, 650);
}

function walk(event) {
  const cell = document.activeElement?.closest?.('.cells > *') ?? null;
  const board = cell?.parentElement ?? (document.activeElement === document.body ? $('.cells') : null);
  if (!board) return;
  event.preventDefault();
  const across = Number(board.dataset.across);
  const cells = $$(':scope > .cell, :scope > .hole', board);
  const step = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -across, ArrowDown: across }[event.key];
  if (!cell) { $('.hit', cells.find(c => c.matches('.target, .can')) ?? cells.find(c => c.matches('.cell')))?.focus(); return; }
  let i = cells.indexOf(cell);
  do {
    const column = i % across;
    i += step;
    if (Math.abs(step) === 1 && (column + step < 0 || column + step >= across)) return;
  } while (cells[i]?.matches('.hole'));
  $('.hit', cells[i] ?? document.createElement('i'))?.focus();
}

/* ---- a closer look ---- */

let hovering = null;

function enlarge(id, near) {
  const card = id && document.getElementById(id);
  if (!card?.showPopover || card.matches(':popover-open')) return;
  card.classList.toggle('floating', Boolean(near));
  card.style.margin = '';
  card.showPopover();
  if (!near) return;
  const box = near.getBoundingClientRect();
  const right = box.right + 12 + card.offsetWidth < innerWidth;
  Object.assign(card.style, { margin: '0', position: 'fixed',
    left: (right ? box.right + 12 : Math.max(8, box.left - 12 - card.offsetWidth)) + 'px',
    top: Math.max(8, Math.min(box.top, innerHeight - card.offsetHeight - 8)) + 'px' });
}

document.addEventListener('pointerover', event => {
  const hit = event.target.closest?.('[data-zoom]');
  clearTimeout(hovering?.timer);
  if (hovering && hovering.hit !== hit) { const old = document.getElementById(hovering.hit.dataset.zoom); if (old?.matches('.floating:popover-open')) old.hidePopover(); hovering = null; }
  if (hit && event.pointerType === 'mouse') hovering = { hit, timer: setTimeout(() => enlarge(hit.dataset.zoom, hit), 550) };
});
document.addEventListener('contextmenu', event => {
  const hit = event.target.closest?.('[data-zoom]');
  if (hit) { event.preventDefault(); clearTimeout(hovering?.timer); enlarge(hit.dataset.zoom); }
});
let held = null;
document.addEventListener('touchstart', event => {
  const hit = event.target.closest?.('[data-zoom]');
  if (hit) held = setTimeout(() => enlarge(hit.dataset.zoom), 500);
}, { passive: true });
for (const end of ['touchend', 'touchmove', 'touchcancel']) document.addEventListener(end, () => clearTimeout(held), { passive: true });

/* ---- the log lights the board ---- */

const lit = (line, on) => line?.dataset.at?.split('|').forEach(place => $$(`.cell[data-place="${CSS.escape(place)}"]`).forEach(cell => cell.classList.toggle('lit', on)));
document.addEventListener('pointerover', event => { $$('.cell.lit').forEach(cell => cell.classList.remove('lit')); lit(event.target.closest?.('.log li[data-at]'), true); });

/* A card that is looked at shows where it could go. */
function shows(card) {
  $$('.cell.fit').forEach(cell => cell.classList.remove('fit'));
  card?.dataset.fits.split('|').forEach(id => cellOf(id)?.classList.add('fit'));
}
for (const kind of ['pointerover', 'focusin']) document.addEventListener(kind, event => shows(event.target.closest?.('[data-fits]')));

function wake(lines) {
  if (still()) return;
  for (const line of lines) for (const place of line.dataset.at?.split('|') ?? []) {
    for (const cell of $$(`.cell[data-place="${CSS.escape(place)}"]`)) { cell.classList.remove('wake'); void cell.offsetWidth; cell.classList.add('wake'); }
  }
}

/* What happened since my last turn, one line after another. */
document.addEventListener('click', async event => {
  if (!event.target.closest('[data-since]')) return;
  for (const line of $$('.log li.new').reverse()) {
    line.scrollIntoView({ block: 'nearest' });
    lit(line, true);
    await new Promise(done => setTimeout(done, 900));
    lit(line, false);
  }
});

/* ---- clocks, sounds ---- */

let clocked = performance.now();
setInterval(() => {
  const now = performance.now();
  for (const clock of $$('.clock[data-runs]')) {
    const left = Math.max(0, Number(clock.dataset.ms) - (now - clocked));
    const seconds = Math.ceil(left / 1000), two = n => String(n).padStart(2, '0');
    const hours = Math.floor(seconds / 3600);
    $('span', clock).textContent = hours ? `${hours}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}` : `${Math.floor(seconds / 60)}:${two(seconds % 60)}`;
    clock.classList.toggle('low', left < 60000);
  }
}, 250);

/* A stone set down on slate: two short knocks, made here. */
let sounds = null;
function knock() {
  if (!('sounds' in document.body.dataset)) return;
  sounds ??= new AudioContext();
  for (const [after, pitch] of [[0, 220], [0.07, 160]]) {
    const tone = sounds.createOscillator(), loud = sounds.createGain(), start = sounds.currentTime + after;
    tone.type = 'triangle';
    tone.frequency.setValueAtTime(pitch, start);
    loud.gain.setValueAtTime(0.16, start);
    loud.gain.exponentialRampToValueAtTime(0.001, start + 0.12);
    tone.connect(loud).connect(sounds.destination);
    tone.start(start);
    tone.stop(start + 0.13);
  }
}

/* ---- replay ---- */

let running = null;

async function visit(address) {
  const page = await fetch(address).then(answer => answer.text()).catch(() => null);
  const fresh = page && new DOMParser().parseFromString(page, 'text/html').getElementById('body');
  if (!fresh) { location.href = address; return; }
  history.replaceState(null, '', address);
  await replace(fresh);
}
const moment = form => visit(`${form.getAttribute('action')}?${new URLSearchParams(new FormData(form))}`);

document.addEventListener('click', event => {
  const step = event.target.closest('[data-step], .moment');
  if (step) { event.preventDefault(); visit(step.getAttribute('href')); }
  if (event.target.closest('[data-run]')) {
    if (running) { clearInterval(running); running = null; return; }
    running = setInterval(() => {
      const next = $('[data-step=next]'), slide = $('[data-slide] input[type=range]');
      if (!next || !slide || Number(slide.value) >= Number(slide.max)) { clearInterval(running); running = null; } else visit(next.getAttribute('href'));
    }, 1000);
  }
});
document.addEventListener('change', event => {
  const form = event.target.closest('[data-slide], [data-jump]');
  if (form) moment(form);
  if (event.target.matches('.radio input[name=mode]')) chairs(event.target);
  if (event.target.matches('.chair select')) choices();
  const depends = event.target.closest('[data-depends]');
  if (depends) update(depends, event.target);
});

/* ---- pages beside the table ---- */

/* A mode has so many chairs; the others are closed. */
function chairs(mode) {
  for (const chair of $$('.chair:not(.choice)')) {
    const seat = Number(chair.dataset.seat), select = $('select', chair);
    const out = seat >= Number(mode.dataset.most), needed = seat < Number(mode.dataset.least);
    chair.hidden = out;
    if (out) select.value = 'closed';
    else if (needed && select.value === 'closed') select.value = $('option[value^="bot:"]', select)?.value ?? 'open';
  }
  choices();
}
/* Who does not sit down has nothing to choose. */
function choices() {
  for (const choice of $$('.chair.choice')) {
    choice.hidden = $(`#chair-${choice.dataset.seat}`)?.value === 'closed';
    $('select', choice).disabled = choice.hidden;
  }
}
/* Settings may depend on each other: after a choice the page says what can be chosen now. */
async function update(form, chosen) {
  const fresh = await fetch(form.dataset.depends, { method: 'POST', body: new URLSearchParams(new FormData(form)) })
    .then(answer => answer.ok ? answer.text() : null).catch(() => null);
  const page = fresh && new DOMParser().parseFromString(fresh, 'text/html');
  if (!page?.getElementById('new-table')) return;
  form.replaceChildren(...page.getElementById('new-table').childNodes);
  arrange();
  $$('input, select', form).find(field => field.name === chosen.name && (field.type !== 'radio' || field.value === chosen.value))?.focus({ preventScroll: true });
}
function arrange() {
  $('[data-update]')?.remove();
  const mode = $('.radio input[name=mode]:checked');
  if (mode) chairs(mode);
}
arrange();

function filter(field) {
  const word = field.value.toLowerCase();
  $$('[data-filter] .rule-text, [data-filter] .row').forEach(row => { row.hidden = !row.textContent.toLowerCase().includes(word); });
}
document.addEventListener('input', event => { if (event.target.matches('[data-search] input[type=search]')) filter(event.target); });

/* The pool of a deck: every card is on the page, and what is not looked for is hidden at once. */
function sift() {
  const asked = $('[data-pool-filter]');
  if (!asked) return;
  const word = $('#pool-q').value.trim().toLowerCase(), cost = $('[name=cost]', asked)?.value;
  const keys = $$('select:not([name=cost])', asked).map(choice => choice.value).filter(Boolean);
  let found = 0;
  for (const row of $$('[data-pool] > .row')) {
    row.said ??= `${row.textContent} ${row.dataset.also ?? ''} ${row.dataset.card}`.toLowerCase();
    const own = row.dataset.keys.split(' ');
    row.hidden = !(row.said.includes(word) && (!cost || row.dataset.cost === cost) && keys.every(key => own.includes(key)));
    found += !row.hidden;
  }
  $('[data-found] b').textContent = found;
}
for (const happening of ['input', 'change']) document.addEventListener(happening, event => { if (event.target.closest('[data-pool-filter]')) sift(); });
$('[data-pool-filter] .btn')?.remove();

/* How many of each lie in the section that the pool adds to, and what keeps a card out. */
function recount(form) {
  const into = $('[name=into]:checked', form)?.value ?? 'main';
  const own = new Map($$('.own .row', form).filter(row => row.dataset.section === into).map(row => [row.dataset.card, $('output', row).textContent]));
  const bars = new Map($$('.bars > li', form).map(bar => [bar.dataset.card, bar]));
  for (const row of $$('[data-pool] > .row', form)) {
    const n = own.get(row.dataset.card) ?? '0', bar = bars.get(row.dataset.card);
    $('output', row).textContent = n;
    row.classList.toggle('in', n !== '0');
    row.classList.toggle('out', n === '0');
    $('[name=less]', row).disabled = n === '0';
    $('[name=more]', row).disabled = !!bar;
    $('.bar', row).replaceChildren(...(bar?.cloneNode(true).childNodes ?? []));
  }
}

/* A deck's buttons lead to another deck; the reader stays where he was, and the pool stays as it is. */
document.addEventListener('submit', async event => {
  const form = event.target;
  if (!form.matches('[data-deck]')) return;
  event.preventDefault();
  const { name, value } = event.submitter ?? {};
  const own = !!event.submitter?.closest('.own');
  const fields = new URLSearchParams(new FormData(form, event.submitter));
  if ($('.deck', form)) fields.set('part', 'yes');
  const answer = await fetch(`${form.getAttribute('action')}?${fields}`).catch(() => null);
  const fresh = answer && new DOMParser().parseFromString(await answer.text(), 'text/html');
  if (!answer?.ok) { banner(words.notSent); return; }
  const address = new URL(answer.url), whole = fresh.getElementById('deck-form');
  address.searchParams.delete('part');
  history.replaceState(null, '', address);
  if (whole) {
    form.replaceChildren(...whole.childNodes);
    $('[data-pool-filter] .btn')?.remove();
  } else {
    const open = $('.own details', form).open;
    for (const part of ['deck-summary', 'deck-own']) document.getElementById(part).replaceWith(fresh.getElementById(part));
    $('.own details', form).open = open;
    recount(form);
  }
  if (own && name && value) $$(`.own button[name=${name}]`, form).find(button => button.value === value)?.focus({ preventScroll: true });
});
document.addEventListener('change', event => { if (event.target.matches('[data-deck] [name=into]')) event.target.form.requestSubmit(); });

document.addEventListener('click', event => {
  const link = event.target.closest('[data-copy]');
  if (!link || !navigator.clipboard) return;
  event.preventDefault();
  navigator.clipboard.writeText(new URL(link.dataset.copy, location).href).then(() => banner(words.copied, null, true));
});

settle();
connect();
addEventListener('online', connect);
addEventListener('offline', lost);
