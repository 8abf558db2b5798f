/* ---- keys ---- */

let typed = '', typing = null;

/* The number row counts by its place: on a Czech keyboard it writes + ě š. A letter is what is written on the key, and its
   place where that is no Latin letter. */
function named({ key, code }) {
  const digit = /^Digit(\d)$/.exec(code)?.[1];
  if (digit) return digit;
  return /^[a-z]$/i.test(key) ? key.toLowerCase() : key.length === 1 && key !== '?' && /^Key([A-Z])$/.exec(code)?.[1].toLowerCase() || key;
}

document.addEventListener('keydown', event => {
  if (event.target.matches?.('input, select, textarea') || event.ctrlKey || event.metaKey || event.altKey) return;
  const key = named(event);
  if (key === 'Escape') { if (picked || armed || $('.chooser')) { event.preventDefault(); unpick(); } }
  else if (key === '?') $('#help')?.togglePopover?.();
  else if (!table()) return;
  else if (key === 'Enter' && event.target.matches('div.hit')) press(event.target.closest('[data-ids]'));
  else if (/^\d$/.test(key)) { event.preventDefault(); digit(key); }
  else if (key.startsWith('Arrow')) walk(event);
  else if (key === 'u') $('form[action$="/undo"] button')?.click();
  else if ('+-='.includes(key) && $('.atlas')) zoom(size() * (key === '-' ? 1 / 1.4 : 1.4));
  else if (key === 'm' && $('.atlas')) { const place = acting(); if (place) { centre(place); chart(); } }
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
  const at = document.activeElement, card = at?.closest?.('.hand > li');
  const cell = at?.closest?.('.cells > *') ?? null;
  const board = cell?.parentElement ?? (at === document.body ? $('.cells') : null);
  if (card) { event.preventDefault(); along(card, event.key); return; }
  if (!cell && (at?.closest?.('.hexes') || !board && $('.atlas'))) { stroll(event, '.atlas .f[tabindex], .atlas a.f'); return; }
  if (!cell && $('.camp .hit')) { stroll(event, '.camp .hit'); return; }
  if (!board) return;
  event.preventDefault();
  const across = Number(board.dataset.across);
  const cells = $$(':scope > .cell, :scope > .hole', board);
  const step = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -across, ArrowDown: across }[event.key];
  if (!cell) { enter(cells); return; }
  let i = cells.indexOf(cell);
  do {
    const column = i % across;
    i += step;
    if (Math.abs(step) === 1 && (column + step < 0 || column + step >= across)) return;
  } while (cells[i]?.matches('.hole'));
  if (cells[i]) $('.hit', cells[i])?.focus(); else if (step > 0) $('.hand .hit')?.focus();
}

/* Onto the board, where something can be done. */
const enter = cells => $('.hit', cells.find(cell => cell.matches('.target, .can')) ?? cells.find(cell => cell.matches('.cell')))?.focus();

/* Along the hand, and from it back to the board. */
function along(card, key) {
  const cards = $$(':scope > li', card.parentElement), i = cards.indexOf(card);
  if (key === 'ArrowUp') enter($$('.cells > .cell').reverse());
  else $('.hit', cards[i + { ArrowLeft: -1, ArrowRight: 1, ArrowDown: 0 }[key]] ?? card)?.focus();
}

/* Where there are no squares: the nearest thing that way. */
function stroll(event, among) {
  const now = document.activeElement?.closest?.(among);
  if (!now && document.activeElement !== document.body) return;
  event.preventDefault();
  const all = $$(among).filter(hit => hit.checkVisibility());
  if (!now) { (all.find(hit => hit.closest('.picked')) ?? all.find(hit => hit.closest('.target, .can')) ?? all[0])?.focus(); return; }
  const middle = hit => { const box = hit.getBoundingClientRect(); return [box.x + box.width / 2, box.y + box.height / 2]; };
  const [x, y] = middle(now), [dx, dy] = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
  const far = hit => { const [a, b] = middle(hit), along = (a - x) * dx + (b - y) * dy, aside = Math.abs((a - x) * dy) + Math.abs((b - y) * dx); return along > 2 ? along + 2 * aside : Infinity; };
  const next = all.filter(hit => far(hit) < Infinity).sort((a, b) => far(a) - far(b))[0];
  next?.focus();
  next?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
