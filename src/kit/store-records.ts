import type { Queries } from '../data/connection/database.ts';
import { insertAll } from '../data/insert-all.ts';
import type { RecordKind, SceneRecord, Storage } from './scene.ts';

/** Completed records of a kind. */
export interface RecordsOfKind {
  kind: RecordKind;
  records: readonly SceneRecord[];
}

/** The properties of a record that the contract has. */
export const withoutBesides = ({ besides = [] }: Pick<RecordKind, 'besides'>, record: SceneRecord): SceneRecord =>
  Object.fromEntries(Object.entries(record).filter(([field]) => !besides.includes(field)));

/**
 * Prepares records that refer to earlier ones only. Returns what inserts them, in a transaction that begins afterwards, so that what is stored
 * outside of the database is not held up by it.
 */
export const prepareRecords = async (
  db: Queries,
  lists: readonly RecordsOfKind[],
  storage: Storage,
): Promise<(tx: Queries) => Promise<void>> => {
  const prepared = new Map<SceneRecord, SceneRecord>();
  for (const { kind, records } of lists)
    for (const record of records) prepared.set(record, { ...withoutBesides(kind, record), ...(await kind.prepare?.(db, record, storage)) });
  return async (tx) => {
    for (const { kind, records } of lists) {
      const { name, columns = (row) => row, store } = kind;
      const rows: SceneRecord[] = [];
      for (const record of records)
        rows.push({ account_id: storage.accountId, ...(await columns(prepared.get(record)!, record, { ...storage, tx })) });
      await insertAll(tx, name, rows);
      await store?.(tx, records, storage);
    }
  };
};
