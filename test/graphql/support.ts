import type { Answered, Caller } from '../support/tessera.ts';

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
