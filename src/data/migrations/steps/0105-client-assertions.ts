import { type Kysely, sql } from 'kysely';

const usedAssertions = `
create table used_client_assertions (
  account_id text collate "C" not null,
  application_id text collate "C" not null,
  hash text collate "C" not null,
  expires_at timestamptz(3) not null,
  constraint used_client_assertions_application foreign key (account_id, application_id) references applications on delete cascade,
  primary key (account_id, application_id, hash)
)`;

/** Applications may prove themselves with keys of their own; an assertion is remembered while it could be used again. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table applications add column jwks jsonb`.execute(db);
  await sql.raw(usedAssertions).execute(db);
  await sql`create index used_client_assertions_by_expires_at on used_client_assertions (expires_at)`.execute(db);
};

/** An application with keys has no secret, so that nothing could use it any more. */
export const down = async (db: Kysely<unknown>): Promise<void> => {
  await sql`drop table used_client_assertions`.execute(db);
  await sql`delete from applications where jwks is not null`.execute(db);
  await sql`alter table applications drop column jwks`.execute(db);
};
