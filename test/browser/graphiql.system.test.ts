import { existsSync } from 'node:fs';
import { bootTessera, type Caller, type Tessera } from '@tessera/platform/testing';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { overflow, violations } from './accessible.ts';
import { browsing, describeInBrowser, phone } from './chromium.ts';

/** Whether `npm run graphiql` has built the editor. */
const hasEditor = existsSync(new URL('../../src/graphiql/node_modules', import.meta.url));

describeInBrowser('GraphiQL', () => {
  let tessera: Tessera;
  beforeAll(async () => {
    tessera = await bootTessera();
  });
  afterAll(() => tessera?.close());
  const open = browsing();

  /** The page, when its editors have come. */
  const opened = async (options?: Parameters<typeof open>[0]) => {
    const seen = await open(options);
    await seen.page.goto(`${tessera.url}/graphql#editor`);
    await seen.page.locator('.graphiql-query-editor .view-line').first().waitFor();
    return seen;
  };

  /** The text of an editor, which shows its spaces as hard ones. */
  const textOf = async (page: Page, editor: string) =>
    (await page.locator(`${editor} .view-lines:visible`).innerText()).replaceAll('\u00a0', ' ');

  const giveKey = async (page: Page, { key }: Caller) => {
    await page.locator('.graphiql-editor-tool .monaco-editor:visible').click();
    for (const pressed of ['Control+Home', 'ArrowDown', 'End', 'ArrowLeft']) await page.keyboard.press(pressed);
    await page.keyboard.type(key);
  };

  const run = async (page: Page, operation: string) => {
    await page.getByRole('button', { name: 'Execute query' }).click();
    await page.getByRole('menuitem', { name: operation }).click();
  };

  const response = (page: Page) => textOf(page, '.graphiql-response');

  it('runs a query on the simple page, which loads no editor, for everybody', async () => {
    const { page, noticed } = await open(phone);
    const scripts: string[] = [];
    page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
    await page.goto(`${tessera.url}/graphql`);
    await page.getByLabel('API key').fill(tessera.admin.key);
    await page.getByRole('button', { name: 'Run' }).click();
    await page.getByRole('status').getByText('"me"').waitFor();
    expect([await violations(page), await overflow(page)]).toEqual([[], 0]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await violations(page, ['color-contrast'])).toEqual([]);
    await page.getByLabel('Variables').fill('{');
    await page.getByRole('button', { name: 'Run' }).click();
    await page.getByText('The variables are no JSON').waitFor();
    expect(scripts.filter((address) => /editor|monaco/.test(address))).toEqual([]);
    expect([[...noticed.hosts], noticed.errors]).toEqual([[new URL(tessera.url).host], []]);
  });

  it.skipIf(hasEditor)('says how the editor is installed', async () => {
    const { page } = await open();
    await page.goto(`${tessera.url}/graphql#editor`);
    await page.getByText('npm run graphiql').waitFor();
    expect(await page.getByRole('link', { name: 'Open the editor' }).count()).toBe(0);
  });

  describe.skipIf(!hasEditor)(`the editor${hasEditor ? '' : ' (needs npm run graphiql)'}`, () => {
    it('goes on with what the simple page was given', async () => {
      const { page, noticed } = await open();
      await page.goto(`${tessera.url}/graphql`);
      await page.getByLabel('API key').fill(tessera.admin.key);
      await page.getByRole('link', { name: 'Open the editor' }).click();
      await page.locator('.graphiql-query-editor .view-line').first().waitFor();
      expect(await textOf(page, '.graphiql-editor-tool .monaco-editor')).toContain(tessera.admin.key);
      expect([[...noticed.hosts], noticed.errors]).toEqual([[new URL(tessera.url).host], []]);
    });

    it('runs a query with the key of the tab Headers, and keeps no key', async () => {
      const { page, noticed } = await opened();
      const caller = await tessera.someone('editor');
      await caller.call('POST', '/v1/resources', { name: 'Theodolite' });
      await giveKey(page, caller);
      await run(page, 'Overview');
      await expect.poll(() => response(page)).toContain('"Theodolite"');
      const kept = 'JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie])';
      expect(await page.evaluate(kept)).not.toContain(caller.key);
      expect([[...noticed.hosts], noticed.errors]).toEqual([[new URL(tessera.url).host], []]);
    });

    it('shows events as they happen, until it is stopped', async () => {
      const { page, noticed } = await opened();
      await giveKey(page, tessera.admin);
      await run(page, 'AllEvents');
      const write = async () => {
        const { body } = await tessera.admin.call('POST', '/v1/resources', { name: 'Atlas' });
        return body.data.id as string;
      };
      // The first ones may come before the subscription does.
      await expect.poll(async () => [await write(), await response(page)][1]).toContain('RESOURCE_CREATED');
      const id = await write();
      await expect.poll(() => response(page)).toContain(id);
      await page.getByRole('button', { name: 'Stop query' }).click();
      await page.getByRole('button', { name: 'Execute query' }).waitFor();
      expect([[...noticed.hosts], noticed.errors]).toEqual([[new URL(tessera.url).host], []]);
    });

    it('has its answer within reach on a phone, and nothing beyond the edge', async () => {
      const { page } = await opened(phone);
      await giveKey(page, tessera.admin);
      await run(page, 'Overview');
      await expect.poll(() => response(page)).toContain('"me"');
      const { width = 0, height = 0 } = (await page.locator('.graphiql-response').boundingBox()) ?? {};
      expect(width).toBeGreaterThan(250);
      expect(height).toBeGreaterThan(200);
      expect(await overflow(page)).toBe(0);
    });

    it.each(['light', 'dark'] as const)('shows everybody what the schema says, before there is a key, %s', async (colorScheme) => {
      const { page, noticed } = await opened({ colorScheme });
      expect(await violations(page)).toEqual([]);
      // GraphiQL calls its icons by the names of its functions, which the build has to leave as they are.
      await page.getByRole('img', { name: 'play icon' }).waitFor();
      await page.getByRole('button', { name: 'Show Documentation Explorer' }).click();
      const explorer = page.getByRole('region', { name: 'Documentation Explorer' });
      await explorer.getByRole('link', { name: 'Subscription' }).click();
      await explorer.getByRole('link', { name: 'eventCreated', exact: true }).click();
      await explorer.getByText('Each new event of the given types').waitFor();
      expect([[...noticed.hosts], noticed.errors]).toEqual([[new URL(tessera.url).host], []]);
    });
  });
});
