import { familiesOf, type SecurityScheme } from '../../contract/read-openapi.ts';
import { type Html, html, joinPieces } from '../../core/html.ts';
import { addressesOf, type Entry, pageOf } from '../catalogue.ts';
import { inline, markdown } from '../markdown.ts';
import type { Place } from './layout.ts';
import type { Reference } from './operation.ts';
import { operationAddress, operationList } from './operation-list.ts';
import { schemasAddress } from './schema-pages.ts';

/** Links to a document in its formats. */
export const downloads = (entry: Entry): Html =>
  html`${joinPieces(
    Object.entries(addressesOf(entry)).map(
      ([extension, address]) => html`<a href="${address}">${extension === 'graphql' ? 'SDL' : extension.toUpperCase()}</a>`,
    ),
    ' ',
  )}`;

/** The table of contents of a document, with the operations of the open family. */
export const contentsOf = ({ entry, document }: Reference, open?: string, shown?: string): Place[] => [
  { href: pageOf(entry), title: 'Introduction', current: open === undefined },
  ...familiesOf(document).map(({ name, operations }) => ({
    href: `${pageOf(entry)}/${name}`,
    title: name,
    current: name === open && shown === undefined,
    inside:
      name === open
        ? operations.map(({ operation: { operationId, summary } }) => ({
            href: operationAddress(entry, name, operationId),
            title: summary,
            current: operationId === shown,
          }))
        : undefined,
  })),
  { href: schemasAddress(entry), title: 'schemas', current: open === 'schemas' },
];

const waysOf = ({ type, in: where, name, scheme }: SecurityScheme): Html => {
  if (type === 'http') return html`<code>Authorization: ${scheme === 'basic' ? 'Basic' : 'Bearer'} &hellip;</code>`;
  return where === 'query' ? html`<code>?${name}=&hellip;</code>` : html`<code>${name}: &hellip;</code>`;
};

const authentication = (schemes: Record<string, SecurityScheme>): Html =>
  html`<h2 id="authentication">Authentication</h2><dl class="answers wide">${Object.values(schemes).map(
    (scheme) => html`<dt>${waysOf(scheme)}</dt><dd>${inline(scheme.description)}</dd>`,
  )}</dl>`;

/** The first page of a document: its description, servers, authentication and all operations. */
export const introduction = ({ entry, document }: Reference): Html => {
  const { info, servers, components } = document;
  return html`<p class="over">OpenAPI ${document.openapi} · version ${info.version} · ${downloads(entry)}</p>
<h1>${info.title}</h1>
<p class="lead">${inline(info.summary)}</p>
${markdown(info.description)}
<h2 id="servers">Servers</h2>
<dl class="answers wide">${servers.map(({ url, description }) => html`<dt><code>${url}</code></dt><dd>${description}</dd>`)}</dl>
${authentication(components.securitySchemes ?? {})}
<p>What an error looks like, and what each code means, stands under <a href="/docs/errors">Errors</a>.</p>
${familiesOf(document).map(
  ({ name, description, operations }) =>
    html`<h2 id="${name}"><a class="anchor" href="${pageOf(entry)}/${name}">${name}</a></h2><p>${inline(description)}</p>${operationList(entry, name, operations)}`,
)}`;
};
