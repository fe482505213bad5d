import { sql } from 'kysely';
import { type EventType, eventViolations, isEventType } from '../../contract/events.ts';
import { isObject } from '../../core/is-object.ts';
import type { Queries } from '../../data/connection/database.ts';
import { insertAll } from '../../data/insert-all.ts';
import { pathOf, type SceneKind, type SceneRecord } from '../../kit/scene.ts';
import { audienceOf, columnsOfSubject } from '../../rules/event-audience.ts';

/** Who can see an event, as values: the records it depends on are already in the database. */
const audienceIn = async (tx: Queries, accountId: string, { type, data }: SceneRecord): Promise<SceneRecord> => {
  const { subject, ...audience } = audienceOf(type as EventType, data as object);
  if (!subject) return audience;
  const { place_id, person_id } = columnsOfSubject(subject.readers, accountId, subject.id);
  const { rows } = await sql<SceneRecord>`select ${place_id}::text as place_id, ${person_id}::text as person_id`.execute(tx);
  return rows[0]!;
};

export const eventScene: SceneKind = {
  name: 'events',
  id: 'event',
  operationId: 'getEvent',
  isLast: true,
  order: 'position',
  defaults: ({ data }, { adminId }) => ({
    resource_id: (data as SceneRecord | null | undefined)?.id ?? null,
    actor: { type: 'user', id: adminId },
  }),

  check: ({ type, data }) => {
    const violations = isEventType(type) && isObject(data) ? eventViolations(type, data) : undefined;
    return (violations ?? []).map(({ field, ...others }) => ({ path: ['data', ...pathOf(field)], ...others }));
  },

  columns: async (row, _record, { tx, accountId }) => ({ ...row, ...(await audienceIn(tx, accountId, row)) }),

  store: async (tx, records, { accountId }) =>
    insertAll(
      tx,
      'outbox',
      records.map(({ id }) => ({ account_id: accountId, event_id: id })),
    ),
};
