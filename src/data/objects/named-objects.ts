import type { FamilyTablesInOrder } from '../tables/family-table.ts';

/** A table whose rows name objects in the store, and have their sizes as `size`. */
interface NamingTable {
  table: string;
  /** The column with the key of an object. */
  key: string;
}

/** The tables whose rows name objects: those of the families, and those of no family. */
export const namingTables = (familyTables: FamilyTablesInOrder): readonly NamingTable[] => [
  ...Object.entries(familyTables).flatMap(([table, { objectKey }]) => (objectKey ? [{ table, key: objectKey }] : [])),
  { table: 'event_archives', key: 'object_key' },
];
