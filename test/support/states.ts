import type { Caller, State, Tessera } from '@tessera/platform/testing';
import type { OperationId } from '../../src/contract/types.ts';

/** What has to have happened before, of families that have no part. */
export const statesBefore = (_admin: Caller, { database: { db } }: Tessera): Partial<Record<OperationId, State>> => ({
  /** Whoever owns a resource made it, and the user of a test has no key of their own. */
  listUserResources: async (id) => {
    const owner_id = await id('usr');
    await db
      .updateTable('resources')
      .set({ owner_id })
      .where('id', '=', await id('res'))
      .execute();
  },
});
