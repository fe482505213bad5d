import { type Caller, created, type Tessera } from '@tessera/platform/testing';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as families from '../../../clients/typescript/generated/platform/index.ts';
import { createClient, TesseraError } from '../../../clients/typescript/src/index.ts';
import { type Filters, type Kind, type Mirror, type MirrorOptions, mirror } from '../../../clients/typescript/src/mirror/index.ts';
import { join, newProject } from '../../support/new-records.ts';
import { type Line, openLine } from './network.ts';
import { places } from './places.ts';

let server: Tessera;
let line: Line;
let reader: Caller;

/** A copy of what the reader sees. Each test ends with it. */
let ending: AbortController;

const mirroring = <const K extends Kind>(kinds: Filters<K>, options: Partial<MirrorOptions<K>> = {}) => {
  const credentials = { apiKey: reader.key };
  const client = createClient({ baseUrl: server.url, credentials, families });
  return mirror<K>({
    baseUrl: line.url,
    credentials,
    client: client as never,
    kinds,
    signal: ending.signal,
    sleep: async () => undefined,
    ...options,
  });
};

const namesIn = <K extends Kind>(copy: Mirror<K>, kind: K): string[] =>
  [...copy.of(kind).values()]
    .map((record) => (record as { name?: string; title?: string }).name ?? (record as { title: string }).title)
    .toSorted();

/** Takes steps of a copy until it has these names. */
const until = async <K extends Kind>(copies: AsyncGenerator<Mirror<K>>, kind: K, names: string[]): Promise<Mirror<K>> => {
  for (;;) {
    const { value } = await copies.next();
    if (JSON.stringify(namesIn(value, kind)) === JSON.stringify(names)) return value;
  }
};

const task = (projectId: string, title: string) => created(server.admin, `/v1/projects/${projectId}/tasks`, { title });
const change = (path: string, body: object) => server.admin.call('PATCH', path, body);

describe.each(places)('%s', (_place, boot) => {
  beforeAll(async () => {
    server = await boot();
    line = await openLine(server.port);
  });
  beforeEach(async () => {
    reader = await server.someone('viewer');
    ending = new AbortController();
  });
  afterEach(() => ending.abort());
  afterAll(async () => {
    await line.close();
    await server.close();
  });

  describe('a copy', () => {
    it('has the records of the lists, and then what happens to them', async () => {
      const atlas = await newProject(server.admin, { visibility: 'public' });
      const first = await task(atlas.id, 'First');
      const copies = mirroring({ tasks: { project_id: atlas.id } });
      await until(copies, 'tasks', ['First']);
      await task(atlas.id, 'Second');
      await until(copies, 'tasks', ['First', 'Second']);
      await change(`/v1/tasks/${first.id}`, { title: 'Renamed' });
      const copy = await until(copies, 'tasks', ['Renamed', 'Second']);
      expect(copy.of('tasks').get(first.id)?.title).toBe('Renamed');
      await server.admin.call('DELETE', `/v1/tasks/${first.id}`);
      await until(copies, 'tasks', ['Second']);
    });

    it('loses what its reader may no longer see, and gets what they may see now', async () => {
      const atlas = await newProject(server.admin, { name: 'Atlas', visibility: 'public' });
      await task(atlas.id, 'Draw');
      const copies = mirroring({ tasks: { project_id: atlas.id } });
      await until(copies, 'tasks', ['Draw']);
      await change(`/v1/projects/${atlas.id}`, { visibility: 'private' });
      await until(copies, 'tasks', []);
      await join(server.admin, atlas.id, reader, 'viewer');
      await until(copies, 'tasks', ['Draw']);
      await server.admin.call('DELETE', `/v1/projects/${atlas.id}/members/${reader.userId}`);
      await until(copies, 'tasks', []);
    });

    it('reads no other project when one is hidden or shown', async () => {
      const [atlas, other] = [
        await newProject(server.admin, { visibility: 'public' }),
        await newProject(server.admin, { visibility: 'public' }),
      ];
      for (const { id } of [atlas, other]) await task(id, `In ${id}`);
      const { tasks, ...client } = createClient({ baseUrl: server.url, credentials: { apiKey: reader.key }, families });
      const asked: unknown[] = [];
      const list = (query: { project_id?: unknown }, options: object) => {
        asked.push(query.project_id);
        return tasks.list(query as object, options);
      };
      const filter = { project_id: { in: [atlas.id, other.id] } } as const;
      const copies = mirroring({ tasks: filter }, { client: { ...client, tasks: { ...tasks, list } } as never });
      await until(copies, 'tasks', [`In ${atlas.id}`, `In ${other.id}`].toSorted());
      await change(`/v1/projects/${atlas.id}`, { visibility: 'private' });
      await until(copies, 'tasks', [`In ${other.id}`]);
      await join(server.admin, atlas.id, reader, 'viewer');
      await until(copies, 'tasks', [`In ${atlas.id}`, `In ${other.id}`].toSorted());
      expect(asked).toEqual([filter.project_id, atlas.id, atlas.id]);
    });

    it('takes a record in when it comes to match the filter, and out when it no longer does', async () => {
      const atlas = await newProject(server.admin, { visibility: 'public' });
      const { id } = await task(atlas.id, 'Draw');
      const copies = mirroring({ tasks: { project_id: atlas.id, status: { in: ['in_progress', 'done'] } } });
      await until(copies, 'tasks', []);
      await change(`/v1/tasks/${id}`, { status: 'in_progress' });
      await until(copies, 'tasks', ['Draw']);
      await change(`/v1/tasks/${id}`, { status: 'todo' });
      await until(copies, 'tasks', []);
    });

    it('goes on from where it was saved, and is there at once', async () => {
      const atlas = await newProject(server.admin, { visibility: 'public' });
      const gone = await task(atlas.id, 'Gone');
      const kinds = { tasks: { project_id: atlas.id } };
      const saved = JSON.parse(JSON.stringify((await until(mirroring(kinds), 'tasks', ['Gone'])).save()));
      await server.admin.call('DELETE', `/v1/tasks/${gone.id}`);
      await task(atlas.id, 'New');
      const { users } = createClient({ baseUrl: server.url, credentials: { apiKey: reader.key }, families });
      const client = {
        users,
        get tasks(): never {
          throw new Error('The lists are read again.');
        },
      } as never;
      const copies = mirroring(kinds, { from: saved, client });
      expect(namesIn((await copies.next()).value, 'tasks')).toEqual(['Gone']);
      await until(copies, 'tasks', ['New']);
    });

    it('of somebody else is read again: in the account, and in another one', async () => {
      const secret = await newProject(server.admin, { name: 'Secret', visibility: 'private' });
      await join(server.admin, secret.id, reader, 'viewer');
      const kinds = { projects: { status: 'active' } } as const;
      const { value } = await mirroring(kinds).next();
      const saved = value.save();
      expect(saved.records.projects.map(({ id }) => id)).toContain(secret.id);
      for (const other of [await server.someone('viewer'), await server.otherAccount()]) {
        reader = other;
        const copies = mirroring(kinds, { from: saved });
        await copies.next();
        expect((await copies.next()).value.of('projects').has(secret.id)).toBe(false);
      }
    });

    it('is read again when it was saved for other kinds, or its cursor is of no use', async () => {
      const atlas = await newProject(server.admin, { visibility: 'public' });
      await task(atlas.id, 'Draw');
      const kinds = { tasks: { project_id: atlas.id } };
      const saved = (await until(mirroring(kinds), 'tasks', ['Draw'])).save();
      const other = mirroring({ tasks: { project_id: atlas.id, status: 'done' } }, { from: saved as never });
      expect(namesIn((await other.next()).value, 'tasks')).toEqual([]);
      await task(atlas.id, 'Missed');
      // An event has its position at the latest when a list of events has been read after it.
      await server.admin.call('GET', '/v1/events');
      const { db } = server.database;
      await db.updateTable('accounts').set({ events_begin_after: sql`event_head(id)` }).where('id', '=', server.accountId).execute();
      for (const from of [saved, { ...saved, cursor: 'of_another_account' }])
        await until(mirroring(kinds, { from }), 'tasks', ['Draw', 'Missed']);
    });

    it('goes on when its connection is cut', async () => {
      const atlas = await newProject(server.admin, { visibility: 'public' });
      const copies = mirroring({ tasks: { project_id: atlas.id } });
      await until(copies, 'tasks', []);
      const next = until(copies, 'tasks', ['Later']);
      line.cut();
      await task(atlas.id, 'Later');
      await next;
    });

    it('ends with an error when it would have more records than its limit', async () => {
      const atlas = await newProject(server.admin, { visibility: 'public' });
      await task(atlas.id, 'First');
      const copies = mirroring({ tasks: { project_id: atlas.id } }, { limit: 1 });
      await until(copies, 'tasks', ['First']);
      const next = copies.next();
      await task(atlas.id, 'Second');
      await expect(next).rejects.toMatchObject({ code: 'too_many_records', message: expect.stringContaining('more than 1 records') });
      const again = mirroring({ tasks: { project_id: atlas.id } }, { limit: 1 });
      await expect(again.next()).rejects.toMatchObject({ code: 'too_many_records' });
    });

    it("has what is its reader's own, by `me`", async () => {
      const atlas = await newProject(server.admin, { visibility: 'public' });
      const assigned = (title: string) => ({ title, assignee_id: reader.userId });
      await created(server.admin, `/v1/projects/${atlas.id}/tasks`, assigned('First'));
      await task(atlas.id, 'Of nobody');
      const copies = mirroring({ tasks: { assignee_id: 'me' } });
      await until(copies, 'tasks', ['First']);
      await created(server.admin, `/v1/projects/${atlas.id}/tasks`, assigned('Second'));
      await until(copies, 'tasks', ['First', 'Second']);
      const { tasks } = createClient({ baseUrl: server.url, credentials: { apiKey: reader.key }, families });
      const unknown = mirroring({ tasks: { assignee_id: { in: ['me'] } } }, { client: { tasks } });
      await expect(unknown.next()).rejects.toMatchObject({
        code: 'unknown_viewer',
        message: expect.stringContaining('`users` in `client`'),
      });
    });

    it('does not pass for complete when its reader may not read a part', async () => {
      await newProject(server.admin, { visibility: 'public' });
      const { projects, users } = createClient({ baseUrl: server.url, credentials: { apiKey: reader.key }, families });
      const refusal = new TesseraError({ code: 'invalid_scope', message: 'This needs the scope read:projects.' });
      const listMembers = () => {
        throw refusal;
      };
      const copies = mirroring({ projectMembers: {} }, { client: { projects: { ...projects, listMembers }, users } as never });
      await expect(copies.next()).rejects.toBe(refusal);
    });

    it('knows memberships by both ids', async () => {
      const atlas = await newProject(server.admin, { visibility: 'public' });
      const copies = mirroring({ projectMembers: {} });
      expect((await copies.next()).value.of('projectMembers').get(`${atlas.id} ${server.admin.userId}`)?.role).toBe('owner');
      await join(server.admin, atlas.id, reader, 'viewer');
      const { value } = await copies.next();
      const membership = { project_id: atlas.id, user_id: reader.userId, role: 'viewer' };
      expect(value.of('projectMembers').get(`${atlas.id} ${reader.userId}`)).toEqual(membership);
    });
  });
});
