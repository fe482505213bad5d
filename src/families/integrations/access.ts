import { expectAdmin, expectVersion, foundAs, type IfMatch, type Principal, type Queries, type Tx } from '@tessera/platform';
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
