import type { FamilyOf, OperationId } from '../contract/types.ts';
import type { Clock } from '../core/clock.ts';
import type { ErrorDetail } from '../core/errors.ts';
import type { IdKind } from '../core/ids.ts';
import type { Sealer } from '../core/sealing.ts';
import type { Queries } from '../data/connection/database.ts';
import type { ObjectStore } from '../data/objects/object-store.ts';
import type { Tables } from '../data/tables/index.ts';

/** A record of a scene, as written by hand or as shown by REST. */
export type SceneRecord = Readonly<Record<string, unknown>>;

/** A position in a scene: property names and list indexes. */
export type Path = readonly (string | number)[];

/** What is wrong with a scene, and where. */
export interface Problem extends Omit<ErrorDetail, 'field'> {
  path: Path;
}

/** What the defaults of records depend on. */
export interface Context {
  /** The mock's administrator, who owns what names nobody. */
  adminId: string;
  /** The default creation time. */
  at: string;
}

/** What storing and reading records depends on. */
export interface Storage {
  accountId: string;
  objects: ObjectStore;
  clock: Clock;
  /** Seals with one of the installation's secrets. */
  sealer: (name: string) => Sealer;
}

/** An id that a record refers to. */
export interface Reference {
  path: Path;
  /** The list that has the record with the id. */
  kind: string;
  id: unknown;
}

/** How records of a kind are stored that are written by hand or shown by REST. */
export interface RecordKind {
  /** The table. */
  name: keyof Tables;
  /** Additional properties of a record, which are not in the contract. */
  besides?: readonly string[];
  /** Completes a record by what its additional properties say. */
  complete?: (record: SceneRecord) => SceneRecord;
  /** Stores what is stored before the transaction, outside of the database. Returns columns. */
  prepare?: (db: Queries, record: SceneRecord, storage: Storage) => Promise<SceneRecord>;
  /** The columns of a record where they are not its properties. @param row the properties without the additional ones, and what was prepared */
  columns?: (row: SceneRecord, record: SceneRecord, storage: Storage & { tx: Queries }) => SceneRecord | Promise<SceneRecord>;
  /** Stores what belongs to the records, besides their rows. */
  store?: (tx: Queries, records: readonly SceneRecord[], storage: Storage) => Promise<void>;
  /** Whether they are about records of any family, and are stored after all others. */
  isLast?: true;
}

/** A family's records in a scene: a file with lists of records, from which the mock makes an account. */
export interface SceneKind extends RecordKind {
  /** The list in a scene, and the table. */
  name: FamilyOf<'platform'> & keyof Tables;
  id: IdKind;
  /** The operation that returns one record; its contract is that of the record. */
  operationId: OperationId;
  /** A record's defaults, besides its id and times, what is null or empty, and the defaults of the contract. */
  defaults?: (record: SceneRecord, context: Context) => SceneRecord;
  /** Properties that refer to other records of the scene, by the list that has them. */
  references?: Readonly<Record<string, string>>;
  /** What is wrong with the additional properties. */
  check?: (record: SceneRecord) => Problem[];
  /** Further ids that a record refers to. */
  refersTo?: (record: SceneRecord) => Reference[];
  /** The column by which the records are read in their order, where that is not the time of creation. */
  order?: string;
  /** Prepares reading what a record has besides its columns. @param row all columns of a record */
  reading?: (db: Queries, storage: Storage) => Promise<(row: SceneRecord) => SceneRecord | Promise<SceneRecord>>;
}

/** Problems with additional properties that are not texts. */
export const textProblems = (record: SceneRecord, fields: readonly string[]): Problem[] =>
  fields
    .filter((field) => record[field] !== undefined && typeof record[field] !== 'string')
    .map((field) => ({ path: [field], message: 'Must be of type string.', code: 'invalid_type' }));

/** Parses a path such as `settings.views[2]`. */
export const pathOf = (field: string): Path =>
  [...field.matchAll(/\[(\d+)\]|[^.[\]]+/g)].map(([name, index]) => (index === undefined ? name : Number(index)));

export const unknownField = (path: Path, known: readonly string[]): Problem => ({
  path,
  message: `Is unknown. Known names: ${known.join(', ')}.`,
  code: 'unknown_field',
});
