import { type Html, html } from '../../core/html.ts';
import { type Guide, type GuideName, guideAddressOf, guideNames, guidesAddress } from '../guides.ts';
import { headings, inline, markdown } from '../markdown.ts';
import type { Place } from './layout.ts';

/** The table of contents of a guide: all guides, with the sections of this one. */
export const guideContents = (titles: ReadonlyMap<GuideName, string>, open?: GuideName, text = ''): Place[] =>
  guideNames.map((name) => ({
    href: guideAddressOf(name),
    title: titles.get(name)!,
    current: name === open,
    inside: name === open ? headings(text).map(({ id, title }) => ({ href: `#${id}`, title })) : undefined,
  }));

/** The page of a guide. */
export const guidePage = ({ title, text }: Guide): Html => html`<p class="over"><a href="${guidesAddress}">Guides</a></p>
<h1>${title}</h1>
${markdown(text)}`;

/** The list of the guides. */
export const guidesPage = (guides: ReadonlyMap<GuideName, Guide>): Html => html`<h1>Guides</h1>
<p class="lead">Short texts for what you do first and most. Every program in them is run by a test.</p>
<ul class="cards">${[...guides].map(
  ([name, { title, about }]) => html`<li><h2><a href="${guideAddressOf(name)}">${title}</a></h2><p>${inline(about)}</p></li>`,
)}</ul>`;
