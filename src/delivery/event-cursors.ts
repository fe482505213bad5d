import type { AccountCursors } from '../core/query/cursors.ts';
import { aboutOf, type Condition } from '../core/query/list-query.ts';
import type { EventSubscription } from '../rules/event-feed.ts';

/** The list whose cursors they are. */
const list = 'listEvents /v1/events';

const oneOf = (field: string, kind: Condition['kind'], value: readonly string[] | undefined): Condition[] =>
  value ? [{ field, kind, operator: 'in', value }] : [];

/** Cursors that are remembered at most: many followers want the same, and each event has one cursor for all of them. */
const remembered = 1000;

/** The cursors of `GET /v1/events`, filtered as a follower wants it: what one of the two gives, the other takes. */
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
        if (known.size >= remembered) known.clear();
        known.set(key, cursor);
        return cursor;
      },
      /** @throws ServiceError `invalid_cursor` */
      open: (cursor: string): number => Number(cursors.open(cursor, about)[0]),
    };
  };
};
