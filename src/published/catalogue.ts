/** How a document is written, and so how it is read and shown. */
export type Kind = 'openapi' | 'asyncapi' | 'graphql';

/** One published document: its short name, where it stands in `generated/`, and where it is handed out and explained. */
export interface Entry {
  readonly name: string;
  readonly kind: Kind;
  readonly folder: string;
  /** The address without its extension. */
  readonly address: string;
  /** Which of this server's roots the document describes. */
  readonly root: 'public' | 'auth';
  /** What it is in a few words, for lists. */
  readonly about: string;
}

const openapi = (name: string, folder: string, root: Entry['root'], about: string): Entry => ({
  name,
  kind: 'openapi',
  folder,
  address: `/openapi/${name}`,
  root,
  about,
});

/** Every document that the server hands out. A line here is all that a new one needs. */
export const catalogue: readonly Entry[] = [
  openapi('v1', 'platform', 'public', 'The records of an account over REST, and the webhooks that tell of them.'),
  openapi('v2-preview', 'platform-v2-preview', 'public', 'The next version over REST, to try and to comment on.'),
  openapi('identity', 'identity', 'auth', 'Where credentials come from: OAuth 2.0, tokens, sessions.'),
  openapi('account', 'account', 'public', 'The account itself: members, keys, applications, usage, logs.'),
  {
    name: 'graphql',
    kind: 'graphql',
    folder: 'graphql',
    address: '/graphql/schema',
    root: 'public',
    about: 'Users, resources, webhooks and events as a graph, with subscriptions.',
  },
  {
    name: 'channel',
    kind: 'asyncapi',
    folder: 'messages',
    address: '/asyncapi/channel',
    root: 'public',
    about: 'One WebSocket for calls and for being told.',
  },
];

/** The forms in which a kind of document is handed out: extension, media type, file in `generated/<folder>`. */
export const forms: Record<Kind, readonly (readonly [extension: string, type: string, file: string])[]> = {
  openapi: [
    ['json', 'application/json', 'openapi.json'],
    ['yaml', 'application/yaml', 'openapi.yaml'],
  ],
  asyncapi: [
    ['json', 'application/json', 'asyncapi.json'],
    ['yaml', 'application/yaml', 'asyncapi.yaml'],
  ],
  graphql: [['graphql', 'application/graphql; charset=utf-8', 'schema.graphql']],
};

/** Where a document is handed out, by extension. */
export const addressesOf = ({ kind, address }: Entry): Record<string, string> =>
  Object.fromEntries(forms[kind].map(([extension]) => [extension, `${address}.${extension}`]));

/** The page that explains a document. */
export const pageOf = ({ name }: Entry): string => `/docs/${name}`;
