import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readChangelog } from '../../src/codegen/changelog.ts';
import { operationIds } from '../../src/contract/operations.ts';
import { type Version, versions } from '../../src/contract/versions.ts';
import { surfaceTitles } from '../../src/core/changelog.ts';
import { errorTable } from '../../src/core/errors.ts';
import { unescapeHtml } from '../../src/core/html.ts';
import { changelogFeed } from '../../src/published/feed.ts';
import { changelogPage } from '../../src/published/pages/changelog.ts';
import { versionsPage } from '../../src/published/pages/versions.ts';
import { render } from '../../src/published/render.ts';
import { authUrl, type Booted, boot, publicUrl } from './boot.ts';

const changelog = readChangelog();

let server: Booted;
/** The Markdown of each page under /docs, by the address of the page. */
const twins = new Map<string, string>();
const pages = new Map<string, string>();
const entities: Record<string, string> = { '&amp;': '&', '&#39;': "'", '&quot;': '"', '&lt;': '<', '&gt;': '>' };

const textOf = async (path: string) => (await server.get(path, { Accept: 'text/html' })).text();
const attributes = (html: string, name: string) =>
  [...html.matchAll(new RegExp(`\\s${name}="([^"]*)"`, 'g'))].map(([, value]) =>
    value!.replace(/&(amp|#39|quot|lt|gt);/g, (one) => entities[one]!),
  );
const pathsIn = (html: string) =>
  attributes(html, 'href')
    .map((href) => href.split('#')[0]!)
    .filter((path) => /^\/(docs(?!\/assets)[^.]*)?$/.test(path));

/** Links within this room, and to a place on a page. */
const linksIn = (html: string) =>
  new Set(attributes(html, 'href').filter((href) => /^[/#]/.test(href) && !/^\/(health|dashboard|graphql$)/.test(href)));

const once = <T>(make: (key: string) => T): ((key: string) => T) => {
  const made = new Map<string, T>();
  return (key) => {
    if (!made.has(key)) made.set(key, make(key));
    return made.get(key)!;
  };
};
const idsOf = once((path) => new Set(attributes(pages.get(path)!, 'id')));
const isFile = once(async (path) => (await server.get(path, {}, 'HEAD')).ok);

const leadsSomewhere = async (path: string, href: string): Promise<boolean> => {
  const [target, id] = (href.startsWith('#') ? `${path}${href}` : href).split('#') as [string, string | undefined];
  if (!pages.has(target)) return isFile(target);
  return id === undefined || idsOf(target).has(id);
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
  for (const path of pages.keys()) if (path !== '/') twins.set(path, await textOf(`${path}.md`));
});
afterAll(() => server.close());

describe('the pages', () => {
  it('are all reached from the first one', () => {
    const paths = [...pages.keys()];
    expect(paths).toEqual(
      expect.arrayContaining([
        '/docs',
        '/docs/errors',
        '/docs/changelog',
        '/docs/guides/v1-to-v2-preview',
        '/docs/guides/first-steps',
        '/docs/versions',
        '/docs/channel',
        '/docs/graphql',
        '/docs/v1/resources',
        '/docs/v1/webhooks/enableWebhook',
        '/docs/v1/schemas',
        '/docs/v1/schemas/Resource',
        '/docs/v2-preview/users',
        '/docs/identity/oauth',
      ]),
    );
    expect(paths.length).toBeGreaterThan(operationIds.length);
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
      "default-src 'none'; style-src 'self'; img-src 'self'; script-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    );
    expect(response.headers.get('referrer-policy')).toBe('no-referrer');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('let only the explorer speak to the API, and to nobody else', async () => {
    const policy = (await server.get('/docs/v1/resources/listResources')).headers.get('content-security-policy')!;
    expect(policy).toContain(`script-src 'self'; connect-src 'self' ${publicUrl} ${authUrl};`);
  });

  it('have a style and scripts that can be kept for good', async () => {
    const page = pages.get('/docs/v1/resources/listResources')!;
    const files = [...attributes(page, 'href'), ...attributes(page, 'src')];
    const own = files.filter((file) => file.startsWith('/docs/assets/'));
    expect(own.length).toBe(4);
    for (const file of own) {
      const response = await server.get(file);
      expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'public, max-age=31536000, immutable']);
      expect(await response.text()).not.toMatch(/@import|url\(|https?:\/\/(?!www\.w3\.org\/2000\/svg)/);
    }
  });

  it('answer 304 to a browser that has them', async () => {
    const etag = (await server.get('/docs/v1/resources')).headers.get('etag')!;
    expect((await server.get('/docs/v1/resources', { 'If-None-Match': etag })).status).toBe(304);
  });
});

describe('the pages as Markdown', () => {
  /** The words and figures of a text, in order. */
  const words = (text: string): string[] => text.match(/[\p{L}\p{N}_]+/gu) ?? [];
  const shown = (html: string) =>
    /<main[^>]*>(.*)<\/main>/s
      .exec(html)![1]!
      .replaceAll(/<details class="try" hidden>.*?<\/details>|<form class="searching".*?<\/form>|<nav.*?<\/nav>/gs, '')
      .replaceAll(/<\/?(?:a|b|code|em|i|span|strong)\b[^>]*>/g, '')
      .replaceAll(/<[^>]*>/g, ' ');
  const linksOf = (markdown: string) => [...markdown.matchAll(/\]\((\S+?)\)/g)].map(([, address]) => address!);

  it('say what the pages say: the same words and figures, in the same order', () => {
    for (const [path, markdown] of twins) {
      const said = markdown
        .replaceAll(/\]\(https?:\S+?\)/g, ']')
        .replaceAll(/^ *`{3,}.*/gm, '')
        .replaceAll('\\_', '_')
        .replaceAll(/^ *\d\. /gm, '');
      expect(words(said), path).toEqual(words(unescapeHtml(shown(pages.get(path)!))));
    }
  });

  it('are linked from the pages', () => {
    for (const path of twins.keys())
      expect(pages.get(path), path).toContain(`<link rel="alternate" type="text/markdown" href="${path}.md"`);
  });

  it('link to one another, and to nothing that is not there', async () => {
    const own = new Set([...twins.values()].flatMap(linksOf).filter((link) => link.startsWith(publicUrl)));
    const paths = [...own].map((link) => link.slice(publicUrl.length));
    const isPage = (path: string) => path.startsWith('/docs') && !path.endsWith('.atom');
    expect(paths.filter((path) => isPage(path) && !twins.has(path.replace(/\.md$/, '')))).toEqual([]);
    expect(paths.filter((path) => isPage(path) && !path.endsWith('.md'))).toEqual([]);
    const others = await Promise.all(
      paths
        .filter((path) => !isPage(path) && path !== '/graphql' && !path.startsWith('/dashboard/'))
        .map((path) => server.get(path, {}, 'HEAD')),
    );
    expect(others.filter(({ ok }) => !ok).map(({ url }) => url)).toEqual([]);
  });

  it('are in the list for language models, except those of operations and schemas, which its pages lead to', async () => {
    const addresses = (links: string[]) =>
      new Set(links.filter((link) => link.endsWith('.md')).map((link) => link.slice(publicUrl.length)));
    const listed = addresses(linksOf(await textOf('/llms.txt')));
    const reached = addresses([...listed].flatMap((link) => linksOf(twins.get(link.replace(/\.md$/, ''))!)));
    expect([...new Set([...listed, ...reached])].toSorted()).toEqual([...twins.keys()].map((path) => `${path}.md`).toSorted());
    expect([...listed].filter((link) => link.split('/').length > 4)).toEqual([]);
  });
});

describe('GET /docs/changelog', () => {
  const unescaped = (text: string) => text.replace(/&(amp|#39|quot|lt|gt);/g, (one) => entities[one]!);

  it('has each release with its contracts, at an address of its own', () => {
    const page = pages.get('/docs/changelog')!;
    const { releases } = changelog;
    expect(attributes(page, 'id').filter((id) => /^\d{4}-/.test(id))).toEqual(releases.map(({ date }) => date));
    for (const name of Object.keys(releases[0]!.changes)) expect(page).toContain(`>${surfaceTitles[name]}</h3>`);
    expect(page).toContain('<link rel="alternate" type="application/atom+xml" href="/docs/changelog.atom"');
  });

  it('is Atom under an address of its own, and for who asks for it', async () => {
    const [feed, asked] = await Promise.all([
      server.get('/docs/changelog.atom'),
      server.get('/docs/changelog', { Accept: 'application/atom+xml' }),
    ]);
    expect(feed.headers.get('content-type')).toBe('application/atom+xml; charset=utf-8');
    expect(asked.headers.get('vary')).toBe('Accept, Accept-Encoding');
    const text = await feed.text();
    expect(await asked.text()).toBe(text);
    expect(text).toContain(`<link rel="self" type="application/atom+xml" href="${publicUrl}/docs/changelog.atom"/>`);
    expect(text.match(/<entry>/g)).toHaveLength(changelog.releases.length);
    expect(text).toContain(`<updated>${changelog.releases[0]!.date}T00:00:00Z</updated>`);
  });

  it('leads to a guide from each version to a newer one', () => {
    expect(changelog.guides!.map(({ from, to }) => [from, to])).toEqual([['v1', 'v2-preview']]);
    const guide = pages.get('/docs/guides/v1-to-v2-preview')!;
    expect(guide).toContain('<h1>From v1 to v2-preview</h1>');
    const said = twins.get('/docs/guides/v1-to-v2-preview')!;
    for (const { touches, examples } of changelog.guides![0]!.migrations)
      expect(said).toContain(`It touches ${touches > 3 ? `${touches} operations or fields, such as ` : ''}\`${examples[0]}\``);
  });

  it('says what clients have to change, on the page and in the feed', () => {
    const migration = {
      change: 'Property `name` of `Resource` was <removed>.',
      contracts: ['v1', 'channel'],
      touches: 2,
      examples: ['GET /v1/resources', 'frame event'],
      hurts: 'Clients that use the property.',
      migration: 'Stop using the property.',
      reason: 'It was deprecated for at least 180 days.',
    };
    const release = { date: '2030-12-01', changes: { v1: ['There is `GET /v1/a&b`.'] }, migrations: [migration] };
    const page = render(changelogPage({ releases: [release] })).text;
    expect(page).toContain('<h3 id="migration-2030-12-01"><a href="#migration-2030-12-01">What clients have to change</a></h3>');
    expect(page).toContain('<p>Property <code>name</code> of <code>Resource</code> was &lt;removed&gt;. <em>REST, Channel</em></p>');
    expect(page).toContain('Stop using the property.');
    expect(page).toContain(
      'It touches <span class="route"><span class="method get">GET</span> <code>/v1/resources</code></span>, <code>frame event</code>.',
    );
    const feed = changelogFeed({ releases: [release] }, publicUrl);
    const [, content] = /<content type="html">([^<>]*)<\/content>/.exec(feed)!;
    expect(page).toContain(unescaped(content!));
  });
});

describe('GET /', () => {
  it('shows how to make the first request', () => {
    expect(pages.get('/')).toContain(`curl ${publicUrl}/v1/users`);
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
    const [, shown] = new RegExp(`id="${code}">(.*?)</li>`, 's').exec(pages.get('/docs/errors')!) ?? [];
    expect(shown).toContain(`${type} · ${graphql}`);
    expect(shown).toMatch(/<p>[A-Z]/);
  });

  it('explains every code of a field and of OAuth, too', () => {
    expect(pages.get('/docs/errors')).not.toMatch(/<\/code><\/a><\/p>\s*<\/li>/);
    for (const code of ['invalid_enum_value', 'invalid_grant', 'login_required'])
      expect(attributes(pages.get('/docs/errors')!, 'id')).toContain(code);
  });
});

describe('what leads to a page', () => {
  it.each([
    ['/docs/', '/docs'],
    ['/docs/v1/', '/docs/v1'],
    ['/docs/search/?q=a', '/docs/search?q=a'],
  ])('%s does, to %s', async (from, to) => {
    const response = await fetch(new URL(from, server.url), { redirect: 'manual' });
    expect([response.status, response.headers.get('location')]).toEqual([308, to]);
  });

  it('is found by an icon, too', async () => {
    const response = await server.get('/favicon.ico');
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
  });
});

describe('GET /docs/versions', () => {
  it('has each version, with its stage and its end', () => {
    const page = pages.get('/docs/versions')!;
    for (const { name, stage } of versions.values())
      expect(page).toContain(`<td><a href="/docs/${name}">${name}</a></td><td>${stage}</td>`);
    const old: Version = {
      name: 'v0',
      stage: 'Deprecated',
      pagination: [],
      errors: 'form-a',
      deprecated: '2030-01-01',
      sunset: '2032-01-01',
    };
    const shown = versionsPage(new Map([['v0', old], ...versions]), []).text;
    expect(shown).toContain('Deprecated since 2030-01-01. Served until 2032-01-01. Successor: v1.');
  });
});

describe('what is not there', () => {
  it.each([
    '/docs/nothing',
    '/docs/v1/nothing',
    '/docs/v1/resources/more',
    '/docs/v1/resources/listUsers',
    '/docs/v1/resources/listResources/more',
    '/docs/v1/schemas/nothing',
    '/docs/v1/schemas/constructor',
    '/docs/graphql/more',
    '/docs/errors/more',
    '/docs/constructor',
  ])('%s is a page that says so', async (path) => {
    const response = await server.get(path);
    expect(response.status).toBe(404);
    expect(await response.text()).toContain(`There is no <code>${path}</code>`);
  });

  it('is shown as text, whatever it says', async () => {
    const html = await textOf(`/docs/"><script>alert('1')</script>`);
    expect(html).not.toContain('<script>alert');
  });
});
