import { until } from '@tessera/platform/testing';
import { it } from 'vitest';
import { describeInBrowser } from '../../browser/chromium.ts';
import { dashboardOf, enter, write } from '../../browser/dashboard.ts';

describeInBrowser('comments at the dashboard', () => {
  const { tessera, at } = dashboardOf();
  const make = async (path: string, body: object): Promise<string> =>
    (await tessera().admin.call('POST', `/v1/${path}`, body)).body.data.id;
  const read = async (path: string) => (await tessera().admin.call('GET', `/v1/${path}`)).body.data;

  it('asks before a half written comment is lost by a link', async () => {
    const { page } = await at(`/projects/${await make('projects', { name: 'Signals' })}`);
    await write(page.getByLabel('Add a comment'), 'Half a');
    await page.getByRole('link', { name: 'Teams', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Discard' }).press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Teams' }).waitFor();
  });

  it('writes a comment by keyboard, which others read', async () => {
    const project = await make('projects', { name: 'Log book' });
    const comment = (body: string) => make('comments', { subject: { type: 'project', id: project }, body });
    await comment('Hour 1.');
    await Promise.all(Array.from({ length: 49 }, (_, hour) => comment(`Hour ${hour + 2}.`)));
    const { page } = await at(`/projects/${project}`);
    await write(page.getByLabel('Add a comment'), 'All is well.');
    await enter(page.getByRole('button', { name: 'Comment' }));
    await page.getByText('All is well.').first().waitFor();
    await until(async () => (await read(`projects/${project}/comments?sort=created_at:desc`))[0]?.body === 'All is well.');
    await page.getByText('Hour 1.', { exact: true }).waitFor({ state: 'detached' });
    await enter(page.getByRole('button', { name: 'Earlier comments' }));
    await page.getByText('Hour 1.', { exact: true }).waitFor();
  });
});
