/* ---- live ---- */

let socket = null, tries = 0, timer = null, line = Promise.resolve(), sent = 0;
const waiting = new Map();

function connect() {
  const now = table();
  if (!now?.dataset.live || stage().dataset.replay !== undefined) return;
  clearInterval(timer);
  if (socket) { socket.onclose = socket.onmessage = null; socket.close(); }
  const address = new URL(now.dataset.live, location);
  address.protocol = address.protocol.replace('http', 'ws');
  address.searchParams.set('lang', document.documentElement.lang);
  address.searchParams.set('print', stage().dataset.print);
  if (now.dataset.seat) address.searchParams.set('seat', now.dataset.seat);
  const mine = socket = new WebSocket(address);
  socket.binaryType = 'blob';
  socket.onopen = () => { if (tries) found(); tries = 0; };
  socket.onmessage = message => {
    /* What became of one's own answer does not wait behind what is played out. */
    if (typeof message.data === 'string' && message.data.startsWith('{"ref"')) { hear(JSON.parse(message.data)); return; }
    queued += 1;
    line = line.then(() => unpacked(message.data)).then(news => { if (socket === mine) return hear(news); }).catch(() => {
      /* What does not fit is asked for as a whole. */
      stage().dataset.print = '';
      socket.close();
    }).finally(() => { queued -= 1; calm(); });
  };
  socket.onclose = () => { waiting.forEach(reply => reply({})); waiting.clear(); lost(); };
}

async function unpacked(data) {
  if (typeof data === 'string') return JSON.parse(data);
  return new Response(data.stream().pipeThrough(new DecompressionStream('deflate-raw'))).json();
}

function hear(news) {
  if (news.go) { location.assign(news.go); return; }
  if (news.parts) return perform(news);
  waiting.get(news.ref)?.(news);
  waiting.delete(news.ref);
}

function lost() {
  if (socket && socket.readyState <= WebSocket.OPEN && navigator.onLine) return;
  clearInterval(timer);
  tries += 1;
  let wait = Math.min(30, 2 ** Math.min(tries, 5));
  document.body.classList.add('off-line');
  const show = () => banner(words.lost?.replace('{n}', wait), () => { clearInterval(timer); connect(); });
  if (tries > 1) show();
  timer = setInterval(() => {
    wait -= 1;
    if (wait <= 0) { clearInterval(timer); connect(); } else if (tries > 1) show();
  }, 1000);
}

function found() {
  document.body.classList.remove('off-line');
  banner(words.back, null, true);
}

function banner(text, press, good = false) {
  const place = $('#banner');
  const model = $('#words')?.content.firstElementChild;
  if (!place || !model || !text) return;
  const strip = model.cloneNode(true);
  strip.classList.toggle('ok', good);
  $('span', strip).textContent = text;
  place.replaceChildren(strip);
  if (press) { $('button', strip).onclick = press; return; }
  /* What needs no answer goes by itself. */
  $('button', strip).remove();
  setTimeout(() => strip.remove(), 5000);
}

async function post(form, submitter) {
  const fields = new URLSearchParams(new FormData(form, submitter));
  try {
    const answer = await fetch(form.action, { method: 'POST', body: fields, redirect: 'manual', headers: { Accept: 'text/plain' } });
    if (answer.status === 409 || answer.status === 422) banner((await answer.text()).slice(0, 300));
    else if (answer.type !== 'opaqueredirect' && !answer.ok) banner(words.notSent);
    else { $('#banner').replaceChildren(); return true; }
  } catch { banner(words.notSent); lost(); }
  return false;
}

/* Give an answer by the connection, or as a form where there is none yet. True if it was taken. */
async function give(form) {
  if (socket?.readyState !== WebSocket.OPEN) return post(form);
  const fields = new FormData(form), ref = sent += 1;
  const reply = new Promise(done => waiting.set(ref, done));
  socket.send(JSON.stringify({ question: fields.get('question'), answer: fields.get('answer'), ref }));
  const { line, problem } = await reply;
  if (problem) banner(problem.rule ? `${problem.message} (${problem.rule})` : problem.message);
  else if (line === undefined) banner(words.notSent);
  else $('#banner').replaceChildren();
  return line !== undefined;
}

/* ---- forms that need no new page ---- */

document.addEventListener('submit', event => {
  const form = event.target;
  if (form.matches('[data-theme-switch]')) {
    event.preventDefault();
    const button = event.submitter ?? $('button', form);
    document.documentElement.dataset.theme = button.value;
    fetch(form.action, { method: 'POST', body: new URLSearchParams(new FormData(form, button)), redirect: 'manual' }).catch(() => {});
    button.value = button.value === 'dark' ? 'light' : 'dark';
  } else if (form.matches('[data-chat]')) {
    event.preventDefault();
    if ($('#say').value.trim()) post(form).then(() => { $('#say').value = ''; $('#say').focus(); });
    $('#say').value = '';
  } else if (table() && /\/(undo|draw|hint|mute|passing|stop-passing|skip)$/.test(new URL(form.action).pathname)) {
    event.preventDefault();
    const button = event.submitter;
    button?.setAttribute('aria-busy', 'true');
    /* Who is heard is settled when a page comes. */
    post(form, button).then(() => { button?.removeAttribute('aria-busy'); if (form.action.endsWith('/mute')) connect(); });
  }
});
