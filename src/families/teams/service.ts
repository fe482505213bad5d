import type { Clock } from '../../core/clock.ts';
import { notFound } from '../../core/errors.ts';
import type { Principal } from '../../core/principal.ts';
import type { ListQuery } from '../../core/query/list-query.ts';
import type { Queries } from '../../data/database.ts';
import { type Tx, transaction } from '../../data/transaction.ts';
import { expectAdmin } from '../../rules/administrators.ts';
import { changeOf } from '../../rules/changes.ts';
import { recordEvent } from '../../rules/events.ts';
import { expectVersion } from '../../rules/versions.ts';
import * as store from './store.ts';
import { fieldsOf, merged, type Team, type TeamCreate, type TeamFields, type TeamUpdate } from './team.ts';

interface Rooms {
  db: Queries;
  clock: Clock;
}

type IfMatch = readonly number[] | undefined;
type Row = Team & { version: number };

const versioned = ({ version, ...record }: Row) => ({ record, version });

/** The verbs of teams: each is one transaction, and what it tells of is recorded in it. */
export const createTeamService = ({ db, clock }: Rooms) => {
  const now = () => clock().toISOString();

  const tell = (tx: Tx, caller: Principal, type: 'TEAM_CREATED' | 'TEAM_UPDATED' | 'TEAM_DELETED', data: Team) =>
    recordEvent(tx, caller, { type, resourceId: data.id, data });

  const found = (row: Row | undefined, id: string) => {
    if (!row) throw notFound('team', id);
    return versioned(row);
  };

  const lock = async (tx: Tx, caller: Principal, id: string, ifMatch: IfMatch, act: string) => {
    const { record, version } = found(await store.lockTeam(tx, caller, id), id);
    expectAdmin(caller, act);
    expectVersion(version, ifMatch);
    return { record, version };
  };

  const change = (caller: Principal, id: string, ifMatch: IfMatch, fieldsFor: (current: Team) => TeamFields) =>
    transaction(db, async (tx) => {
      const current = await lock(tx, caller, id, ifMatch, 'change teams');
      return changeOf(current, fieldsFor(current.record), async (fields) => {
        const changed = versioned(await store.updateTeam(tx, caller, id, now(), fields));
        await tell(tx, caller, 'TEAM_UPDATED', changed.record);
        return changed;
      });
    });

  return {
    list: async (caller: Principal, query: ListQuery) => {
      const { rows: data, extent } = await store.listTeams(db, caller, query);
      return { data, extent };
    },

    listOfUser: async (caller: Principal, userId: string, query: ListQuery) => {
      const { rows: data, extent } = await store.listTeamsOfUser(db, caller, query, userId);
      return { data, extent };
    },

    get: async (caller: Principal, id: string) => found(await store.findTeam(db, caller, id), id),

    create: (caller: Principal, body: TeamCreate) =>
      transaction(db, async (tx) => {
        expectAdmin(caller, 'create teams');
        const created = versioned(await store.insertTeam(tx, caller, now(), fieldsOf(body)));
        await tell(tx, caller, 'TEAM_CREATED', created.record);
        return created;
      }),

    replace: (caller: Principal, id: string, body: TeamCreate, ifMatch: IfMatch) => change(caller, id, ifMatch, () => fieldsOf(body)),

    update: (caller: Principal, id: string, body: TeamUpdate, ifMatch: IfMatch) =>
      change(caller, id, ifMatch, (current) => merged(current, body)),

    remove: (caller: Principal, id: string, ifMatch: IfMatch): Promise<void> =>
      transaction(db, async (tx) => {
        const { record: team } = await lock(tx, caller, id, ifMatch, 'delete teams');
        await store.deleteTeam(tx, caller, id);
        await tell(tx, caller, 'TEAM_DELETED', team);
      }),
  };
};

export type TeamService = ReturnType<typeof createTeamService>;
