import type { Generated } from 'kysely';

/** A letter that is still to be mailed. It is written in the transaction of the change that it reports, and deleted once it is sent. */
export interface LettersTable {
  account_id: string;
  id: string;
  /** Recipient, subject and text, sealed. */
  sealed: string;
  /** The number of attempts to send it so far. */
  tries: Generated<number>;
  /** When it is due; while a node is sending it, when another node may take over. */
  next_attempt_at: string;
  created_at: string;
  /** The trace in which it was written, as `traceparent`; null where nothing was traced. */
  trace: Generated<string | null>;
}
