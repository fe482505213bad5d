import { escapeHtml, type Html, html, raw } from '../../core/html.ts';

const token = /("(?:[^"\\]|\\.)*")(\s*:)?|\b(true|false|null)\b|(-?\d+(?:\.\d+)?)/g;

/** A value as indented JSON, with a style for each kind of value. */
export const json = (value: unknown): Html => {
  const text = JSON.stringify(value, null, 2);
  let at = 0;
  let marked = '';
  for (const match of text.matchAll(token)) {
    const [whole, string, colon] = match;
    const kind = string ? 's' : 'n';
    const shown = escapeHtml(string ?? whole);
    marked +=
      escapeHtml(text.slice(at, match.index)) +
      (colon ? `<span class="k">${shown}</span>${colon}` : `<span class="${kind}">${shown}</span>`);
    at = match.index + whole.length;
  }
  return raw(marked + escapeHtml(text.slice(at)));
};

/** A block of code that can be scrolled by keyboard. */
export const block = (content: Html | string, label: string): Html =>
  html`<pre tabindex="0" role="group" aria-label="${label}"><code>${content}</code></pre>`;

/** An example: a string unchanged, anything else as JSON. */
export const example = (value: unknown, label: string): Html => block(typeof value === 'string' ? value : json(value), label);
