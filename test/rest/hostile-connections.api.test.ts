import { request } from 'node:http';
import { bootTessera, nobodys, type Tessera } from '@tessera/platform/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask, head, sendRaw } from './raw-http.ts';
import { expectRefusal } from './refusals.ts';

const booted: Tessera[] = [];
const boot = async (env: Record<string, string> = {}) => {
  const tessera = await bootTessera({ env });
  booted.push(tessera);
  return tessera;
};
let tessera: Tessera;
beforeAll(async () => {
  tessera = await boot();
});
afterAll(() => Promise.all(booted.map((one) => one.close())));

const websocket = {
  Upgrade: 'websocket',
  Connection: 'Upgrade',
  'Sec-WebSocket-Version': '13',
  'Sec-WebSocket-Key': 'dGhlIHNhbXBsZSBub25jZQ==',
};
const upgrade = head({ target: '/v1/websocket', headers: { ...websocket, 'X-Last': 'a' } })
  .toString()
  .split('Host: tessera.example\r\n');

describe('bytes that are not HTTP', () => {
  it.each([
    ['noise', 'hello there\r\n\r\n'],
    ['the greeting of TLS', Buffer.from('16030100a5010000a10303', 'hex')],
    ['the preface of HTTP/2', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'],
    ['a method that does not exist', 'FETCH /v1/resources HTTP/1.1\r\nHost: a\r\n\r\n'],
    ['a header without a colon', 'GET /v1/resources HTTP/1.1\r\nHost: a\r\nX-Odd\r\n\r\n'],
    ['a control character in a header', 'GET /v1/resources HTTP/1.1\r\nHost: a\r\nX-Odd: \x01\r\n\r\n'],
    ['a space in the target', 'GET /v1/re sources HTTP/1.1\r\nHost: a\r\n\r\n'],
    ['two lengths', 'POST /v1/resources HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n{}'],
    ['a length and chunks', 'POST /v1/resources HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n{}'],
    ['a length below zero', 'POST /v1/resources HTTP/1.1\r\nHost: a\r\nContent-Length: -1\r\n\r\n'],
    ['no Host', 'GET /v1/resources HTTP/1.1\r\n\r\n'],
    ['two Hosts', 'GET /v1/resources HTTP/1.1\r\nHost: a\r\nhost: b\r\n\r\n'],
    ['two Hosts alike, in HTTP/1.0', 'GET /v1/resources HTTP/1.0\r\nHost: a\r\nHost: a\r\n\r\n'],
    ['a Host with a space', 'GET /v1/resources HTTP/1.1\r\nHost: a b\r\n\r\n'],
    ['a Host that is an address', 'GET /v1/resources HTTP/1.1\r\nHost: http://a/\r\n\r\n'],
    ['a Host that is markup, in HTTP/1.0', 'GET /docs HTTP/1.0\r\nHost: <a>\r\n\r\n'],
    ['a Host with a port that is none', 'GET /v1/resources HTTP/1.1\r\nHost: a:b\r\n\r\n'],
    ['a Host that is none, of a WebSocket', upgrade.join('Host: a/b\r\n')],
    ['two Hosts of a WebSocket', upgrade.join('Host: a\r\nHost: b\r\n')],
    ['a WebSocket without Host', upgrade.join('')],
    ['a tunnel', 'CONNECT tessera.example:443 HTTP/1.1\r\nHost: tessera.example:443\r\n\r\n'],
  ])('(%s) get our envelope', async (_what, bytes) => {
    expectRefusal(await sendRaw(tessera.port, [bytes]), 400, 'malformed_request');
  });

  it.each(['a', 'a.example:8080', '[::1]:8080', '[::ffff:127.0.0.1]', 'xn--bcher-kva.example', 'a_b-c~d', 'a:', '', '%41'])(
    'leave alone a good Host, %s',
    async (host) => {
      const answer = await sendRaw(tessera.port, [`GET /v1/resources HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`]);
      expectRefusal(answer, 401, 'invalid_credentials');
    },
  );

  it('(a method that does not exist) are told apart from other noise', async () => {
    const { body } = await ask(tessera.port, { method: 'FOO', target: '/v1/resources' });
    expect(body.error.message).toContain('Unknown HTTP method');
  });

  it.each(['2.0', '0.9'])('(a version that is not spoken here, %s) get our envelope', async (version) => {
    expectRefusal(await sendRaw(tessera.port, [`GET / HTTP/${version}\r\nHost: a\r\n\r\n`]), 505, 'malformed_request');
  });

  it('(headers beyond 16 KiB) get our envelope', async () => {
    const answer = await ask(tessera.port, { target: '/v1/resources', headers: { 'X-Long': 'x'.repeat(20_000) } });
    expectRefusal(answer, 431, 'malformed_request');
  });

  it('behind a good request do not disturb its answer', async () => {
    const good = head({ target: '/v1/resources', headers: { 'X-API-Key': tessera.admin.key } });
    const answer = await sendRaw(tessera.port, [good, 'noise\r\n\r\n'], { hangUp: true });
    expect([answer.status, answer.body]).toMatchObject([200, { data: [] }]);
    expect(answer.text).toContain('HTTP/1.1 400 ');
  });

  it('leave the server as it was', async () => {
    expect((await tessera.admin.call('GET', '/v1/resources')).status).toBe(200);
    expect((await fetch(`${tessera.url}/health/ready`)).status).toBe(200);
  });
});

describe('an expectation that nobody knows', () => {
  it('is passed over', async () => {
    const headers = { 'X-API-Key': tessera.admin.key, Expect: 'miracles' };
    expect((await ask(tessera.port, { target: '/v1/resources', headers })).status).toBe(200);
  });
});

describe('a body that is announced with Expect: 100-continue', () => {
  const put = (target: string, key: string, length: number, method = 'PUT') => {
    const headers = { 'X-API-Key': key, 'Content-Type': 'application/json', 'Content-Length': String(length), Expect: '100-continue' };
    return sendRaw(tessera.port, [head({ method, target, headers })]);
  };

  it.each<[what: string, method: string, target: string, length: number, status: number]>([
    ['with a bad key', 'PUT', `/v1/resources/${nobodys('res')}`, 99_999_999, 401],
    ['that is too large', 'POST', '/v1/resources', 99_999_999, 413],
    ['for a path that is not there', 'POST', '/v1/nowhere', 5, 404],
  ])('%s is refused before anybody is told to send it', async (what, method, target, length, status) => {
    const { text } = await put(target, what === 'with a bad key' ? 'nonsense' : tessera.admin.key, length, method);
    expect(text).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(text).toMatch(/\r\nConnection: close\r\n/i);
  });

  it.each([
    ['an operation', '/v1/resources', '{"name": "Atlas"}', 201],
    ['GraphQL', '/graphql', '{"query": "{ me { name } }"}', 200],
  ])('is asked for by %s that reads it', async (_what, target, body, status) => {
    const headers = { 'X-API-Key': tessera.admin.key, 'Content-Type': 'application/json', Expect: '100-continue' };
    const answer = await new Promise<number | undefined>((resolve, reject) => {
      const sent = request(`${tessera.url}${target}`, { method: 'POST', headers }, (told) => resolve(told.resume().statusCode));
      sent.on('error', reject).on('continue', () => sent.end(body));
      sent.flushHeaders();
    });
    expect(answer).toBe(status);
  });
});

describe('the whole address as the target, as proxies send it', () => {
  it('is the same as the path alone', async () => {
    const headers = { 'X-API-Key': tessera.admin.key };
    const answer = await ask(tessera.port, { target: 'http://tessera.example/v1/resources?limit=1', headers });
    expect(answer.status).toBe(200);
  });
});

describe('plain HTTP', () => {
  const production = { TESSERA_MODE: 'production', TESSERA_PUBLIC_URL: 'https://tessera.example' };
  const get = ({ port, admin }: Tessera, headers: Record<string, string> = {}) =>
    ask(port, { target: '/v1/resources', headers: { 'X-API-Key': admin.key, ...headers } });
  const secured = { 'X-Forwarded-Proto': 'https', 'X-Forwarded-For': '203.0.113.7' };

  it('is refused in production, also from this machine, and also with a good key', async () => {
    const strict = await boot(production);
    expectRefusal(await get(strict), 403, 'https_required');
    expect((await get(strict)).headers.get('location')).toBeNull();
    expectRefusal(await get(strict, secured), 403, 'https_required');
  });

  it('from a trusted proxy is what the proxy says that it was', async () => {
    const proxied = await boot({ ...production, TESSERA_TRUSTED_PROXIES: '127.0.0.1' });
    expect((await get(proxied, secured)).status).toBe(200);
    expectRefusal(await get(proxied, { ...secured, 'X-Forwarded-Proto': 'http' }), 403, 'https_required');
    expectRefusal(await get(proxied), 403, 'https_required');
    expect((await get(proxied, secured)).body.links.self).toMatch(/^https:\/\/tessera\.example\/v1\/resources/);
  });

  it('by way of several proxies is what the outermost trusted one saw, at every door', async () => {
    const proxied = await boot({ ...production, TESSERA_TRUSTED_PROXIES: '127.0.0.1,192.0.2.1' });
    const seen = async (proto: string, addresses: string) => {
      const said = { 'X-Forwarded-Proto': proto, 'X-Forwarded-For': addresses };
      const opening = head({ target: '/v1/websocket', headers: { ...said, ...websocket } });
      const answers = [
        await get(proxied, said),
        await ask(proxied.port, { target: '/graphql?query={me{name}}', headers: { 'X-API-Key': proxied.admin.key, ...said } }),
        await ask(proxied.port, { target: '/oauth/authorize', headers: said }),
        await sendRaw(proxied.port, [opening], { hangUp: true }),
      ];
      return answers.map(({ status }) => status);
    };
    const [clear, safe] = [
      [403, 403, 403, 403],
      [200, 200, 400, 101],
    ];
    expect(await seen('https, http', '203.0.113.7, 203.0.113.8')).toEqual(clear);
    expect(await seen('http, https', '203.0.113.7, 203.0.113.8')).toEqual(safe);
    expect(await seen('https, http, https', '203.0.113.7, 192.0.2.1')).toEqual(clear);
    expect(await seen('http, https, http', '203.0.113.7, 192.0.2.1')).toEqual(safe);
    expect(await seen('https', '203.0.113.7, 192.0.2.1')).toEqual(safe);
    expect(await seen('HTTPS', '203.0.113.7')).toEqual(safe);
  });

  it('is what browsers are told to leave in production, over TLS only', async () => {
    const proxied = await boot({ ...production, TESSERA_TRUSTED_PROXIES: '127.0.0.1' });
    const told = async ({ port }: Tessera, target: string, headers: Record<string, string>) =>
      (await ask(port, { target, headers })).headers.get('strict-transport-security');
    for (const target of ['/v1/resources', '/nothing', '/graphql?query={me{name}}', '/docs', '/openapi/v1.json', '/password']) {
      expect(await told(proxied, target, secured), target).toBe('max-age=31536000');
      expect(await told(proxied, target, {}), target).toBeNull();
      expect(await told(tessera, target, {}), target).toBeNull();
    }
  });

  it('from another address than the trusted ones is refused, whatever it says', async () => {
    const proxied = await boot({ ...production, TESSERA_TRUSTED_PROXIES: '192.0.2.1' });
    expectRefusal(await get(proxied, secured), 403, 'https_required');
  });

  it('passes for safe on this machine in development only', async () => {
    expect((await get(tessera)).status).toBe(200);
  });
});
