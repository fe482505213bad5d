import type { Clock } from '../../core/clock.ts';
import type { Tx } from '../../data/connection/transaction.ts';
import { holdsAll } from '../../rules/changes.ts';
import type { Versioned } from '../../rules/if-match.ts';
import { changeEventOf, eventOf, recordEffects, systemAuthor } from '../../rules/record-event.ts';
import type { Resource } from './record.ts';
import * as store from './store.ts';

/** Where records come from, the type and owner of their resources, and the event that caused the import. */
export interface Origin {
  accountId: string;
  /** The id of what brings them in. */
  id: string;
  type: string;
  /** The owner of the created resources. */
  ownerId: string;
  /** The id of the event. */
  cause: string;
}

/** A record of another system, with its id in that system. */
export interface ExternalRecord {
  externalId: string;
  name: string;
  metadata: Resource['metadata'];
}

type Outcome = 'created' | 'updated' | 'unchanged';

/** Imports records in a transaction; returns how many resources were created, updated and unchanged. The ids must be unique. */
type ImportResources = (tx: Tx, origin: Origin, records: readonly ExternalRecord[]) => Promise<Record<Outcome, number>>;

const create = (tx: Tx, origin: Origin, { externalId, name, metadata }: ExternalRecord, now: string): Outcome => {
  const { accountId, id, type, ownerId, cause } = origin;
  const named = { origin_id: id, external_id: externalId };
  const fields = { name, description: null, type, status: 'active', metadata, owner_id: ownerId, ...named } as const;
  const created = store.insert(tx, { accountId }, fields, now);
  recordEffects(tx, systemAuthor(accountId), cause, [eventOf('RESOURCE_CREATED', created)]);
  return 'created';
};

/** Updates name, type and metadata from the other system; description, status and owner belong to people and do not change. */
const update = (
  tx: Tx,
  { accountId, type, cause }: Origin,
  known: Versioned<Resource>,
  { name, metadata }: ExternalRecord,
  now: string,
): Outcome => {
  if (holdsAll(known.data, { name, type, metadata })) return 'unchanged';
  const after = store.update(tx, { accountId }, known, { name, type, metadata }, now);
  recordEffects(tx, systemAuthor(accountId), cause, [changeEventOf('RESOURCE_UPDATED', { before: known, after })]);
  return 'updated';
};

/** Creates a resource for every new record, and updates the resource of every record that was imported before. */
export const importResources =
  (clock: Clock): ImportResources =>
  async (tx, origin, records) => {
    const ids = records.map(({ externalId }) => externalId);
    const known = await store.lockImported(tx, origin, origin.id, ids);
    const now = clock().toISOString();
    const counts = { created: 0, updated: 0, unchanged: 0 };
    for (const record of records) {
      const before = known.get(record.externalId);
      const outcome = before ? update(tx, origin, before, record, now) : create(tx, origin, record, now);
      counts[outcome] += 1;
    }
    return counts;
  };
