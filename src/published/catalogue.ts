/** The format of a document. */
export type Kind = 'openapi' | 'asyncapi' | 'graphql';

/** One published document: its short name, and where it is served and explained. */
export interface Entry {
  readonly name: string;
  readonly kind: Kind;
  /** The path without its extension. */
  readonly address: string;
  /** The root of this server that the document describes. */
  readonly root: 'public' | 'auth';
  /** A short description for lists. */
  readonly about: string;
}

const openapi = (name: string, root: Entry['root'], about: string): Entry => ({
  name,
  kind: 'openapi',
  address: `/openapi/${name}`,
  root,
  about,
});

/** Every published document. A new document only needs an entry here. */
export const catalogue: readonly Entry[] = [
  openapi('v1', 'public', 'The records of an account over REST, and the webhooks that report their changes.'),
  openapi('v2-preview', 'public', 'The next version over REST, to try out and comment on.'),
  openapi('identity', 'auth', 'Where credentials come from: OAuth 2.0, tokens, sessions.'),
  openapi('account', 'public', 'The account itself: members, keys, applications, usage, logs.'),
  {
    name: 'graphql',
    kind: 'graphql',
    address: '/graphql/schema',
    root: 'public',
    about: 'The same records as a graph, with subscriptions.',
  },
  {
    name: 'channel',
    kind: 'asyncapi',
    address: '/asyncapi/channel',
    root: 'public',
    about: 'One WebSocket for calls and for events.',
  },
];

/** The media types of a kind of document, by extension. */
export const forms: Record<Kind, Readonly<Record<string, string>>> = {
  openapi: { json: 'application/json', yaml: 'application/yaml' },
  asyncapi: { json: 'application/json', yaml: 'application/yaml' },
  graphql: { graphql: 'application/graphql; charset=utf-8' },
};

/** The paths of a document, by extension. */
export const addressesOf = ({ kind, address }: Entry): Record<string, string> =>
  Object.fromEntries(Object.keys(forms[kind]).map((extension) => [extension, `${address}.${extension}`]));

/** The page that explains a document. */
export const pageOf = ({ name }: Entry): string => `/docs/${name}`;
