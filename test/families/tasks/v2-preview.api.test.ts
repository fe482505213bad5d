import { bootTessera, type Caller, type Tessera } from '@tessera/platform/testing';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { withDifferences } from '../../../src/contract/differences.ts';
import { versions } from '../../../src/contract/versions.ts';
import { ServiceError } from '../../../src/core/errors.ts';
import { mappings } from '../../../src/versions/index.ts';

const newTask = { name: 'Draw the map', priority: 'high' };

describe('v2-preview', () => {
  let tessera: Tessera;
  let project: string;
  const call: Caller['call'] = (...request) => tessera.admin.call(...request);
  beforeAll(async () => {
    tessera = await bootTessera();
    project = (await call('POST', '/v1/projects', { name: 'Atlas' })).body.data.id;
  });
  afterAll(() => tessera.close());

  const create = async (more: object = {}) =>
    (await call('POST', '/v2-preview/tasks', { ...newTask, project_id: project, ...more })).body.data;
  const names = ({ body }: Awaited<ReturnType<Caller['call']>>): string[] => body.data.map(({ name }: { name: string }) => name);

  describe('a renamed property', () => {
    it('is in what is sent and in what comes back, and is the same in v1', async () => {
      const { status, headers, body } = await call('POST', '/v2-preview/tasks', { ...newTask, project_id: project });
      expect([status, body.data]).toMatchObject([201, { name: 'Draw the map', status: 'todo', resolution: null }]);
      expect(body.data).not.toHaveProperty('title');
      const latest = await call('GET', headers.get('location')!.replace('/v2-preview/', '/v1/'));
      expect(latest.body.data).toMatchObject({ id: body.data.id, title: 'Draw the map', status: 'todo' });
      expect(latest.body.data).not.toHaveProperty('resolution');
    });

    it('is in patches, and what they leave out stays', async () => {
      const { id } = await create();
      const patched = await call('PATCH', `/v2-preview/tasks/${id}`, { name: 'Draw the rivers', description: null });
      expect([patched.status, patched.body.data]).toMatchObject([200, { name: 'Draw the rivers', priority: 'high', description: null }]);
      expect((await call('PUT', `/v2-preview/tasks/${id}`, { name: 'Anew', project_id: project })).body.data).toMatchObject({
        name: 'Anew',
        priority: 'normal',
      });
    });

    it('is in lists: in filters of both spellings, in the sort, in fields, and in what meta repeats', async () => {
      const other = await tessera.otherAccount();
      const own = (await other.call('POST', '/v1/projects', { name: 'Atlas' })).body.data.id;
      for (const name of ['Borealis', 'Atlas', 'Corona']) await other.call('POST', `/v2-preview/projects/${own}/tasks`, { name });
      const list = (query: string) => other.call('GET', `/v2-preview/tasks?${query}`);
      expect(names(await list('sort=name:desc'))).toEqual(['Corona', 'Borealis', 'Atlas']);
      expect(names(await list('name_contains=or&sort=name'))).toEqual(['Borealis', 'Corona']);
      const { body } = await list('name[nin]=Atlas&sort=name&fields=name&limit=1');
      expect(body.data).toEqual([{ id: expect.any(String), name: 'Borealis' }]);
      expect(body.meta).toMatchObject({ sort: ['name:asc'], filters: { 'name[nin]': ['Atlas'] } });
      expect(names(await list(`name[nin]=Atlas&sort=name&fields=name&limit=1&after=${body.meta.next_cursor}`))).toEqual(['Corona']);
    });

    it('is in errors, of the contract and of what the service finds', async () => {
      const missing = await call('POST', '/v2-preview/tasks', { project_id: project });
      expect(missing.body.errors).toEqual([{ field: 'name', message: 'Is required.', code: 'missing_required_field' }]);
      const surplus = await call('POST', '/v2-preview/tasks', { ...newTask, project_id: project, title: 'Draw' });
      expect(surplus.body.errors).toMatchObject([
        { field: 'title', code: 'unknown_field', message: expect.stringMatching(/^Is unknown\.(?!.*\btitle\b).*\bname\b/) },
      ]);
      const slip = await call('POST', '/v2-preview/tasks', { ...newTask, project_id: project, nam: 'x' });
      expect(slip.body.errors).toMatchObject([{ field: 'nam', message: expect.stringMatching(/^Is unknown\. Did you mean name\?/) }]);
      expect((await call('GET', '/v2-preview/tasks?title=Draw')).body.errors).toMatchObject([
        { field: 'title', code: 'unknown_parameter' },
      ]);
      expect((await call('GET', '/v2-preview/tasks?sort=title')).body.errors[0].message).toContain('name:asc');
      expect((await call('POST', '/v1/tasks', { ...newTask, project_id: project })).body.error.details[1]).toMatchObject({ field: 'name' });
    });

    it('is in the sentences of errors, and so are values', async () => {
      const { id } = await create();
      await call('POST', `/v2-preview/tasks/${id}/complete`);
      const sentence = async (version: string) => {
        const { status, body } = await call('POST', `/${version}/tasks/${id}/complete`);
        return [status, (body.error?.message ?? body.detail).replace(/ See .*/, '')];
      };
      expect(await sentence('v1')).toEqual([409, `The task ${id} is already done.`]);
      expect(await sentence('v2-preview')).toEqual([409, `The task ${id} is already closed.`]);
      const failure = new ServiceError('unprocessable', 'The title of prj_title is untitled.', {
        details: [{ field: 'title', message: 'Must be another title.', code: 'not_allowed' }],
      });
      const own = withDifferences(versions, mappings).get('v2-preview')!.differences!.get('createTask')!.ownFailure(failure);
      expect(own).toMatchObject({
        message: 'The name of prj_title is untitled.',
        details: [{ field: 'name', message: 'Must be another name.' }],
      });
    });
  });

  describe('a split enum', () => {
    it('says whether a task is open, and how it was closed', async () => {
      const [done, cancelled] = [await create(), await create()];
      expect((await call('POST', `/v2-preview/tasks/${done.id}/complete`)).body.data).toMatchObject({
        status: 'closed',
        resolution: 'done',
      });
      const closing = await call('PATCH', `/v2-preview/tasks/${cancelled.id}`, { status: 'closed' });
      expect(closing.body.data).toMatchObject({ status: 'closed', resolution: 'cancelled' });
      expect((await call('GET', `/v1/tasks/${cancelled.id}`)).body.data.status).toBe('cancelled');
      const refused = await call('PATCH', `/v2-preview/tasks/${done.id}`, { status: 'in_progress' });
      expect([refused.status, refused.body.errors]).toMatchObject([422, [{ field: 'status' }]]);
      expect((await call('POST', `/v2-preview/tasks/${done.id}/reopen`)).body.data).toMatchObject({ status: 'todo', resolution: null });
    });

    it('refuses the values that it had', async () => {
      const { id } = await create();
      const { status, body } = await call('PATCH', `/v2-preview/tasks/${id}`, { status: 'cancelled' });
      expect([status, body.errors[0]]).toMatchObject([400, { field: 'status', message: 'Must be one of: todo, in_progress, closed.' }]);
    });

    const filters: [query: string, found: string[]][] = [
      ['status=closed', ['cancelled', 'done']],
      ['status[neq]=closed', ['begun', 'new']],
      ['status_in=closed,todo', ['cancelled', 'done', 'new']],
      ['status[nin]=closed,todo', ['begun']],
      ['resolution=done', ['done']],
      ['resolution[neq]=done', ['begun', 'cancelled', 'new']],
      ['resolution_in=done,cancelled', ['cancelled', 'done']],
      ['resolution_exists=false', ['begun', 'new']],
      ['resolution_exists=true', ['cancelled', 'done']],
      ['status=closed&resolution=cancelled', ['cancelled']],
      ['status=todo&resolution=cancelled', []],
      ['status=in_progress', ['begun']],
    ];

    it('finds by both properties', async () => {
      const other = await tessera.otherAccount();
      const own = (await other.call('POST', '/v1/projects', { name: 'Atlas' })).body.data.id;
      const add = async (name: string) => (await other.call('POST', `/v2-preview/projects/${own}/tasks`, { name })).body.data.id;
      await add('new');
      await other.call('PATCH', `/v2-preview/tasks/${await add('begun')}`, { status: 'in_progress' });
      await other.call('PATCH', `/v2-preview/tasks/${await add('cancelled')}`, { status: 'closed' });
      await other.call('POST', `/v2-preview/tasks/${await add('done')}/complete`);
      for (const [query, found] of filters)
        expect([query, names(await other.call('GET', `/v2-preview/tasks?${query}&sort=name`))]).toEqual([query, found]);
      expect(names(await other.call('GET', '/v2-preview/tasks?sort=status,name'))).toEqual(['cancelled', 'done', 'begun', 'new']);
    });
  });

  describe('a list', () => {
    type Task = Record<string, string | null>;
    const names = ['Atlas', 'Borealis', 'Corona'];
    const priorities = ['low', 'normal', 'high', 'urgent'];
    /** What a field is sorted by. */
    const rankOf = (task: Task, field: string) => (field === 'priority' ? priorities.indexOf(task.priority!) : (task[field] ?? null));
    const few = ['status', 'priority'];

    const compare = (one: Task, other: Task, field: string, sign: number): number => {
      const [a, b] = [rankOf(one, field), rankOf(other, field)];
      if (a === b) return 0;
      if (a === null || b === null) return a === null ? 1 : -1;
      return a < b ? -sign : sign;
    };

    const sorted = (tasks: readonly Task[], sort: readonly (readonly [string, 'asc' | 'desc'])[]): Task[] => {
      const [last, direction] = sort.at(-1)!;
      const ties = [...(few.includes(last) ? ['created_at'] : []), 'id'].map((field) => [field, direction] as const);
      return [...tasks].sort((one, other) => {
        for (const [field, way] of [...sort, ...ties]) {
          const found = compare(one, other, field, way === 'asc' ? 1 : -1);
          if (found !== 0) return found;
        }
        return 0;
      });
    };

    let other: Caller;
    let tasks: Task[];
    beforeAll(async () => {
      other = await tessera.otherAccount();
      const own = (await other.call('POST', '/v1/projects', { name: 'Atlas' })).body.data.id;
      const path = '/v2-preview/tasks';
      const ways = [
        async () => undefined,
        (id: string) => other.call('PATCH', `${path}/${id}`, { status: 'in_progress' }),
        (id: string) => other.call('PATCH', `${path}/${id}`, { status: 'closed' }),
        (id: string) => other.call('POST', `${path}/${id}/complete`),
      ];
      for (let at = 0; at < 48; at += 1) {
        const task = {
          name: names[at % 3],
          priority: priorities[(at * 7) % 4],
          due_at: at % 5 ? `2026-03-${10 + (at % 4)}T00:00:00.000Z` : null,
        };
        const { body } = await other.call('POST', path, { ...task, project_id: own });
        await ways[Math.floor(at / 3) % 4]!(body.data.id);
      }
      tasks = (await other.call('GET', `${path}?limit=100`)).body.data;
    });

    it('is in the order of what the version shows, page after page, by any fields in any directions', async () => {
      const field = fc.constantFrom('status', 'name', 'priority', 'due_at', 'completed_at', 'created_at');
      const sort = fc.uniqueArray(fc.tuple(field, fc.constantFrom('asc' as const, 'desc' as const)), {
        minLength: 1,
        maxLength: 4,
        selector: ([name]) => name,
      });
      const property = fc.asyncProperty(sort, fc.integer({ min: 5, max: 30 }), async (by, limit) => {
        const asked = `/v2-preview/tasks?sort=${by.map((one) => one.join(':')).join()}&limit=${limit}`;
        const found: Task[] = [];
        for (let next = `${asked}&after=`; next && found.length < tasks.length; ) {
          const { body } = await other.call('GET', next);
          found.push(...body.data);
          next = body.meta.has_more ? `${asked}&after=${body.meta.next_cursor}` : '';
        }
        expect(found).toEqual(sorted(tasks, by));
      });
      await fc.assert(property, {
        numRuns: 30,
        examples: [
          [
            [
              ['status', 'asc'],
              ['name', 'asc'],
            ],
            7,
          ],
          [[['status', 'desc']], 5],
        ],
      });
    });

    it('that is sorted by other values than in v1 refuses its cursors', async () => {
      const list = (version: string, sort: string, cursor = '') =>
        other.call('GET', `/tasks?sort=${sort}&limit=1&after=${cursor}`, undefined, { 'X-API-Version': version });
      const statusOf = async (sort: string) => {
        const { body } = await list('v1', sort);
        return (await list('v2-preview', sort, body.meta.next_cursor)).status;
      };
      expect([await statusOf('status'), await statusOf('priority')]).toEqual([400, 200]);
    });
  });

  it('does not take a parameter that it does not have', async () => {
    const { status, body } = await call('GET', '/v2-preview/tasks?description_contains=Rivers');
    expect([status, body.errors[0]]).toMatchObject([400, { field: 'description_contains', code: 'unknown_parameter' }]);
    expect(body.errors[0].message).not.toMatch(/Allowed:.*\bdescription/);
    expect((await call('GET', '/v1/tasks?description_contains=Rivers')).status).toBe(200);
  });

  describe('a tag of a record', () => {
    it('is of one form of it, and guards a change whichever form was seen', async () => {
      const { id } = await create();
      const tagIn = async (version: string) =>
        (await call('GET', `/tasks/${id}`, undefined, { 'X-API-Version': version })).headers.get('etag')!;
      const [latest, own] = [await tagIn('v1'), await tagIn('v2-preview')];
      expect([latest, own]).toEqual(['"1"', '"1.v2-preview"']);
      const held = (version: string, tag: string) =>
        call('GET', `/tasks/${id}`, undefined, { 'X-API-Version': version, 'If-None-Match': tag }).then(({ status }) => status);
      expect([await held('v2-preview', own), await held('v2-preview', latest), await held('v1', own)]).toEqual([304, 200, 200]);
      const guarded = (version: string, tag: string, name: object) => call('PATCH', `/${version}/tasks/${id}`, name, { 'If-Match': tag });
      expect((await guarded('v2-preview', latest, { name: 'Seen in v1' })).status).toBe(200);
      expect((await guarded('v1', own, { title: 'Seen before' })).status).toBe(412);
      expect((await guarded('v1', '"2.v2-preview-br"', { title: 'Seen in v2' })).status).toBe(200);
    });
  });

  it('has keys of its own for repetitions where its answers differ', async () => {
    const { id } = await create();
    const complete = (version: string) => call('POST', `/${version}/tasks/${id}/complete`, undefined, { 'Idempotency-Key': `close-${id}` });
    expect((await complete('v2-preview')).body.data.resolution).toBe('done');
    const again = await complete('v2-preview');
    expect([again.headers.get('idempotency-replayed'), again.body.data.resolution]).toEqual(['true', 'done']);
    expect((await complete('v1')).body.error.code).toBe('idempotency_key_reused');
  });

  it('leaves events in the form of v1', async () => {
    const { id } = await create();
    const { body } = await call('GET', `/v2-preview/events?resource_id=${id}`);
    expect(body.data[0]).toMatchObject({ type: 'TASK_CREATED', data: { id, title: 'Draw the map', status: 'todo' } });
  });
});
