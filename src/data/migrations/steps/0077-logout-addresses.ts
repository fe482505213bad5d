import { type Kysely, sql } from 'kysely';

/**
 * Where applications want people sent back to after a sign-out, and where they are told of one; and the sign-in of the browser that a code
 * and its tokens came from. Nodes of the version before write none, and such tokens name no sign-in.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table applications add column post_logout_redirect_uris text[] not null default '{}', add column backchannel_logout_uri text`.execute(
    db,
  );
  await sql`alter table authorization_codes add column session_id text collate "C"`.execute(db);
  await sql`alter table token_families add column session_id text collate "C"`.execute(db);
};

export const down = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table token_families drop column session_id`.execute(db);
  await sql`alter table authorization_codes drop column session_id`.execute(db);
  await sql`alter table applications drop column post_logout_redirect_uris, drop column backchannel_logout_uri`.execute(db);
};
