import { describe, expect, it } from 'vitest';
import { type Data, withRecord } from '../../src/dashboard/data/record.ts';

const page = (...data: Data[]) => ({ data, hasMore: true, cursor: undefined, total: 250, totalIsMinimum: false });
const held = { pages: [page({ id: 'a', name: 'A', owner: { name: 'Ada' } }), page({ id: 'b', name: 'B' })], pageParams: [1, 2] };

describe('a list after an event', () => {
  it('has the new state of a record, beside what was expanded', () => {
    const { pages } = withRecord(held, { id: 'a', name: 'Atlas' }, false);
    expect(pages[0]).toEqual({ ...held.pages[0], data: [{ id: 'a', name: 'Atlas', owner: { name: 'Ada' } }] });
    expect(pages[1]).toEqual(held.pages[1]);
  });

  it('has no record that is gone, and counts it no more', () => {
    const { pages } = withRecord(held, { id: 'b' }, true);
    expect(pages.map(({ data, total }) => [data.length, total])).toEqual([
      [1, 249],
      [0, 249],
    ]);
  });

  it('stays the same for records without an id, such as memberships', () => {
    const members = { pages: [page({ user_id: 'a', role: 'owner' }, { user_id: 'b', role: 'editor' })], pageParams: [1] };
    expect(withRecord(members, { group_id: 'p', user_id: 'b', role: 'viewer' }, false)).toBe(members);
  });

  it('stays the same when it does not have the record', () => {
    expect(withRecord(held, { id: 'c' }, true)).toBe(held);
  });
});
