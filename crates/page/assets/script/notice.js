/* ---- it is one's turn while one looks elsewhere: said by the browser, if it may ---- */

let owed = null;
const may = () => 'Notification' in window ? Notification.permission : 'denied';

/* Asked for the first time since somebody else was. */
function notice() {
  const mine = options().length > 0;
  if (owed === false && mine) notify($('.ask[data-question] h2')?.textContent ?? words.turn);
  owed = mine;
  offer();
}

function offer() { $$('[data-notify]').forEach(button => { button.hidden = may() !== 'default'; }); }

function notify(text) {
  if (!document.hidden || may() !== 'granted') return;
  try {
    const note = new Notification(title, { body: text, tag: location.pathname });
    note.onclick = () => { focus(); note.close(); };
  } catch { /* phones want a worker for it; the title says it as well */ }
}

document.addEventListener('click', event => {
  if (event.target.closest?.('[data-notify]')) Notification.requestPermission().then(offer);
});

/* ---- parts of a page that change by themselves are fetched again ---- */

async function again() {
  const page = document.hidden && may() !== 'granted' ? null : await fetch(location.href).then(answer => answer.ok ? answer.text() : null).catch(() => null);
  const fresh = page && new DOMParser().parseFromString(page, 'text/html');
  if (fresh) {
    add($$('svg.symbols > symbol', fresh).map(symbol => symbol.outerHTML).join(''));
    for (const part of $$('[data-again]')) {
      const next = fresh.getElementById(part.id);
      /* A hand on it keeps it. */
      if (next && next.outerHTML !== part.outerHTML && !part.contains(document.activeElement)) part.replaceWith(document.adoptNode(next));
    }
    if (fresh.title.startsWith('●') && !document.title.startsWith('●')) notify(words.turn);
    document.title = fresh.title;
  }
  watch();
}

function watch() {
  const waits = $$('[data-again]').map(part => Number(part.dataset.again));
  if (waits.length) setTimeout(again, Math.min(...waits));
}
