/** How a document is written, and so how it is read and shown. */
export type Kind = 'openapi' | 'asyncapi' | 'graphql';

/** One published document: its short name, and where it is handed out and explained. */
export interface Entry {
  readonly name: string;
  readonly kind: Kind;
  /** The address without its extension. */
  readonly address: string;
  /** Which of this server's roots the document describes. */
  readonly root: 'public' | 'auth';
  /** What it is in a few words, for lists. */
  readonly about: string;
}

const openapi = (name: string, root: Entry['root'], about: string): Entry => ({
  name,
  kind: 'openapi',
  address: `/openapi/${name}`,
  root,
  about,
});

/** Every document that the server hands out. A line here is all that a new one needs. */
export const catalogue: readonly Entry[] = [
  openapi('v1', 'public', 'The records of an account over REST, and the webhooks that tell of them.'),
  openapi('v2-preview', 'public', 'The next version over REST, to try and to comment on.'),
  openapi('identity', 'auth', 'Where credentials come from: OAuth 2.0, tokens, sessions.'),
  openapi('account', 'public', 'The account itself: members, keys, applications, usage, logs.'),
  {
    name: 'graphql',
    kind: 'graphql',
    address: '/graphql/schema',
    root: 'public',
    about: 'Users, resources, webhooks and events as a graph, with subscriptions.',
  },
  {
    name: 'channel',
    kind: 'asyncapi',
    address: '/asyncapi/channel',
    root: 'public',
    about: 'One WebSocket for calls and for being told.',
  },
];

/** The media types of the forms in which a kind of document is handed out, by extension. */
export const forms: Record<Kind, Readonly<Record<string, string>>> = {
  openapi: { json: 'application/json', yaml: 'application/yaml' },
  asyncapi: { json: 'application/json', yaml: 'application/yaml' },
  graphql: { graphql: 'application/graphql; charset=utf-8' },
};

/** Where a document is handed out, by extension. */
export const addressesOf = ({ kind, address }: Entry): Record<string, string> =>
  Object.fromEntries(Object.keys(forms[kind]).map((extension) => [extension, `${address}.${extension}`]));

/** The page that explains a document. */
export const pageOf = ({ name }: Entry): string => `/docs/${name}`;
