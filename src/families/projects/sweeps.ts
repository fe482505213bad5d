import { type RawBuilder, sql } from 'kysely';
import { byAccount } from '../../data/sweeping/aged-rows.ts';
import type { Sweep } from '../../data/sweeping/sweep.ts';

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
