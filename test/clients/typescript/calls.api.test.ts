import { nobodys, type Tessera } from '@tessera/platform/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { apiKeys } from '../../../clients/typescript/generated/account/index.ts';
import { events, files, projects, tasks } from '../../../clients/typescript/generated/platform/index.ts';
import {
  answerOf,
  type Client,
  createClient,
  isTesseraError,
  newIdempotencyKey,
  outcome,
  TesseraError,
} from '../../../clients/typescript/src/index.ts';
import { places } from './places.ts';

const families = { apiKeys, events, files, projects, tasks };

let server: Tessera;
let tessera: Client<typeof families>;

/** The error of a call that has to fail. */
const errorOf = async (call: Promise<unknown>): Promise<TesseraError> => {
  const error = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(TesseraError);
  return error as TesseraError;
};

const projectWithTasks = async (titles: string[]) => {
  const project = await tessera.projects.create({ name: 'Atlas' });
  for (const title of titles) await tessera.tasks.create({ project_id: project.id, title, assignee_id: server.admin.userId });
  return project;
};

describe.each(places)('%s', (_place, boot) => {
  beforeAll(async () => {
    server = await boot();
    tessera = createClient({ baseUrl: `${server.url}/`, credentials: { apiKey: server.admin.key }, families });
  });
  afterAll(async () => {
    await server.close();
  });

  describe('a record', () => {
    it('is created, read, changed, archived and deleted by the names of the contract', async () => {
      const atlas = await tessera.projects.create({ name: 'Atlas', tags: ['maps'] });
      expect(await tessera.projects.get(atlas.id)).toEqual(atlas);
      expect(await tessera.projects.update(atlas.id, { description: 'Maps' })).toMatchObject({ description: 'Maps', tags: ['maps'] });
      expect(await tessera.projects.replace(atlas.id, { name: 'Atlas' })).toMatchObject({ description: null, tags: [] });
      expect((await tessera.projects.archive(atlas.id)).status).toBe('archived');
      expect(await tessera.projects.delete(atlas.id)).toBeUndefined();
      expect((await errorOf(tessera.projects.get(atlas.id))).code).toBe('not_found');
    });

    it('has the related records and the properties that were chosen', async () => {
      const { id } = await projectWithTasks(['Draw']);
      const [task] = (await tessera.tasks.list({ project_id: id, fields: ['title'], expand: ['assignee'] }).page()).data;
      expect(Object.keys(task!).sort()).toEqual(['assignee', 'id', 'title']);
      expect(task!.assignee?.id).toBe(server.admin.userId);
      expect(Object.keys(await tessera.projects.get(id, { fields: ['name'] })).sort()).toEqual(['id', 'name']);
    });

    it('has them in the answer of a write, too, which stays a version of the whole record', async () => {
      const { id } = await tessera.projects.create({ name: 'Atlas' }, { fields: ['name'] });
      const shape = { fields: ['title'], expand: ['project.owner', 'assignee'] } as const;
      const task = await tessera.tasks.create({ project_id: id, title: 'Draw', assignee_id: server.admin.userId, tags: ['maps'] }, shape);
      expect(Object.keys(task).sort()).toEqual(['assignee', 'id', 'project', 'title']);
      expect([task.project?.owner?.id, task.assignee?.id]).toEqual([server.admin.userId, server.admin.userId]);
      const changed = await tessera.tasks.update(task.id, ({ tags }) => ({ tags: [...tags, 'paper'] }), { fields: ['title'] });
      expect(changed).toEqual({ id: task.id, title: 'Draw' });
      const done = await tessera.tasks.complete(task.id, { expand: ['project'], ifMatch: changed });
      expect([done.status, done.tags, done.project?.id]).toEqual(['done', ['maps', 'paper'], id]);
    });

    it('tells with what answer it came', async () => {
      const atlas = await tessera.projects.create({ name: 'Atlas' }, { headers: { 'X-Request-ID': 'my-request' } });
      expect(answerOf(atlas)?.status).toBe(201);
      expect(answerOf(atlas)?.headers.get('x-request-id')).toBe('my-request');
      expect(answerOf({})).toBeUndefined();
    });

    it('of the account is one like those of the platform', async () => {
      const key = await tessera.apiKeys.create({ name: 'Build', scopes: ['read'] });
      expect((await tessera.apiKeys.revoke(key.id)).revoked_at).not.toBeNull();
    });
  });

  describe('a list', () => {
    it('is read page after page while one iterates over it', async () => {
      const { id } = await projectWithTasks(['a', 'b', 'c', 'd', 'e']);
      const titles: string[] = [];
      for await (const task of tessera.projects.listTasks(id, { sort: ['title'], limit: 2 })) titles.push(task.title);
      expect(titles).toEqual(['a', 'b', 'c', 'd', 'e']);
    });

    it('continues in the form in which it begins, and counts where that form does', async () => {
      const { id } = await projectWithTasks(['a', 'b', 'c']);
      for (const start of [{ page: 1 }, { offset: 0 }]) {
        const list = tessera.tasks.list({ project_id: id, sort: ['title:desc'], limit: 2, ...start });
        const pages = [];
        for await (const page of list.pages()) pages.push(page);
        expect(pages.map(({ data }) => data.map(({ title }) => title))).toEqual([['c', 'b'], ['a']]);
        expect(pages.map(({ total, hasMore }) => ({ total, hasMore }))).toEqual([
          { total: 3, hasMore: true },
          { total: 3, hasMore: false },
        ]);
      }
    });

    it('goes on later from the cursor of a page', async () => {
      const before = await tessera.events.list({ limit: 100 }).page();
      const atlas = await tessera.projects.create({ name: 'Atlas' });
      const seen = [];
      let { cursor } = before;
      for await (const page of tessera.events.list({ after: cursor ?? '' }).pages()) {
        seen.push(...page.data.map(({ type, resource_id }) => `${type} ${resource_id}`));
        cursor = page.cursor;
      }
      expect(seen).toContain(`PROJECT_CREATED ${atlas.id}`);
      expect((await tessera.events.list({ after: cursor! }).page()).data).toEqual([]);
    });

    it('is filtered by the operators of the list language', async () => {
      const { id } = await projectWithTasks(['Draw a map', 'Print a map', 'Fold']);
      const [fold] = (await tessera.tasks.list({ project_id: id, title: 'Fold' }).page()).data;
      await tessera.tasks.update(fold!.id, { due_at: '2026-12-01T12:00:00Z', priority: 'high', tags: ['paper', 'folded, twice'] });
      const titles = async (query: Parameters<typeof tessera.tasks.list>[0]) =>
        (await tessera.tasks.list({ project_id: id, sort: ['title'], ...query }).page()).data.map(({ title }) => title);
      expect(await titles({ title: { contains: 'MAP' } })).toEqual(['Draw a map', 'Print a map']);
      expect(await titles({ title: { starts_with: 'pr' } })).toEqual(['Print a map']);
      expect(await titles({ title: { like: '%a%m%', neq: 'Print a map' } })).toEqual(['Draw a map']);
      expect(await titles({ title: { in: ['Fold', 'Draw a map'] } })).toEqual(['Draw a map', 'Fold']);
      expect(await titles({ title: { nin: ['Fold', 'Draw a map'] } })).toEqual(['Print a map']);
      expect(await titles({ priority: { neq: 'normal' }, due_at: { exists: true } })).toEqual(['Fold']);
      expect(await titles({ due_at: { after: new Date('2026-11-30'), lte: '2026-12-01T12:00:00Z' } })).toEqual(['Fold']);
      expect(await titles({ due_at: { exists: false }, title: { eq: 'Fold' } })).toEqual([]);
      expect(await titles({ tags: { all: ['paper', 'folded, twice'] } })).toEqual(['Fold']);
      expect(await titles({ tags: { nin: ['paper'] } })).toEqual(['Draw a map', 'Print a map']);
      expect(await titles({ tags: { exists: true, all: [] } })).toEqual(['Fold']);
    });

    it('asks for nothing before it is read', async () => {
      const list = tessera.tasks.list({ project_id: 'nonsense', after: 'nonsense' });
      expect((await errorOf(list.page())).code).toBe('invalid_cursor');
    });
  });

  describe('a change of a record as it is', () => {
    it('is made again from what somebody else wrote in between', async () => {
      const { id } = await tessera.projects.create({ name: 'Atlas', tags: ['maps'] });
      const seen: string[][] = [];
      const changed = await tessera.projects.update(id, async ({ tags }) => {
        seen.push(tags);
        if (seen.length === 1) await server.admin.call('PATCH', `/v1/projects/${id}`, { tags: ['maps', 'theirs'] });
        return { tags: [...tags, 'mine'] };
      });
      expect(seen).toEqual([['maps'], ['maps', 'theirs']]);
      expect(changed.tags).toEqual(['maps', 'theirs', 'mine']);
    });

    it('may have a name of the program’s own, which is free as long as nothing was written', async () => {
      const { id } = await tessera.projects.create({ name: 'Atlas' });
      const change = { idempotencyKey: newIdempotencyKey() };
      let rounds = 0;
      const describedBy = async () => {
        rounds += 1;
        if (rounds === 1) await server.admin.call('PATCH', `/v1/projects/${id}`, { tags: ['theirs'] });
        return { description: `Round ${rounds}` };
      };
      expect(await tessera.projects.update(id, describedBy, change)).toMatchObject({ description: 'Round 2', tags: ['theirs'] });
      expect((await errorOf(tessera.projects.update(id, describedBy, change))).code).toBe('idempotency_key_reused');
    });

    it('ends when somebody else is always faster', async () => {
      const { id } = await tessera.projects.create({ name: 'Atlas' });
      let rounds = 0;
      const call = tessera.projects.replace(id, async ({ name }) => {
        rounds += 1;
        await server.admin.call('PATCH', `/v1/projects/${id}`, { description: `${rounds}` });
        return { name };
      });
      expect((await errorOf(call)).code).toBe('version_mismatch');
      expect(rounds).toBe(10);
    });

    it('is refused when it is guarded by a record that is no longer so', async () => {
      const atlas = await tessera.projects.create({ name: 'Atlas' });
      await tessera.projects.update(atlas.id, { description: 'Maps' });
      expect((await errorOf(tessera.projects.archive(atlas.id, { ifMatch: atlas }))).code).toBe('version_mismatch');
      const current = await tessera.projects.get(atlas.id);
      expect((await tessera.projects.archive(atlas.id, { ifMatch: current })).status).toBe('archived');
    });

    it('is not guarded by a record whose version nobody knows', async () => {
      const { id } = await tessera.projects.create({ name: 'Atlas' });
      const [listed] = (await tessera.projects.list({ id }).page()).data;
      await expect(tessera.projects.archive(id, { ifMatch: listed! })).rejects.toThrow('This record has no ETag');
      expect((await tessera.projects.get(id)).status).toBe('active');
    });
  });

  describe('bytes', () => {
    it('are sent with their type, and read as a stream', async () => {
      const { id } = await tessera.files.create({ name: 'notes.txt' });
      const file = await tessera.files.replaceContent(id, new Blob(['Hello, maps'], { type: 'text/plain' }));
      expect(file).toMatchObject({ status: 'ready', size: 11, content_type: 'text/plain' });
      expect(await (await tessera.files.getContent(id)).text()).toBe('Hello, maps');
      const part = await tessera.files.getContent(id, { range: 'bytes=7-10' });
      expect([part.status, await part.text()]).toEqual([206, 'maps']);
    });

    it('may have another type than their own', async () => {
      const { id } = await tessera.files.create({ name: 'notes.md' });
      const file = await tessera.files.replaceContent(id, new TextEncoder().encode('# Maps'), { contentType: 'text/markdown' });
      expect(file.content_type).toBe('text/markdown');
    });

    it('that are not there are an error like any other', async () => {
      const { id } = await tessera.files.create({ name: 'notes.txt' });
      expect((await errorOf(tessera.files.getContent(id))).code).toBe('invalid_state');
    });
  });

  describe('an error', () => {
    it('says what was wrong, with which field, where that is explained, and in which request', async () => {
      const error = await errorOf(tessera.projects.create({ name: '' }, { headers: { 'X-Request-ID': 'my-request' } }));
      expect(error).toMatchObject({
        name: 'TesseraError',
        code: 'invalid_parameters',
        status: 400,
        type: 'validation_error',
        details: [{ field: 'name', code: 'too_short', message: 'Must have at least 1 character.' }],
        link: `${server.url}/docs/errors#invalid_parameters`,
        requestId: 'my-request',
      });
      expect(error.message).toMatch(/`name` must have at least 1 character\.$/);
    });

    it('shows the request for a shell, without credentials', async () => {
      const { curl } = await errorOf(tessera.projects.create({ name: '', description: "It's" }, { idempotencyKey: 'mine' }));
      expect(curl).toBe(
        `curl -X POST '${server.url}/v1/projects' -H "X-API-Key: $TESSERA_API_KEY" -H 'Accept: application/json' ` +
          `-H 'Content-Type: application/json' -H 'Idempotency-Key: mine' -d '{"name":"","description":"It'\\''s"}'`,
      );
    });

    it('is told apart by its code', async () => {
      const { value, error } = await outcome(tessera.tasks.get(nobodys('tsk')));
      expect(value).toBeUndefined();
      expect(error?.code === 'not_found' && error.status).toBe(404);
      expect(isTesseraError(error)).toBe(true);
      expect((await outcome(tessera.projects.create({ name: 'Atlas' }))).value?.name).toBe('Atlas');
    });

    it('of other credentials is one, too', async () => {
      const tokens = ['no-token'];
      const other = createClient({ baseUrl: server.url, credentials: { token: () => tokens[0]! }, families: { projects } });
      const error = await errorOf(other.projects.list().page());
      expect([error.code, error.status]).toEqual(['invalid_token', 401]);
      expect(error.curl).toContain('-H "Authorization: Bearer $TESSERA_TOKEN"');
      const nobody = createClient({ baseUrl: server.url, families: { projects } });
      expect((await errorOf(nobody.projects.list().page())).code).toBe('invalid_credentials');
    });

    it('of the program is none of the server: an id that would be another path', () => {
      for (const id of ['', '..', undefined]) expect(() => tessera.projects.get(id as string)).toThrow('is not an id.');
    });

    it('has an id with a slash in it as one id', async () => {
      expect((await errorOf(tessera.projects.get('../users/me'))).code).toBe('not_found');
    });
  });
});
