import {
  type Clock,
  eventOf,
  expectAdmin,
  type ListQuery,
  notFound,
  type Principal,
  type Queries,
  recordEvent,
  serviceKit,
  type Tx,
  transaction,
  unversioned,
  type WindowQuery,
} from '@tessera/platform';
import type { NotificationService, UserService } from '@tessera/platform/built-in';
import * as store from './member-store.ts';
import { expectLeaving, memberAlready, type TeamMember, type TeamMemberCreate } from './record.ts';
import * as teams from './store.ts';

interface Dependencies {
  db: Queries;
  clock: Clock;
  users: Pick<UserService, 'expectUser'>;
  notifications: Pick<NotificationService, 'notify'>;
}

/** Lists, adds and removes a team's members. */
export const createTeamMemberService = ({ db, clock, users, notifications }: Dependencies) => {
  const { now, found } = serviceKit('team', clock);

  const recordMember = (tx: Tx, caller: Principal, type: 'TEAM_MEMBER_ADDED' | 'TEAM_MEMBER_REMOVED', team_id: string, user_id: string) =>
    recordEvent(tx, caller, { ...eventOf(type, unversioned({ team_id, user_id })), resourceId: team_id });

  return {
    list: async (caller: Principal, teamId: string, query: ListQuery) => {
      found(await teams.findById(db, caller, teamId), teamId);
      return store.list(db, caller, query, teamId);
    },

    /** The same window of the members of each of these teams, by team id. */
    windowsOfTeams: (caller: Principal, teamIds: readonly string[], query: WindowQuery) => store.windowsOfTeams(db, caller, query, teamIds),

    add: (caller: Principal, teamId: string, { user_id }: TeamMemberCreate): Promise<TeamMember> =>
      transaction(db, async (tx) => {
        found(await teams.lock(tx, caller, teamId), teamId);
        expectAdmin(caller, 'put somebody in a team');
        await users.expectUser(tx, caller, user_id, 'user_id');
        const member = await store.insert(tx, caller, teamId, user_id, now());
        if (!member) throw memberAlready(teamId, found(await store.find(tx, caller, teamId, user_id), teamId));
        const event = recordMember(tx, caller, 'TEAM_MEMBER_ADDED', teamId, user_id);
        const concerns = [{ kind: 'invited', people: [user_id] }] as const;
        await notifications.notify(tx, caller, { event, about: teamId, concerns });
        return member;
      }),

    remove: (caller: Principal, teamId: string, userId: string): Promise<void> =>
      transaction(db, async (tx) => {
        found(await teams.lock(tx, caller, teamId), teamId);
        expectLeaving(caller, userId);
        if (!(await store.remove(tx, caller, teamId, userId))) throw notFound('member', userId);
        recordMember(tx, caller, 'TEAM_MEMBER_REMOVED', teamId, userId);
      }),
  };
};

export type TeamMemberService = ReturnType<typeof createTeamMemberService>;
