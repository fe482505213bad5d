import type { Timestamp } from './column-types.ts';

/** What search knows of a record. Triggers on the tables of the records write it: `../migrations/search-triggers.ts`. */
export interface SearchDocumentsTable {
  account_id: string;
  /** The id of the record. */
  id: string;
  kind: string;
  /** Empty for a record without a title. */
  title: string;
  /** The other texts, a line each. */
  body: string;
  /** The name of the text search configuration that `words` was made with. */
  language: string;
  /** A `tsvector`. */
  words: string;
  /** When the record was created. */
  created_at: Timestamp;
}
