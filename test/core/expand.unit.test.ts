import { describe, expect, it } from 'vitest';
import { type Expansion, expandRecords, expansionsIn } from '../../src/core/query/expand.ts';

type Records = ReadonlyMap<string, object>;

const mapById = (...records: ({ id: string } & Record<string, string>)[]): Records => new Map(records.map((record) => [record.id, record]));

const people = mapById({ id: 'usr_1', name: 'Ada' }, { id: 'usr_2', name: 'Grace' });
const holders = mapById({ id: 'dlv_1', owner_id: 'usr_1' }, { id: 'dlv_2', owner_id: 'usr_9' }, { id: 'dlv_3', owner_id: 'usr_1' });

/** Loads that write down what they were asked. */
const watched = () => {
  const asked: [kind: string, ids: readonly string[]][] = [];
  const load = async (kind: string, ids: readonly string[]): Promise<Records> => {
    asked.push([kind, ids]);
    return new Map([...(kind === 'User' ? people : holders)].filter(([id]) => ids.includes(id)));
  };
  return { asked, load };
};

const expansions: Record<string, Expansion> = {
  creator: { by: 'by', of: 'User' },
  reader: { by: 'for', of: 'User' },
  holder: { by: 'in', of: 'Holder' },
  'holder.owner': { by: 'owner_id', of: 'User' },
};

const records = [
  { id: 'one_1', by: 'usr_1', for: 'usr_2', in: 'dlv_1' },
  { id: 'one_2', by: 'usr_1', for: null, in: 'dlv_2' },
  { id: 'one_3', by: 'usr_9', for: 'usr_1', in: 'dlv_9' },
  { id: 'one_4', by: 'usr_9', for: null, in: 'dlv_3' },
];

describe('expandRecords', () => {
  it('brings each record’s own, and leaves away who is not there', async () => {
    expect(await expandRecords(records, ['creator', 'reader'], { expansions, load: watched().load })).toEqual([
      { ...records[0], creator: people.get('usr_1'), reader: people.get('usr_2') },
      { ...records[1], creator: people.get('usr_1') },
      { ...records[2], reader: people.get('usr_1') },
      records[3],
    ]);
  });

  it('brings the related records of related records into these', async () => {
    expect(await expandRecords(records, ['holder', 'holder.owner'], { expansions, load: watched().load })).toEqual([
      { ...records[0], holder: { ...holders.get('dlv_1'), owner: people.get('usr_1') } },
      { ...records[1], holder: holders.get('dlv_2') },
      records[2],
      { ...records[3], holder: { ...holders.get('dlv_3'), owner: people.get('usr_1') } },
    ]);
  });

  it('looks each expansion up once, each id once, and null never', async () => {
    const { asked, load } = watched();
    await expandRecords(records, ['creator', 'reader', 'holder', 'holder.owner'], { expansions, load });
    expect(asked).toEqual([
      ['User', ['usr_1', 'usr_9']],
      ['User', ['usr_2', 'usr_1']],
      ['Holder', ['dlv_1', 'dlv_2', 'dlv_9', 'dlv_3']],
      ['User', ['usr_1', 'usr_9']],
    ]);
  });

  it('looks nothing up that nobody asked for, and leaves the records as they were', async () => {
    const { asked, load } = watched();
    const before = structuredClone([records, [...holders.values()]]);
    expect(await expandRecords(records, [], { expansions, load })).toEqual(records);
    expect(asked).toEqual([]);
    await expandRecords(records, ['holder', 'holder.owner'], { expansions, load });
    expect([records, [...holders.values()]]).toEqual(before);
  });
});

describe('expansionsIn', () => {
  it('names the record that a related record is in, before it, and everything once', () => {
    expect(expansionsIn(['holder.owner', 'reader', 'holder', 'reader'])).toEqual(['holder', 'holder.owner', 'reader']);
  });
});
