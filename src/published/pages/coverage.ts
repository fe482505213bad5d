import { familiesOf, type OpenApi } from '../../contract/read-openapi.ts';
import { type Html, html, joinPieces, type Piece } from '../../core/html.ts';
import type { Entry } from '../catalogue.ts';
import type { Place } from './layout.ts';
import { operationAddress } from './operation-list.ts';

/** The address of the page; those of the documents are below it. */
export const coverageAddress = '/docs/coverage';

/** A group of parts: the names of those that were served, and of those that were not. */
export interface SeenGroup {
  title: string;
  seen: readonly string[];
  unseen: readonly string[];
}

/** What was seen of the contracts, for the pages. */
export interface SeenCoverage {
  /** When something was noted last, as ISO 8601. */
  at: string;
  /** All contracts, and each document. */
  totals: readonly {
    title: string;
    document?: string;
    groups: readonly { title: string; seen: number; documented: number; share: string }[];
  }[];
  /** By document and operation. */
  operations: Readonly<Record<string, Readonly<Record<string, readonly SeenGroup[]>>>>;
  /** What belongs to no operation: frames, kinds of events, fields of GraphQL. */
  others: readonly SeenGroup[];
}

/** The page where nothing is noted. */
export const nothingNoted = (folder: string): Html => html`<h1>Coverage</h1>
<p class="lead">Nothing is noted in <code>${folder}</code> yet.</p>
<p>This command runs the tests, whose servers note what they serve:</p>
<pre tabindex="0" role="group" aria-label="The command"><code>TESSERA_COVERAGE_DIR=${folder} npm test</code></pre>
<p>A server that was started with <code>TESSERA_COVERAGE_DIR</code> notes in that folder, and shows it here.</p>`;

const names = (parts: readonly string[]): Piece =>
  joinPieces(
    parts.map((part) => html`<code>${part}</code>`),
    ', ',
  );

const partsOf = ({ title, seen, unseen }: SeenGroup): Piece => [
  unseen.length > 0 && html`<dt>${title}, not seen</dt><dd>${names(unseen)}</dd>`,
  seen.length > 0 && html`<dt>${title}, seen</dt><dd>${names(seen)}</dd>`,
];

const total = ({ title, groups, document }: SeenCoverage['totals'][number]): Html =>
  html`<h2 id="${document ?? 'all'}">${document ? html`<a href="${coverageAddress}/${document}">${title}</a>` : title}</h2>
<div class="scroll" tabindex="0" role="group" aria-label="${title}"><table class="documents"><thead><tr><th scope="col">What</th><th scope="col">Share</th><th scope="col">Seen</th><th scope="col">Documented</th></tr></thead>
<tbody>${groups.map((group) => html`<tr><th scope="row">${group.title}</th><td>${group.share}</td><td>${group.seen}</td><td>${group.documented}</td></tr>`)}</tbody></table></div>`;

const anchorOf = (title: string): string => title.toLowerCase().replaceAll(' ', '-');

/** The table of contents of the page. */
export const coverageContents = ({ totals, others }: SeenCoverage): Place[] => [
  ...totals.map(({ title, document }) => ({ href: `#${document ?? 'all'}`, title })),
  ...others.map(({ title }) => ({ href: `#${anchorOf(title)}`, title })),
];

/** How much of each contract was served. */
export const coveragePage = ({ at, totals, others }: SeenCoverage, folder: string): Html => html`<h1>Coverage</h1>
<p class="lead">Which parts of the contracts the tests have seen, as noted in <code>${folder}</code>.</p>
<p>Something was noted last on <time datetime="${at}">${at.slice(0, 16).replace('T', ' at ')} UTC</time>. A parameter is seen when a valid request has it, and a field of GraphQL when a valid document selects it. <code>npx tessera contract coverage ${folder}</code> prints the same.</p>
${totals.map(total)}
${others.map((group) => html`<h2 id="${anchorOf(group.title)}">${group.title}</h2><dl class="answers wide">${partsOf(group)}</dl>`)}`;

/** The table of contents of the page of a document. */
export const coverageOfDocumentContents = (document: OpenApi): Place[] =>
  familiesOf(document).map(({ name }) => ({ href: `#${name}`, title: name }));

/** What was served of each operation of a document; they have links where the document has pages. */
export const coverageOfDocumentPage = (name: string, document: OpenApi, { operations }: SeenCoverage, entry?: Entry): Html => {
  const ofDocument = operations[name] ?? {};
  const titleOf = (family: string, id: string): Piece => (entry ? html`<a href="${operationAddress(entry, family, id)}">${id}</a>` : id);
  return html`<p class="over"><a href="${coverageAddress}">Coverage</a></p>
<h1>Coverage of ${name}</h1>
<p class="lead">What was seen of each operation of ${document.info.title}.</p>
${familiesOf(document).map(
  ({ name: family, operations: placed }) => html`<h2 id="${family}">${family}</h2>
${placed
  .map(({ operation: { operationId } }) => operationId)
  .filter((id) => ofDocument[id])
  .map((id) => html`<h3 id="${id}">${titleOf(family, id)}</h3><dl class="answers wide">${ofDocument[id]!.map(partsOf)}</dl>`)}`,
)}`;
};
