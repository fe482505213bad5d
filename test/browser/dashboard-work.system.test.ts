import { until } from '@tessera/platform/testing';
import { expect, it } from 'vitest';
import { describeInBrowser } from './chromium.ts';
import { dashboardOf, enter, reach, write } from './dashboard.ts';

describeInBrowser('work at the dashboard', () => {
  const { tessera, at } = dashboardOf();
  const admin = () => tessera().admin;
  const make = async (path: string, body: object): Promise<string> => (await admin().call('POST', `/v1/${path}`, body)).body.data.id;
  const read = async (path: string) => (await admin().call('GET', `/v1/${path}`)).body.data;

  it('keeps what another person has written, when that is chosen', async () => {
    const resource = await make('resources', { name: 'Compass' });
    const { page } = await at(`/resources/${resource}`);
    await enter(page.getByRole('button', { name: 'Edit' }));
    await write(page.locator('#field-name'), 'Mine');
    await admin().call('PATCH', `/v1/resources/${resource}`, { name: 'Theirs' });
    await enter(page.getByRole('button', { name: 'Save' }));
    await page.getByRole('row', { name: 'Name Mine Theirs' }).waitFor();
    await enter(page.getByRole('button', { name: 'Keep theirs' }));
    await page.getByRole('heading', { level: 1, name: 'Theirs' }).waitFor();
    expect((await read(`resources/${resource}`)).name).toBe('Theirs');
  });

  it('filters by keyboard, and has the filter in its address', async () => {
    await make('resources', { name: 'Seen', status: 'archived' });
    await make('resources', { name: 'Unseen' });
    const { page } = await at('/resources?name_contains=seen');
    await page.getByRole('link', { name: 'Unseen' }).waitFor();
    await enter(page.getByRole('button', { name: 'Add filter' }));
    await reach(page.getByLabel('Property'));
    await page.keyboard.type('Status');
    await reach(page.getByLabel('Value'));
    await page.keyboard.type('archived');
    await enter(page.getByRole('button', { name: 'Apply filter' }));
    await page.getByRole('link', { name: 'Unseen' }).waitFor({ state: 'detached' });
    await page.getByRole('link', { name: 'Seen' }).waitFor();
    expect(new URL(page.url()).searchParams.get('status_in')).toBe('archived');
    await enter(page.getByRole('button', { name: 'Remove the filter status_in' }));
    await page.getByRole('link', { name: 'Unseen' }).waitFor();
  });

  it('filters by alternatives, and has them in its address', async () => {
    for (const name of ['Alternate one', 'Alternate two', 'Alternate three']) await make('resources', { name });
    const { page } = await at('/resources?name_starts_with=Alternate&or=name%3DAlternate+one');
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

  it('filters by what is not set, and by a key of metadata', async () => {
    for (const [name, colour] of [
      ['Ruby', 'red'],
      ['Leaf', 'green'],
    ] as const)
      await make('resources', { name, metadata: { colour } });
    await make('resources', { name: 'Sand', description: 'Of the shore.' });
    const { page } = await at('/resources');
    const add = async (property: string, comparison: string, value: string, key?: string) => {
      await enter(page.getByRole('button', { name: 'Add filter' }));
      await page.getByLabel('Property').selectOption(property);
      if (key) await page.getByLabel('Key').fill(key);
      await page.getByLabel('Comparison').selectOption(comparison);
      const field = page.getByLabel('Value');
      await (comparison === 'exists' ? field.selectOption(value) : field.fill(value));
      await enter(page.getByRole('button', { name: 'Apply filter' }));
    };
    await page.getByRole('link', { name: 'Sand' }).waitFor();
    await add('description', 'exists', 'false');
    await page.getByRole('link', { name: 'Sand' }).waitFor({ state: 'detached' });
    await page.getByText('is not set').waitFor();
    await page.getByRole('link', { name: 'Leaf' }).waitFor();
    await add('metadata', '', 'red', 'colour');
    await page.getByRole('link', { name: 'Leaf' }).waitFor({ state: 'detached' });
    await page.getByRole('link', { name: 'Ruby' }).waitFor();
    expect(new URL(page.url()).searchParams.get('metadata.colour')).toBe('red');
    await enter(page.getByRole('button', { name: 'Remove the filter metadata.colour' }));
    await page.getByRole('link', { name: 'Leaf' }).waitFor();
  });

  it('shows the columns that were chosen, and has them in its address', async () => {
    await make('resources', { name: 'Quadrant' });
    const { page } = await at('/resources?name_contains=Quadrant');
    const table = page.getByRole('region', { name: 'Resources, table' });
    await table.getByRole('columnheader', { name: 'Type' }).waitFor();
    await enter(page.getByRole('button', { name: 'Columns' }));
    for (const name of ['Type', 'Description']) {
      await reach(page.getByRole('checkbox', { name, exact: true }));
      await page.keyboard.press('Space');
    }
    await table.getByRole('columnheader', { name: 'Description' }).waitFor();
    expect(await table.getByRole('columnheader', { name: 'Type' }).count()).toBe(0);
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
    const { page, context } = await at('/resources');
    await page.getByText('Live').waitFor();
    const held: (() => void)[] = [];
    await page.route(/assets\/settings/, (route) => new Promise<void>((resolve) => held.push(() => resolve(route.continue()))));
    await page.getByRole('link', { name: 'Settings', exact: true }).click();
    await page.getByRole('status').filter({ hasText: 'Loading…' }).waitFor();
    await until(() => held.length > 0);
    for (const release of held) release();
    await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor();
    await context.setOffline(true);
    await page.getByRole('link', { name: 'Webhooks', exact: true }).click();
    await page.getByText('Cannot reach the server').waitFor();
    await context.setOffline(false);
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByText('No webhook yet').waitFor();
  });
});
