import type { AccountCursors } from '../core/query/cursors.ts';
import { aboutOf, type Condition } from '../core/query/list-query.ts';
import type { EventSubscription } from '../rules/event-feed.ts';

/** The list that the cursors belong to. */
const list = 'listEvents /v1/events';

const oneOf = (field: string, kind: Condition['kind'], value: readonly string[] | undefined): Condition[] =>
  value ? [{ field, kind, operator: 'in', value }] : [];

/** How many cursors, and how many filters, are remembered: many followers share a filter, and with it the cursor of each event. */
const maxRemembered = 1000;

/** Remembers what was made for a key; forgets everything when there are too many keys. */
const remembering = <T>() => {
  const known = new Map<string, T>();
  return (key: string, make: () => T): T => {
    const found = known.get(key);
    if (found !== undefined) return found;
    if (known.size >= maxRemembered) known.clear();
    const made = make();
    known.set(key, made);
    return made;
  };
};

/** The cursors of the events of an account that match a filter. */
export interface EventCursors {
  seal(position: number): string;
  /**
   * A cursor that differs from all others of its position. It is for those who ask at any time where the events are: from one cursor for
   * each position they would learn whether anything has happened in the account, also what they may not see.
   */
  sealAnew(position: number): string;
  /** @throws ServiceError `invalid_cursor` */
  open(cursor: string): number;
}

/** The cursors of `GET /v1/events` with the same filter as the subscription: each accepts the cursors of the other. */
export const eventCursors = (accountCursors: AccountCursors) => {
  const ofFilter = remembering<EventCursors>();
  const sealed = remembering<string>();
  let filters = 0;

  const create = (accountId: string, about: string): EventCursors => {
    const cursors = accountCursors(accountId);
    filters += 1;
    const filter = filters;
    return {
      seal: (position) => sealed(`${filter} ${position}`, () => cursors.seal([position], about)),
      sealAnew: (position) => cursors.sealAnew([position], about),
      open: (cursor) => Number(cursors.open(cursor, about)[0]),
    };
  };

  return (accountId: string, { types, resourceIds }: Pick<EventSubscription, 'types' | 'resourceIds'>): EventCursors => {
    const conditions = [...oneOf('type', 'enum', types), ...oneOf('resource_id', 'text', resourceIds)];
    const about = `${list} ${aboutOf(conditions, [])}`;
    return ofFilter(`${accountId} ${about}`, () => create(accountId, about));
  };
};
