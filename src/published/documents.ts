import { readFileSync } from 'node:fs';
import { stringify } from 'yaml';
import { type Entry, forms } from './catalogue.ts';
import { type Representation, represent } from './representation.ts';

/** This server's own roots, without a slash at the end. */
export interface Roots {
  publicUrl: string;
  authUrl: string;
}

type Server = { url: string; description?: string };
type Host = { host: string; protocol: string; pathname?: string; description?: string };
type Servers = Server[] | Record<string, Host>;

const stored = ({ folder }: Entry, file: string): string =>
  readFileSync(new URL(`../../generated/${folder}/${file}`, import.meta.url), 'utf8');

const rootOf = ({ root }: Entry, { publicUrl, authUrl }: Roots): string => (root === 'auth' ? authUrl : publicUrl);

const hostOf = (root: string): Host => {
  const { protocol, host, pathname } = new URL(root);
  return { host, protocol: protocol === 'https:' ? 'wss' : 'ws', ...(pathname === '/' ? {} : { pathname }), description: 'This server.' };
};

/** The contract's servers with this one before them, so that an explorer or a generated client talks to the server it got the document from. */
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

/** The list is at the top level of the text, from `servers:` to the next line that is not indented; nothing else is touched. */
const replaceServers = (text: string, servers: Servers): string =>
  text.replace(/^servers:\n(?:(?: .*)?\n)*/m, () => stringify({ servers }, { lineWidth: 140 }));

/** Reads the documents from `generated/`, and puts this server into them. */
export const createDocuments = (roots: Roots) => {
  const parsed = <T>(entry: Entry): T => {
    const document = JSON.parse(stored(entry, forms[entry.kind][0]![2])) as { servers: Servers };
    return { ...document, servers: placed(document.servers, rootOf(entry, roots)) } as T;
  };
  const text = (entry: Entry, extension: string, file: string): string => {
    if (entry.kind === 'graphql') return stored(entry, file);
    const document = parsed<{ servers: Servers }>(entry);
    return extension === 'json' ? `${JSON.stringify(document, null, 2)}\n` : replaceServers(stored(entry, file), document.servers);
  };
  return {
    /** A JSON document as data. */
    parsed,
    /** The text of the GraphQL schema. */
    sdl: (entry: Entry): string => stored(entry, forms[entry.kind][0]![2]),
    /** A document in one of its forms, ready to be sent. */
    representation: (entry: Entry, extension: string): Representation => {
      const [, type, file] = forms[entry.kind].find(([one]) => one === extension)!;
      return represent(type, text(entry, extension, file));
    },
    /** The root that a document describes, on this server. */
    root: (entry: Entry): string => rootOf(entry, roots),
  };
};

export type Documents = ReturnType<typeof createDocuments>;
