import type { Caller, Tessera } from '@tessera/platform/testing';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import * as families from '../../../clients/typescript/generated/platform/index.ts';
import { createClient } from '../../../clients/typescript/src/index.ts';
import { type Filters, type Kind, type Mirror, type MirrorOptions, mirror } from '../../../clients/typescript/src/mirror/index.ts';
import { type Line, openLine } from './network.ts';
import type { places } from './places.ts';

/** What a test of copies has: a server, the connection to it, and somebody who has a copy of what they see. */
export const copying = (boot: (typeof places)[number][1]) => {
  const given = {} as { server: Tessera; line: Line; reader: Caller };
  /** Each test ends with its copies. */
  let ending: AbortController;
  beforeAll(async () => {
    given.server = await boot();
    given.line = await openLine(given.server.port);
  });
  beforeEach(async () => {
    given.reader = await given.server.someone('viewer');
    ending = new AbortController();
  });
  afterEach(() => ending.abort());
  afterAll(async () => {
    await given.line.close();
    await given.server.close();
  });
  /** The client of the reader. */
  const client = () => createClient({ baseUrl: given.server.url, credentials: { apiKey: given.reader.key }, families });
  /** A copy of what the reader sees. */
  const mirroring = <const K extends Kind>(kinds: Filters<K>, options: Partial<MirrorOptions<K>> = {}) =>
    mirror<K>({
      baseUrl: given.line.url,
      credentials: { apiKey: given.reader.key },
      client: client() as never,
      kinds,
      signal: ending.signal,
      sleep: async () => undefined,
      ...options,
    });
  const change = (path: string, body: object) => given.server.admin.call('PATCH', path, body);
  const remove = (path: string) => given.server.admin.call('DELETE', path);
  return { given, client, mirroring, change, remove };
};

export const namesIn = <K extends Kind>(copy: Mirror<K>, kind: K): string[] =>
  [...copy.of(kind).values()]
    .map((record): string => {
      const { name, title } = record as object as Partial<Record<'name' | 'title', string>>;
      return name ?? title!;
    })
    .toSorted();

/** Takes steps of a copy until it has these names. */
export const until = async <K extends Kind>(copies: AsyncGenerator<Mirror<K>>, kind: K, names: string[]): Promise<Mirror<K>> => {
  for (;;) {
    const { value } = await copies.next();
    if (JSON.stringify(namesIn(value, kind)) === JSON.stringify(names)) return value;
  }
};
