import type { AccountCursors } from '../core/query/cursors.ts';
import { aboutOf, type Condition } from '../core/query/list-query.ts';
import type { EventSubscription } from '../rules/event-feed.ts';

/** The list that the cursors belong to. */
const list = 'listEvents /v1/events';

const oneOf = (field: string, kind: Condition['kind'], value: readonly string[] | undefined): Condition[] =>
  value ? [{ field, kind, operator: 'in', value }] : [];

/** The number of cached cursors: many followers have the same filter, and an event has one cursor for all of them. */
const maxCached = 1000;

/** The cursors of `GET /v1/events` with the same filter as the subscription: each accepts the cursors of the other. */
export const eventCursors = (accountCursors: AccountCursors) => {
  const known = new Map<string, string>();
  return (accountId: string, { types, resourceIds }: Pick<EventSubscription, 'types' | 'resourceIds'>) => {
    const cursors = accountCursors(accountId);
    const conditions = [...oneOf('type', 'enum', types), ...oneOf('resource_id', 'text', resourceIds)];
    const about = `${list} ${aboutOf(conditions, [])}`;
    return {
      seal: (position: number): string => {
        const key = `${accountId} ${position} ${about}`;
        const cursor = known.get(key) ?? cursors.seal([position], about);
        if (known.size >= maxCached) known.clear();
        known.set(key, cursor);
        return cursor;
      },
      /** @throws ServiceError `invalid_cursor` */
      open: (cursor: string): number => Number(cursors.open(cursor, about)[0]),
    };
  };
};
