/* ---- following: what others did is played out, one event after another, from the position each belongs to ---- */

const PACES = { quick: 700, calm: 1700 };
const pace_now = () => document.body.dataset.pace ?? 'quick';
let queued = 0, rests = 0, skipping = false, wakeup = null, staged = null;

/* How long an event is looked at: less when much waits, little where nothing is seen. */
const LESSER = new Set(['turn', 'phase', 'paid', 'gained', 'drew']);
function beat(verb, left) {
  const full = PACES[pace_now()] ?? PACES.quick;
  return Math.max(110, full * (LESSER.has(verb) ? 0.45 : 1) / (1 + (queued + left) / 5));
}

const hold = time => new Promise(done => { const timer = setTimeout(done, Math.max(0, time)); wakeup = () => { clearTimeout(timer); done(); }; });
const isPlaying = () => staged !== null;

/* Everything that waits is shown at once. */
function skip() {
  if (!isPlaying()) return false;
  skipping = true;
  wakeup?.();
  return true;
}

/* News come with what others did on the way; one's own answers are never held up. */
async function perform(news) {
  const frames = news.frames ?? [];
  const lines = lines_of(news.log);
  if (!frames.length) {
    await apply(news);
    lines.forEach(line => { own(line); });
    return;
  }
  if (skipping || document.hidden || pace_now() === 'off') { if (!skipping) owe(frames[0].seq); await apply(news); calm(); return; }
  const bySeq = new Map(lines.map(line => [Number(line.dataset.seq), line]));
  staged ??= caption_bar();
  await hold(rests - performance.now());
  for (const [i, frame] of frames.entries()) {
    const last = i === frames.length - 1, line = bySeq.get(frame.seq);
    if (skipping) break;
    if (last) break;
    await apply({ parts: frame.parts ?? {}, log: line && { from: frame.seq, lines: line.outerHTML }, symbols: i ? '' : news.symbols });
    show_moment(line, frame);
    await hold(beat(line?.dataset.verb, frames.length - i));
  }
  await apply(news);
  if (!skipping) {
    const frame = frames[frames.length - 1], line = bySeq.get(frame.seq);
    show_moment(line, frame);
    rests = performance.now() + beat(line?.dataset.verb, 0);
  }
  calm();
}

/* Nothing waits any more: in a moment the board is as it is. */
function calm() {
  if (queued > 1) return;
  const over = () => { if (queued) return; skipping = false; staged?.remove(); staged = null; };
  if (skipping) { rests = 0; over(); } else setTimeout(over, Math.max(0, rests - performance.now()));
}

function lines_of(log) {
  return log?.lines ? [...made(`<ol>${log.lines}</ol>`).firstElementChild.children].reverse() : [];
}

/* The sentence beside the board, and the way out. */
function caption_bar() {
  const bar = document.createElement('div'), said = document.createElement('p'), button = document.createElement('button');
  bar.id = 'follow';
  said.setAttribute('aria-hidden', 'true');
  Object.assign(button, { type: 'button', className: 'btn', textContent: words.skip, onclick: event => { event.stopPropagation(); skip(); } });
  bar.append(said, button);
  document.body.append(bar);
  return bar;
}

function show_moment(line, frame) {
  if (!staged) return;
  const said = $('p', staged), board = $('#board')?.getBoundingClientRect();
  staged.dataset.seq = frame.seq;
  staged.dataset.steps = Number(staged.dataset.steps ?? 0) + 1;
  said.innerHTML = line?.innerHTML ?? '';
  if (board) { staged.style.left = board.left + board.width / 2 + 'px'; staged.style.top = Math.max(4, board.top + 4) + 'px'; staged.style.maxWidth = Math.min(board.width, innerWidth) - 16 + 'px'; }
  $('.fx-card')?.remove();
  if (frame.card) card_shown(frame.card);
  if (line) effects(line);
}

/* A card as it is played lies on the board for a moment. */
function card_shown(html) {
  const board = $('#board')?.getBoundingClientRect();
  if (!board) return;
  const card = document.createElement('div');
  card.className = 'fx-card' + (still() ? '' : ' moves');
  card.setAttribute('aria-hidden', 'true');
  card.innerHTML = html;
  document.body.append(card);
  card.style.left = board.left + board.width / 2 + 'px';
  card.style.top = board.top + board.height / 2 + 'px';
  setTimeout(() => card.remove(), beat('played', 0) * 1.3);
}

/* Dice fall, damage lands: at the place it happened to, whatever is drawn there anew meanwhile. */
const lastPlace = line => line.dataset.at?.split('|').pop();
const cellAt = place => place && $(`[data-place="${CSS.escape(place)}"]`);
let struck = null;
function effects(line) {
  const place = lastPlace(line), dice = $('.dice', line);
  if (['attacked', 'struck', 'struck-back'].includes(line.dataset.verb)) struck = place;
  if (dice) float(dice.cloneNode(true), cellAt(struck) ?? $('#board'), 'fx-dice');
  if (line.dataset.harm) float(figure(line.dataset.harm, line.dataset.harm.startsWith('+') ? 'heal' : 'harm'), cellAt(place), 'fx-number');
  if (line.dataset.missed) float(figure(line.dataset.missed, 'miss'), cellAt(struck), 'fx-number');
}

function figure(text, kind) {
  const figure = document.createElement('b');
  figure.textContent = text;
  figure.dataset.kind = kind;
  return figure;
}

function float(element, over, kind) {
  const box = over?.getBoundingClientRect();
  if (!box) return;
  element.classList.add(kind);
  if (!still()) element.classList.add('moves');
  element.setAttribute('aria-hidden', 'true');
  element.style.left = box.left + box.width / 2 + 'px';
  element.style.top = Math.max(20, kind === 'fx-dice' && over.id !== 'board' ? box.top - 6 : box.top + box.height / 2) + 'px';
  document.body.append(element);
  setTimeout(() => element.remove(), pace_now() === 'calm' ? 2600 : 1500);
}

/* What came of one's own answer is there at once; dice and numbers come up over it. */
function own(line) { if (!document.hidden && pace_now() !== 'off') effects(line); }

/* ---- since my last turn: again, from the position then; it is owed until it was seen or skipped ---- */

const owedKey = () => `owed ${location.pathname}`;
const owes = () => { const from = localStorage.getItem(owedKey()); return from === null ? null : Number(from); };
function owe(from) {
  if (from >= 0 && (owes() === null || from < owes())) localStorage.setItem(owedKey(), from);
}
const firstLine = from => $$('#lines li').filter(line => Number(line.dataset.seq) >= from);

function since_offer() {
  const button = $('[data-since]');
  if (!button) return;
  const from = owes() ?? Number(stage().dataset.unseen), count = firstLine(from).length;
  button.hidden = count === 0;
  button.textContent = button.dataset.label.replace('{n}', count);
}

async function again_since() {
  if (isPlaying()) { skip(); return; }
  const from = owes() ?? Number(stage().dataset.unseen);
  const seat = table()?.dataset.seat;
  const story = await fetch(`${location.pathname}/since?from=${from}${seat ? `&seat=${seat}` : ''}`).then(answer => answer.ok ? answer.json() : null).catch(() => null);
  if (!story) { banner(words.notSent); return; }
  line = line.then(() => tell_again(story)).catch(() => { stage().dataset.print = ''; socket?.close(); });
}

async function tell_again({ base, frames, after, symbols }) {
  staged ??= caption_bar();
  unpick();
  await apply({ parts: base, symbols, told: null });
  staged.dataset.replayed = '';
  for (const [i, frame] of frames.entries()) {
    if (skipping) break;
    const told = $(`#lines li[data-seq="${frame.seq}"]`);
    told?.scrollIntoView({ block: 'nearest' });
    told?.classList.add('told-now');
    if (frame.parts) await apply({ parts: frame.parts, told: told ? [told] : [] });
    show_moment(told, frame);
    await hold(Math.max(beat(told?.dataset.verb, frames.length - i), 160));
    told?.classList.remove('told-now');
  }
  /* As it is now, whatever was on the way. */
  await apply({ parts: after });
  localStorage.removeItem(owedKey());
  staged?.remove();
  staged = null;
  skipping = false;
  since_offer();
}

document.addEventListener('click', event => { if (event.target.closest?.('[data-since]')) again_since(); });

/* One key or one tap on the board skips; it is meant for nothing else, unless there is something to answer already. */
const skips = () => isPlaying() && ('replayed' in staged.dataset || !options().length);
document.addEventListener('keydown', event => {
  if (!skips() || event.ctrlKey || event.metaKey || event.altKey || event.target.matches?.('input, select, textarea')) return;
  if (event.key !== ' ' && event.key !== 'Escape' && event.key !== 'Enter') return;
  event.preventDefault();
  event.stopImmediatePropagation();
  skip();
}, { capture: true });
let spent = false;
document.addEventListener('pointerdown', event => {
  spent = skips() && Boolean(event.target.closest?.('#board'));
  if (!spent) return;
  skip();
  event.stopImmediatePropagation();
}, { capture: true });
document.addEventListener('click', event => {
  if (!spent || !event.target.closest?.('#board')) return;
  spent = false;
  event.preventDefault();
  event.stopImmediatePropagation();
}, { capture: true });

/* The speed is chosen at the table too. */
document.addEventListener('change', event => {
  const form = event.target.closest?.('[data-pace-switch]');
  if (!form) return;
  document.body.dataset.pace = event.target.value;
  fetch(form.action, { method: 'POST', body: new URLSearchParams(new FormData(form)), redirect: 'manual' }).catch(() => {});
  if (event.target.value === 'off') skip();
});
