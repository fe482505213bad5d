import { type Kysely, sql } from 'kysely';

// E-mails that are not sent yet, one for each administrator. The primary key is enough: the table is nearly always empty.
const notices = `
create table webhook_notices (
  account_id text collate "C" not null,
  webhook_id text collate "C" not null,
  user_id text collate "C" not null,
  event_id text collate "C" not null,
  failing_since timestamptz(3),
  tries integer not null default 0,
  next_attempt_at timestamptz(3) not null,
  primary key (account_id, webhook_id, user_id),
  constraint webhook_notices_webhook foreign key (account_id, webhook_id) references webhooks on delete cascade,
  constraint webhook_notices_user foreign key (account_id, user_id) references users on delete cascade,
  constraint webhook_notices_event foreign key (account_id, event_id) references events on delete cascade
)`;

/** The unsent e-mails about disabled webhooks. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql.raw(notices).execute(db);
};
