import { until } from '@tessera/platform/testing';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { describeInBrowser } from './chromium.ts';
import { dashboardOf, enter, reach, write } from './dashboard.ts';

describeInBrowser('work at the dashboard', () => {
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

  it('archives what was chosen, and keeps chosen what has failed', async () => {
    const name = 'Bulk';
    const [gone, ...kept] = await Promise.all([1, 2, 3].map((each) => make('projects', { name: `${name} ${each}` })));
    const { page } = await at(`/projects?name_contains=${name}`);
    await page.getByRole('link', { name: `${name} 3` }).waitFor();
    await page.route(`**/projects/${gone}/archive`, (route) => route.abort());
    await reach(page.getByRole('checkbox', { name: 'Select all loaded rows' }));
    await page.keyboard.press('Space');
    await page.getByText('3 projects selected').waitFor();
    await enter(page.getByRole('region', { name: 'Selected rows' }).getByRole('button', { name: 'Archive' }));
    await enter(page.getByRole('dialog').getByRole('button', { name: 'Archive' }));
    await page.getByText('Archive: 1 of 3 failed').waitFor();
    await page.getByText('1 project selected').waitFor();
    for (const id of kept) expect((await read(`projects/${id}`)).status).toBe('archived');
    expect((await read(`projects/${gone}`)).status).toBe('active');
    await page.getByRole('button', { name: 'Undo' }).press('Enter');
    await page.getByText('Undo: 2 done.').waitFor();
    for (const id of kept) expect((await read(`projects/${id}`)).status).toBe('active');
  });

  it('adds somebody to a project, and takes them out after asking', async () => {
    const { userId } = await tessera().someone('editor');
    const project = await make('projects', { name: 'Crew' });
    const { page } = await at(`/projects/${project}`);
    const members = page.getByRole('region', { name: 'Members', exact: true });
    await reach(members.getByRole('combobox', { name: 'Person' }));
    await page.keyboard.type('Some editor');
    await enter(members.getByRole('button', { name: 'Add' }));
    await members.getByRole('rowheader', { name: 'Some editor' }).waitFor();
    expect((await read(`projects/${project}/members`)).map((one: { user_id: string }) => one.user_id)).toContain(userId);
    const role = async () => (await read(`projects/${project}/members?user_id=${userId}`))[0]?.role;
    await members.getByRole('combobox', { name: 'Role of Some editor' }).selectOption('viewer');
    await until(async () => (await role()) === 'viewer');
    await enter(members.getByRole('button', { name: 'Hand over to Some editor' }));
    await enter(page.getByRole('dialog').getByRole('button', { name: 'Hand over' }));
    await until(async () => (await role()) === 'owner');
    expect((await read(`projects/${project}`)).owner_id).toBe(userId);
    await members.getByRole('combobox', { name: 'Role of Some editor' }).selectOption('editor');
    await until(async () => (await role()) === 'editor');
    await enter(members.getByRole('button', { name: 'Remove Some editor' }));
    await enter(page.getByRole('dialog').getByRole('button', { name: 'Remove' }));
    await members.getByRole('rowheader', { name: 'Some editor' }).waitFor({ state: 'detached' });
    expect((await read(`projects/${project}/members`)).map((one: { user_id: string }) => one.user_id)).not.toContain(userId);
  });

  it('keeps what another person has written, when that is chosen', async () => {
    const project = await make('projects', { name: 'Compass' });
    const { page } = await at(`/projects/${project}`);
    await enter(page.getByRole('button', { name: 'Edit' }));
    await write(page.locator('#field-name'), 'Mine');
    await admin().call('PATCH', `/v1/projects/${project}`, { name: 'Theirs' });
    await enter(page.getByRole('button', { name: 'Save' }));
    await page.getByRole('row', { name: 'Name Mine Theirs' }).waitFor();
    await enter(page.getByRole('button', { name: 'Keep theirs' }));
    await page.getByRole('heading', { level: 1, name: 'Theirs' }).waitFor();
    expect((await read(`projects/${project}`)).name).toBe('Theirs');
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
    await page.getByRole('combobox', { name: 'Search' }).fill('Teams');
    await page.keyboard.press('Enter');
    await enter(question.getByRole('button', { name: 'Discard' }));
    await page.getByRole('heading', { level: 1, name: 'Teams' }).waitFor();
  });

  it('filters by keyboard, and has the filter in its address', async () => {
    await make('projects', { name: 'Seen', visibility: 'private' });
    await make('projects', { name: 'Unseen', visibility: 'public' });
    const { page } = await at('/projects?name_contains=seen');
    await page.getByRole('link', { name: 'Unseen' }).waitFor();
    await enter(page.getByRole('button', { name: 'Add filter' }));
    await reach(page.getByLabel('Property'));
    await page.keyboard.type('Visibility');
    await reach(page.getByLabel('Value'));
    await page.keyboard.type('private');
    await enter(page.getByRole('button', { name: 'Apply filter' }));
    await page.getByRole('link', { name: 'Unseen' }).waitFor({ state: 'detached' });
    await page.getByRole('link', { name: 'Seen' }).waitFor();
    expect(new URL(page.url()).searchParams.get('visibility_in')).toBe('private');
    await enter(page.getByRole('button', { name: 'Remove the filter visibility_in' }));
    await page.getByRole('link', { name: 'Unseen' }).waitFor();
  });

  it('filters by alternatives, and has them in its address', async () => {
    for (const name of ['Alternate one', 'Alternate two', 'Alternate three']) await make('projects', { name, visibility: 'private' });
    const { page } = await at('/projects?name_starts_with=Alternate&or=name%3DAlternate+one');
    await page.getByRole('link', { name: 'Alternate one' }).waitFor();
    expect(await page.getByRole('link', { name: 'Alternate two' }).count()).toBe(0);
    await enter(page.getByRole('button', { name: 'Add filter' }));
    await page.getByLabel('Property').selectOption('name');
    await page.getByLabel('Comparison').selectOption('');
    await page.getByLabel('Value').fill('Alternate two');
    await page.getByLabel('Applies').selectOption('As another alternative');
    await enter(page.getByRole('button', { name: 'Apply filter' }));
    await page.getByRole('link', { name: 'Alternate two' }).waitFor();
    await page.getByRole('link', { name: 'Alternate one' }).waitFor();
    expect(await page.getByRole('link', { name: 'Alternate three' }).count()).toBe(0);
    expect(new URL(page.url()).searchParams.getAll('or')).toEqual(['name=Alternate+one', 'name=Alternate+two']);
    await enter(page.getByRole('button', { name: 'Remove the filter name', exact: true }).first());
    await page.getByRole('link', { name: 'Alternate one' }).waitFor({ state: 'detached' });
    await page.getByRole('link', { name: 'Alternate two' }).waitFor();
  });

  it('filters by what a list of texts lacks, by what is not set, and by a key of metadata', async () => {
    for (const [name, tags] of [
      ['Lacking', []],
      ['Having', ['red, dark']],
    ] as const)
      await make('projects', { name: `Tagged ${name}`, tags });
    const { page } = await at('/projects?name_starts_with=Tagged');
    const add = async (property: string, comparison: string, value: string, key?: string) => {
      await enter(page.getByRole('button', { name: 'Add filter' }));
      await page.getByLabel('Property').selectOption(property);
      if (key) await page.getByLabel('Key').fill(key);
      await page.getByLabel('Comparison').selectOption(comparison);
      const field = page.getByLabel('Value');
      await (comparison === 'exists' ? field.selectOption(value) : field.fill(value));
      await enter(page.getByRole('button', { name: 'Apply filter' }));
    };
    await add('tags', 'exists', 'false');
    await page.getByRole('link', { name: 'Tagged Having' }).waitFor({ state: 'detached' });
    await page.getByRole('link', { name: 'Tagged Lacking' }).waitFor();
    await page.getByText('is not set').waitFor();
    await page.goto(page.url().replace('tags_exists=false', String.raw`tags%5Bnin%5D=red\,%20dark,blue`));
    await page.getByRole('link', { name: 'Tagged Lacking' }).waitFor();
    expect(await page.getByRole('link', { name: 'Tagged Having' }).count()).toBe(0);

    for (const [name, colour] of [
      ['Ruby', 'red'],
      ['Leaf', 'green'],
    ] as const)
      await make('resources', { name, metadata: { colour } });
    await page.goto(new URL('/dashboard/resources', page.url()).href);
    await page.getByRole('link', { name: 'Leaf' }).waitFor();
    await add('metadata', '', 'red', 'colour');
    await page.getByRole('link', { name: 'Leaf' }).waitFor({ state: 'detached' });
    await page.getByRole('link', { name: 'Ruby' }).waitFor();
    expect(new URL(page.url()).searchParams.get('metadata.colour')).toBe('red');
    await enter(page.getByRole('button', { name: 'Remove the filter metadata.colour' }));
    await page.getByRole('link', { name: 'Leaf' }).waitFor();
  });

  it('shows the columns that were chosen, and has them in its address', async () => {
    await make('projects', { name: 'Quadrant' });
    const { page } = await at('/projects?name_contains=Quadrant');
    const table = page.getByRole('region', { name: 'Projects, table' });
    await table.getByRole('columnheader', { name: 'Tags' }).waitFor();
    await enter(page.getByRole('button', { name: 'Columns' }));
    for (const name of ['Tags', 'Description']) {
      await reach(page.getByRole('checkbox', { name, exact: true }));
      await page.keyboard.press('Space');
    }
    await table.getByRole('columnheader', { name: 'Description' }).waitFor();
    expect(await table.getByRole('columnheader', { name: 'Tags' }).count()).toBe(0);
    expect(new URL(page.url()).searchParams.get('columns')?.split(',')).toContain('description');
    await page.reload();
    await table.getByRole('columnheader', { name: 'Description' }).waitFor();
  });

  it('loads less than 200 kB before it is of use', async () => {
    const { page } = await at('');
    // A page whose requests are routed has no cache.
    await page.route('**', (route) => route.continue());
    const sizes: Promise<number>[] = [];
    page.on('requestfinished', (request) => {
      if (request.url().includes('/assets/')) sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
    });
    await page.reload();
    await page.getByRole('figure').first().waitFor();
    const total = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
    expect(total).toBeGreaterThan(50_000);
    expect(total).toBeLessThan(200_000);
  });

  it('says that it loads while a script is slow, and that the network is away until it is back', async () => {
    const { page, context } = await at('/projects');
    await page.getByText('Live').waitFor();
    const held: (() => void)[] = [];
    await page.route(/assets\/settings/, (route) => new Promise<void>((resolve) => held.push(() => resolve(route.continue()))));
    await page.getByRole('link', { name: 'Settings', exact: true }).click();
    await page.getByRole('status').filter({ hasText: 'Loading…' }).waitFor();
    await until(() => held.length > 0);
    for (const release of held) release();
    await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor();
    await context.setOffline(true);
    await page.getByRole('link', { name: 'Teams', exact: true }).click();
    await page.getByText('Cannot reach the server').waitFor();
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByText('No team yet').waitFor();
  });
});
