import { expect, it } from 'vitest';
import { findings } from '../../browser/accessible.ts';
import { describeInBrowser } from '../../browser/chromium.ts';
import { dashboardOf, enter } from '../../browser/dashboard.ts';
import { newResource } from '../../support/new-records.ts';

describeInBrowser('notifications at the dashboard', () => {
  const { tessera, at } = dashboardOf();
  const mention = async () => newResource(await tessera().someone('editor'), { description: `@${tessera().admin.userId}` });
  const statuses = async () =>
    (await tessera().admin.call('GET', '/v1/notifications')).body.data.map(({ status }: { status: string }) => status);

  it('counts the unread ones in the navigation, live, and marks them all as read', async () => {
    await mention();
    const { page } = await at('/notifications');
    const link = (name: string) => page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name, exact: true });
    await link('Notifications 1 unread').waitFor();
    await mention();
    await link('Notifications 2 unread').waitFor();
    await enter(page.getByRole('button', { name: 'Mark all as read' }));
    await page.getByText('2 notifications were marked as read.').waitFor();
    await link('Notifications').waitFor();
    expect(await statuses()).toEqual(['read', 'read']);
  });

  it('archives one on its page', async () => {
    await mention();
    const [{ id }] = (await tessera().admin.call('GET', '/v1/notifications?status=unread')).body.data;
    const { page } = await at(`/notifications/${id}`);
    await enter(page.getByRole('button', { name: 'Archive' }));
    await page.getByText('Archive: done.').waitFor();
    expect((await tessera().admin.call('GET', `/v1/notifications/${id}`)).body.data.status).toBe('archived');
  });

  it('has no finding of axe', async () => {
    await mention();
    const { page } = await at('/notifications');
    expect(await findings(page, [`${tessera().url}/dashboard/notifications`])).toEqual([]);
  });
});
