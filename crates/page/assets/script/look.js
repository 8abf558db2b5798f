/* ---- a closer look ---- */

let hovering = null;

/* While something waits for its second press, nothing comes up over it. */
function enlarge(id, near) {
  const card = id && document.getElementById(id);
  if (armed || !card?.showPopover || card.matches(':popover-open')) return;
  card.classList.toggle('floating', Boolean(near));
  Object.assign(card.style, { margin: '', left: '', top: '', position: '' });
  card.showPopover();
  if (!near) return;
  const spot = room(card, near.getBoundingClientRect());
  if (spot) Object.assign(card.style, { margin: '0', position: 'fixed', left: spot.left + 'px', top: spot.top + 'px' }); else card.hidePopover();
}

/* A place beside what is pointed at, where no target, no chosen piece and no question is covered. */
function room({ offsetWidth: wide, offsetHeight: high }, box) {
  const kept = $$('#body :is(.target, .picked), .a-ask > *').map(part => part.getBoundingClientRect());
  const top = Math.max(8, Math.min(box.top, innerHeight - high - 8));
  const lefts = [box.right + 12, box.left - 12 - wide, 8, innerWidth - wide - 8].filter(left => left >= 0 && left + wide <= innerWidth);
  const spots = [top, 8, innerHeight - high - 8].flatMap(top => lefts.map(left => ({ left, top })));
  return spots.find(({ left, top }) => ![...kept, box].some(part => part.left < left + wide && part.right > left && part.top < top + high && part.bottom > top));
}

const lower = () => $$('.floating:popover-open').forEach(card => card.hidePopover());

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
  clearTimeout(held);
  if (hit && event.touches.length === 1) held = setTimeout(() => enlarge(hit.dataset.zoom), 500);
}, { passive: true });
for (const end of ['touchend', 'touchmove', 'touchcancel']) document.addEventListener(end, () => clearTimeout(held), { passive: true });

/* A panel that does not show all of itself takes the focus, so that keys can scroll it. */
function by_keys() {
  for (const panel of $$('#main > *, .seat, .battle .by')) {
    const scrolls = panel.scrollHeight > panel.clientHeight + 1 && /auto|scroll/.test(getComputedStyle(panel).overflowY);
    if (scrolls) panel.tabIndex = 0; else if (panel.tabIndex === 0) panel.removeAttribute('tabindex');
  }
}
addEventListener('resize', by_keys);
