import { type Kysely, sql } from 'kysely';

// The table of Kysely's own migrator, which earlier versions use.
const create = `
create table if not exists kysely_migration (name varchar(255) primary key, "timestamp" varchar(255) not null)`;

/** The names of the migrations that were done, in order. */
export const doneMigrations = async (db: Kysely<unknown>): Promise<string[]> => {
  const { rows: there } = await sql<{ found: boolean }>`select to_regclass('kysely_migration') is not null as found`.execute(db);
  if (!there[0]!.found) await sql.raw(create).execute(db);
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by "timestamp", name`.execute(db);
  return rows.map(({ name }) => name);
};

/** Records a migration after all others, even when the clock of this machine is slow. */
export const recordMigration = async (db: Kysely<unknown>, name: string): Promise<void> => {
  const { rows } = await sql<{ last: string | null }>`select max("timestamp") as last from kysely_migration`.execute(db);
  const after = rows[0]!.last === null ? 0 : Date.parse(rows[0]!.last) + 1;
  const timestamp = new Date(Math.max(Date.now(), after)).toISOString();
  await sql`insert into kysely_migration (name, "timestamp") values (${name}, ${timestamp})`.execute(db);
};

/** Removes the record of a migration. */
export const forgetMigration = async (db: Kysely<unknown>, name: string): Promise<void> => {
  await sql`delete from kysely_migration where name = ${name}`.execute(db);
};

/** This version does not know the schema of the database. */
class UnknownSchema extends Error {
  override name = 'UnknownSchema';
}

/**
 * The migrations that are still to be done.
 * @throws UnknownSchema when the database has others than this version, or in another order
 */
export const pendingAfter = (done: readonly string[], known: readonly string[]): string[] => {
  const last = known.at(-1)!;
  const newer = done.filter((name) => !known.includes(name));
  if (newer.length > 0)
    throw new UnknownSchema(
      `The database has the schema of a newer version of Tessera: ${newer.join(', ')}; this version knows it up to ${last}. Start the newer version, or go back with it: npx tessera migrate --to ${last}.`,
    );
  const left = known.slice(0, done.length).filter((name) => !done.includes(name));
  if (left.length > 0)
    throw new UnknownSchema(
      `The database has ${done.at(-1)} without ${left.join(', ')}, which no released version leaves out: restore a copy.`,
    );
  return known.slice(done.length);
};
