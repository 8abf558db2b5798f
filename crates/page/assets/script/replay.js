/* ---- replay ---- */

let running = null, pace = '1', wanted = null, visiting = false;

/* One moment after another; of those asked for while one is on its way only the last is fetched. */
async function visit(address) {
  wanted = address;
  if (visiting) return;
  visiting = true;
  while (wanted) {
    const next = wanted;
    wanted = null;
    const page = await fetch(next).then(answer => answer.text()).catch(() => null);
    const fresh = page && new DOMParser().parseFromString(page, 'text/html').getElementById('body');
    if (!fresh) { location.href = next; return; }
    history.replaceState(null, '', next);
    /* A hand on the slider keeps it. */
    const slider = () => $('[data-slide] input[type=range]'), hand = document.activeElement === slider() && wanted;
    if (!hand) await replace(fresh);
    show();
  }
  visiting = false;
}
const moment = form => visit(`${form.getAttribute('action')}?${new URLSearchParams(new FormData(form))}`);

/* Whether it runs, and how fast, is the page's to know: moments come without it. */
function show() {
  const run = $('[data-run]'), speed = $('[data-pace]');
  run?.setAttribute('aria-pressed', String(!!running));
  if (speed) speed.value = pace;
}

function pause() { clearInterval(running); running = null; show(); }

function run() {
  const forward = () => {
    const next = $('[data-step=next]'), slide = $('[data-slide] input[type=range]');
    if (!next || !slide || Number(slide.value) >= Number(slide.max)) pause(); else if (!visiting) visit(next.getAttribute('href'));
  };
  clearInterval(running);
  running = setInterval(forward, 1000 / Number(pace));
  show();
}

document.addEventListener('click', event => {
  const step = event.target.closest('[data-step], .moment');
  if (step) { event.preventDefault(); pause(); visit(step.getAttribute('href')); }
  if (event.target.closest('[data-run]')) { if (running) pause(); else run(); }
});
document.addEventListener('input', event => {
  if (event.target.matches('[data-slide] input[type=range]')) { pause(); moment(event.target.form); }
});
document.addEventListener('change', event => {
  if (event.target.matches('[data-pace]')) { pace = event.target.value; if (running) run(); return; }
  const form = event.target.closest('[data-jump]');
  if (form) moment(form);
});
document.addEventListener('submit', event => {
  if (event.target.matches('[data-slide], [data-jump]')) { event.preventDefault(); moment(event.target); }
});

/* Arrows step and the space bar runs, wherever nothing else wants them. */
document.addEventListener('keydown', event => {
  if (!$('#body[data-replay]') || event.ctrlKey || event.metaKey || event.altKey) return;
  const at = document.activeElement;
  if (at !== document.body && !at.closest('.replay-bar') || at.matches('input, select')) return;
  const step = { ArrowLeft: 'prev', ArrowRight: 'next', Home: 'first', End: 'last' }[event.key];
  if (step) $(`[data-step=${step}]`)?.click();
  else if (event.key === ' ' && !at.matches('button, a')) $('[data-run]')?.click();
  else return;
  event.preventDefault();
  event.stopImmediatePropagation();
}, true);
