import { describe, expect, it } from 'vitest';
import { type Expansion, expandRecords, expansionsIn } from '../../src/core/query/expand.ts';

type Records = ReadonlyMap<string, object>;

const mapById = (...records: ({ id: string } & Record<string, string>)[]): Records => new Map(records.map((record) => [record.id, record]));

const people = mapById({ id: 'usr_1', name: 'Ada' }, { id: 'usr_2', name: 'Grace' });
const projects = mapById({ id: 'prj_1', owner_id: 'usr_1' }, { id: 'prj_2', owner_id: 'usr_9' }, { id: 'prj_3', owner_id: 'usr_1' });

/** Loads that write down what they were asked. */
const watched = () => {
  const asked: [kind: string, ids: readonly string[]][] = [];
  const load = async (kind: string, ids: readonly string[]): Promise<Records> => {
    asked.push([kind, ids]);
    return new Map([...(kind === 'User' ? people : projects)].filter(([id]) => ids.includes(id)));
  };
  return { asked, load };
};

const expansions: Record<string, Expansion> = {
  creator: { by: 'by', of: 'User' },
  assignee: { by: 'for', of: 'User' },
  project: { by: 'in', of: 'Project' },
  'project.owner': { by: 'owner_id', of: 'User' },
};

const records = [
  { id: 'tsk_1', by: 'usr_1', for: 'usr_2', in: 'prj_1' },
  { id: 'tsk_2', by: 'usr_1', for: null, in: 'prj_2' },
  { id: 'tsk_3', by: 'usr_9', for: 'usr_1', in: 'prj_9' },
  { id: 'tsk_4', by: 'usr_9', for: null, in: 'prj_3' },
];

describe('expandRecords', () => {
  it('brings each record’s own, and leaves away who is not there', async () => {
    expect(await expandRecords(records, ['creator', 'assignee'], { expansions, load: watched().load })).toEqual([
      { ...records[0], creator: people.get('usr_1'), assignee: people.get('usr_2') },
      { ...records[1], creator: people.get('usr_1') },
      { ...records[2], assignee: people.get('usr_1') },
      records[3],
    ]);
  });

  it('brings the related records of related records into these', async () => {
    expect(await expandRecords(records, ['project', 'project.owner'], { expansions, load: watched().load })).toEqual([
      { ...records[0], project: { ...projects.get('prj_1'), owner: people.get('usr_1') } },
      { ...records[1], project: projects.get('prj_2') },
      records[2],
      { ...records[3], project: { ...projects.get('prj_3'), owner: people.get('usr_1') } },
    ]);
  });

  it('looks each expansion up once, each id once, and null never', async () => {
    const { asked, load } = watched();
    await expandRecords(records, ['creator', 'assignee', 'project', 'project.owner'], { expansions, load });
    expect(asked).toEqual([
      ['User', ['usr_1', 'usr_9']],
      ['User', ['usr_2', 'usr_1']],
      ['Project', ['prj_1', 'prj_2', 'prj_9', 'prj_3']],
      ['User', ['usr_1', 'usr_9']],
    ]);
  });

  it('looks nothing up that nobody asked for, and leaves the records as they were', async () => {
    const { asked, load } = watched();
    const before = structuredClone([records, [...projects.values()]]);
    expect(await expandRecords(records, [], { expansions, load })).toEqual(records);
    expect(asked).toEqual([]);
    await expandRecords(records, ['project', 'project.owner'], { expansions, load });
    expect([records, [...projects.values()]]).toEqual(before);
  });
});

describe('expansionsIn', () => {
  it('names the record that a related record is in, before it, and everything once', () => {
    expect(expansionsIn(['project.owner', 'assignee', 'project', 'assignee'])).toEqual(['project', 'project.owner', 'assignee']);
  });
});
