import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { errorTable } from '../../src/core/errors.ts';
import { authUrl, type Booted, boot, publicUrl } from './boot.ts';

let server: Booted;
const pages = new Map<string, string>();
const entities: Record<string, string> = { '&amp;': '&', '&#39;': "'", '&quot;': '"', '&lt;': '<', '&gt;': '>' };

const textOf = async (path: string) => (await server.get(path, { Accept: 'text/html' })).text();
const attributes = (html: string, name: string) =>
  [...html.matchAll(new RegExp(`\\s${name}="([^"]*)"`, 'g'))].map(([, value]) =>
    value!.replace(/&(amp|#39|quot|lt|gt);/g, (one) => entities[one]!),
  );
const pathsIn = (html: string) =>
  attributes(html, 'href')
    .filter((href) => /^\/(docs(?!\/assets)|$)/.test(href))
    .map((href) => href.split('#')[0]!);

/** Links within this room, and to a place on a page. */
const linksIn = (html: string) =>
  new Set(attributes(html, 'href').filter((href) => /^[/#]/.test(href) && !/^\/(health|dashboard|graphql$)/.test(href)));

const leadsSomewhere = async (path: string, href: string): Promise<boolean> => {
  const [target, id] = (href.startsWith('#') ? `${path}${href}` : href).split('#') as [string, string | undefined];
  const page = pages.get(target);
  if (page === undefined) return (await server.get(target, {}, 'HEAD')).ok;
  return id === undefined || attributes(page, 'id').includes(id);
};

/** Every page that can be reached from the first one. */
const visit = async (path: string): Promise<void> => {
  if (pages.has(path)) return;
  pages.set(path, await textOf(path));
  for (const next of pathsIn(pages.get(path)!)) await visit(next);
};

beforeAll(async () => {
  server = await boot();
  await visit('/');
});
afterAll(() => server.close());

describe('the pages', () => {
  it('are all reached from the first one', () => {
    const paths = [...pages.keys()];
    expect(paths).toEqual(
      expect.arrayContaining([
        '/docs',
        '/docs/errors',
        '/docs/channel',
        '/docs/graphql',
        '/docs/v1/projects',
        '/docs/v2-preview/tasks',
        '/docs/identity/oauth',
      ]),
    );
    expect(paths.length).toBeGreaterThan(40);
  });

  it('link to nothing that is not there', async () => {
    const broken: string[] = [];
    for (const [path, html] of pages)
      for (const href of linksIn(html)) if (!(await leadsSomewhere(path, href))) broken.push(`${path} -> ${href}`);
    expect(broken).toEqual([]);
  });

  it('give no id twice', () => {
    for (const [path, html] of pages) {
      const ids = attributes(html, 'id');
      expect(
        ids.filter((id, index) => ids.indexOf(id) !== index),
        path,
      ).toEqual([]);
    }
  });

  it('load nothing from elsewhere, and hold no script, style or handler of their own', () => {
    for (const [path, html] of pages) {
      expect(html.match(/<(?:script|link|img|iframe|object|embed|source)\b[^>]*(?:src|href)="(?!\/)/g), path).toBeNull();
      expect(html.match(/<style|\sstyle=|\son\w+=|<script(?![^>]*\ssrc=)|@import/g), path).toBeNull();
    }
  });

  it('leave nothing unsaid', () => {
    for (const [path, html] of pages) expect(html.match(/>\s*(?:undefined|\[object Object\]|NaN)\s*</g), path).toBeNull();
  });

  it('tell the browser what to allow', async () => {
    const response = await server.get('/docs/v1');
    expect(response.headers.get('content-security-policy')).toBe(
      "default-src 'none'; style-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    );
    expect(response.headers.get('referrer-policy')).toBe('no-referrer');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('let only the explorer run, and speak only to this server', async () => {
    const policy = (await server.get('/docs/v1/projects')).headers.get('content-security-policy')!;
    expect(policy).toContain(`script-src 'self'; connect-src 'self' ${publicUrl} ${authUrl};`);
  });

  it('have a style and a script that can be kept for good', async () => {
    const files = [...attributes(pages.get('/docs/v1/projects')!, 'href'), ...attributes(pages.get('/docs/v1/projects')!, 'src')];
    const own = files.filter((file) => file.startsWith('/docs/assets/'));
    expect(own.length).toBe(3);
    for (const file of own) {
      const response = await server.get(file);
      expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'public, max-age=31536000, immutable']);
      expect(await response.text()).not.toMatch(/@import|url\(|https?:\/\/(?!www\.w3\.org\/2000\/svg)/);
    }
  });

  it('answer 304 to a browser that has them', async () => {
    const etag = (await server.get('/docs/v1/projects')).headers.get('etag')!;
    expect((await server.get('/docs/v1/projects', { 'If-None-Match': etag })).status).toBe(304);
  });
});

describe('GET /', () => {
  it('shows how to make the first request', () => {
    expect(pages.get('/')).toContain(`curl ${publicUrl}/v1/projects`);
    expect(pages.get('/')).toContain('X-API-Key: YOUR_API_KEY');
  });

  it('is JSON for who asks for it, and a page for everybody else', async () => {
    const response = await server.get('/', { Accept: 'application/json' });
    expect(response.headers.get('vary')).toBe('Accept, Accept-Encoding');
    expect(await response.json()).toMatchObject({
      name: 'Tessera',
      addresses: { rest: `${publicUrl}/v1`, websocket: 'ws://api.localhost:8080/v1/websocket', identity: authUrl },
      health: { ready: `${publicUrl}/health/ready` },
    });
    for (const accept of ['*/*', 'text/html,application/xhtml+xml,*/*;q=0.8'])
      expect((await server.get('/', { Accept: accept })).headers.get('content-type')).toBe('text/html; charset=utf-8');
  });

  it('leads to the pages of other rooms', () => {
    expect(pages.get('/')).toContain('href="/dashboard"');
  });
});

describe('GET /docs/errors', () => {
  it.each(Object.entries(errorTable))('explains %s', (code, [, type, graphql]) => {
    const [, shown] = new RegExp(`id="${code}">(.*?)</dd>`, 's').exec(pages.get('/docs/errors')!) ?? [];
    expect(shown).toContain(`${type} · ${graphql}`);
    expect(shown).toMatch(/<dd>[A-Z]/);
  });

  it('explains every code of a field and of OAuth, too', () => {
    expect(pages.get('/docs/errors')).not.toContain('<dd></dd>');
    for (const code of ['invalid_enum_value', 'invalid_grant', 'login_required'])
      expect(attributes(pages.get('/docs/errors')!, 'id')).toContain(code);
  });
});

describe('what is not there', () => {
  it.each(['/docs/nothing', '/docs/v1/nothing', '/docs/v1/projects/more', '/docs/graphql/more', '/docs/errors/more', '/docs/constructor'])(
    '%s is a page that says so',
    async (path) => {
      const response = await server.get(path);
      expect(response.status).toBe(404);
      expect(await response.text()).toContain(`There is no <code>${path}</code>`);
    },
  );

  it('is shown as text, whatever it says', async () => {
    const html = await textOf(`/docs/"><script>alert('1')</script>`);
    expect(html).not.toContain('<script>alert');
  });
});
