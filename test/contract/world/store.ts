import type { Caller, Tessera } from '@tessera/platform/testing';
import { familyParts } from '../../support/family-parts.ts';
import { storeAccount } from './account.ts';
import { storeConnections, storeDeliveries } from './connections.ts';
import { storeNotifications } from './notifications.ts';
import { storePlatform } from './platform.ts';
import { type Ids, newIds } from './rows.ts';

/** Changes that record events of several types about several records. */
const makeEvents = async (caller: Caller, ids: Ids): Promise<string[]> => {
  const changed = async (path: string, change: object) => caller.call('PATCH', path, change);
  await changed(`/v1/resources/${ids.res[0]}`, { name: 'cedar woods' });
  await changed(`/v1/resources/${ids.res[0]}`, { name: 'cedar wood' });
  await changed(`/v1/users/${ids.usr[0]}`, { name: 'cedar woods' });
  await changed(`/v1/webhooks/${ids.whk[0]}`, { description: 'cedar woods' });
  for (const { changeWorld } of familyParts) await changeWorld?.(caller, ids);
  await changed(`/v1/users/${ids.usr[0]}`, { name: 'cedar wood' });
  const { body } = await caller.call('GET', '/v1/events?after=&limit=100');
  return body.data.map(({ id }: { id: string }) => id);
};

/** An account in which every list has records that differ in everything that lists filter and sort by. */
export const storeWorld = async (tessera: Tessera): Promise<{ caller: Caller; ids: Ids }> => {
  const { db } = tessera.database;
  const caller = await tessera.otherAccount();
  const { account_id } = await db.selectFrom('users').select('account_id').where('id', '=', caller.userId).executeTakeFirstOrThrow();
  const ids = newIds();
  await storePlatform(db, account_id, ids);
  await storeConnections(db, account_id, ids);
  for (const { storeWorld: store } of familyParts) await store(db, account_id, ids);
  await storeAccount(db, account_id, ids);
  ids.evt = await makeEvents(caller, ids);
  await storeDeliveries(db, account_id, ids);
  await storeNotifications(db, account_id, caller.userId, ids);
  return { caller, ids };
};
