import { type Html, html, joinPieces, raw } from '../../core/html.ts';
import { addressesOf, type Entry, pageOf } from '../catalogue.ts';
import { collectionAddress } from '../collection/collection.ts';
import { block } from './example.ts';
import type { Place } from './layout.ts';
import { downloads } from './reference.ts';
import { tile } from './tile.ts';

/** A document in a list. */
export interface Listed {
  entry: Entry;
  title: string;
  version: string | null;
}

/** The addresses of this server, and its other pages. */
export interface Here {
  publicUrl: string;
  authUrl: string;
  /** Other pages of the server, such as the dashboard. */
  pages: readonly Place[];
}

const health = [
  ['/health/live', 'The process runs.'],
  ['/health/ready', 'It can serve.'],
] as const;

const tagline = 'In Rome, two parties to an agreement broke a tile, a tessera, and each kept a half. The halves fit or they don’t.';

const socket = (publicUrl: string): string => publicUrl.replace(/^http/, 'ws');

const surfaces = ({ publicUrl }: Here): [title: string, address: string, page: string, about: string][] => [
  ['REST', `${publicUrl}/v1`, '/docs/v1', 'Every family of records, with one list language and one form of error.'],
  ['GraphQL', `${publicUrl}/graphql`, '/docs/graphql', 'Users, resources, webhooks and events as a graph, under the same rules.'],
  ['WebSocket', `${socket(publicUrl)}/v1/websocket`, '/docs/channel', 'One connection for calls and for events that resume without a gap.'],
  [
    'Webhooks',
    'Standard Webhooks, signed',
    '/docs/v1/webhooks/receiveEvent',
    'Each event at your address, in order, until you have said that you have it.',
  ],
];

/** An address that may be wrapped at its slashes. */
const breakable = (address: string): Html => html`${joinPieces(address.split(/(?<=\w)(?=\/)/), raw('<wbr>'))}`;

const firstRequest = ({ publicUrl }: Here): Html =>
  block(`curl ${publicUrl}/v1/projects \\\n  -H 'X-API-Key: YOUR_API_KEY'`, 'The first request, by curl');

const documentRow = ({ entry, title, version }: Listed): Html =>
  html`<tr><th scope="row"><a href="${pageOf(entry)}">${title}</a></th><td>${version ?? 'unversioned'}</td><td>${downloads(entry)}</td></tr>`;

/** The home page: what Tessera is, how to begin, and where everything is. */
export const homePage = (documents: readonly Listed[], here: Here): Html => html`<div class="hero"><div>
<h1>Tessera</h1>
<p class="lead">A platform for what a company works with: people, projects, tasks, teams, files, and records of any kind. One contract, four surfaces.</p>
<p>${tagline} Here the halves are the contract and the server. The contract is written first and by hand; the server, the reference and the clients are made from it.</p>
</div>${tile()}</div>
<h2 id="begin">The first request</h2>
${firstRequest(here)}
<p>A server that starts on an empty database makes a key and prints it once. <a href="/docs/guides/first-steps">The first steps</a> go on from here. Errors say what was wrong and where it is documented; <a href="/docs">the reference</a> has every operation, with a form that sends it.</p>
<h2 id="surfaces">Four surfaces</h2>
<ul class="cards four">${surfaces(here).map(
  ([title, address, page, about]) =>
    html`<li><h3><a href="${page}">${title}</a></h3><p>${about}</p><code>${breakable(address)}</code></li>`,
)}</ul>
<h2 id="contracts">The contracts</h2>
<div class="scroll" tabindex="0" role="group" aria-label="The contracts"><table class="documents"><thead><tr><th scope="col">Document</th><th scope="col">Version</th><th scope="col">As a file</th></tr></thead>
<tbody>${documents.map(documentRow)}</tbody></table></div>
<p>They are handed out without credentials. <a href="/openapi">A list for programs</a> names them all. <a href="${collectionAddress}">A collection of requests</a> is for Postman and Bruno.</p>
<h2 id="server">This server</h2>
<dl class="answers wide"><dt><a href="/docs">/docs</a></dt><dd>The reference, and every <a href="/docs/errors">error</a> by its code.</dd>
<dt><a href="/graphql">/graphql</a></dt><dd>GraphiQL, to write queries and to watch subscriptions with.</dd>
${here.pages.map(({ href, title }) => html`<dt><a href="${href}">${href}</a></dt><dd>${title}</dd>`)}
${health.map(([address, about]) => html`<dt><a href="${address}">${address}</a></dt><dd>${about}</dd>`)}</dl>`;

/** The entry of a document in the index. */
const described =
  ({ publicUrl }: Here) =>
  ({ entry, title, version }: Listed) => ({
    name: entry.name,
    kind: entry.kind,
    title,
    version,
    description: entry.about,
    addresses: Object.fromEntries(Object.entries(addressesOf(entry)).map(([extension, address]) => [extension, publicUrl + address])),
    documentation: publicUrl + pageOf(entry),
  });

/** The list of documents, for programs. */
export const index = (documents: readonly Listed[], here: Here) => ({ documents: documents.map(described(here)) });

/** The home page, for programs. */
export const homeData = (documents: readonly Listed[], here: Here) => ({
  name: 'Tessera',
  description: 'One contract, four surfaces: REST, GraphQL, WebSocket and signed webhooks.',
  addresses: {
    rest: `${here.publicUrl}/v1`,
    graphql: `${here.publicUrl}/graphql`,
    websocket: `${socket(here.publicUrl)}/v1/websocket`,
    agents: `${here.publicUrl}/mcp`,
    identity: here.authUrl,
  },
  documentation: `${here.publicUrl}/docs`,
  health: Object.fromEntries(health.map(([address]) => [address.slice('/health/'.length), here.publicUrl + address])),
  ...index(documents, here),
});
