import type { Caller } from '@tessera/platform/testing';
import { expect } from 'vitest';
import type { Subscribed } from './subscribing.ts';

/** A write of a caller, which has to succeed. */
// biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
export const sent = async (by: Caller, method: string, path: string, body?: unknown): Promise<any> => {
  const answer = await by.call(method, path, body);
  expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300);
  return answer.body?.data;
};

/** What a subscription to the changes of a list selects. */
export const changesOf = (type: string, selected = '') => {
  const field = type.toLowerCase();
  return `subscription ($filter: ${type}Filter, $after: ID) {
    ${field}Changed(filter: $filter, after: $after) { eventId type id ${field} { id ${selected} } } }`;
};

/** The changes that a subscription has told. */
export const changesIn = ({ results }: Pick<Subscribed, 'results'>) =>
  results.map((result) => {
    expect(result.errors).toBeUndefined();
    // biome-ignore lint/suspicious/noExplicitAny: changes of every list
    return Object.values<any>(result.data)[0];
  });

/** Changes in words, as `ADDED res_…`. */
export const wordsIn = (subscribed: Pick<Subscribed, 'results'>): string[] =>
  changesIn(subscribed).map(({ type, id }) => (id === null ? type : `${type} ${id}`));
