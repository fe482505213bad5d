import { type RawBuilder, sql } from 'kysely';
import type { Principal } from '../../core/principal.ts';
import type { WindowQuery } from '../../core/query/connection.ts';
import type { ListQuery } from '../../core/query/list-query.ts';
import { type Collection, type Listed, listRecords } from '../../data/collection.ts';
import type { Queries } from '../../data/database.ts';
import { parent, readWindow, readWindows } from '../../data/window.ts';
import { inFormerProject, inVisibleProject, inVisibleProjects, type Onlooker } from '../projects/service.ts';
import type { Event } from './event.ts';

const columns = ['id', 'type', 'resource_id', 'actor', 'data', 'created_at'] as const;
/** An event's columns as REST shows them. */
export const shown = columns.map((column) => `events.${column}` as const);

const collection: Collection = {
  columns: Object.fromEntries(columns.map((column) => [column, sql.ref(`events.${column}`)])),
  key: sql.ref('events.position'),
};

type InProject = typeof inVisibleProject;

/** Administrators see every event, others what is for everyone, for them, or for those who see a project that they see. */
export const inAudience = (caller: Onlooker, inProject: InProject) => {
  if (caller.role === 'admin') return sql<boolean>`true`;
  const project = sql.ref('events.project_id');
  return sql<boolean>`(
    (${project} is null and events.uploader_id is null)
    or events.uploader_id = ${caller.userId}
    or ${inProject(caller, project)}
    or ${inFormerProject(caller, project)})`;
};

/** Whether the caller sees the event that a column of another table names: for records that tell of events. */
export const ofSeenEvent = (caller: Principal, eventId: RawBuilder<unknown>, inProject: InProject): RawBuilder<boolean> => {
  if (caller.role === 'admin') return sql<boolean>`true`;
  return sql<boolean>`exists (
    select from events where events.account_id = ${caller.accountId} and events.id = ${eventId} and ${inAudience(caller, inProject)})`;
};

const visible = (db: Queries, caller: Principal, inProject: InProject) =>
  db.selectFrom('events').where('events.account_id', '=', caller.accountId).where(inAudience(caller, inProject));

/** The position of the account's latest event; 0 before the first one. */
const latest = async (db: Queries, { accountId }: Pick<Principal, 'accountId'>): Promise<number> => {
  const { position } = await db
    .selectFrom('events')
    .select((eb) => eb.fn.max('position').as('position'))
    .where('account_id', '=', accountId)
    .where('position', 'is not', null)
    .executeTakeFirstOrThrow();
  return Number(position ?? 0);
};

/** Up to so many events the project of each is looked at by itself; for more, all that the caller sees are found once. */
const few = 1000;

/**
 * Events up to the latest one at the start. When no more follow, that is where to read on: whatever lies before it was seen,
 * or is not the caller's, and need not be looked at again.
 */
const listUpToLatest = async (db: Queries, caller: Principal, query: ListQuery, about?: string): Promise<Listed<Event>> => {
  const to = await latest(db, caller);
  const from = query.form.kind === 'cursor' ? Number(query.form.after?.[0] ?? 0) : 0;
  const base = visible(db, caller, about === undefined && to - from > few ? inVisibleProjects : inVisibleProject)
    .where('events.position', '<=', to)
    .$if(about !== undefined, (events) => events.where('events.resource_id', '=', about!));
  const { rows, extent } = await listRecords<Event>(base, (events) => events.select(shown), collection, query);
  const end = to > 0 ? [Math.max(from, to)] : null;
  return { rows, extent: extent.hasMore ? extent : { hasMore: false, next: end } };
};

export const listEvents = (db: Queries, caller: Principal, query: ListQuery) => listUpToLatest(db, caller, query);

export const listEventsAbout = (db: Queries, caller: Principal, resourceId: string, query: ListQuery) =>
  listUpToLatest(db, caller, query, resourceId);

/** What the caller sees of the events that have their place in the order; whatever is committed has. */
const placed = (db: Queries, caller: Principal, inProject: InProject) =>
  visible(db, caller, inProject).where('events.position', 'is not', null);

export const readEvents = (db: Queries, caller: Principal, query: WindowQuery) =>
  readWindow<Event>({ base: placed(db, caller, inVisibleProjects), select: (events) => events.select(shown), collection }, query);

export const readEventsAbout = (db: Queries, caller: Principal, query: WindowQuery, resourceIds: readonly string[]) =>
  readWindows<Event>(
    db,
    {
      base: placed(db, caller, inVisibleProject).where('events.resource_id', '=', parent),
      select: (events) => events.select(shown),
      collection,
    },
    query,
    resourceIds,
  );

export const findEvents = (db: Queries, caller: Principal, ids: readonly string[]): Promise<Event[]> =>
  visible(db, caller, inVisibleProject).where(sql<boolean>`events.id = any(${ids}::text[])`).select(shown).execute() as Promise<Event[]>;
