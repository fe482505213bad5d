import { platformName } from '../../contract/platform-name.ts';
import { addressesOf, type Entry, pageOf } from '../catalogue.ts';
import { collectionAddress } from '../collection/collection.ts';
import { anchor, blocks, code, codeBlock, entries, link, type Markdown, md, table, terms } from '../md.ts';
import type { Page, Place } from '../page.ts';
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
  ['GraphQL', `${publicUrl}/graphql`, '/docs/graphql', 'The same records as a graph, under the same rules.'],
  ['WebSocket', `${socket(publicUrl)}/v1/websocket`, '/docs/channel', 'One connection for calls and for events that resume without a gap.'],
  [
    'Webhooks',
    'Standard Webhooks, signed',
    '/docs/v1/webhooks/receiveEvent',
    'Each event at your address, in order, until you confirm that you have it.',
  ],
];

const firstRequest = ({ publicUrl }: Here): Markdown =>
  codeBlock('sh', `curl ${publicUrl}/v1/users \\\n  -H 'X-API-Key: YOUR_API_KEY'`, 'The first request, by curl');

/** The home page: what the platform is, how to begin, and where everything is. */
export const homePage = (documents: readonly Listed[], here: Here): Page['parts'] => [
  {
    frame: 'hero',
    text: [
      blocks(
        md`# ${platformName}`,
        'A platform for what a company works with: its people, what they do together, and records of any kind. One contract, four surfaces.',
        `${tagline} Here the halves are the contract and the server. The contract is written first and by hand; the server, the reference and the clients are made from it.`,
      ),
    ],
    beside: [tile()],
  },
  blocks(
    md`## ${anchor('begin', 'The first request')}`,
    firstRequest(here),
    md`A server that starts on an empty database creates a key and prints it once. [The first steps](/docs/guides/first-steps) go on from here. Errors say what was wrong and where it is documented; [the reference](/docs) has every operation, with a form that sends it.`,
    md`## ${anchor('surfaces', 'Four surfaces')}`,
    entries(surfaces(here).map(([title, address, page, about]) => blocks(md`### ${link(title, page)}`, about, code(address)))),
    md`## ${anchor('contracts', 'The contracts')}`,
    table(
      ['Document', 'Version', 'As a file'],
      documents.map(({ entry, title, version }) => [link(title, pageOf(entry)), version ?? 'unversioned', downloads(entry)]),
    ),
    md`They can be read without credentials. [A list for programs](/openapi) names them all. ${link('A collection of requests', collectionAddress)} is for Postman and Bruno.`,
    md`## ${anchor('server', 'This server')}`,
    terms([
      [md`[/docs](/docs)`, md`The reference, and every [error](/docs/errors) by its code.`],
      [md`[/graphql](/graphql)`, 'GraphiQL, to write queries and to watch subscriptions with.'],
      ...here.pages.map(({ href, title }) => [link(href, href), title] as const),
      ...health.map(([address, about]) => [link(address, address), about] as const),
    ]),
  ),
];

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
  name: platformName,
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
