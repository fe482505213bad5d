import type { Caller } from '@tessera/platform/testing';
import { expect } from 'vitest';
import { affecting } from '../../clients/typescript/generated/mirrored.ts';
import * as platform from '../../clients/typescript/generated/platform/index.ts';
import { createClient } from '../../clients/typescript/src/index.ts';
import { Copy } from '../../clients/typescript/src/mirror/copy.ts';
import type { Kind } from '../../clients/typescript/src/mirror/kinds.ts';
import { refresh } from '../../clients/typescript/src/mirror/read.ts';

/** The histories of a test, by their seeds. `HISTORIES` and `SEED` try others than it has by default. */
export const seedsOf = (histories: number): number[] => {
  const first = Number(process.env.SEED ?? 1);
  return Array.from({ length: Number(process.env.HISTORIES ?? histories) }, (_, at) => first + at);
};

/** Everything that a copy can have. */
export const kinds = Object.fromEntries(Object.keys(affecting).map((kind) => [kind, {}])) as Record<Kind, object>;

export const limit = 100_000;

export const clientAt = (baseUrl: string, { key }: Pick<Caller, 'key'>) =>
  createClient({ baseUrl, credentials: { apiKey: key }, families: platform });

const recordsIn = (copy: Copy): Record<string, object[]> =>
  Object.fromEntries(
    (Object.keys(kinds) as Kind[]).map((kind) => [
      kind,
      [...copy.of(kind)].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, it]) => it),
    ]),
  );

/** Expects that a copy has what the lists have for somebody. */
export const expectWhole = async (copy: Copy, baseUrl: string, who: Pick<Caller, 'key'>, words: string): Promise<void> => {
  const listed = new Copy(kinds);
  await refresh(clientAt(baseUrl, who), listed, limit);
  expect(recordsIn(copy), words).toEqual(recordsIn(listed));
};
