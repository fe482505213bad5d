/** Statements that change the schema in one transaction. It waits for a lock half a second at most, and then rolls back and tries again. */
export interface Change {
  up: readonly string[];
  /** Undoes the change. */
  down?: readonly string[];
  /** By the name of a linter rule: why it does not apply to this migration. */
  allowed?: Readonly<Record<string, string>>;
}

/** Indexes by name, each with the SQL after `create index concurrently <name>`. */
export type IndexesByName = Readonly<Record<string, { unique?: true; on: string }>>;

/** Indexes that are built concurrently on tables in use; going back drops them. */
export interface Indexes {
  indexes: IndexesByName;
}

/** Indexes that are dropped concurrently; going back builds them again. */
export interface FormerIndexes {
  formerIndexes: IndexesByName;
}

/** Statements that change a few thousand rows. Each is repeated, each time in its own transaction, until it changes no rows. */
export interface Backfill {
  backfill: string | readonly string[];
}

/** One step of the schema. A change that needs several kinds of work is several migrations. */
export type Migration = Change | Indexes | FormerIndexes | Backfill;
