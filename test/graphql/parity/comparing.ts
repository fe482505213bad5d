import type { Caller } from '@tessera/platform/testing';
import { expect } from 'vitest';
import type { Ids } from '../../contract/world/rows.ts';
import { ask, dataOf } from '../support.ts';
import {
  addressOf,
  type Document,
  documentsOf,
  fieldsIn,
  foundAtRest,
  keyOf,
  type List,
  ownersOf,
  type Refused,
  type Word,
} from './lists.ts';
import { asRest, selectionOf, sharedOf } from './spelling.ts';

type Shown = Record<string, unknown>;

/** What both doors say to the same, spelled alike. */
export interface Compared {
  rest: unknown;
  graphql: unknown;
}

/** What is read over REST; it has to be there. */
export const readAtRest = async (caller: Caller, path: string) => {
  const { status, body } = await caller.call('GET', path);
  expect({ path, status, body: status === 200 ? undefined : body }).toEqual({ path, status: 200, body: undefined });
  return body;
};

const foundBy = async (
  caller: Caller,
  list: List,
  owner: string | undefined,
  words: readonly Pick<Word, 'graphql'>[],
  selection: string,
) => {
  const documents = documentsOf(list, owner, words, selection);
  const found = await Promise.all(documents.map(({ query, variables }) => dataOf(caller, query, variables)));
  return found.flatMap((data) => fieldsIn(list, data));
};

/** The records of a list as GraphQL shows them, of every record that has such a list. */
export const recordsIn = async (caller: Caller, ids: Ids, list: List): Promise<Shown[]> => {
  const pages = ownersOf(list, ids).map((owner) => foundBy(caller, list, owner, [{ graphql: {} }], selectionOf(list.type)));
  return (await Promise.all(pages)).flatMap(([page]) => page!.records);
};

/** The records of a list, property by property. */
export const recordsOf = async (caller: Caller, ids: Ids, list: List): Promise<Compared> => {
  const pages = ownersOf(list, ids).map((owner) => readAtRest(caller, addressOf(list, owner, { rest: [] })));
  const listed = (await Promise.all(pages)).flatMap(({ data }) => data as Shown[]);
  const found = await recordsIn(caller, ids, list);
  return { rest: listed.map((one) => sharedOf(list.type, one)), graphql: found.map((one) => asRest(list.type, one)) };
};

/** What a list finds, in its order, and how much it counts. @param wordsFor chooses the words for the records of the list */
export const findings = async (
  caller: Caller,
  ids: Ids,
  list: List,
  wordsFor: (records: readonly Shown[]) => Word[],
): Promise<Compared> => {
  const [owner] = ownersOf(list, ids);
  const words = wordsFor((await readAtRest(caller, addressOf(list, owner, { rest: [] }))).data);
  const listed = await Promise.all(words.map(async (word) => foundAtRest(await readAtRest(caller, addressOf(list, owner, word)))));
  const key = keyOf(list.type);
  const found = await foundBy(caller, list, owner, words, key);
  // A plain list counts nothing, and neither does a list that REST has by cursor alone.
  const isCounted = list.isConnection && listed.every(({ total }) => total !== undefined);
  const shown = (all: { ids: unknown[]; total: unknown }[]) =>
    all.map((one, at) => ({ word: words[at], ids: one.ids, total: isCounted && one.total }));
  return { rest: shown(listed), graphql: shown(found.map(({ records, total }) => ({ ids: records.map((one) => one[key]), total }))) };
};

/** Why something is refused, and which arguments are named. */
export interface Refusal {
  code: string | undefined;
  fields: string[];
}

/** Why both doors refuse the same. @param names what REST names, and what GraphQL calls it */
export const refusalsOf = async (caller: Caller, path: string, { query, variables }: Document, names: Refused['names'] = ['', '']) => {
  const [rest, graphql] = await Promise.all([caller.call('GET', path), ask(caller, query, variables)]);
  const { code, details = [] } = rest.body.error ?? {};
  const [error] = graphql.body.errors ?? [];
  const argument = (field: string) => (field.startsWith(names[0]) ? `${names[1]}${field.slice(names[0].length)}` : field);
  const fields = new Set<string>(details.map(({ field }: { field: string }) => argument(field)));
  return {
    rest: { code, fields: [...fields].sort() } as Refusal,
    graphql: { code: error?.extensions.reason, fields: Object.keys(error?.extensions.details ?? {}).sort() } as Refusal,
  };
};

/** Why a list refuses words. */
export const refusals = async (caller: Caller, ids: Ids, list: List, words: readonly Refused[]): Promise<Compared> => {
  const [owner] = ownersOf(list, ids);
  const told = words.map(async (word) => {
    const [document] = documentsOf(list, owner, [word], keyOf(list.type));
    return refusalsOf(caller, addressOf(list, owner, word), document!, word.names);
  });
  const all = await Promise.all(told);
  const shown = (door: keyof Compared) => all.map((one, at) => ({ word: words[at], ...one[door] }));
  return { rest: shown('rest'), graphql: shown('graphql') };
};
