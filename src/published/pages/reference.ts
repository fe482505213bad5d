import {
  type Answer,
  type Family,
  familiesOf,
  type OpenApi,
  type Placed,
  resolved,
  type SecurityScheme,
} from '../../contract/read-openapi.ts';
import { type Html, html, joined } from '../../core/html.ts';
import { addressesOf, type Entry, pageOf } from '../catalogue.ts';
import { inline, markdown } from '../markdown.ts';
import { clientSetup, hasClient } from './client.ts';
import type { Place } from './layout.ts';
import { operationSection, type Reference, route } from './operation.ts';
import { pythonSetup } from './python.ts';

import { reachable, schemaSections } from './schema.ts';

/** Links to a document in its formats. */
export const downloads = (entry: Entry): Html =>
  html`${joined(
    Object.entries(addressesOf(entry)).map(
      ([extension, address]) => html`<a href="${address}">${extension === 'graphql' ? 'SDL' : extension.toUpperCase()}</a>`,
    ),
    ' ',
  )}`;

/** The table of contents of a document, with the operations of the open family. */
export const contentsOf = ({ entry, document }: Reference, open?: string): Place[] => [
  { href: pageOf(entry), title: 'Introduction', current: open === undefined },
  ...familiesOf(document).map(({ name, operations }) => ({
    href: `${pageOf(entry)}/${name}`,
    title: name,
    current: name === open,
    inside:
      name === open ? operations.map(({ operation }) => ({ href: `#${operation.operationId}`, title: operation.summary })) : undefined,
  })),
];

const operationTable = (page: string, operations: readonly Placed[]): Html =>
  html`<ul class="operations">${operations.map(
    (placed) =>
      html`<li><a href="${page}#${placed.operation.operationId}">${route(placed)} <span>${placed.operation.summary}</span></a></li>`,
  )}</ul>`;

const waysOf = ({ type, in: where, name, scheme }: SecurityScheme): Html => {
  if (type === 'http') return html`<code>Authorization: ${scheme === 'basic' ? 'Basic' : 'Bearer'} …</code>`;
  return where === 'query' ? html`<code>?${name}=…</code>` : html`<code>${name}: …</code>`;
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
    html`<h2 id="${name}"><a class="anchor" href="${pageOf(entry)}/${name}">${name}</a></h2><p>${inline(description)}</p>${operationTable(`${pageOf(entry)}/${name}`, operations)}`,
)}`;
};

/** Schemas are collected from requests and successful responses only, because errors have a page of their own. */
const startOf = (document: OpenApi, { operations }: Family): unknown[] =>
  operations.map(({ operation, parameters }) => [
    operation.requestBody,
    parameters.map(({ schema }) => schema),
    Object.entries(operation.responses).map(([status, answer]) => status.startsWith('2') && resolved<Answer>(document, answer).content),
  ]);

/** The page of a family: each operation in detail, then the schemas that they use. */
export const familyPage = (reference: Reference, family: Family): Html => {
  const { entry, document, root } = reference;
  const names = reachable(document, startOf(document, family));
  return html`<p class="over"><a href="${pageOf(entry)}">${document.info.title}</a> · ${downloads(entry)}</p>
<h1>${family.name}</h1>
<p class="lead">${inline(family.description)}</p>
${operationTable('', family.operations)}
${hasClient(entry) && [clientSetup(entry, root, family), pythonSetup(root)]}
${family.operations.map((placed) => operationSection(reference, placed))}
${names.length > 0 && html`<h2 id="schemas">Schemas</h2><p>What the operations above take and answer, by name.</p>${schemaSections(document, names)}`}`;
};
