import { readGenerated } from '../contract/read-generated.ts';
import type { Changelog } from '../core/changelog.ts';
import { catalogue, type Entry, forms } from './catalogue.ts';
import { asYaml, type Texts } from './in-thread.ts';
import { type Representation, represent } from './representation.ts';

/** The roots of this server, without a slash at the end. */
export interface Roots {
  publicUrl: string;
  authUrl: string;
}

type Server = { url: string; description?: string };
type Host = { host: string; protocol: string; pathname?: string; description?: string };
type Servers = Server[] | Record<string, Host>;

const rootOf = ({ root }: Entry, { publicUrl, authUrl }: Roots): string => (root === 'auth' ? authUrl : publicUrl);

const hostOf = (root: string): Host => {
  const { protocol, host, pathname } = new URL(root);
  return { host, protocol: protocol === 'https:' ? 'wss' : 'ws', ...(pathname === '/' ? {} : { pathname }), description: 'This server.' };
};

/** The contract's servers, with this one first, so that an explorer or a generated client calls the server that served the document. */
const placed = (servers: Servers, root: string): Servers => {
  if (Array.isArray(servers)) {
    const own = servers.find(({ url }) => url === root) ?? { url: root, description: 'This server' };
    return [own, ...servers.filter((server) => server !== own)];
  }
  const own = hostOf(root);
  const [name, known] = Object.entries(servers).find(([, { host, protocol }]) => host === own.host && protocol === own.protocol) ?? [
    'this',
    own,
  ];
  return { [name]: known, ...Object.fromEntries(Object.entries(servers).filter(([other]) => other !== name)) };
};

/** The documents with this server in them. The OpenAPI documents are in `texts`, the others in `generated/`. */
export const createDocuments = (roots: Roots, texts: Texts) => {
  const json = ({ kind, name }: Entry): string => {
    const text = kind === 'openapi' ? texts[name]! : readGenerated('messages/asyncapi.json');
    if (text instanceof Error) throw new Error(`The document ${name} cannot be made.`, { cause: text });
    return text;
  };
  const inMemory = new Map<Entry, WeakRef<object>>();
  const parsed = <T>(entry: Entry): T => {
    const known = inMemory.get(entry)?.deref();
    if (known) return known as T;
    const document = JSON.parse(json(entry)) as { servers: Servers };
    const read = { ...document, servers: placed(document.servers, rootOf(entry, roots)) };
    inMemory.set(entry, new WeakRef(read));
    return read as T;
  };
  const sdl = (): string => readGenerated('graphql/schema.graphql');
  const text = async (entry: Entry, extension: string): Promise<string> => {
    if (entry.kind === 'graphql') return sdl();
    const document = parsed(entry);
    return extension === 'json' ? `${JSON.stringify(document, null, 2)}\n` : await asYaml(JSON.stringify(document));
  };
  return {
    /** The documents that could be made. */
    made: catalogue.filter(({ name }) => !(texts[name] instanceof Error)),
    /** A JSON document, parsed. It is parsed again when nobody has used it for a while. */
    parsed,
    /** What has changed in the contracts. */
    changelog: (): Changelog => JSON.parse(readGenerated('changelog.json')) as Changelog,
    /** The text of the GraphQL schema. */
    sdl,
    /** A document in one of its formats, ready to be sent. */
    representation: async (entry: Entry, extension: string): Promise<Representation> =>
      represent(forms[entry.kind][extension]!, await text(entry, extension)),
    /** The root of this server that a document describes. */
    root: (entry: Entry): string => rootOf(entry, roots),
  };
};

export type Documents = ReturnType<typeof createDocuments>;
