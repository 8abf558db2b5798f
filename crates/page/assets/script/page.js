/* Kamen in the browser. The pages work without this file; it makes them live.

   What it expects of the server:
   GET  /t/{id}                                     the page; everything that changes lies in #body
   WS   /t/{id}/live?print=&seat=&lang=             what is new on the page, as JSON, long ones in raw deflate:
        {"seq":N,"print":"…","parts":{"id":"<html>"},"log":{"from":N,"lines":"<li>…"},"since":N,"symbols":"<symbol>…"}
                                                    where a part has <slot id="x">, the element x comes, new or as it is;
                                                    print says, after a break, what the page has
        {"go":"/t/…"}                               there is another page to be shown now
        sent: {"question":"12A","answer":"d","ref":1}, and {"ref":1,"line":N} or {"ref":1,"problem":{…}} comes back
   POST /t/{id}/undo|draw|hint|chat|mute            303, or 409 with a kind sentence as text; what it changes comes by the
                                                    connection. So do answers without one. resign, rematch, leave, join,
                                                    start lead on as plain forms
   GET  /replay/{id}?to=&seat=                      a moment; its #body is taken out of the page

   The list of answers (#do .opt) is the one source of what can be done: number, target (data-at), doer (data-by). */

const $ = (query, root = document) => root.querySelector(query);
const $$ = (query, root = document) => [...root.querySelectorAll(query)];
const words = $('#words')?.dataset ?? {};
const table = () => $('#main.layout');
const still = () => matchMedia('(prefers-reduced-motion: reduce)').matches || 'still' in document.body.dataset;

/* ---- what changes ---- */

const stage = () => $('#body');

const made = html => {
  const template = document.createElement('template');
  template.innerHTML = html;
  return template.content;
};

/* News of the page, one after another; what was told of says what has moved, and of a leap (told: null) nothing does. */
function apply(news) {
  const fresh = new Map(Object.entries(news.parts).map(([id, html]) => [id, made(html).firstElementChild]));
  return swap(() => {
    add(news.symbols);
    const holes = [...fresh.values()].flatMap(piece => $$('slot', piece));
    /* Found before anything is taken out of its place. */
    const there = new Map([...fresh.keys(), ...holes.map(hole => hole.id)].map(id => [id, document.getElementById(id)]));
    for (const hole of holes) {
      const piece = fresh.get(hole.id) ?? there.get(hole.id);
      if (!piece) throw new Error(`nothing is called ${hole.id}`);
      hole.replaceWith(piece);
    }
    for (const [id, piece] of fresh) if (!piece.parentElement) there.get(id)?.replaceWith(piece);
    if (news.log) tell(news.log);
    if (news.since !== undefined) stage().dataset.unseen = news.since;
    if (news.seq !== undefined) Object.assign(stage().dataset, { seq: news.seq, print: news.print });
    age();
  }, fresh, news.told === undefined ? lines_of(news.log) : news.told);
}

/* A whole other content, as when a game is played again. */
const replace = body => swap(() => { stage().replaceChildren(...body.childNodes); Object.assign(stage().dataset, body.dataset); }, new Map([['body', body]]));

function add(symbols) {
  const fresh = symbols && made(`<svg>${symbols}</svg>`).firstElementChild;
  for (const symbol of fresh?.children ? [...fresh.children] : []) if (!document.getElementById(symbol.id)) $('svg.symbols').append(symbol);
}

/* From an event on the log is another one; old lines go. */
function tell({ from, lines }) {
  const log = $('#lines');
  if (!log) return;
  $$('li', log).filter(line => Number(line.dataset.seq) >= from).forEach(line => line.remove());
  log.prepend(made(lines));
  $$('li', log).slice(Number(log.dataset.most)).forEach(line => line.remove());
}

const unseen = () => $$('#lines li').filter(line => Number(line.dataset.seq) >= Number(stage().dataset.unseen));

function age() {
  const news = new Set(unseen());
  $$('#lines li:not(.turnline)').forEach(line => line.classList.toggle('new', news.has(line)));
}

/* Change the page, keeping what the person was doing: focus, open sheets, scrolled lists, half-typed chat, half a choice. */
async function swap(change, fresh, told = []) {
  const put = () => {
    const old = options().length ? offered() : null;
    const half = touches(fresh) && half_choice();
    const focus = remembered(document.activeElement);
    const open = $$('[popover][id]:popover-open', stage()).map(sheet => sheet.id).filter(id => !id.startsWith('big-'));
    const question = asked(), said = $('#say')?.value ?? '';
    const unfolded = new Map($$('details[id]', stage()).map(part => [part.id, part.open]));
    const scrolled = new Map($$('#lines, #do, #hand > *', stage()).map(list => [list.id, [list.scrollLeft, list.scrollTop]]));
    change();
    if ($('#say')) $('#say').value = said;
    $$('details[id]', stage()).forEach(part => { if (part.id === 'chat' || question === asked()) part.open = unfolded.get(part.id) ?? part.open; });
    $$('#lines, #do, #hand > *', stage()).forEach(list => { [list.scrollLeft, list.scrollTop] = scrolled.get(list.id) ?? [0, 0]; });
    open.map(id => document.getElementById(id)).forEach(sheet => { if (sheet && !sheet.matches(':popover-open')) sheet.showPopover?.(); });
    /* A sheet is open as long as its address says so, also when it was drawn anew. */
    if (location.hash.length > 1 && !$(':target') && document.getElementById(location.hash.slice(1))) location.replace(location.hash);
    recall(focus);
    if (half) choose_again(half);
    turned(old);
    settle();
  };
  const moved = !told || still() || !document.startViewTransition || document.hidden ? [] : movers(fresh, told);
  if (!moved.length) { put(); return; }
  const motion = slide(moved, told, put);
  /* What comes next need not wait until all has come to rest. */
  await motion.updateCallbackDone.catch(() => {});
}

/* Whether something changes that a half-made choice is about. */
const touches = fresh => [...fresh.keys()].some(id => document.getElementById(id)?.matches('#body, #main, #board, #board *, #hand, #hand *, #ask, #do, #do *'));
const asked = () => $('#do [name=question]')?.value;

function half_choice() {
  const half = { picked, armed: armed && document.getElementById('a' + armed)?.value, question: asked(), kind: kind(), early: given !== null && given === asked() };
  unpick();
  return half;
}

/* The same question as before: the choice goes on. Who was chosen while an answer was under way was meant for the next one
   of its kind. */
function choose_again(half) {
  if (!half.question) return;
  if (half.picked && half.question !== asked() && half.early && half.kind === kind()) { pick(half.picked); return; }
  if (half.question !== asked()) return;
  if (half.picked) pick(half.picked);
  const option = half.armed && options().find(option => option.value === half.armed);
  if (option) arm(option);
}

function remembered(element) {
  if (!element || element === document.body) return null;
  const place = element.closest('[data-ids]')?.dataset.ids;
  return { element, id: element.id, place };
}

function recall(focus) {
  if (!focus || document.activeElement === focus.element) return;
  const place = focus.place && cellOf(focus.place.split('|')[0]);
  const there = place?.querySelector('.hit') || (place?.matches('.f') && place) || (focus.id && document.getElementById(focus.id));
  there?.focus?.({ preventScroll: true });
}

/* The list shows what a hint points at. */
let advised = null;
function advise() {
  const best = $('#do .opt.hinted'), list = $('#do');
  if (advised === (advised = best && asked() + best.value) || !best) return;
  const fold = best.closest('details');
  if (fold) fold.open = true;
  list.scrollTop += best.getBoundingClientRect().top - list.getBoundingClientRect().top - list.clientHeight / 3;
}

/* After every change of content: say it, light what is new, start the clocks. */
let seen = -1;
const title = document.title;

/* The tab says that one is to move, what was not read yet, and who came meanwhile, until it is looked at. */
function caption() {
  if (came) { document.title = `● ${words.came}`; return; }
  const unread = Number($('#talk.unread b')?.textContent ?? 0);
  document.title = (unread ? `(${unread}) ` : '') + (options().length ? '● ' : '') + title;
}

function settle() {
  if (!table()) return;
  const seq = Number(stage().dataset.seq ?? -1);
  since_offer();
  if (seq > seen && seen >= 0) {
    const told = unseen().reverse().slice(0, 6).map(line => line.textContent.trim()).join(' ');
    if (told) { $('#says').textContent = told; knock(); }
    wake($$('.log li.new'));
  }
  seen = Math.max(seen, seq);
  clocked = performance.now();
  by_keys();
  advise();
  notice();
  follow();
  go_on();
  arrived();
  listen();
}
