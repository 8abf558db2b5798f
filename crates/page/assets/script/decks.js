/* ---- decks ---- */

/* The pool of a deck: every card is on the page, and what is not looked for is hidden at once. */
function sift() {
  const asked = $('[data-pool-filter]');
  if (!asked) return;
  const word = $('#pool-q').value.trim().toLowerCase(), cost = $('[name=cost]', asked)?.value;
  const keys = $$('select:not([name=cost])', asked).map(choice => choice.value).filter(Boolean);
  let found = 0;
  for (const row of $$('[data-pool] > .row')) {
    row.said ??= `${row.textContent} ${row.dataset.also ?? ''} ${row.dataset.card}`.toLowerCase();
    const own = row.dataset.keys.split(' ');
    row.hidden = !(row.said.includes(word) && (!cost || row.dataset.cost === cost) && keys.every(key => own.includes(key)));
    found += !row.hidden;
  }
  $('[data-found] b').textContent = found;
}
for (const happening of ['input', 'change']) document.addEventListener(happening, event => { if (event.target.closest('[data-pool-filter]')) sift(); });
$('[data-pool-filter] .btn')?.remove();

/* How many of each lie in the section that the pool adds to, and what keeps a card out. */
function recount(form) {
  const into = $('[name=into]:checked', form)?.value ?? 'main';
  const own = new Map($$('.own .row', form).filter(row => row.dataset.section === into).map(row => [row.dataset.card, $('output', row).textContent]));
  const bars = new Map($$('.bars > li', form).map(bar => [bar.dataset.card, bar]));
  for (const row of $$('[data-pool] > .row', form)) {
    const n = own.get(row.dataset.card) ?? '0', bar = bars.get(row.dataset.card);
    $('output', row).textContent = n;
    row.classList.toggle('in', n !== '0');
    row.classList.toggle('out', n === '0');
    $('[name=less]', row).disabled = n === '0';
    $('[name=more]', row).disabled = !!bar;
    $('.bar', row).replaceChildren(...(bar?.cloneNode(true).childNodes ?? []));
  }
}

/* A deck's buttons lead to another deck; the reader stays where he was, and the pool stays as it is. */
document.addEventListener('submit', async event => {
  const form = event.target;
  if (!form.matches('[data-deck]')) return;
  event.preventDefault();
  const { name, value } = event.submitter ?? {};
  const own = !!event.submitter?.closest('.own');
  const fields = new URLSearchParams(new FormData(form, event.submitter));
  if ($('.deck', form)) fields.set('part', 'yes');
  const named = $('#deck-name')?.value;
  if (named) fields.set('name', named);
  const answer = await fetch(`${form.getAttribute('action')}?${fields}`).catch(() => null);
  const fresh = answer && new DOMParser().parseFromString(await answer.text(), 'text/html');
  if (!answer?.ok) { banner(words.notSent); return; }
  const address = new URL(answer.url), whole = fresh.getElementById('deck-form');
  address.searchParams.delete('part');
  history.replaceState(null, '', address);
  add($$('svg.symbols', fresh).map(symbols => symbols.innerHTML).join(''));
  if (whole) {
    form.replaceChildren(...whole.childNodes);
    $('[data-pool-filter] .btn')?.remove();
  } else {
    const open = $('.own details', form).open;
    for (const part of ['deck-summary', 'deck-own']) document.getElementById(part).replaceWith(fresh.getElementById(part));
    $('.own details', form).open = open;
    recount(form);
  }
  if (own && name && value) $$(`.own button[name=${name}]`, form).find(button => button.value === value)?.focus({ preventScroll: true });
});
document.addEventListener('change', event => { if (event.target.matches('[data-deck] [name=into]')) event.target.form.requestSubmit(); });
