import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSearch, type Entry, excerptOf } from '../../src/published/assets/search.js';
import { type Booted, boot, publicUrl } from './boot.ts';

let server: Booted;
let entries: Entry[];
beforeAll(async () => {
  server = await boot();
  entries = (await (await server.get('/docs/search.json')).json()) as Entry[];
});
afterAll(() => server.close());

const addresses = (query: string): string[] => createSearch(entries)(query).map(({ address }) => address);

describe('search', () => {
  it.each([
    ['list resources', '/docs/v1/resources/listResources'],
    ['listresources', '/docs/v1/resources/listResources'],
    ['rotate secret', '/docs/v1/webhooks/rotateWebhookSecret'],
    ['POST /v1/resources', '/docs/v1/resources/createResource'],
    ['invalid_cursor', '/docs/errors#invalid_cursor'],
    ['invalid_grant', '/docs/errors#invalid_grant'],
    ['RESOURCE_DELETED', '/docs/v1/schemas/ResourceDeletedEvent'],
    ['Webhook.conditions', '/docs/v1/schemas/Webhook#conditions'],
    ['webhook conditons', '/docs/v1/schemas/Webhook#conditions'],
    ['Mutation.createUser', '/docs/graphql#Mutation.createUser'],
    ['agents credentials', '/docs/agents#credentials'],
  ])('finds %s, at %s', (query, address) => expect(addresses(query).slice(0, 5)).toContain(address));

  it('finds nothing that has not all words, and nothing for no words', () => {
    expect(addresses('resources zeppelin')).toEqual([]);
    expect(addresses(' -- ')).toEqual([]);
  });

  it('finds each thing at an address that is there, and once', async () => {
    const pages = Map.groupBy(entries, ([, , address]) => address.split('#')[0]!);
    for (const [path, found] of pages) {
      const answer = await server.get(path, { Accept: 'text/html' });
      const text = await answer.text();
      const anchors = found.map(([, , address]) => address.split('#')[1]).filter((id) => id !== undefined && !text.includes(` id="${id}"`));
      expect([path, answer.status, anchors]).toEqual([path, 200, []]);
    }
    expect(new Set(entries.map((one) => JSON.stringify(one))).size).toBe(entries.length);
  });

  it('has each operation of v1, and of the preview what is otherwise there', () => {
    const operations = entries.filter(([kind]) => kind === 'Operation').map(([, , address]) => address);
    expect(operations).toContain('/docs/v1/resources/createResource');
    expect(operations).not.toContain('/docs/v2-preview/resources/createResource');
  });
});

describe('the excerpt of a text', () => {
  it('begins near a word of the query, and marks it', () => {
    const text = `${'Something else. '.repeat(20)}The secret is shown once.`;
    const pieces = excerptOf(text, 'secret');
    expect(pieces.filter(([, isAsked]) => isAsked).map(([piece]) => piece)).toEqual(['secret']);
    expect(pieces.map(([piece]) => piece).join('')).toMatch(/^….* is shown once\.$/);
  });
});

describe('GET /docs/search', () => {
  it('finds without a script, and as Markdown', async () => {
    const html = await (await server.get('/docs/search?q=rotate+secret', { Accept: 'text/html' })).text();
    expect(html).toContain('<a href="/docs/v1/webhooks/rotateWebhookSecret">');
    expect(html).toContain('value="rotate secret"');
    const [twin, asked] = await Promise.all([
      server.get('/docs/search.md?q=rotate+secret'),
      server.get('/docs/search?q=rotate+secret', { Accept: 'text/markdown' }),
    ]);
    expect(await twin.text()).toContain(`(${publicUrl}/docs/v1/webhooks/rotateWebhookSecret.md)`);
    expect(asked.headers.get('content-type')).toBe('text/markdown; charset=utf-8');
  });

  it('says when there is nothing, and shows what was asked as text', async () => {
    const html = await (await server.get(`/docs/search?q=${encodeURIComponent('<b onclick="x">zeppelin')}`)).text();
    expect(html).toContain('Nothing contains all words of &quot;&lt;b onclick=&quot;x&quot;&gt;zeppelin&quot;');
    expect((await server.get(`/docs/search?q=${'a'.repeat(5000)}`)).status).toBe(200);
  });
});
