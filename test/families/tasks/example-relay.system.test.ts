import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Page, WebSocketRoute } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { projects, tasks } from '../../../clients/typescript/generated/platform/index.ts';
import { overflow, violations } from '../../browser/accessible.ts';
import { browsing, describeInBrowser, phone } from '../../browser/chromium.ts';
import { places } from '../../examples/places.ts';
import { site } from '../../examples/site.ts';
import { compileRelay, relay } from '../../support/relay-compiler.ts';

/** The event of a change that the page gets from nobody but the test. The server does not know it. */
const eventId = 'evt_01jq3x5gkz0v7t9n2m4p6zzzzz';

const root = join(import.meta.dirname, '../../..');
const folder = join(root, 'examples/relay');
const tsc = join(root, 'node_modules/@typescript/native/bin/tsc');

describe.skipIf(relay.isSkipped)(`examples/relay${relay.hint}`, () => {
  beforeAll(() => compileRelay(folder));

  it('compiles under strict', async () => {
    const { stdout } = await promisify(execFile)(process.execPath, [tsc, '-p', folder]).catch((failed: { stdout: string }) => failed);
    expect(stdout).toBe('');
  });

  it('keeps a change and its record apart in the store, which have the same id', async () => {
    const { createOperationDescriptor, getRequest } = createRequire(join(folder, 'package.json'))('relay-runtime');
    const { createEnvironment } = await import(join(folder, 'src/environment.ts'));
    const { default: subscription } = await import(join(folder, 'src/__generated__/liveTasksSubscription.graphql.ts'));
    const environment = createEnvironment({ address: 'http://127.0.0.1', key: 'none' });
    const id = 'tsk_01jq3x5gkz0v7t9n2m4p6r8s1w';
    const task = { id, title: 'Draw', priority: 'NORMAL', version: 2 };
    const operation = createOperationDescriptor(getRequest(subscription), { filter: { projectId: { eq: 'prj' } }, after: null });
    environment.commitPayload(operation, { taskChanged: { eventId, type: 'UPDATED', id, task } });
    expect(environment.getStore().getSource().get(id)).toEqual({ __id: id, __typename: 'Task', ...task });
  });

  describeInBrowser('in a browser', () => {
    const placeOf = places({ projects, tasks });
    const address = site('relay');
    const open = browsing();

    const rows = (page: Page) => page.getByRole('region', { name: 'Tasks' }).getByRole('listitem');
    const row = (page: Page, title: string) => rows(page).filter({ has: page.getByRole('button', { name: `Delete “${title}”` }) });
    const rename = async (page: Page, title: string, to: string) => {
      const field = row(page, title).getByRole('textbox');
      await field.fill(to);
      await field.press('Enter');
    };

    /** Holds the next operation with this text back until it is released. */
    const held = async (page: Page, text: string) => {
      const released = Promise.withResolvers<void>();
      const sent = Promise.withResolvers<void>();
      await page.route('**/graphql', async (route) => {
        if (route.request().postData()?.includes(text)) {
          sent.resolve();
          await released.promise;
        }
        await route.continue();
      });
      return { sent: sent.promise, release: released.resolve };
    };

    const openedOn = async (name: 'mock' | 'server', count: number) => {
      const { url, apiKey, tessera } = placeOf(name);
      const project = await tessera.projects.create({ name: 'Survey' });
      for (let number = 1; number <= count; number += 1) await tessera.tasks.create({ project_id: project.id, title: `Map ${number}` });
      const seen = await open(phone);
      const { page } = seen;
      const sockets: WebSocketRoute[] = [];
      /** Where the subscriptions of the page have begun. */
      const begun: (string | undefined)[] = [];
      /** The last subscription. */
      let last: { socket: WebSocketRoute; id: string };
      await page.routeWebSocket('**/graphql', (socket) => {
        const server = socket.connectToServer();
        socket.onMessage((message) => {
          const { type, id, payload } = JSON.parse(String(message));
          if (type === 'subscribe') {
            begun.push(payload.variables.after);
            last = { socket, id };
          }
          server.send(message);
        });
        sockets.push(socket);
      });
      /** Has the page get this for its subscription. */
      const deliver = (payload: object) => last.socket.send(JSON.stringify({ type: 'next', id: last.id, payload }));
      await page.goto(address());
      expect(await violations(page)).toEqual([]);
      await page.getByLabel('Address of Tessera').fill(url);
      await page.getByLabel('API key').fill(apiKey);
      await page.getByRole('button', { name: 'Connect' }).click();
      await page.getByRole('button', { name: 'Survey' }).first().click();
      await rows(page).first().waitFor();
      await expect.poll(() => begun.at(-1)).toEqual(expect.any(String));
      return { ...seen, tessera, project, sockets, begun, deliver };
    };

    describe.each(['mock', 'server'] as const)('on the %s', (name) => {
      it('pages through the tasks of a project, creates and deletes', async () => {
        const { page, tessera, project, noticed } = await openedOn(name, 12);
        expect(await rows(page).count()).toBe(10);
        await page.getByRole('button', { name: 'More tasks' }).click();
        await row(page, 'Map 1').waitFor();
        expect(await rows(page).count()).toBe(12);
        expect(await page.getByRole('button', { name: 'More tasks' }).count()).toBe(0);

        await page.getByLabel('New task').fill('Fold the maps');
        await page.getByRole('button', { name: 'Add' }).click();
        await row(page, 'Fold the maps').waitFor();
        await page.getByRole('button', { name: 'Delete “Map 7”' }).click();
        await row(page, 'Map 7').waitFor({ state: 'detached' });
        expect(await rows(page).count()).toBe(12);
        const { data } = await tessera.projects.listTasks(project.id, { sort: ['created_at:desc'] }).page();
        expect(data.map(({ title }) => title).slice(0, 2)).toEqual(['Fold the maps', 'Map 12']);
        expect(data).toHaveLength(12);

        expect(await violations(page)).toEqual([]);
        expect(await overflow(page)).toBe(0);
        expect(noticed.errors).toEqual([]);
        if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/relay-${name}.png` });
        await page.setViewportSize({ width: 1280, height: 800 });
        if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/relay-wide-${name}.png` });
      });

      it('shows a change at once, and takes it back when it is refused', async () => {
        const { page, tessera, project } = await openedOn(name, 1);
        const task = (await tessera.projects.listTasks(project.id).page()).data[0]!;
        const { sent, release } = await held(page, 'updateTask');
        await rename(page, 'Map 1', 'A better map');
        await row(page, 'A better map').waitFor();
        await sent;
        expect((await tessera.tasks.get(task.id)).title).toBe('Map 1');
        release();
        await expect.poll(async () => (await tessera.tasks.get(task.id)).title).toBe('A better map');
        await page.unrouteAll({ behavior: 'wait' });

        const faster = await held(page, 'updateTask');
        await rename(page, 'A better map', 'My map');
        await faster.sent;
        await tessera.tasks.update(task.id, { title: 'Their map' });
        faster.release();
        await page.getByRole('status').filter({ hasText: 'version' }).waitFor();
        await row(page, 'Their map').waitFor();
        await row(page, 'Their map').getByLabel('Priority').selectOption('urgent');
        await expect.poll(async () => (await tessera.tasks.get(task.id)).priority).toBe('urgent');
      });

      it('shows what others do, also what they have done while the connection was broken', async () => {
        const { page, tessera, project, sockets, noticed } = await openedOn(name, 2);
        const other = await tessera.tasks.create({ project_id: project.id, title: 'Draw a coast' });
        await row(page, 'Draw a coast').waitFor();
        await tessera.tasks.update(other.id, { title: 'Draw a river' });
        await row(page, 'Draw a river').waitFor();

        const broken = sockets.length;
        await sockets.at(-1)!.close({ code: 1012 });
        await tessera.tasks.delete(other.id);
        await tessera.tasks.create({ project_id: project.id, title: 'Draw a lake' });
        await row(page, 'Draw a lake').waitFor();
        await row(page, 'Draw a river').waitFor({ state: 'detached' });
        expect(sockets.length).toBeGreaterThan(broken);
        expect(await rows(page).count()).toBe(3);
        expect(noticed.errors).toEqual([]);

        await tessera.projects.delete(project.id);
        await page.getByRole('alert').waitFor();
      });

      it('reads the list again where it cannot continue', async () => {
        const { page, tessera, project, sockets, begun, deliver, noticed } = await openedOn(name, 1);
        deliver({ data: { taskChanged: { eventId, type: 'REMOVED', id: 'tsk_01jq3x5gkz0v7t9n2m4p6r8s1w', task: null } } });
        await sockets.at(-1)!.close({ code: 1012 });
        await tessera.tasks.create({ project_id: project.id, title: 'Draw a coast' });
        await row(page, 'Draw a coast').waitFor();
        expect(begun).toContain(eventId);
        await tessera.tasks.create({ project_id: project.id, title: 'Draw a lake' });
        await row(page, 'Draw a lake').waitFor();
        expect(await page.getByRole('status').textContent()).toBe('');
        expect(noticed.errors).toEqual([]);
      });

      it('reads the list again on RELOAD, and continues after it', async () => {
        const { page, tessera, project, begun, deliver, noticed } = await openedOn(name, 1);
        deliver({ data: { taskChanged: { eventId, type: 'RELOAD', id: null, task: null } } });
        // The server cannot continue there, and says RELOAD itself.
        await expect.poll(() => begun.slice(-2)).toEqual([eventId, expect.not.stringContaining(eventId)]);
        await tessera.tasks.create({ project_id: project.id, title: 'Draw a lake' });
        await row(page, 'Draw a lake').waitFor();
        expect(noticed.errors).toEqual([]);
      });

      it('says why a subscription has ended', async () => {
        const { page, deliver, noticed } = await openedOn(name, 1);
        deliver({ data: { taskChanged: null }, errors: [{ message: 'This requires the scope read:tasks.' }] });
        await page.getByRole('status').filter({ hasText: 'read:tasks' }).waitFor();
        expect(noticed.errors).toEqual([]);
      });

      it('asks for nothing when tasks change, and leaves out those of pages that it has not read', async () => {
        const { page, tessera, project, noticed } = await openedOn(name, 12);
        const { data } = await tessera.projects.listTasks(project.id, { sort: ['created_at:desc'] }).page();
        const asked: string[] = [];
        page.on('request', (request) => asked.push(request.url()));
        await tessera.tasks.update(data[11]!.id, { title: 'Never shown' });
        await tessera.tasks.delete(data[10]!.id);
        await tessera.tasks.delete(data[1]!.id);
        await tessera.tasks.update(data[0]!.id, { title: 'Shown' });
        await row(page, 'Shown').waitFor();
        expect(await rows(page).count()).toBe(9);
        expect(await row(page, 'Never shown').count()).toBe(0);
        expect(asked).toEqual([]);
        expect(noticed.errors).toEqual([]);
      });
    });
  });
});
