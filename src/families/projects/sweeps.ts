import { byAccount, type Sweep } from '@tessera/platform';
import { type RawBuilder, sql } from 'kysely';

/**
 * Who could see a deleted project is kept until the last event from before the deletion is gone.
 * @param before SQL for the instant from which an account keeps events
 */
export const formerProjectSweep = (before: (now: Date) => RawBuilder<unknown>): Sweep =>
  byAccount({
    table: 'former_projects',
    at: 'deleted_at',
    before,
    when: sql<boolean>`not exists (
      select from events where events.account_id = former_projects.account_id
        and events.created_at <= former_projects.deleted_at + interval '1 day')`,
  });
