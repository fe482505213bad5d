import { type Kysely, sql } from 'kysely';

/**
 * The dashboard is an application of the server itself, which each account gets when somebody signs in there first. Its tokens are kept
 * here, sealed with the value of the browser's cookie, which is not stored. A row goes with the tokens and with the sign-in of the browser.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table applications add column first_party boolean not null default false`.execute(db);
  await sql`
    create table dashboard_sessions (
      hash text collate "C" primary key,
      account_id text collate "C" not null,
      family_id text collate "C" not null,
      browser_session_hash text collate "C" constraint dashboard_sessions_browser references browser_sessions on delete cascade,
      tokens text not null,
      created_at timestamptz(3) not null,
      expires_at timestamptz(3) not null,
      constraint dashboard_sessions_family foreign key (account_id, family_id) references token_families on delete cascade
    )`.execute(db);
  await sql`create index dashboard_sessions_by_family on dashboard_sessions (account_id, family_id)`.execute(db);
  await sql`create index dashboard_sessions_by_browser on dashboard_sessions (browser_session_hash)`.execute(db);
};

export const down = async (db: Kysely<unknown>): Promise<void> => {
  await sql`drop table dashboard_sessions`.execute(db);
  await sql`delete from credentials using applications app
    where app.first_party and credentials.account_id = app.account_id and credentials.kind = 'application' and credentials.subject_id = app.id`.execute(
    db,
  );
  await sql`delete from applications where first_party`.execute(db);
  await sql`alter table applications drop column first_party`.execute(db);
};
