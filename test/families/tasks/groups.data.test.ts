import { bootTessera, type Caller, created, type Tessera } from '@tessera/platform/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listLimits } from '../../../src/contract/plans.ts';
import { newProject } from '../projects/new-records.ts';

let tessera: Tessera;
let admin: Caller;

/** Tasks by title. `mine` is assigned to the administrator. */
const stored: Record<string, { priority: string; status?: string; mine?: true }> = {
  A: { priority: 'urgent' },
  B: { priority: 'urgent', status: 'in_progress' },
  C: { priority: 'low', mine: true },
  D: { priority: 'low' },
  E: { priority: 'high', mine: true, status: 'cancelled' },
};

beforeAll(async () => {
  tessera = await bootTessera();
  ({ admin } = tessera);
  for (const caller of [admin, await tessera.otherAccount()]) {
    const { id } = await newProject(caller, { visibility: 'public' });
    for (const [title, { mine, status, ...fields }] of Object.entries(stored)) {
      const task = await created(caller, `/v1/projects/${id}/tasks`, { title, ...fields, ...(mine && { assignee_id: caller.userId }) });
      if (status) await caller.call('PATCH', `/v1/tasks/${task.id}`, { status });
    }
  }
});
afterAll(() => tessera?.close());

const titlesIn = ({ data }: { data: { title: string }[] }) => data.map(({ title }) => title).join('');
/** The parameters of groups. */
const or = (...groups: string[]) => groups.map((group) => `or=${encodeURIComponent(group)}`).join('&');

describe('the groups of a list of tasks', () => {
  it('find what the caller sees', async () => {
    const editor = await tessera.someone('editor');
    const list = (query: string, caller = admin) => caller.call('GET', `/v1/tasks?sort=title&${query}`);
    const { id } = await newProject(admin, { visibility: 'private' });
    await created(admin, `/v1/projects/${id}/tasks`, { title: 'Hidden', priority: 'urgent' });
    const query = `project_id=${id}&${or('priority=urgent', 'title_contains=hidden')}`;
    expect(titlesIn((await list(query)).body)).toBe('Hidden');
    expect(titlesIn((await list(query, editor)).body)).toBe('');
    await admin.call('DELETE', `/v1/projects/${id}`);
  });

  it('have the fields of a version that calls them otherwise', async () => {
    const other = await admin.call('GET', `/v2-preview/tasks?sort=name&${or('status=closed', 'resolution=done', 'name=D')}`);
    expect(other.body.data.map(({ name }: { name: string }) => name)).toEqual(['D', 'E']);
    expect(other.body.meta.filters).toEqual({ or: [{ status: 'closed' }, { resolution: 'done' }, { name: 'D' }] });
  });

  it('are a field of the filter in GraphQL', async () => {
    const query = `query ($filter: TaskFilter, $after: String) {
      tasks(filter: $filter, orderBy: [{field: TITLE}], first: 2, after: $after) { totalCount nodes { title } pageInfo { endCursor } }
    }`;
    const asked = async (filter: object, after?: string) =>
      (await admin.call('POST', '/graphql', { query, variables: { filter, after } })).body;
    const groups = [{ status: { eq: 'TODO' }, priority: { in: ['URGENT'] } }, { assigneeId: { eq: 'me' } }];
    const { tasks: first } = (await asked({ or: groups })).data;
    expect([titlesIn({ data: first.nodes }), first.totalCount]).toEqual(['AC', 3]);
    const { tasks: second } = (await asked({ or: groups.toReversed() }, first.pageInfo.endCursor)).data;
    expect(titlesIn({ data: second.nodes })).toBe('E');
    expect(titlesIn({ data: (await asked({ priority: { eq: 'LOW' }, or: groups })).data.tasks.nodes })).toBe('C');
    const refused = async (filter: object) => Object.keys((await asked(filter)).errors[0].extensions.details);
    expect(await refused({ or: [] })).toEqual(['filter.or']);
    expect(await refused({ or: [{}] })).toEqual(['filter.or[0]']);
    expect(await refused({ or: [groups[0]!, { or: groups }] })).toEqual(['filter.or[1].or']);
    expect(await refused({ or: [groups[0]!, { title: { contains: '' } }] })).toEqual(['filter.or[1].title.contains']);
    const deep = JSON.parse(`${'{"or":['.repeat(1000)}{}${']}'.repeat(1000)}`);
    expect(await refused(deep)).toEqual([`filter${'.or[0]'.repeat(8)}`]);
    expect(await refused({ or: [{ title: { eq: 'a\u0000' } }] })).toEqual(['filter.or[0].title.eq']);
    expect(await refused({ or: Array(listLimits.groups! + 1).fill(groups[1]) })).toEqual(['filter.or']);
  });
});
