import {
  type Clock,
  changeEventOf,
  changeOf,
  eventOf,
  expectAdmin,
  expectVersion,
  type IfMatch,
  type ListQuery,
  type Principal,
  type Queries,
  recordEvent,
  serviceKit,
  type Tx,
  transaction,
  type WindowQuery,
} from '@tessera/platform';
import { mentioned, type NotificationService } from '@tessera/platform/built-in';
import { sql } from 'kysely';
import { fieldsOf, type TeamCreate, type TeamUpdate } from './record.ts';
import * as store from './store.ts';

interface Dependencies {
  db: Queries;
  clock: Clock;
  notifications: Pick<NotificationService, 'notify'>;
}

const everybody = () => sql<boolean>`true`;

/** How notifications about teams check who sees a team: everybody. */
export const teamSubject = { table: 'teams', visible: everybody, visibleOne: everybody } as const;

/** The operations on teams. Each write records its event in the same transaction. */
export const createTeamService = ({ db, clock, notifications }: Dependencies) => {
  const { now, found, recorded } = serviceKit('team', clock);

  const lock = async (tx: Tx, caller: Principal, id: string, ifMatch: IfMatch, act: string) => {
    const team = found(await store.lock(tx, caller, id), id);
    expectAdmin(caller, act);
    expectVersion(team.version, ifMatch);
    return team;
  };

  const change = (caller: Principal, id: string, ifMatch: IfMatch, changes: TeamUpdate) =>
    transaction(db, async (tx) => {
      const team = await lock(tx, caller, id, ifMatch, 'change teams');
      return changeOf(team, changes, async () => {
        const after = store.update(tx, caller, team, changes, now());
        const event = recordEvent(tx, caller, changeEventOf('TEAM_UPDATED', { before: team, after }));
        const concerns = [mentioned(team.data.description, after.data.description)];
        await notifications.notify(tx, caller, { event, about: id, concerns });
        return after;
      });
    });

  return {
    list: (caller: Principal, query: ListQuery) => store.list(db, caller, query),

    window: (caller: Principal, query: WindowQuery) => store.window(db, caller, query),

    listOfUser: (caller: Principal, userId: string, query: ListQuery) => store.listOfUser(db, caller, query, userId),

    /** The same window of the teams of each of these users, by user id. */
    windowsOfUsers: (caller: Principal, userIds: readonly string[], query: WindowQuery) => store.windowsOfUsers(db, caller, query, userIds),

    get: async (caller: Principal, id: string) => found(await store.findById(db, caller, id), id),

    findByIds: (caller: Principal, ids: readonly string[]) => store.findByIds(db, caller, ids),

    create: (caller: Principal, body: TeamCreate) =>
      transaction(db, async (tx) => {
        expectAdmin(caller, 'create teams');
        const team = store.insert(tx, caller, fieldsOf(body), now());
        const event = recordEvent(tx, caller, eventOf('TEAM_CREATED', team));
        const { id, description } = team.data;
        await notifications.notify(tx, caller, { event, about: id, concerns: [mentioned(null, description)] });
        return team;
      }),

    replace: (caller: Principal, id: string, body: TeamCreate, ifMatch: IfMatch) => change(caller, id, ifMatch, fieldsOf(body)),

    update: (caller: Principal, id: string, body: TeamUpdate, ifMatch: IfMatch) => change(caller, id, ifMatch, body),

    delete: (caller: Principal, id: string, ifMatch: IfMatch): Promise<void> =>
      transaction(db, async (tx) => {
        const team = await lock(tx, caller, id, ifMatch, 'delete teams');
        store.remove(tx, caller, id);
        recorded(tx, caller, 'TEAM_DELETED', team);
      }),
  };
};

export type TeamService = ReturnType<typeof createTeamService>;
