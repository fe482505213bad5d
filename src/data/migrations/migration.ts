import type { Kysely } from 'kysely';
import type { SecretKeys } from '../../core/secret-keys.ts';

/** Changes the schema in one transaction, which waits for a table in use half a second at most before everything is taken back and tried again. */
export interface Change {
  up(db: Kysely<unknown>): Promise<void>;
  /** The way back; what the keys are for is to leave secrets as versions before know them. */
  down?(db: Kysely<unknown>, keys: SecretKeys | undefined): Promise<void>;
  /** Why a rule of the linter does not hold for this one, by the rule's name. */
  allowed?: Readonly<Record<string, string>>;
}

/** Indexes on tables in use, built beside the traffic: by name, what follows `create index concurrently <name>`. */
export interface Indexes {
  indexes: Readonly<Record<string, { unique?: true; on: string }>>;
}

/** One statement that changes a few thousand rows which need it, and none once there are no more: repeated until then, each time in a transaction of its own. */
export interface Backfill {
  backfill: string;
}

/** One step of the schema. What needs several kinds of work is several migrations. */
export type Migration = Change | Indexes | Backfill;
