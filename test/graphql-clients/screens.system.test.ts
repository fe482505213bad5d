import { getIntrospectionQuery } from 'graphql';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { bootTessera, type Caller, caller, type Tessera } from '../../src/testing/index.ts';
import { type TcpProxy, tcpProxy } from '../app/tcp-proxy.ts';
import { followed } from '../graphql/subscribing.ts';
import { installedIn } from '../support/installed.ts';
import { startMock, stopMock } from '../support/mock.ts';
import type { CreateScreens, ScreenOptions, Screens, TaskList } from './screens.ts';

const { isSkipped, hint } = installedIn('test/graphql-clients');

/** Where the clients are tried: somebody else there, and what makes the next request fail for its credentials. */
interface Place {
  url: string;
  other: Caller;
  /** A key that the server refuses. */
  wrongKey: string;
  /** A key that may only read. */
  readingKey: string;
  expire: () => Promise<unknown>;
  /** The server itself, whose users do not see everything. */
  tessera?: Tessera;
  close: () => Promise<unknown>;
}

const openPlace: Readonly<Record<'mock' | 'server', () => Promise<Place>>> = {
  mock: async () => {
    const mock = await startMock();
    const other = caller(mock.url, '', 'any');
    const expire = () => other.call('PUT', '/_mock/rules', [{ path: '/graphql', expired_token: true, times: 1 }]);
    return { url: mock.url, other, wrongKey: 'any', readingKey: '', expire, close: () => stopMock(mock, 'SIGTERM') };
  },
  server: async () => {
    const tessera = await bootTessera();
    const { url, admin, scoped, close } = tessera;
    const { key } = await scoped(admin, ['read']);
    return { url, other: admin, wrongKey: `${admin.key}0`, readingKey: key, expire: async () => undefined, tessera, close };
  },
};

describe.skipIf(isSkipped)(`clients of GraphQL that others wrote${hint}`, () => {
  describe.each(['mock', 'server'] as const)('on the %s', (placeName) => {
    let place: Place;
    let proxy: TcpProxy;
    let introspection: object;
    beforeAll(async () => {
      place = await openPlace[placeName]();
      const { body } = await place.other.call('POST', '/graphql', { query: getIntrospectionQuery() });
      introspection = body.data;
      const { hostname: host, port } = new URL(place.url);
      proxy = await tcpProxy({ host, port: Number(port) });
    });
    afterAll(() => Promise.all([proxy?.close(), place?.close()]));

    describe.each(['apollo', 'urql'])('%s', (client) => {
      const opened: Screens[] = [];
      afterEach(() => {
        for (const screens of opened.splice(0)) screens.close();
      });

      const open = async (options: Partial<ScreenOptions> = {}) => {
        const { createScreens } = (await import(`./programs/${client}.ts`)) as { createScreens: CreateScreens };
        const codes: unknown[] = [];
        const screens = createScreens({
          url: `http://127.0.0.1:${proxy.port}`,
          key: () => place.other.key,
          renewKey: async () => undefined,
          transport: 'ws',
          introspection,
          onCode: (code) => codes.push(code),
          fetch,
          ...options,
        });
        opened.push(screens);
        /** The tasks of a project, once they are read. */
        const readTasks = async (...which: Parameters<Screens['openTasks']>): Promise<TaskList> => {
          const list = screens.openTasks(...which);
          await list.read();
          return list;
        };
        /** The tasks of a project with these titles, followed, once they are read. */
        const followTasks = async (id: string, titles: string[]) => {
          const list = screens.openTasks(id, 10, 'forwards');
          const [heard, failures] = [[] as string[], [] as string[]];
          list.follow({ onChange: (place) => heard.push(place), onFailed: (error) => failures.push(String(error)) });
          await expect.poll(list.titles).toEqual(titles);
          return { list, heard, failures };
        };
        return { screens, codes, readTasks, followTasks };
      };

      const call = async (method: string, path: string, body?: object) => (await place.other.call(method, path, body)).body?.data;
      const newProject = async (count: number) => {
        const { id } = await call('POST', '/v1/projects', { name: `Survey by ${client}` });
        const titles: string[] = [];
        for (let number = 1; number <= count; number += 1) {
          titles.unshift(`Map ${number}`);
          await call('POST', '/v1/tasks', { project_id: id, title: `Map ${number}` });
        }
        return { id: id as string, titles };
      };
      const tasksOf = async (id: string): Promise<{ id: string; title: string }[]> => call('GET', `/v1/projects/${id}/tasks`);

      it('lists projects, and pages through the tasks of one in both directions', async () => {
        const { id, titles } = await newProject(12);
        const { screens, codes, readTasks } = await open();
        expect(await screens.projects()).toContain(`Survey by ${client}`);
        const forwards = await readTasks(id, 5, 'forwards');
        expect(forwards.titles()).toEqual(titles.slice(0, 5));
        await forwards.more();
        await expect.poll(forwards.titles).toEqual(titles.slice(0, 10));
        await forwards.more();
        await expect.poll(forwards.titles).toEqual(titles);

        const again = await open();
        const backwards = await again.readTasks(id, 5, 'backwards');
        expect(backwards.titles()).toEqual(titles.slice(-5));
        await backwards.more();
        await expect.poll(backwards.titles).toEqual(titles.slice(-10));
        await backwards.more();
        await expect.poll(backwards.titles).toEqual(titles);
        expect(codes).toEqual([]);
      });

      it('shows a change at once, and takes it back when somebody else was faster', async () => {
        const { id } = await newProject(1);
        const [task] = await tasksOf(id);
        let gate: Promise<unknown> = Promise.resolve();
        const slow: typeof fetch = async (...request) => {
          await gate;
          return fetch(...request);
        };
        const { screens, codes, readTasks } = await open({ fetch: slow });
        const list = await readTasks(id, 10, 'forwards');

        const first = Promise.withResolvers<void>();
        gate = first.promise;
        const renamed = screens.rename(task!.id, 'A better map');
        await expect.poll(list.titles).toEqual(['A better map']);
        expect((await tasksOf(id))[0]!.title).toBe('Map 1');
        first.resolve();
        await renamed;
        expect((await tasksOf(id))[0]!.title).toBe('A better map');

        const second = Promise.withResolvers<void>();
        gate = second.promise;
        const refused = screens.rename(task!.id, 'My map', 1);
        await expect.poll(list.titles).toEqual(['My map']);
        second.resolve();
        await expect(refused).rejects.toThrow(/version/);
        expect(codes).toEqual(['VERSION_MISMATCH']);
        await expect.poll(list.titles).toEqual(['A better map']);
      });

      it('shows what it creates and deletes', async () => {
        const { id } = await newProject(2);
        const { screens, readTasks } = await open();
        const list = await readTasks(id, 10, 'forwards');
        await screens.create(id, 'Fold the map');
        await expect.poll(list.titles).toEqual(['Fold the map', 'Map 2', 'Map 1']);
        await screens.remove((await tasksOf(id)).find(({ title }) => title === 'Map 2')!.id);
        await expect.poll(list.titles).toEqual(['Fold the map', 'Map 1']);
      });

      it.each(['ws', 'sse'] as const)('misses no change when the connection breaks, and gets none twice: %s', async (transport) => {
        const { id } = await newProject(1);
        let reads = 0;
        const counted: typeof fetch = (address, request) => {
          if (String(request?.body).includes('query Tasks(')) reads += 1;
          return fetch(address, request);
        };
        const { followTasks } = await open({ transport, fetch: counted });
        const { list, heard, failures } = await followTasks(id, ['Map 1']);
        expect(reads).toBe(1);

        const added: string[] = [];
        const change = async (title: string) => {
          added.unshift(title);
          await call('POST', '/v1/tasks', { project_id: id, title });
        };
        await change('Draw a coast');
        await expect.poll(list.titles).toEqual([...added, 'Map 1']);
        for (const round of [1, 2]) {
          const connections = proxy.taken();
          proxy.cut();
          await change(`Draw a lake ${round}`);
          const gone = (await tasksOf(id))[0]!.id;
          await call('PATCH', `/v1/tasks/${gone}`, { title: `Draw a sea ${round}` });
          added[0] = `Draw a sea ${round}`;
          proxy.mend();
          await expect.poll(list.titles).toEqual([...added, 'Map 1']);
          expect(proxy.taken()).toBeGreaterThan(connections);
        }
        expect(list.versions()).toEqual([2, 2, 1, 1]);
        await call('DELETE', `/v1/tasks/${(await tasksOf(id))[0]!.id}`);
        await expect.poll(list.titles).toEqual([...added.slice(1), 'Map 1']);

        // The tasks of a project that is deleted have no events of their own: the list is read again.
        const before = reads;
        await call('DELETE', `/v1/projects/${id}`);
        await expect.poll(() => reads).toBeGreaterThan(before);
        expect(heard).toHaveLength(8);
        expect(new Set(heard).size).toBe(8);
        await expect.poll(() => failures).toEqual([expect.stringContaining(id)]);
      });

      describe.skipIf(placeName === 'mock')('for somebody who does not see everything', () => {
        const reader = () => place.tessera!.someone('editor', ['read:projects', 'read:tasks']);
        const member = (id: string, { userId }: Caller) => call('POST', `/v1/projects/${id}/members`, { user_id: userId, role: 'viewer' });
        const create = (id: string, title: string) => call('POST', '/v1/tasks', { project_id: id, title });
        /** The task of a project that everybody sees, followed by a new user, whose key may read no events. */
        const followedBy = async (person: Caller, id: string, options: Partial<ScreenOptions> = {}) => {
          const { codes, followTasks } = await open({ key: () => person.key, ...options });
          return { codes, ...(await followTasks(id, ['Map 1'])) };
        };
        const newPublicProject = async () => {
          const { id } = await newProject(1);
          await call('PATCH', `/v1/projects/${id}`, { visibility: 'public' });
          return id;
        };

        it('loses nothing that is written while the list is read again', async () => {
          const person = await reader();
          const id = await newPublicProject();
          const answered = Promise.withResolvers<void>();
          const released = Promise.withResolvers<void>();
          let reads = 0;
          const slow: typeof fetch = async (address, request) => {
            const response = await fetch(address, request);
            if (String(request?.body).includes('query Tasks(')) reads += 1;
            if (reads === 2) {
              answered.resolve();
              await released.promise;
            }
            return response;
          };
          const { list, heard, failures } = await followedBy(person, id, { fetch: slow });
          const other = await followedBy(person, id);
          await create(id, 'Draw a coast');
          await expect.poll(() => [heard.length, other.heard.length]).toEqual([2, 2]);

          // What a new member of a project sees has no events of its own.
          await member(id, person);
          await answered.promise;
          await create(id, 'Draw a lake');
          await expect.poll(other.list.titles).toEqual(['Draw a lake', 'Draw a coast', 'Map 1']);
          released.resolve();
          await expect.poll(() => heard.length).toBe(4);
          await expect.poll(list.titles).toEqual(['Draw a lake', 'Draw a coast', 'Map 1']);
          expect(reads).toBe(2);
          expect(failures).toEqual([]);
        });

        it.each(['ws', 'sse'] as const)('reads again when the event to continue after is deleted: %s', async (transport) => {
          const id = await newPublicProject();
          const { list, heard, failures } = await followedBy(await reader(), id, { transport });
          await create(id, 'Draw a coast');
          await expect.poll(list.titles).toEqual(['Draw a coast', 'Map 1']);
          proxy.cut();
          await call('DELETE', `/v1/tasks/${(await tasksOf(id))[0]!.id}`);
          await place.tessera!.database.db.deleteFrom('events').where('id', '=', heard.at(-1)!).execute();
          proxy.mend();
          await expect.poll(list.titles).toEqual(['Map 1']);
          await create(id, 'Draw a lake');
          await expect.poll(list.titles).toEqual(['Draw a lake', 'Map 1']);
          expect(failures).toEqual([]);
        });

        it.each(['ws', 'sse'] as const)('says why a subscription has ended: %s', async (transport) => {
          const person = await reader();
          const { heard, failures, codes } = await followedBy(person, await newPublicProject(), { transport });
          await followed(place.tessera!, 1);
          // Of a key whose owner may not read tasks any more.
          const scopes = ['read:projects'];
          await place.tessera!.database.db.updateTable('api_keys').set({ scopes }).where('user_id', '=', person.userId).execute();
          await expect.poll(() => failures).toEqual([expect.stringContaining('read:tasks')]);
          expect(codes).toEqual(['FORBIDDEN']);
          expect(heard).toHaveLength(1);
        });
      });

      it('renews a key that is refused', async () => {
        const { id } = await newProject(1);
        const keys = [place.wrongKey, place.other.key];
        const { readTasks } = await open({ key: () => keys[0]!, renewKey: async () => void keys.shift() });
        await place.expire();
        const list = await readTasks(id, 10, 'forwards');
        expect(list.titles()).toEqual(['Map 1']);
        expect(keys).toEqual([place.other.key]);
      });

      it.skipIf(placeName === 'mock')('says what a key may not do', async () => {
        const { id } = await newProject(1);
        const { screens, codes, readTasks } = await open({ key: () => place.readingKey });
        await expect(screens.create(id, 'Fold the map')).rejects.toThrow(/write:tasks/);
        expect(codes).toEqual(['FORBIDDEN']);
        expect((await readTasks(id, 10, 'forwards')).titles()).toEqual(['Map 1']);
      });
    });
  });
});
