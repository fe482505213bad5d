import type { Answered, Caller } from '@tessera/platform/testing';
import { expect } from 'vitest';

/** Sends an operation, and answers what came of it. */
export const ask = (caller: Caller, query: string, variables: object = {}, headers: Record<string, string> = {}): Promise<Answered> =>
  caller.call('POST', '/graphql', { query, variables }, headers);

/** The data of an operation that succeeds in everything. */
// biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
export const dataOf = async (caller: Caller, query: string, variables: object = {}): Promise<any> => {
  const { body } = await ask(caller, query, variables);
  if (body.errors) throw new Error(JSON.stringify(body.errors));
  return body.data;
};

/** The error of an operation that has one, with its reason and the arguments that it names. */
export const refusalOf = async (caller: Caller, query: string, variables: object = {}) => {
  const { errors } = (await ask(caller, query, variables)).body;
  expect(errors).toHaveLength(1);
  const { code, reason, details } = errors[0].extensions;
  return { code, reason, fields: Object.keys(details), path: errors[0].path };
};

/** What a page of a connection has to select, for `readBothWays`. */
export const pageInfo = 'totalCount pageInfo { hasNextPage hasPreviousPage startCursor endCursor }';

interface Page<Node> {
  nodes: Node[];
  totalCount: number;
  pageInfo: { hasNextPage: boolean; hasPreviousPage: boolean; startCursor: string; endCursor: string };
}

/** The records of a connection, read one by one: forwards from the start, and backwards from the end, which must find the same. */
export const readBothWays = async <Node>(page: (args: string) => Promise<Page<Node>>): Promise<Node[]> => {
  const forwards = [await page('first: 1')];
  while (forwards.at(-1)!.pageInfo.hasNextPage) forwards.push(await page(`first: 1, after: "${forwards.at(-1)!.pageInfo.endCursor}"`));
  const backwards = [await page('last: 1')];
  while (backwards.at(-1)!.pageInfo.hasPreviousPage)
    backwards.push(await page(`last: 1, before: "${backwards.at(-1)!.pageInfo.startCursor}"`));
  const found = forwards.flatMap(({ nodes }) => nodes);
  expect(backwards.flatMap(({ nodes }) => nodes).toReversed()).toEqual(found);
  expect(forwards.map(({ pageInfo }) => pageInfo.hasPreviousPage)).toEqual(found.map((_, at) => at > 0));
  expect(backwards.map(({ pageInfo }) => pageInfo.hasNextPage)).toEqual(found.map((_, at) => at > 0));
  expect(forwards[0]!.totalCount).toBe(found.length);
  return found;
};
