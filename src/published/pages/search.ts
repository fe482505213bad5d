import { type Html, html } from '../../core/html.ts';
import { excerptOf, type Found } from '../assets/search.js';
import { searchAddress } from './search-addresses.ts';

/** The most characters of a query that are read. */
export const mostOfQuery = 200;

const excerpt = (text: string, query: string): Html =>
  html`${excerptOf(text, query).map(([piece, isAsked]) => (isAsked ? html`<b>${piece}</b>` : piece))}`;

const result = ({ kind, title, address, text }: Found, query: string): Html =>
  html`<li><a href="${address}">${title}</a> <span class="type">${kind}</span><p>${excerpt(text, query)}</p></li>`;

const resultsOf = (query: string, found: readonly Found[]): Html => {
  if (found.length === 0) return html`<p>Nothing has all words of &ldquo;${query}&rdquo;. Try fewer words, or the beginning of one.</p>`;
  return html`<ol class="found">${found.map((one) => result(one, query))}</ol>`;
};

/** The page that finds operations, fields, errors, events and guides, for readers and programs without the script. */
export const searchPage = (query: string, found: readonly Found[]): Html => html`<h1>Search</h1>
<p class="lead">Operations, fields, errors, events and guides.</p>
<form class="searching" action="${searchAddress}" role="search"><label>Words<input name="q" type="search" value="${query}" maxlength="${mostOfQuery}" autocomplete="off" spellcheck="false"></label><button>Search</button></form>
${query === '' ? html`<p>In programs: <code>${searchAddress}.md?q=&hellip;</code> is the same as Markdown.</p>` : resultsOf(query, found)}`;
