import type { Timestamp } from './column-types.ts';

/** A GraphQL document that is registered for an application; its requests may send the id instead of the text. It never changes. */
export interface RegisteredDocumentsTable {
  account_id: string;
  application_id: string;
  id: string;
  text: string;
  created_at: Timestamp;
}
