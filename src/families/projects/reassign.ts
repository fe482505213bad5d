import { sql } from 'kysely';
import type { Clock } from '../../core/clock.ts';
import type { Principal } from '../../core/principal.ts';
import type { Tx } from '../../data/connection/transaction.ts';
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

/** Adds the new owner `to` as a member with the role `owner` where `owner_id` is `from`, or where no other member is an owner. */
const joinAsOwner = (tx: Tx, { accountId }: Principal, projects: readonly string[], from: string, to: string, now: string) =>
  sql`
    insert into project_members (account_id, project_id, user_id, role, added_at)
    select account_id, id, ${to}, 'owner', ${now}::timestamptz from projects
    where account_id = ${accountId} and id = any(${projects}::text[]) and (owner_id = ${from} or not exists (
      select from project_members other
      where other.account_id = projects.account_id and other.project_id = projects.id and other.role = 'owner' and other.user_id <> ${from}))
    on conflict (account_id, project_id, user_id) do update set role = 'owner'`.execute(tx);

/** Gives the projects of a user who is removed to another, in the same transaction, so that every project has an owner. */
export const reassignProjects =
  (clock: Clock) =>
  async (tx: Tx, caller: Principal, from: string, to: string): Promise<void> => {
    const projects = await lockProjectsOf(tx, caller, from);
    if (projects.length === 0) return;
    const now = clock().toISOString();
    await joinAsOwner(tx, caller, projects, from, to, now);
    store.updateAll(tx, caller, { owner_id: from }, { owner_id: to }, now);
  };
