/* ---- a board larger than the phone: panned by the thumb, pinched, tapped twice, by buttons; the whole is a small map ---- */

const pan = () => $('.pan');
const scale = () => pan().firstElementChild.offsetWidth / pan().clientWidth;

/* What is under the two fingers stays there. The size is kept at the body, so that a board that is drawn anew has it too. */
function zoom(factor, x, y) {
  const view = pan(), box = view.getBoundingClientRect(), before = scale();
  const [left, top] = [(x ?? box.left + box.width / 2) - box.left, (y ?? box.top + box.height / 2) - box.top];
  stage().style.setProperty('--zoom', Math.min(4, Math.max(1, factor)));
  const grown = scale() / before;
  view.scrollTo((view.scrollLeft + left) * grown - left, (view.scrollTop + top) * grown - top);
  chart();
}

/* Where on the map the window is. */
function chart() {
  const view = pan();
  if (!view?.clientWidth) return;
  const part = { left: view.scrollLeft / view.scrollWidth, top: view.scrollTop / view.scrollHeight, wide: view.clientWidth / view.scrollWidth, high: view.clientHeight / view.scrollHeight };
  for (const [name, share] of Object.entries(part)) stage().style.setProperty('--seen-' + name, `${Math.min(1, share) * 100}%`);
}

/* Something can be done, and nothing of it is in the window: look there. */
let looked = null;
function follow() {
  const view = pan();
  if (!view?.clientWidth || view.scrollWidth <= view.clientWidth + 1 || looked === asked()) return;
  looked = asked();
  const box = view.getBoundingClientRect(), places = $$('.cell.target, .cell.can, .cell.picked', view);
  const isSeen = place => { const at = place.getBoundingClientRect(); return at.left >= box.left - 2 && at.right <= box.right + 2 && at.top >= box.top - 2 && at.bottom <= box.bottom + 2; };
  if (places.length && !places.some(isSeen)) {
    const at = places[0].getBoundingClientRect();
    view.scrollTo(view.scrollLeft + at.left - box.left - box.width / 2 + at.width / 2, view.scrollTop + at.top - box.top - box.height / 2 + at.height / 2);
  }
  chart();
}

let pinch = null;
const spread = ([a, b]) => Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY);
document.addEventListener('touchstart', event => {
  pinch = event.touches.length === 2 && event.target.closest?.('.pan') ? { apart: spread(event.touches), from: scale() } : null;
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
  if (!view?.clientWidth || event.target.closest('.target, .can, .picked')) return;
  zoom(scale() > 1.2 ? 1 : 2, event.clientX, event.clientY);
});
document.addEventListener('scroll', event => { if (event.target === pan()) chart(); }, { capture: true, passive: true });
addEventListener('resize', chart);

/* Looking elsewhere on the board is no answer and ends no choice. */
document.addEventListener('click', event => {
  const way = event.target.closest?.('[data-board]')?.dataset.board;
  if (!way) return;
  event.stopImmediatePropagation();
  if (way === 'in') zoom(scale() * 1.4);
  else if (way === 'out') zoom(scale() / 1.4);
  else if (way === 'whole') zoom(1);
  else {
    const view = pan(), map = event.target.closest('.map').getBoundingClientRect();
    view.scrollTo((event.clientX - map.left) / map.width * view.scrollWidth - view.clientWidth / 2, (event.clientY - map.top) / map.height * view.scrollHeight - view.clientHeight / 2);
  }
}, { capture: true });
