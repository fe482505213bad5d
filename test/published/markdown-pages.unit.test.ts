import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addressesOf, catalogue } from '../../src/published/catalogue.ts';
import { type Booted, boot, publicUrl } from './boot.ts';

let server: Booted;
let llms: string;

beforeAll(async () => {
  server = await boot();
  llms = await (await server.get('/llms.txt')).text();
});
afterAll(() => server.close());

describe('GET /llms.txt', () => {
  it('has the form of llmstxt.org', async () => {
    const [title, summary, about, ...rest] = llms.trim().split('\n\n');
    expect([title, summary!.slice(0, 2)]).toEqual(['# Tessera', '> ']);
    expect(about).toContain(`${publicUrl}/v1`);
    expect(rest.filter((part) => part.startsWith('## '))).toEqual(['## Guides', '## Reference', '## Contracts', '## Changelog']);
    for (const lines of rest.filter((part) => !part.startsWith('## ')))
      for (const line of lines.split('\n')) expect(line).toMatch(/^- \[[^\]]+\]\(http[^)\s]+\): \S/);
    expect((await server.get('/llms.txt')).headers.get('content-type')).toBe('text/plain; charset=utf-8');
  });

  it('names every published contract in all its formats', () => {
    for (const address of catalogue.flatMap((entry) => Object.values(addressesOf(entry))))
      expect(llms).toContain(`(${publicUrl}${address})`);
  });
});

describe('the Markdown of a page', () => {
  it('comes under its own address, and for who prefers it', async () => {
    const [twin, asked, page] = await Promise.all([
      server.get('/docs/v1/resources.md'),
      server.get('/docs/v1/resources', { Accept: 'text/markdown, text/html;q=0.9, */*;q=0.1' }),
      server.get('/docs/v1/resources', { Accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }),
    ]);
    const typeOf = ({ headers }: Response) => headers.get('content-type');
    expect([twin, asked, page].map(typeOf)).toEqual([
      'text/markdown; charset=utf-8',
      'text/markdown; charset=utf-8',
      'text/html; charset=utf-8',
    ]);
    expect([twin, asked, page].map(({ headers }) => headers.get('vary'))).toEqual([
      'Accept-Encoding',
      'Accept, Accept-Encoding',
      'Accept, Accept-Encoding',
    ]);
    expect(await asked.text()).toBe(await twin.text());
    expect(twin.headers.get('link')).toBe(`<${publicUrl}/docs/v1/resources>; rel="canonical"`);
    expect(twin.headers.get('etag')).not.toBe(page.headers.get('etag'));
    expect((await server.get('/docs/v1/resources.md', { 'If-None-Match': twin.headers.get('etag')! })).status).toBe(304);
  });

  it('is the feed for who prefers that, on the changelog', async () => {
    expect((await server.get('/docs/changelog', { Accept: 'application/atom+xml' })).headers.get('content-type')).toContain('atom');
    expect((await server.get('/docs/changelog', { Accept: 'text/markdown' })).headers.get('content-type')).toContain('text/markdown');
  });

  it.each(['/docs/nothing.md', '/docs/v1/nothing.md', '/docs/v1.md.md', '/docs/.md'])('is not there for %s', async (path) => {
    const response = await server.get(path);
    expect([response.status, response.headers.get('content-type')]).toEqual([404, 'text/markdown; charset=utf-8']);
    expect(await response.text()).toContain('# Nothing here');
  });
});
