import type { Principal } from '../../core/principal.ts';
import type { Queries } from '../../data/connection/database.ts';
import type { Tx } from '../../data/connection/transaction.ts';
import { expectVersion, foundAs, type IfMatch } from '../../kit/service.ts';
import { expectAdmin } from '../../rules/administrators.ts';
import * as store from './store.ts';

const found = foundAs('integration');

/** @throws ServiceError `not_found` */
export const findIntegration = async (db: Queries, caller: Principal, id: string) => found(await store.findById(db, caller, id), id);

/** Locks an integration for a change by an administrator. @throws ServiceError `not_found` */
export const lockIntegration = async (tx: Tx, caller: Principal, id: string, ifMatch: IfMatch) => {
  expectAdmin(caller, 'change integrations');
  const integration = found(await store.lock(tx, caller, id), id);
  expectVersion(integration.version, ifMatch);
  return integration;
};
