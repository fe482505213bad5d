import { until } from '@tessera/platform/testing';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { findings } from '../../browser/accessible.ts';
import { describeInBrowser } from '../../browser/chromium.ts';
import { dashboardOf, enter, write } from '../../browser/dashboard.ts';

describeInBrowser('tasks at the dashboard', () => {
  const { tessera, at } = dashboardOf();
  const admin = () => tessera().admin;
  const make = async (path: string, body: object): Promise<string> => (await admin().call('POST', `/v1/${path}`, body)).body.data.id;
  const read = async (path: string) => (await admin().call('GET', `/v1/${path}`)).body.data;
  const column = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

  it('moves a task on the board with the mouse, and with the menu by keyboard', async () => {
    const project = await make('projects', { name: 'Chart room' });
    const task = await make('tasks', { project_id: project, title: 'Plot the reef' });
    const { page } = await at(`/tasks?view=board&project_id=${project}`);
    await column(page, 'Todo').getByRole('link', { name: 'Plot the reef' }).waitFor();
    await column(page, 'Todo').getByRole('listitem').dragTo(column(page, 'In progress'));
    await column(page, 'In progress').getByRole('link', { name: 'Plot the reef' }).waitFor();
    await until(async () => (await read(`tasks/${task}`)).status === 'in_progress');
    await enter(page.getByRole('button', { name: 'Move Plot the reef' }));
    await page.getByRole('menuitemradio', { name: 'In progress', checked: true }).waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await column(page, 'Done').getByRole('link', { name: 'Plot the reef' }).waitFor();
    await until(async () => (await read(`tasks/${task}`)).status === 'done');
    await page.getByRole('status').filter({ hasText: 'Plot the reef: Done.' }).getByRole('button', { name: 'Undo' }).last().press('Enter');
    await column(page, 'In progress').getByRole('link', { name: 'Plot the reef' }).waitFor();
    await until(async () => (await read(`tasks/${task}`)).status === 'in_progress');
    await page.getByRole('button', { name: 'Move Plot the reef' }).press('Enter');
    await page.keyboard.press('Escape');
    await page.getByRole('menu').waitFor({ state: 'hidden' });
  });

  it('has the tasks of a project on a board, where the project opens with one, and in a list otherwise', async () => {
    for (const defaultView of ['kanban', 'list', 'calendar']) {
      const project = await make('projects', { name: 'Pilot', settings: { defaultView } });
      await make('tasks', { project_id: project, title: 'Sound the bar' });
      const { page } = await at(`/projects/${project}`);
      const tasks = page.getByRole('region', { name: 'Tasks', exact: true });
      await tasks.getByRole('link', { name: 'Sound the bar' }).waitFor();
      expect(await tasks.getByRole('region', { name: 'Board' }).count()).toBe(defaultView === 'kanban' ? 1 : 0);
      expect(await tasks.getByRole('table').count()).toBe(defaultView === 'kanban' ? 0 : 1);
    }
  });

  it('has a page and a true count for each column of the board, also while tasks move', async () => {
    const project = await make('projects', { name: 'Tide tables' });
    const task = await make('tasks', { project_id: project, title: 'Sound the bar' });
    await admin().call('PATCH', `/v1/tasks/${task}`, { status: 'in_progress' });
    const others = await Promise.all(Array.from({ length: 60 }, (_, at) => make('tasks', { project_id: project, title: `Reading ${at}` })));
    const { page } = await at(`/tasks?view=board&project_id=${project}`);
    const counts = (...wanted: string[]) =>
      Promise.all(wanted.map((name) => page.getByRole('heading', { level: 2, name, exact: true }).waitFor()));
    await counts('Todo 60', 'In progress 1', 'Done 0', 'Cancelled 0');
    await column(page, 'In progress').getByRole('link', { name: 'Sound the bar' }).waitFor();
    expect(await column(page, 'Todo').getByRole('listitem').count()).toBe(50);
    await enter(page.getByRole('button', { name: 'Load more: Todo' }));
    await column(page, 'Todo').getByRole('listitem').nth(59).waitFor();
    await column(page, 'Todo').getByRole('listitem').first().dragTo(column(page, 'Done'));
    await counts('Todo 59', 'In progress 1', 'Done 1');
    await admin().call('POST', `/v1/tasks/${task}/complete`);
    await counts('Todo 59', 'In progress 0', 'Done 2');
    await admin().call('DELETE', `/v1/tasks/${others[0]}`);
    await counts('Todo 58', 'In progress 0', 'Done 2');
    expect(await column(page, 'Todo').getByRole('listitem').count()).toBe(58);
  });

  it('has no finding of axe on the board, in both themes and at both widths', async () => {
    await make('tasks', { project_id: await make('projects', { name: 'Atlas' }), title: 'Draw the coast' });
    const { page } = await at('/');
    expect(await findings(page, [`${tessera().url}/dashboard/tasks?view=board`])).toEqual([]);
  });

  it('puts the focus into a new form, keeps its buttons in sight, and asks before what is written is lost', async () => {
    const project = await make('projects', { name: 'Pilotage' });
    const { page } = await at('/tasks');
    await page.setViewportSize({ width: 1440, height: 900 });
    const choices = Promise.withResolvers<void>();
    await page.route('**/dashboard/api/v1/projects?*', async (route) => {
      await choices.promise;
      await route.continue();
    });
    const form = page.getByRole('dialog', { name: 'New task' });
    const question = page.getByRole('dialog', { name: 'Discard your changes?' });
    await enter(page.getByRole('button', { name: 'New task' }));
    await page.locator('#field-project_id:focus').waitFor();
    choices.resolve();
    await page.locator(`#field-project_id:focus option[value="${project}"]`).waitFor({ state: 'attached' });
    const { y, height } = (await form.getByRole('button', { name: 'Create' }).boundingBox())!;
    expect(y + height).toBeLessThan(900);
    await page.keyboard.press('Escape');
    await form.waitFor({ state: 'detached' });

    await enter(page.getByRole('button', { name: 'New task' }));
    await write(page.locator('#field-title'), 'Half a title');
    const pressEscape = () => page.keyboard.press('Escape');
    for (const leave of [pressEscape, pressEscape, () => page.evaluate('history.back()')]) {
      await leave();
      await question.locator('button:focus', { hasText: 'Keep editing' }).waitFor();
      await page.keyboard.press('Escape');
      await question.waitFor({ state: 'detached' });
    }
    const asked = page.waitForEvent('dialog');
    await page.evaluate('setTimeout(() => location.reload())');
    await (await asked).dismiss();
    expect(await page.locator('#field-title').inputValue()).toBe('Half a title');
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: 'Search' }).fill('Resources');
    await page.keyboard.press('Enter');
    await enter(question.getByRole('button', { name: 'Discard' }));
    await page.getByRole('heading', { level: 1, name: 'Resources' }).waitFor();
  });
});
