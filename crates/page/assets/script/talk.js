/* ---- talk: what was not read yet is counted in the bar, and the last of it is shown for a moment ---- */

let heard = null, fading = null;
const read = () => Number(localStorage.getItem(`said ${location.pathname}`) ?? 0);

/* Whoever has the words before the eyes has read them. */
function isRead() {
  const said = $('#said'), box = said?.getBoundingClientRect();
  return !document.hidden && $('#chat')?.open && said.checkVisibility() && box.bottom > 0 && box.top < innerHeight;
}

function listen() {
  const button = $('#talk');
  if (!button) return;
  const said = Number(button.dataset.said);
  if (isRead() || said < read()) localStorage.setItem(`said ${location.pathname}`, said);
  const unread = said - read(), count = $('b', button);
  count.textContent = unread;
  count.hidden = !unread;
  button.classList.toggle('unread', unread > 0);
  if (unread) button.setAttribute('aria-label', `${$('span', button).textContent}: ${button.dataset.unread.replace('{n}', unread)}`);
  else button.removeAttribute('aria-label');
  if (heard !== null && said > heard && document.activeElement?.id !== 'say') preview(button.dataset.last);
  heard = said;
  caption();
}

function preview(words) {
  const line = $('#heard');
  if (!line || !words) return;
  line.textContent = words;
  line.hidden = false;
  knock();
  clearTimeout(fading);
  fading = setTimeout(() => { const shown = $('#heard'); if (shown) shown.hidden = true; }, 7000);
}

document.addEventListener('click', event => {
  if (!event.target.closest?.('#talk')) return;
  $('#chat').open = true;
  requestAnimationFrame(() => { $('#say')?.focus(); listen(); });
});
document.addEventListener('toggle', event => { if (event.target.id === 'chat') listen(); }, true);
document.addEventListener('visibilitychange', listen);
addEventListener('hashchange', listen);
