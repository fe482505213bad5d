import { until } from '@tessera/platform/testing';
import { expect, it } from 'vitest';
import { describeInBrowser } from '../../browser/chromium.ts';
import { dashboardOf, enter, reach } from '../../browser/dashboard.ts';

describeInBrowser('projects at the dashboard', () => {
  const { tessera, at } = dashboardOf();
  const admin = () => tessera().admin;
  const make = async (path: string, body: object): Promise<string> => (await admin().call('POST', `/v1/${path}`, body)).body.data.id;
  const read = async (path: string) => (await admin().call('GET', `/v1/${path}`)).body.data;

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

  it('filters by what a list of texts lacks, and by what is not set', async () => {
    for (const [name, tags] of [
      ['Lacking', []],
      ['Having', ['red, dark']],
    ] as const)
      await make('projects', { name: `Tagged ${name}`, tags });
    const { page } = await at('/projects?name_starts_with=Tagged');
    await enter(page.getByRole('button', { name: 'Add filter' }));
    await page.getByLabel('Property').selectOption('tags');
    await page.getByLabel('Comparison').selectOption('exists');
    await page.getByLabel('Value').selectOption('false');
    await enter(page.getByRole('button', { name: 'Apply filter' }));
    await page.getByRole('link', { name: 'Tagged Having' }).waitFor({ state: 'detached' });
    await page.getByRole('link', { name: 'Tagged Lacking' }).waitFor();
    await page.getByText('is not set').waitFor();
    await page.goto(page.url().replace('tags_exists=false', String.raw`tags%5Bnin%5D=red\,%20dark,blue`));
    await page.getByRole('link', { name: 'Tagged Lacking' }).waitFor();
    expect(await page.getByRole('link', { name: 'Tagged Having' }).count()).toBe(0);
  });
});
