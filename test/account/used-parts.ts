import type { Caller, Tessera } from '@tessera/platform/testing';
import { expect } from 'vitest';

/** The used parts of the contracts as an account reads them: how many requests each, as `kind name version`. */
export const usedParts = async (by: Caller, query = ''): Promise<Record<string, number>> => {
  const { status, body } = await by.call('GET', `/v1/account/usage/parts?limit=100${query}`);
  expect([status, body.error]).toEqual([200, undefined]);
  const entries = body.data.map((one: Record<string, unknown>) => [`${one.kind} ${one.name} ${one.api_version}`, one.requests]);
  return Object.fromEntries(entries);
};

/** The id of the only key of a caller. */
export const keyOf = ({ database: { db } }: Tessera, { userId }: Caller) =>
  db.selectFrom('api_keys').select('id').where('user_id', '=', userId).executeTakeFirstOrThrow();

/** What the work of somebody used, without the reading of it. */
export const partsUsedBy = async (tessera: Tessera, caller: Caller, work: (caller: Caller) => Promise<unknown>) => {
  await work(caller);
  const { id } = await keyOf(tessera, caller);
  return usedParts(tessera.admin, `&client_id=${id}`);
};
