/* ---- the room before the game: shared by the phone's own sheet; who comes is noticed ---- */

let seated = null, came = false;
function arrived() {
  const room = $('.room'), taken = room && $$('[data-taken]', room).length;
  $$('[data-share]').forEach(button => { button.hidden = !navigator.share; });
  if (seated !== null && (taken === null || taken > seated)) {
    knock();
    $('#says').textContent = words.came;
    came = true;
  }
  if (!room) came = false;
  seated = taken;
  caption();
}
addEventListener('focus', () => { came = false; if (table()) caption(); });

document.addEventListener('click', event => {
  const button = event.target.closest?.('[data-share]');
  if (button) navigator.share({ title: button.dataset.title, url: button.dataset.share }).catch(() => {});
});
