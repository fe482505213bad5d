import { type Version, versions } from '../contract/versions.ts';

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

/** A version of the platform, by its stage. */
const aboutVersion: Readonly<Record<Version['stage'], string>> = {
  Preview: 'The next version over REST, to try out and comment on.',
  Stable: 'The records of an account over REST, and the webhooks that report their changes.',
  Deprecated: 'An earlier version over REST, which will end.',
  Retired: 'A former version over REST, which is no longer served.',
};

/** Every published document. */
export const catalogue: readonly Entry[] = [
  ...[...versions.values()].map(({ name, stage }) => openapi(name, 'public', aboutVersion[stage])),
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
