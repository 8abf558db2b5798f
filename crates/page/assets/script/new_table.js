/* ---- a new table, and what is looked for ---- */

/* A mode has so many chairs; the others are closed. */
function chairs(mode) {
  for (const chair of $$('.chair:not(.choice)')) {
    const seat = Number(chair.dataset.seat), select = $('select', chair);
    const out = seat >= Number(mode.dataset.most), needed = seat < Number(mode.dataset.least);
    chair.hidden = out;
    if (out) select.value = 'closed';
    else if (needed && select.value === 'closed') select.value = $('option[value^="bot:"]', select)?.value ?? 'open';
  }
  choices();
}
/* Who does not sit down has nothing to choose. */
function choices() {
  for (const choice of $$('.chair.choice')) {
    choice.hidden = $(`#chair-${choice.dataset.seat}`)?.value === 'closed';
    $('select', choice).disabled = choice.hidden;
  }
}
/* Settings may depend on each other: after a choice the page says what can be chosen now. */
async function update(form, chosen) {
  const fresh = await fetch(form.dataset.depends, { method: 'POST', body: new URLSearchParams(new FormData(form)) })
    .then(answer => answer.ok ? answer.text() : null).catch(() => null);
  const page = fresh && new DOMParser().parseFromString(fresh, 'text/html');
  if (!page?.getElementById('new-table')) return;
  const open = $('#more-rules')?.open;
  form.replaceChildren(...page.getElementById('new-table').childNodes);
  if (open) $('#more-rules')?.setAttribute('open', '');
  for (const part of ['.mini', '.wins']) { const fresh = $('.preview ' + part, page); if (fresh) $('.preview ' + part)?.replaceWith(fresh); }
  arrange();
  $$('input, select', form).find(field => field.name === chosen.name && field.type !== 'hidden' && (field.type !== 'radio' || field.value === chosen.value))?.focus({ preventScroll: true });
}
function arrange() {
  $('[data-update]')?.remove();
  const mode = $('.radio input[name=mode]:checked');
  if (mode) chairs(mode);
}
arrange();

function filter(field) {
  const word = field.value.toLowerCase();
  $$('[data-filter] .rule-text, [data-filter] .row').forEach(row => { row.hidden = !row.textContent.toLowerCase().includes(word); });
}
document.addEventListener('input', event => { if (event.target.matches('[data-search] input[type=search]')) filter(event.target); });
document.addEventListener('change', event => {
  if (event.target.matches('.radio input[name=mode]')) chairs(event.target);
  if (event.target.matches('.chair select')) choices();
  const depends = event.target.closest('[data-depends]');
  if (depends) update(depends, event.target);
});

document.addEventListener('click', event => {
  const link = event.target.closest('[data-copy]');
  if (!link || !navigator.clipboard) return;
  event.preventDefault();
  navigator.clipboard.writeText(new URL(link.dataset.copy, location).href).then(() => banner(words.copied, null, true));
});
