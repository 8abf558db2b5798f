/* ---- the log lights the board ---- */

const lit = (line, on) => line?.dataset.at?.split('|').forEach(place => $$(`:is(.cell, .hexes g)[data-place="${CSS.escape(place)}"]`).forEach(cell => cell.classList.toggle('lit', on)));
document.addEventListener('pointerover', event => { $$(':is(.cell, .hexes g).lit').forEach(cell => cell.classList.remove('lit')); lit(event.target.closest?.('.log li[data-at]'), true); });

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
