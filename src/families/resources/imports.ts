import { isDeepStrictEqual } from 'node:util';
import type { Clock } from '../../core/clock.ts';
import type { Tx } from '../../data/connection/transaction.ts';
import { recordEvent, systemAuthor } from '../../rules/events.ts';
import type { Resource, ResourceFields } from './resource.ts';
import * as store from './store.ts';

/** Where records come from, and what they become. */
export interface Origin {
  accountId: string;
  integrationId: string;
  type: string;
  /** Who owns the resources that are made. */
  ownerId: string;
}

/** A record of another system, with the id that it has there. */
export interface ExternalRecord {
  externalId: string;
  name: string;
  metadata: Resource['metadata'];
}

type Outcome = 'created' | 'updated' | 'unchanged';

/** Brings records in within a transaction; answers how many resources came of it. No two records have one id. */
export type ImportResources = (tx: Tx, origin: Origin, records: readonly ExternalRecord[]) => Promise<Record<Outcome, number>>;

const create = async (tx: Tx, origin: Origin, now: string, { externalId, name, metadata }: ExternalRecord): Promise<Outcome> => {
  const { accountId, integrationId, type, ownerId } = origin;
  const fields: ResourceFields = { name, description: null, type, status: 'active', metadata };
  const named = { integration_id: integrationId, external_id: externalId };
  const { version: _first, ...data } = await store.insertResource(tx, { accountId, userId: ownerId }, now, fields, named);
  await recordEvent(tx, systemAuthor(accountId), { type: 'RESOURCE_CREATED', resourceId: data.id, data });
  return 'created';
};

/** Name, type and metadata are the other system's; description, status and owner are people's. */
const update = async (
  tx: Tx,
  { accountId, type }: Origin,
  now: string,
  known: Resource,
  { name, metadata }: ExternalRecord,
): Promise<Outcome> => {
  if (known.name === name && known.type === type && isDeepStrictEqual(known.metadata, metadata)) return 'unchanged';
  const { id, description, status } = known;
  const fields: ResourceFields = { name, description, type, status, metadata };
  const { version: _later, ...data } = await store.updateResource(tx, { accountId }, id, now, fields);
  await recordEvent(tx, systemAuthor(accountId), { type: 'RESOURCE_UPDATED', resourceId: id, data });
  return 'updated';
};

/** Makes a resource of every record that is new, and updates the one that a record became when it came before. */
export const importResources =
  (clock: Clock): ImportResources =>
  async (tx, origin, records) => {
    const ids = records.map(({ externalId }) => externalId);
    const rows = await store.lockImported(tx, origin.accountId, origin.integrationId, ids);
    const known = new Map(rows.map(({ external_id, ...resource }) => [external_id, resource]));
    const now = clock().toISOString();
    const counts = { created: 0, updated: 0, unchanged: 0 };
    for (const record of records) {
      const before = known.get(record.externalId);
      const outcome = before ? await update(tx, origin, now, before, record) : await create(tx, origin, now, record);
      counts[outcome] += 1;
    }
    return counts;
  };
