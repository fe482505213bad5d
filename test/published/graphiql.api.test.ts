import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { bootTessera, type Tessera } from '@tessera/platform/testing';
import express from 'express';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { graphiqlPage } from '../../src/published/graphiql.ts';

let tessera: Tessera;
let html: string;
let page: Response;
beforeAll(async () => {
  tessera = await bootTessera();
  page = await fetch(`${tessera.url}/graphql`, { headers: { Accept: 'text/html,application/xhtml+xml,*/*;q=0.8' } });
  html = await page.text();
});
afterAll(() => tessera?.close());

const types: Record<string, string> = {
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  ttf: 'font/ttf',
};

/** What a file of the page names: other files beside it, and addresses that a style sheet loads from. */
const named = (text: string) => [
  ...[...text.matchAll(/(?:\/graphql\/assets\/|["'`(]\.\/)([\w.-]+\.(?:js|css|ttf))\b/g)].map(([, name]) => name!),
  // What the build notes to be loaded together with a part.
  ...[...text.matchAll(/\bm\.f=\[([^\]]*)\]/g)].flatMap(([, list]) => list!.replaceAll(/["'`]/g, '').split(',')),
];
const loaded = (css: string) => [...css.matchAll(/(?:url\(|@import\s*)["']?([^"')\s]+)/g)].map(([, address]) => address!);

/** Every file that can be reached from the page, by its name. */
const files = async () => {
  const found = new Map<string, { answer: Response; text: string }>();
  const visit = async (name: string): Promise<void> => {
    if (found.has(name)) return;
    const answer = await fetch(`${tessera.url}/graphql/assets/${name}`);
    const text = await answer.text();
    found.set(name, { answer, text });
    for (const next of named(text)) await visit(next);
  };
  for (const name of named(html)) await visit(name);
  return found;
};

describe('GraphiQL', () => {
  it('is what a browser finds at /graphql, under a policy that lets nothing in from elsewhere', () => {
    expect(html).toContain('GraphiQL');
    expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    const policy = page.headers.get('content-security-policy')!;
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("connect-src 'self'");
    expect(policy).toContain("script-src 'self';");
    expect(policy).not.toMatch(/https?:|\*/);
    expect(page.headers.get('vary')).toContain('Accept');
  });

  it('says where the key goes, and names no address but our own', () => {
    expect(html).toContain('X-API-Key');
    const addresses = [...html.matchAll(/(?:src|href|action)="([^"]*)"/g)].map(([, address]) => address!);
    expect(addresses.length).toBeGreaterThan(3);
    expect(addresses.filter((address) => !/^(\/(?!\/)|#|data:,$)/.test(address))).toEqual([]);
    expect(html).not.toMatch(/<script(?![^>]*\ssrc=)/);
  });

  it('has every file that it names, of the right type and to be kept for good', async () => {
    const found = await files();
    expect(found.size).toBeGreaterThan(1);
    for (const [name, { answer }] of found) {
      expect([name, answer.status, answer.headers.get('content-type')]).toEqual([name, 200, types[name.split('.').at(-1)!]]);
      expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    }
    const styles = [...found].filter(([name]) => name.endsWith('.css')).flatMap(([, { text }]) => loaded(text));
    expect(styles.filter((address) => !/^(data:|\/graphql\/assets\/|#)/.test(address))).toEqual([]);
  });

  it('reads the published schema, which takes no key', async () => {
    const answer = await fetch(`${tessera.url}/graphql/schema.graphql`);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain('type Subscription');
  });

  it('stands beside the API: what asks for JSON, or for an operation, is not shown the page', async () => {
    const json = await fetch(`${tessera.url}/graphql?query={__typename}`, {
      headers: { Accept: 'application/json', 'X-API-Key': tessera.admin.key },
    });
    expect(await json.json()).toMatchObject({ data: { __typename: 'Query' } });
    const asked = await fetch(`${tessera.url}/graphql?query={__typename}`, {
      headers: { Accept: 'text/html,*/*', 'X-API-Key': tessera.admin.key },
    });
    expect(await asked.json()).toMatchObject({ data: { __typename: 'Query' } });
    const head = await fetch(`${tessera.url}/graphql`, { method: 'HEAD', headers: { Accept: 'text/html' } });
    expect([head.status, head.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
  });

  it('says that it is not there where it was not built', async () => {
    const app = express().get('/graphql', graphiqlPage(new URL('./nowhere/', import.meta.url)));
    const server = app.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/graphql`);
    expect(answer.status).toBe(503);
    expect(await answer.text()).toContain('npm run build');
    server.close();
  });

  it('is named on the first page', async () => {
    const home = await (await fetch(tessera.url, { headers: { Accept: 'text/html' } })).text();
    expect(home).toContain('<a href="/graphql">');
  });
});
