import type { RawBuilder } from 'kysely';
import type { Viewer } from '../data/query/cached-statements.ts';

/** A user by id, or by a column that holds the id. */
export interface Reader extends Pick<Viewer, 'accountId' | 'role'> {
  userId: string | RawBuilder<string>;
}

/** Whether the caller sees the record whose id is in a column, as a condition in SQL. Of an id that is no record of the family, it is not true. */
type Sees = (caller: Reader, id: RawBuilder<unknown>) => RawBuilder<boolean>;

/** How a family decides who sees its records: for events about what is in them, and for records of other families. */
export interface PlaceReaders {
  /** For few rows: each record is looked up. */
  one: Sees;
  /** For many rows: the records that the caller sees are found once. */
  many: Sees;
  /** Whether the caller saw a record that is deleted, or that fewer people see now: they may still read its earlier events. */
  former: Sees;
}
