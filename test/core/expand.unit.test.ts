import { describe, expect, it } from 'vitest';
import { type Expansion, expandRecords } from '../../src/core/query/expand.ts';

const people = new Map([
  ['usr_1', { id: 'usr_1', name: 'Ada' }],
  ['usr_2', { id: 'usr_2', name: 'Grace' }],
]);

/** An expansion that writes down what it was asked. */
const watched = (by: string) => {
  const asked: (readonly string[])[] = [];
  const expansion: Expansion = {
    by,
    load: async (ids) => {
      asked.push(ids);
      return new Map([...people].filter(([id]) => ids.includes(id)));
    },
  };
  return { asked, expansion };
};

describe('expandRecords', () => {
  const records = [
    { id: 'tsk_1', by: 'usr_1', for: 'usr_2' },
    { id: 'tsk_2', by: 'usr_1', for: null },
    { id: 'tsk_3', by: 'usr_9', for: 'usr_1' },
  ];

  it('brings each record’s own, and leaves away who is not there', async () => {
    const [creator, assignee] = [watched('by'), watched('for')];
    const expansions = { creator: creator.expansion, assignee: assignee.expansion };
    expect(await expandRecords(records, ['creator', 'assignee'], expansions)).toEqual([
      { ...records[0], creator: people.get('usr_1'), assignee: people.get('usr_2') },
      { ...records[1], creator: people.get('usr_1') },
      { ...records[2], assignee: people.get('usr_1') },
    ]);
  });

  it('looks each expansion up once, each id once, and null never', async () => {
    const [creator, assignee] = [watched('by'), watched('for')];
    await expandRecords(records, ['creator', 'assignee'], { creator: creator.expansion, assignee: assignee.expansion });
    expect(creator.asked).toEqual([['usr_1', 'usr_9']]);
    expect(assignee.asked).toEqual([['usr_2', 'usr_1']]);
  });

  it('looks nothing up that nobody asked for, and leaves the records as they were', async () => {
    const { asked, expansion } = watched('by');
    const before = structuredClone(records);
    expect(await expandRecords(records, [], { creator: expansion })).toEqual(before);
    expect(asked).toEqual([]);
    await expandRecords(records, ['creator'], { creator: expansion });
    expect(records).toEqual(before);
  });
});
