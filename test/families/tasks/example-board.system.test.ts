import type { Page, Route } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { projects, tasks } from '../../../clients/typescript/generated/platform/index.ts';
import { overflow, violations } from '../../browser/accessible.ts';
import { browsing, describeInBrowser, phone } from '../../browser/chromium.ts';
import { places } from '../../examples/places.ts';
import { site } from '../../examples/site.ts';

describeInBrowser('examples/board', () => {
  const placeOf = places({ projects, tasks });
  const board = site('board');
  const open = browsing();

  const columnOf = (page: Page, name: string) => page.getByRole('region', { name });
  const card = (page: Page, title: string, column?: string) =>
    (column ? columnOf(page, column) : page).getByRole('listitem').filter({ hasText: title });
  const status = (page: Page) => page.locator('.connection');
  const said = (page: Page, text: string | RegExp) => status(page).filter({ hasText: text }).waitFor();
  const move = (page: Page, title: string, to: string) => page.getByRole('button', { name: `Move “${title}” to ${to}` }).press('Enter');
  const add = async (page: Page, title: string) => {
    await page.getByLabel('New task').fill(title);
    await page.keyboard.press('Enter');
  };

  /** Holds the requests of one kind back until they are released. */
  const held = async (page: Page, method: string) => {
    const released = Promise.withResolvers<void>();
    const first = Promise.withResolvers<void>();
    await page.context().route('**/v1/tasks/**', async (route) => {
      if (route.request().method() === method) {
        first.resolve();
        await released.promise;
      }
      await route.continue();
    });
    return { first: first.promise, release: released.resolve };
  };

  /** The board of a new project with one task, connected. */
  const openedOn = async (name: 'mock' | 'server') => {
    const { url, apiKey, tessera } = placeOf(name);
    const project = await tessera.projects.create({ name: 'Survey' });
    const task = await tessera.tasks.create({ project_id: project.id, title: 'Draw the map' });
    const seen = await open();
    const { page } = seen;
    await page.goto(`${board()}#${project.id}`);
    await page.getByLabel('Address of Tessera').fill(url);
    await page.getByLabel('API key').fill(apiKey);
    await page.getByRole('button', { name: 'Connect' }).click();
    await said(page, /^Live$/);
    await card(page, 'Draw the map', 'To do').waitFor();
    return { ...seen, project, task };
  };

  const titlesOn = async (name: 'mock' | 'server', projectId: string) => {
    const { data } = await placeOf(name)
      .tessera.projects.listTasks(projectId, { sort: ['created_at'] })
      .page();
    return data.map(({ title, status }) => `${title}: ${status}`);
  };

  describe.each(['mock', 'server'] as const)('on the %s', (name) => {
    const tessera = () => placeOf(name).tessera;
    const opened = () => openedOn(name);
    const titles = (projectId: string) => titlesOn(name, projectId);

    it('shows what others do, as they do it', async () => {
      const { page, project, task, noticed } = await opened();
      const other = await tessera().tasks.create({ project_id: project.id, title: 'Fold the map', priority: 'urgent' });
      await card(page, 'Fold the map', 'To do').filter({ hasText: 'urgent' }).waitFor();
      await tessera().tasks.update(task.id, { status: 'in_progress', title: 'Draw a better map' });
      await card(page, 'Draw a better map', 'In progress').waitFor();
      await tessera().tasks.complete(task.id);
      await card(page, 'Draw a better map', 'Done').waitFor();
      await tessera().tasks.delete(other.id);
      await card(page, 'Fold the map').waitFor({ state: 'detached' });
      expect(noticed.errors).toEqual([]);
    });

    it('moves a card at once, by dragging it or by a key, and keeps the focus on it', async () => {
      const { page, project } = await opened();
      const { first, release } = await held(page, 'PATCH');
      await card(page, 'Draw the map').dragTo(columnOf(page, 'In progress'));
      await card(page, 'Draw the map', 'In progress').filter({ hasText: 'not saved yet' }).waitFor();
      await first;
      await said(page, 'Saving 1 change');
      expect(await titles(project.id)).toEqual(['Draw the map: todo']);
      release();
      await said(page, /^Live$/);
      await move(page, 'Draw the map', 'Done');
      await card(page, 'Draw the map', 'Done').waitFor();
      expect(await page.evaluate<string>('document.activeElement.ariaLabel')).toBe('Move “Draw the map” to In progress');
      await said(page, /^Live$/);
      // Back from where it was done takes two writes.
      await page.keyboard.press('Enter');
      await card(page, 'Draw the map', 'In progress').waitFor();
      await said(page, /^Live$/);
      expect(await titles(project.id)).toEqual(['Draw the map: in_progress']);
    });

    it('puts a card back when its move is refused, and says why', async () => {
      const { page, project } = await opened();
      await tessera().projects.archive(project.id);
      await move(page, 'Draw the map', 'In progress');
      const notice = page.getByLabel('Messages').getByText('Moving “Draw the map” to In progress did not work.');
      await notice.waitFor();
      expect(await notice.getByRole('link').getAttribute('href')).toBe(`${placeOf(name).url}/docs/errors#project_archived`);
      await card(page, 'Draw the map', 'To do').waitFor();
      await said(page, /^Live$/);
      await page.getByRole('button', { name: 'Leave' }).click();
      await page.getByRole('button', { name: 'Connect' }).waitFor();
      expect(await page.evaluate('JSON.stringify(localStorage)')).not.toContain('Draw the map');
    });

    it('joins changes of different properties, and tells of a conflict, which a person decides', async () => {
      const { page, project, task } = await opened();
      const joined = await held(page, 'PATCH');
      await move(page, 'Draw the map', 'In progress');
      await joined.first;
      await tessera().tasks.update(task.id, { title: 'Draw the chart' });
      joined.release();
      await card(page, 'Draw the chart', 'In progress').waitFor();
      await said(page, /^Live$/);

      const conflict = await held(page, 'PATCH');
      await page.getByRole('button', { name: 'Rename “Draw the chart”' }).click();
      await page.getByLabel('New title').fill('Print the chart');
      await page.keyboard.press('Enter');
      await conflict.first;
      await tessera().tasks.update(task.id, { title: 'Burn the chart' });
      conflict.release();
      await page.getByText('Somebody else was faster: “Burn the chart” is in In progress now.').waitFor();
      await card(page, 'Burn the chart').waitFor();
      expect(await titles(project.id)).toEqual(['Burn the chart: in_progress']);
      await page.getByRole('button', { name: 'Do it all the same' }).click();
      await card(page, 'Print the chart').waitFor();
      await said(page, /^Live$/);
      expect(await titles(project.id)).toEqual(['Print the chart: in_progress']);
    });

    it('keeps writes without a network, also when the page is loaded again, and makes them once, in order, when it returns', async () => {
      const { page, context, project, task } = await opened();
      await page.evaluate('navigator.serviceWorker.ready.then(() => true)');
      // The server gets the last request before the network goes, and its answer is lost.
      const lost = Promise.withResolvers<void>();
      const loseAnswer = async (route: Route) => {
        await route.fetch();
        await context.setOffline(true);
        await route.abort();
        lost.resolve();
      };
      await context.route('**/v1/tasks', loseAnswer, { times: 1 });
      await add(page, 'Buy paper');
      await lost.promise;
      await add(page, 'Buy ink');
      await move(page, 'Buy ink', 'In progress');
      await move(page, 'Draw the map', 'In progress');
      await said(page, 'Offline · 4 changes kept');
      await tessera().tasks.update(task.id, { priority: 'high' });

      await page.reload();
      await said(page, 'Offline · 4 changes kept');
      for (const title of ['Buy ink', 'Draw the map'])
        await card(page, title, 'In progress').filter({ hasText: 'not saved yet' }).waitFor();
      await card(page, 'Buy paper', 'To do').waitFor();

      await context.setOffline(false);
      await said(page, /^Live$/);
      expect(await titles(project.id)).toEqual(['Draw the map: in_progress', 'Buy paper: todo', 'Buy ink: in_progress']);
      await card(page, 'Draw the map', 'In progress').filter({ hasText: 'high' }).waitFor();
      expect(await page.getByRole('listitem').count()).toBe(3);
    });
  });

  it('sends what two pages have kept once, in the order in which it was done', async () => {
    const { page, context, project } = await openedOn('mock');
    const second = await context.newPage();
    await second.goto(`${board()}#${project.id}`);
    await said(second, /^Live$/);
    await context.setOffline(true);
    await add(page, 'Buy paper');
    await card(second, 'Buy paper').filter({ hasText: 'not saved yet' }).waitFor();
    await add(second, 'Buy ink');
    await add(page, 'Buy string');
    await said(second, 'Offline · 3 changes kept');
    await context.setOffline(false);
    await said(page, /^Live$/);
    await said(second, /^Live$/);
    expect(await titlesOn('mock', project.id)).toEqual(['Draw the map: todo', 'Buy paper: todo', 'Buy ink: todo', 'Buy string: todo']);
    for (const one of [page, second]) await expect.poll(() => one.getByRole('listitem').count()).toBe(4);
  });

  it.each(['light', 'dark'] as const)('can be used by everybody, in %s and on a phone', async (colorScheme) => {
    const { url, apiKey, tessera } = placeOf('mock');
    const { id } = await tessera.projects.create({ name: 'Harbour' });
    for (const priority of ['urgent', 'high', 'low'] as const)
      await tessera.tasks.create({ project_id: id, title: `Paint the ${priority} boat`, priority, due_at: '2020-01-01T00:00:00Z' });
    const { page, context } = await open({ ...phone, colorScheme, reducedMotion: 'reduce' });
    await page.goto(`${board()}#${id}`);
    expect(await violations(page)).toEqual([]);
    await page.getByLabel('Address of Tessera').fill(url);
    await page.getByLabel('API key').fill(apiKey);
    await page.getByRole('button', { name: 'Connect' }).click();
    await card(page, 'Paint the urgent boat').waitFor();
    await tessera.projects.archive(id);
    await move(page, 'Paint the high boat', 'In progress');
    await page.getByRole('link', { name: 'What this means' }).waitFor();
    await context.setOffline(true);
    await move(page, 'Paint the low boat', 'In progress');
    await said(page, 'Offline · 1 change kept');
    expect(await violations(page)).toEqual([]);
    if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/phone-${colorScheme}.png` });
    expect(await overflow(page)).toBe(0);
    await page.setViewportSize({ width: 1280, height: 800 });
    expect(await violations(page)).toEqual([]);
    if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/desk-${colorScheme}.png` });
  });
});
