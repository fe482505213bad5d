import type { Clock } from '../../core/clock.ts';
import { notFound } from '../../core/errors.ts';
import type { Principal } from '../../core/principal.ts';
import { expandRecords } from '../../core/query/expand.ts';
import type { ListQuery } from '../../core/query/list-query.ts';
import type { Queries } from '../../data/database.ts';
import { type Tx, transaction } from '../../data/transaction.ts';
import { expectAdmin } from '../../rules/administrators.ts';
import { recordEvent } from '../../rules/events.ts';
import type { UserService } from '../users/service.ts';
import * as store from './store.ts';
import { expectLeaving, memberAlready, type TeamMember, type TeamMemberCreate } from './team.ts';

interface Rooms {
  db: Queries;
  clock: Clock;
  users: Pick<UserService, 'byIds' | 'expectUser'>;
}

/** The verbs of a team's members. */
export const createTeamMemberService = ({ db, clock, users }: Rooms) => {
  const tell = (tx: Tx, caller: Principal, type: 'TEAM_MEMBER_ADDED' | 'TEAM_MEMBER_REMOVED', team_id: string, user_id: string) =>
    recordEvent(tx, caller, { type, resourceId: team_id, data: { team_id, user_id } });

  const lock = async (tx: Tx, caller: Principal, teamId: string): Promise<void> => {
    if (!(await store.lockTeam(tx, caller, teamId))) throw notFound('team', teamId);
  };

  return {
    list: async (caller: Principal, teamId: string, query: ListQuery) => {
      if (!(await store.findTeam(db, caller, teamId))) throw notFound('team', teamId);
      const { rows, extent } = await store.listMembers(db, caller, query, teamId);
      const load = (ids: readonly string[]) => users.byIds(caller, ids);
      return { data: await expandRecords(rows, query.expand, { user: { by: 'user_id', load } }), extent };
    },

    add: (caller: Principal, teamId: string, { user_id }: TeamMemberCreate): Promise<TeamMember> =>
      transaction(db, async (tx) => {
        await lock(tx, caller, teamId);
        expectAdmin(caller, 'put somebody in a team');
        await users.expectUser(tx, caller, user_id, 'user_id');
        const member = await store.insertMember(tx, caller, teamId, user_id, clock().toISOString());
        if (!member) throw memberAlready(teamId, (await store.findMember(tx, caller, teamId, user_id))!);
        await tell(tx, caller, 'TEAM_MEMBER_ADDED', teamId, user_id);
        return member;
      }),

    remove: (caller: Principal, teamId: string, userId: string): Promise<void> =>
      transaction(db, async (tx) => {
        await lock(tx, caller, teamId);
        expectLeaving(caller, userId);
        if (!(await store.deleteMember(tx, caller, teamId, userId))) throw notFound('member', userId);
        await tell(tx, caller, 'TEAM_MEMBER_REMOVED', teamId, userId);
      }),
  };
};

export type TeamMemberService = ReturnType<typeof createTeamMemberService>;
