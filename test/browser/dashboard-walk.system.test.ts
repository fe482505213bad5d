import { until } from '@tessera/platform/testing';
import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { routes } from '../../src/dashboard/app/routes.ts';
import { familyParts } from '../support/family-parts.ts';
import { withPassword } from '../support/oauth.ts';
import { bodyOf } from '../support/requests.ts';
import { describeInBrowser } from './chromium.ts';
import { dashboardOf, signIn } from './dashboard.ts';

describeInBrowser('every page of the dashboard', () => {
  const { tessera, open } = dashboardOf();
  beforeAll(async () => {
    const made = async (path: string, body: object) => {
      const answer = await tessera().admin.call('POST', path, body);
      expect(answer, path).toMatchObject({ status: 201 });
      return answer.body.data.id;
    };
    await made('/v1/resources', { name: 'Theodolite' });
    const webhook = await made('/v1/webhooks', { url: 'https://hooks.example.com/atlas', events: ['RESOURCE_CREATED'] });
    const recovery = await tessera().admin.call('POST', `/v1/webhooks/${webhook}/recover`, { since: '2026-01-01T00:00:00Z' });
    expect(recovery).toMatchObject({ status: 202 });
    for (const { sample } of familyParts) await made(sample.path, await bodyOf(tessera().admin, sample));
    const redirects = { redirect_uris: ['https://board.example.com/callback'] };
    await made('/v1/account/applications', { name: 'Wall board', type: 'public', scopes: ['read'], ...redirects });
  });

  /** Goes to every page as links do, and to the first record of each list. @returns the title of each route that it has been to */
  const walk = async (page: Page): Promise<Map<string, string>> => {
    const asked = new Set<unknown>();
    page.on('request', (request) => asked.add(request));
    page.on('requestfinished', (request) => asked.delete(request));
    page.on('requestfailed', (request) => asked.delete(request));
    const titles = new Map<string, string>();
    const go = async (route: string, path: string) => {
      const before = await page.title();
      await page.evaluate(`history.pushState(null, '', ${JSON.stringify(`/dashboard${path}`)})`);
      await until(async () => (await page.title()) !== before);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await until(async () => (await page.locator('.loading').count()) === 0 && asked.size === 0);
      titles.set(route, await page.title());
    };
    // It leaves the charts of the start page while the next page is being loaded.
    await page.locator('.chart canvas').nth(1).waitFor();
    for (const route of routes.slice(1)) {
      if (!route.endsWith('/:id')) await go(route, route);
      else {
        const first = page.locator(`main th[scope="row"] a[href^="/dashboard/${route.split('/')[1]}/"]`).first();
        if (await first.count()) await go(route, (await first.getAttribute('href'))!.slice('/dashboard'.length));
      }
    }
    await go('/', '/');
    return titles;
  };

  it.each(['admin', 'editor', 'viewer'] as const)('has a title of its own, and leaves nothing on the console of an %s', async (role) => {
    const { userId } = role === 'admin' ? tessera().admin : await tessera().someone(role);
    const { page, context } = await open();
    const said: string[] = [];
    context.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) said.push(`${page.url()}: ${message.text()} ${message.location().url}`);
    });
    context.on('weberror', (failure) => said.push(`${page.url()}: ${failure.error()}`));
    await signIn(
      page,
      `${tessera().url}/dashboard`,
      role === 'admin' ? (await tessera().admin.call('GET', '/v1/users/me')).body.data.email : await withPassword(tessera(), userId),
    );
    const titles = await walk(page);
    expect(said).toEqual([]);
    expect([...titles].filter(([, title], at, all) => all.findIndex((one) => one[1] === title) !== at)).toEqual([]);
    expect(titles.get('/resources/:id')).toBe('Theodolite · Resource · Tessera');
    if (role === 'admin') expect([...titles.keys()].sort()).toEqual([...routes].sort());
    const headings = page.getByRole('navigation', { name: 'Pages' }).locator('.group:not(:has(a))');
    expect(await headings.count()).toBe(0);
  });
});
