import type { FamilyTables } from './index.ts';

/** What other rooms know about a table of a family. */
export interface FamilyTable {
  /** Columns that exports of an account leave out, because they contain or protect secrets. */
  unexported?: readonly string[];
  /** The column with the key of an object in the store, whose bytes are deleted with the row. The column `size` has their number. */
  objectKey?: string;
}

/** The tables of the families, ordered so that each refers to earlier ones only. */
export type FamilyTablesInOrder = Readonly<Record<keyof FamilyTables, FamilyTable>>;
