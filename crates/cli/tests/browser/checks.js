/* What every page has to keep beside what axe looks at. Returns sentences about what is wrong. */
const wrong = [];
const $$ = (query, root = document) => [...root.querySelectorAll(query)];
const name = element => `<${element.tagName.toLowerCase()}${element.id ? '#' + element.id : ''}${element.getAttribute('class') ? '.' + element.getAttribute('class').trim().replace(/\s+/g, '.') : ''}> ${(element.textContent ?? '').trim().slice(0, 40)}`;
const shown = element => {
  if (!element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true })) return false;
  const box = element.getBoundingClientRect();
  return box.width > 1 && box.height > 1;
};

/* ---- the page as a whole ---- */
if ($$('h1').length !== 1) wrong.push(`${$$('h1').length} main headings`);
const over = document.documentElement.scrollWidth - document.documentElement.clientWidth;
if (over > 0) wrong.push(`${over} px wider than the screen: ${$$('body *').filter(e => shown(e) && e.getBoundingClientRect().right > innerWidth + 1).slice(0, 3).map(name).join('; ')}`);
for (const entry of performance.getEntriesByType('resource')) if (new URL(entry.name).origin !== location.origin) wrong.push(`a request elsewhere: ${entry.name}`);
const ids = $$('[id]').map(element => element.id);
ids.filter((id, i) => ids.indexOf(id) !== i).forEach(id => wrong.push(`two elements are called ${id}`));

/* ---- drawings ---- */
for (const image of $$('img, svg')) {
  const hidden = image.closest('[aria-hidden=true]'), inner = image.parentElement.closest('svg, [role=img]');
  const said = image.getAttribute('aria-label') || image.getAttribute('alt') || image.querySelector(':scope > title') || $$('[aria-label]', image).length;
  if (!hidden && !inner && !said && image.id !== 'sprite') wrong.push(`neither named nor hidden: ${name(image)} in ${name(image.parentElement)}`);
}

const targets = $$('a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button]')
  .filter(element => shown(element) && !element.disabled && element.tabIndex >= 0);
const boxes = new Map(targets.map(element => [element, (element.closest('label') ?? element).getBoundingClientRect()]));

/* ---- contrast: in both themes, and on gradients too, of which axe says nothing ---- */
const pen = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
pen.canvas.width = pen.canvas.height = 1;
const colours = new Map();
const rgba = colour => {
  if (!colours.has(colour)) {
    pen.clearRect(0, 0, 1, 1); pen.fillStyle = '#000'; pen.fillStyle = colour; pen.fillRect(0, 0, 1, 1);
    const [r, g, b, a] = pen.getImageData(0, 0, 1, 1).data;
    colours.set(colour, [r, g, b, a / 255]);
  }
  return colours.get(colour);
};
const lay = (top, alpha, under) => top.slice(0, 3).map((v, i) => v * alpha + under[i] * (1 - alpha));
const light = ([r, g, b]) => { const [x, y, z] = [r, g, b].map(v => (v /= 255) <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4); return 0.2126 * x + 0.7152 * y + 0.0722 * z; };
const ratio = (a, b) => { const [x, y] = [light(a), light(b)].sort((p, q) => q - p); return (x + 0.05) / (y + 0.05); };
/* What may lie behind an element: colours of its own and of what it lies in; of a gradient, every stop. */
const behind = element => {
  if (!element) return [rgba(getComputedStyle(document.documentElement).colorScheme.startsWith('dark') ? '#121212' : '#ffffff').slice(0, 3)];
  const style = getComputedStyle(element);
  const stops = (style.backgroundImage.match(/(?:rgba?|color|oklch|oklab|hsla?)\([^()]*\)/g) ?? []).map(rgba);
  const own = rgba(style.backgroundColor);
  const under = own[3] === 1 ? [own.slice(0, 3)] : behind(element.parentElement ?? null).map(c => own[3] ? lay(own, own[3], c) : c);
  return stops.length ? under.flatMap(c => stops.map(stop => lay(stop, stop[3], c))) : under;
};
const seen = new Set();
const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
while (walker.nextNode()) {
  const text = walker.currentNode.data.trim(), element = walker.currentNode.parentElement;
  if (!text || seen.has(element) || element.closest('script, style, template, noscript, option, title') || !shown(element) || element.closest(':disabled')) continue;
  seen.add(element);
  const style = getComputedStyle(element);
  if (style.clipPath !== 'none' && element.closest('.sr, .skip')) continue;
  if (element.closest('.sr, .skip')) continue;
  let alpha = 1;
  for (let e = element; e; e = e.parentElement) alpha *= Number(getComputedStyle(e).opacity);
  const ink = rgba(element.namespaceURI.includes('svg') ? style.fill : style.color);
  const size = parseFloat(style.fontSize), needed = size >= 24 || size >= 18.66 && Number(style.fontWeight) >= 700 ? 3 : 4.5;
  if (element.namespaceURI.includes('svg')) continue; /* drawn on shapes, not on boxes */
  const worst = Math.min(...behind(element).map(paper => ratio(lay(ink, ink[3] * alpha, paper), paper)));
  if (worst < needed - 0.05) wrong.push(`contrast ${worst.toFixed(2)}: ${name(element)} in ${name(element.parentElement).split('> ')[0]}>`);
}

/* ---- the focus goes as the page is read, and can be seen ---- */
for (const [i, [element, box]] of [...boxes].entries()) {
  const next = [...boxes][i + 1];
  if (!next || next[0].parentElement !== element.parentElement || next[1].height > 2 * box.height || !/flex|block/.test(getComputedStyle(element.parentElement).display)) continue;
  if (next[1].bottom <= box.top && next[1].right <= box.right) wrong.push(`the focus goes back: ${name(element)}, then ${name(next[0])}`);
}
for (const element of targets.slice(0, 60)) {
  const look = e => { const s = getComputedStyle(e); return [s.outlineStyle, s.outlineWidth, s.outlineColor, s.boxShadow, s.borderColor, s.backgroundColor].join(); };
  const place = element.closest('label, .cell, .card') ?? element;
  document.activeElement?.blur?.();
  const before = look(element) + look(place);
  element.focus({ preventScroll: true, focusVisible: true });
  if (document.activeElement === element && look(element) + look(place) === before) wrong.push(`focus cannot be seen: ${name(element)}`);
}
document.activeElement?.blur?.();
return [...new Set(wrong)];
