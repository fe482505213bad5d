import { type Html, html } from '../../core/html.ts';
import { excerptOf, type Found } from '../assets/search.js';
import { blocks, code, link, type Markdown, md, numbered } from '../md.ts';
import type { Page } from '../page.ts';
import { searchAddress } from './search-addresses.ts';

/** How many characters of a query are read at most. */
export const mostOfQuery = 200;

const excerpt = (text: string, query: string): Markdown =>
  md`${excerptOf(text, query).map(([piece, isAsked]) => (isAsked ? md`**${piece}**` : piece))}`;

const resultsOf = (query: string, found: readonly Found[]): Markdown => {
  if (query === '') return md`In programs: ${code(`${searchAddress}.md?q=…`)} is the same as Markdown.`;
  if (found.length === 0) return md`Nothing contains all words of "${query}". Try fewer words, or the beginning of one.`;
  return numbered(found.map(({ kind, title, address, text }) => blocks(md`${link(title, address)} *${kind}*`, excerpt(text, query))));
};

const form = (query: string): Html =>
  html`<form class="searching" action="${searchAddress}" role="search"><label>Words<input name="q" type="search" value="${query}" maxlength="${mostOfQuery}" autocomplete="off" spellcheck="false"></label><button>Search</button></form>`;

/** The page that finds operations, fields, errors, events and guides, for readers and programs without the script. */
export const searchPage = (query: string, found: readonly Found[]): Page['parts'] => [
  blocks(md`# Search`, 'Operations, fields, errors, events and guides.'),
  form(query),
  resultsOf(query, found),
];
