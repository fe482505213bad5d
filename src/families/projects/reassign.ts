import { type Clock, changeEventsOf, type Principal, recordEffects, type Tx } from '@tessera/platform';
import type { Leaving } from '@tessera/platform/built-in';
import { sql } from 'kysely';
import { memberAdded, roleChanged } from './member-events.ts';
import type { MemberRole } from './record.ts';
import * as store from './store.ts';

/** Locks the projects that a user owns, by `owner_id` or as a member in that role, so that nobody changes their members meanwhile. */
const lockProjectsOf = async (tx: Tx, { accountId }: Principal, userId: string): Promise<string[]> => {
  const owning = tx
    .selectFrom('project_members')
    .select('project_id')
    .where('account_id', '=', accountId)
    .where('user_id', '=', userId)
    .where('role', '=', 'owner');
  const projects = await tx
    .selectFrom('projects')
    .select('id')
    .where('account_id', '=', accountId)
    .where((eb) => eb.or([eb('owner_id', '=', userId), eb('id', 'in', owning)]))
    .orderBy('id')
    .forUpdate()
    .execute();
  return projects.map(({ id }) => id);
};

/**
 * Gives `to` the role `owner` in the projects whose `owner_id` is `from`, or where no other member is an owner. Returns these projects,
 * each with the former role of `to`; null if `to` was not a member.
 */
const joinAsOwner = async (tx: Tx, { accountId }: Principal, projects: readonly string[], { from, to }: Leaving, now: string) => {
  const { rows } = await sql<{ project_id: string; former_role: MemberRole | null }>`
    with joining as materialized (
      select projects.account_id, projects.id as project_id, heir.role as former_role from projects
      left join project_members heir
        on heir.account_id = projects.account_id and heir.project_id = projects.id and heir.user_id = ${to}
      where projects.account_id = ${accountId} and projects.id = any(${projects}::text[]) and heir.role is distinct from 'owner'
        and (projects.owner_id = ${from} or not exists (
          select from project_members other where other.account_id = projects.account_id and other.project_id = projects.id
            and other.role = 'owner' and other.user_id <> ${from}))
    ), joined as (
      insert into project_members (account_id, project_id, user_id, role, added_at)
      select account_id, project_id, ${to}, 'owner', ${now}::timestamptz from joining
      on conflict (account_id, project_id, user_id) do update set role = 'owner'
    )
    select project_id, former_role from joining order by project_id`.execute(tx);
  return rows;
};

/** Gives the projects of a removed user to another user, in the transaction of the removal, so that every project has an owner. */
export const reassignProjects =
  (clock: Clock) =>
  async (tx: Tx, caller: Principal, leaving: Leaving): Promise<void> => {
    const { from, to, cause } = leaving;
    const projects = await lockProjectsOf(tx, caller, from);
    if (projects.length === 0) return;
    const now = clock().toISOString();
    const joined = await joinAsOwner(tx, caller, projects, leaving, now);
    const events = joined.map(({ project_id, former_role }) => {
      const membership = { project_id, user_id: to, role: 'owner' } as const;
      return former_role ? roleChanged(membership, former_role) : memberAdded(membership);
    });
    recordEffects(tx, caller, cause, events);
    await store.changeAll(tx, caller, { owner_id: from }, { owner_id: to }, now, (changes) =>
      recordEffects(tx, caller, cause, changeEventsOf('PROJECT_UPDATED', changes)),
    );
  };
