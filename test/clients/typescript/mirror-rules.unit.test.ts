import { describe, expect, it } from 'vitest';
import type { EventOf, EventType } from '../../../clients/typescript/generated/events.ts';
import { type AnyRecord, Copy, keyOf } from '../../../clients/typescript/src/mirror/copy.ts';
import { eventsFor, type Filter, type Kind, type Viewer } from '../../../clients/typescript/src/mirror/kinds.ts';

const everything = { users: {}, resources: {} };
const me: Viewer = { id: 'usr_me', isAdmin: false, groups: [] };

/** A copy that has been read, with these records. */
const copyOf = (records: Partial<Record<Kind, AnyRecord[]>> = {}, kinds: object = everything): Copy => {
  const copy = new Copy(kinds as Record<Kind, object>);
  copy.viewer = me;
  for (const kind of Object.keys(kinds) as Kind[]) copy.replace(kind, new Map((records[kind] ?? []).map((one) => [keyOf(kind, one), one])));
  return copy;
};

const event = (type: EventType, resource_id: string, data: object = {}): EventOf =>
  ({ type, resource_id, data: { id: resource_id, ...data }, changes: {} }) as unknown as EventOf;
const idsIn = (copy: Copy, kind: Kind): string[] => [...copy.of(kind).keys()];

describe('a filter', () => {
  const owned = (id: string, owner_id: string) => event('RESOURCE_CREATED', id, { owner_id });

  it.each([['me'], [{ in: ['me', 'usr_other'] }]])('takes `me` for the id of its viewer: %j', (owner_id) => {
    const copy = copyOf({}, { resources: { owner_id } });
    expect(copy.needsViewer).toBe(true);
    for (const one of [owned('res_1', 'usr_me'), owned('res_2', 'usr_third')]) copy.apply(one);
    expect(idsIn(copy, 'resources')).toEqual(['res_1']);
  });

  it('without a value is none', () => {
    const copy = copyOf({}, { resources: { owner_id: undefined } });
    copy.apply(owned('res_1', 'usr_me'));
    expect([idsIn(copy, 'resources'), copy.isWhole('resources'), copy.needsViewer]).toEqual([['res_1'], true, false]);
  });

  it('is of ids and values of enums', () => {
    const resources: Filter<'resources'> = { owner_id: 'me', status: { in: ['active'] }, id: undefined };
    // @ts-expect-error: lists find texts in any case.
    const users: Filter<'users'> = { email: 'ada@example.com' };
    // @ts-expect-error: the same time can be written with many offsets.
    const times: Filter<'resources'> = { created_at: '2026-01-01T00:00:00Z' };
    // @ts-expect-error: no value of the enum
    const lost: Filter<'resources'> = { status: 'lost' };
    expect([resources, users, times, lost].map((filter) => Object.keys(filter).length)).toEqual([3, 1, 1, 1]);
  });
});

describe('a saved copy', () => {
  const saved = (viewer: Viewer | null) =>
    new Copy(everything as unknown as Record<Kind, object>, { ...copyOf({ resources: [{ id: 'res_1' }] }).save(), viewer });

  it.each<[name: string, saved: Viewer | undefined, now: Viewer | undefined, kept: boolean]>([
    ['is kept for the same person', me, me, true],
    ['is not kept for somebody else', me, { ...me, id: 'usr_other' }, false],
    ['is not kept for somebody unknown', me, undefined, false],
    ['of somebody unknown is not kept', undefined, me, false],
    ['of somebody unknown is not kept for somebody unknown', undefined, undefined, false],
  ])('%s', (_name, before, now, kept) => {
    const copy = saved(before ?? null);
    expect([idsIn(copy, 'resources'), copy.isBehind]).toEqual([['res_1'], true]);
    copy.takeViewer(now);
    expect([idsIn(copy, 'resources'), copy.stale.has('users'), copy.isBehind]).toEqual(kept ? [['res_1'], false, false] : [[], true, true]);
    expect(copy.viewer).toEqual(now);
  });
});

describe('the events of a copy', () => {
  it('are those of its kinds', () => {
    expect(eventsFor({ resources: {} })).toEqual(['RESOURCE_CREATED', 'RESOURCE_UPDATED', 'RESOURCE_DELETED']);
  });

  it('that are unknown change nothing', () => {
    const copy = copyOf();
    copy.apply(event('RESOURCE_PAINTED' as EventType, 'res_1'));
    expect(idsIn(copy, 'resources')).toEqual([]);
  });
});
