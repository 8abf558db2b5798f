/* ---- dragging ---- */

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
