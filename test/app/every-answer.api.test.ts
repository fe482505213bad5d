import { bootTessera, type Tessera } from '@tessera/platform/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { head, ask as keepAsking, type RawAnswered, type RawRequest, sendRaw } from '../rest/raw-http.ts';

let tessera: Tessera;
/** The same in production, behind a proxy. */
let strict: Tessera;
beforeAll(async () => {
  tessera = await bootTessera({ env: { TESSERA_SECURITY_CONTACT: 'mailto:security@tessera.test' } });
  const urls = { TESSERA_PUBLIC_URL: 'https://api.tessera.test', TESSERA_AUTH_URL: 'https://auth.tessera.test' };
  strict = await bootTessera({ env: { ...urls, TESSERA_MODE: 'production', TESSERA_TRUSTED_PROXIES: '127.0.0.1' } });
});
afterAll(async () => {
  await tessera?.close();
  await strict?.close();
});

/** The connection ends with the answer, which tells where one without a body ends. */
const ask = (port: number, request: RawRequest) => keepAsking(port, { ...request, headers: { Connection: 'close', ...request.headers } });

const shown = (request: RawRequest) => `${request.method ?? 'GET'} ${request.target} ${JSON.stringify(request.headers ?? {})}`;

/** What stands on every answer, whatever it is of. */
const expectGeneral = ({ headers, status }: RawAnswered, what: string): void => {
  const all = Object.fromEntries(headers);
  expect({ what, status, ...all }).toMatchObject({
    what,
    'x-request-id': expect.stringMatching(/^[\x21-\x7E]{1,128}$/),
    'x-response-time': expect.stringMatching(/^\d+\.\d$/),
    'x-content-type-options': 'nosniff',
    date: expect.stringMatching(/GMT$/),
  });
  for (const name of ['server', 'x-powered-by']) expect(all, what).not.toHaveProperty(name);
  if (status !== 204 && status !== 304) expect(all, what).toHaveProperty('content-length');
  expect(all, what).not.toHaveProperty('transfer-encoding');
};

const limits = ['x-ratelimit-limit', 'x-ratelimit-remaining', 'x-ratelimit-reset', 'ratelimit', 'ratelimit-policy'];

/** What stands beside that on answers of the API, and of the pages where people sign in. */
const expectOfApi = ({ headers, status }: RawAnswered, what: string): void => {
  for (const name of ['x-api-version', ...limits])
    expect({ what, status, name, has: headers.has(name) }).toEqual({ what, status, name, has: true });
};

const preflight = { Origin: 'https://app.example', 'Access-Control-Request-Method': 'POST' };
const json = { 'Content-Type': 'application/json' };
const authorize = '/oauth/authorize?client_id=app_none&response_type=code';

/** Requests of every kind, by what answers them. */
const api: RawRequest[] = [
  { target: '/v1/resources' },
  { target: '/v1/resources', method: 'HEAD' },
  { target: '/v1/resources', method: 'OPTIONS', headers: preflight },
  { target: '/v2-preview/resources', method: 'OPTIONS', headers: preflight },
  { target: '/v1/resources', method: 'TRACE' },
  { target: '/v1/users/me', method: 'DELETE' },
  { target: '/v1/nope' },
  { target: '/nope' },
  { target: '/nope', method: 'OPTIONS', headers: preflight },
  { target: '/v1/resources/%zz' },
  { target: '/v1/websocket' },
  { target: '/v1/resources', method: 'POST', headers: json, body: '{' },
  { target: '/v9/resources', headers: { 'X-API-Version': 'v9' } },
  { target: '/v1/account' },
  { target: '/v1/auth/login', method: 'POST', headers: json, body: '{}' },
  { target: '/v1/auth/login' },
  { target: '/oauth/token', method: 'POST' },
  { target: '/oauth/token', method: 'OPTIONS', headers: preflight },
  { target: '/oauth/nope' },
  { target: '/.well-known/jwks.json' },
  { target: '/graphql', method: 'POST', headers: json, body: '{}' },
  { target: '/graphql', method: 'OPTIONS', headers: preflight },
  { target: '/graphql', method: 'PUT' },
  { target: authorize },
  { target: authorize, headers: { Accept: 'text/html' } },
  { target: authorize, method: 'POST' },
  { target: authorize, method: 'PUT' },
  { target: '/oauth/sign-in' },
  { target: '/oauth/sign-in', method: 'DELETE' },
  { target: '/oauth/consent' },
  { target: '/password?token=x', headers: { Accept: 'text/html' } },
  { target: '/password', method: 'PUT' },
  {
    target: '/password',
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body: `password=${'x'.repeat(10_000)}`,
  },
];

const beside: RawRequest[] = [
  { target: '/', headers: { Accept: 'text/html' } },
  { target: '/', headers: { Accept: 'application/json' } },
  { target: '/docs' },
  { target: '/docs', method: 'HEAD' },
  { target: '/docs/nope' },
  { target: '/docs', method: 'POST' },
  { target: '/openapi' },
  { target: '/openapi/v1.json' },
  { target: '/openapi/v1.json', method: 'OPTIONS', headers: preflight },
  { target: '/openapi/v1.json', headers: { 'If-None-Match': '*' } },
  { target: '/.well-known/security.txt' },
  { target: '/graphql/schema.graphql' },
  { target: '/graphql', headers: { Accept: 'text/html' } },
  { target: '/health/live' },
  { target: '/health/ready' },
  { target: '/health/ready', method: 'HEAD' },
  { target: '/health/live', method: 'POST' },
];

describe('every answer has the headers of every answer', () => {
  it('of the API, of identity and its pages: refusals and preflights too, without credentials and with them', async () => {
    for (const request of api)
      for (const key of [{}, { 'X-API-Key': tessera.admin.key }] as Record<string, string>[]) {
        const answer = await ask(tessera.port, { ...request, headers: { ...request.headers, ...key } });
        expectGeneral(answer, shown(request));
        expectOfApi(answer, shown(request));
      }
  });

  it('of documents, pages, health and metrics', async () => {
    for (const request of beside) expectGeneral(await ask(tessera.port, request), shown(request));
    const operations = Number(new URL(tessera.operationsUrl).port);
    for (const target of ['/metrics', '/health/live', '/nope']) expectGeneral(await ask(operations, { target }), target);
  });

  it('with the request id of the caller, in the body, too', async () => {
    const headers = { 'X-Request-ID': 'mine-1' };
    for (const request of [...api, ...beside]) {
      const answer = await ask(tessera.port, { ...request, headers: { ...request.headers, ...headers } });
      expect([shown(request), answer.headers.get('x-request-id')]).toEqual([shown(request), 'mine-1']);
      const told = answer.body?.error?.request_id ?? answer.body?.meta?.request_id ?? 'mine-1';
      expect([shown(request), told]).toEqual([shown(request), 'mine-1']);
    }
  });

  it('over TLS in production with the one that keeps browsers to it', async () => {
    const secured = { 'X-Forwarded-Proto': 'https', 'X-Forwarded-For': '198.51.100.7' };
    for (const request of [...api, ...beside]) {
      const { headers, status } = await ask(strict.port, { ...request, headers: { ...request.headers, ...secured } });
      const has = headers.get('strict-transport-security');
      expect({ what: shown(request), status, has }).toMatchObject({ has: 'max-age=31536000' });
    }
  });
});

describe('OPTIONS *', () => {
  it('is answered with the methods of the server, and with the headers of every answer', async () => {
    const answer = await sendRaw(tessera.port, ['OPTIONS * HTTP/1.1\r\nHost: a\r\n\r\n']);
    expect([answer.status, answer.headers.get('allow')]).toEqual([204, 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS']);
    expectGeneral(answer, 'OPTIONS *');
    expect(answer.headers.get('x-ratelimit-limit')).not.toBeNull();
  });

  it('is the only request about the server in general', async () => {
    expect((await sendRaw(tessera.port, ['GET * HTTP/1.1\r\nHost: a\r\n\r\n'])).status).toBe(404);
  });
});

describe('what the parser of HTTP refuses', () => {
  const long = 'x'.repeat(17 * 1024);
  const cases: [what: string, status: number, sent: string][] = [
    ['no HTTP', 400, 'hello\r\n\r\n'],
    ['an unknown method', 400, 'BREW /v1/resources HTTP/1.1\r\nHost: a\r\n\r\n'],
    ['two lengths', 400, 'POST /v1/resources HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\nContent-Length: 3\r\n\r\n{}'],
    ['a length and chunks', 400, 'POST /v1/resources HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n{}'],
    ['a header line without end', 431, `GET /v1/resources HTTP/1.1\r\nHost: a\r\nX-Long: ${long}\r\n\r\n`],
    ['an address without end', 414, `GET /v1/resources?q=${long} HTTP/1.1\r\nHost: a\r\n\r\n`],
    ['no Host', 400, 'GET /v1/resources HTTP/1.1\r\n\r\n'],
    ['two Hosts', 400, 'GET /v1/resources HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n'],
    ['another HTTP', 505, 'GET /v1/resources HTTP/2.0\r\nHost: a\r\n\r\n'],
    ['a transfer coding', 501, 'POST /v1/resources HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: gzip, chunked\r\n\r\n0\r\n\r\n'],
    [
      'chunks in HTTP/1.0',
      400,
      'POST /v1/resources HTTP/1.0\r\nHost: a\r\nConnection: keep-alive\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    ],
    ['a tunnel', 400, 'CONNECT a:443 HTTP/1.1\r\nHost: a\r\n\r\n'],
    ['a chunk that is none', 400, 'POST /graphql HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n'],
  ];

  it.each(cases)('has them: %s', async (what, status, sent) => {
    const answer = await sendRaw(tessera.port, [sent]);
    expect([answer.status, answer.headers.get('access-control-allow-origin')], answer.text).toEqual([status, '*']);
    expect(answer.headers.get('connection')).toBe('close');
    expectGeneral(answer, what);
  });

  it.each(cases.filter(([, , sent]) => sent.includes('/v1/resources')))(
    'is told in the form of the version: %s',
    async (_what, status, sent) => {
      const one = await sendRaw(tessera.port, [sent]);
      expect([one.status, one.headers.get('x-api-version'), one.body.error.code]).toEqual([status, 'v1', 'malformed_request']);
      const next = await sendRaw(tessera.port, [sent.replace('/v1/', '/v2-preview/')]);
      expect([next.headers.get('content-type'), next.headers.get('x-api-version')]).toEqual(['application/problem+json', 'v2-preview']);
      expect(next.body).toMatchObject({ status, code: 'malformed_request', request_id: next.headers.get('x-request-id') });
    },
  );

  it('leaves chunks alone, however they are spelled', async () => {
    const sent = 'POST /v1/resources HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: Chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n';
    expect((await sendRaw(tessera.port, [sent])).status).toBe(401);
  });

  it('is told in the form of OAuth where that is asked', async () => {
    const { body } = await sendRaw(tessera.port, ['POST /oauth/token HTTP/1.1\r\n\r\n']);
    expect(body).toMatchObject({ error: 'invalid_request', error_description: expect.any(String) });
  });
});

describe('an upgrade that is refused', () => {
  const websocket = {
    Connection: 'Upgrade',
    Upgrade: 'websocket',
    'Sec-WebSocket-Version': '13',
    'Sec-WebSocket-Key': 'dGhlIHNhbXBsZSBub25jZQ==',
  };

  it.each<[what: string, status: number, code: string, method: string, headers: Record<string, string>]>([
    ['by POST', 405, 'method_not_allowed', 'POST', {}],
    ['another version of the protocol', 426, 'upgrade_required', 'GET', { 'Sec-WebSocket-Version': '7' }],
    ['a key that is none', 400, 'malformed_request', 'GET', { 'Sec-WebSocket-Key': 'short' }],
    ['subprotocols that are none', 400, 'malformed_request', 'GET', { 'Sec-WebSocket-Protocol': 'a,,b' }],
    ['a subprotocol twice', 400, 'malformed_request', 'GET', { 'Sec-WebSocket-Protocol': 'a, a' }],
  ])('has them and says why, at both doors: %s', async (what, status, code, method, headers) => {
    for (const target of ['/v1/websocket', '/graphql']) {
      const answer = await sendRaw(tessera.port, [head({ method, target, headers: { ...websocket, ...headers } })]);
      expectGeneral(answer, what);
      const { error, errors } = answer.body;
      const said = target === '/graphql' ? [errors[0].extensions.reason, errors[0].extensions.requestId] : [error.code, error.request_id];
      expect([answer.status, ...said]).toEqual([status, code, answer.headers.get('x-request-id')]);
    }
  });

  it('because it came in clear has them, too', async () => {
    const insecure = { 'X-Forwarded-Proto': 'http', 'X-Forwarded-For': '198.51.100.7' };
    const answer = await sendRaw(strict.port, [head({ target: '/v1/websocket', headers: { ...websocket, ...insecure } })]);
    expectGeneral(answer, 'in clear');
    expect([answer.status, answer.headers.get('x-api-version'), answer.body.error.code]).toEqual([403, 'v1', 'https_required']);
  });

  it('with a key and a subprotocol that are right, is none', async () => {
    const { text } = await sendRaw(
      tessera.port,
      [head({ target: '/graphql', headers: { ...websocket, 'Sec-WebSocket-Protocol': 'a, b' } })],
      {
        hangUp: true,
      },
    );
    expect(text).toMatch(/^HTTP\/1\.1 101 /);
  });
});

describe('Allow', () => {
  it.each<[target: string, allowed: string]>([
    ['/v1/users/me', 'GET, HEAD, PATCH'],
    ['/v2-preview/users/me', 'GET, HEAD, PATCH'],
    ['/users/me', 'GET, HEAD, PATCH'],
    ['/v1/users/usr_01jq3x5gkz0v7t9n2m4p6r8s1w', 'GET, HEAD, PUT, PATCH, DELETE'],
    ['/v1/account', 'GET, HEAD, PATCH'],
    ['/graphql', 'GET, HEAD, POST'],
    ['/oauth/token', 'POST'],
    ['/oauth/authorize', 'GET, POST'],
    ['/oauth/sign-in', 'GET, HEAD, POST'],
    ['/oauth/consent', 'GET, HEAD, POST'],
    ['/password', 'GET, HEAD, POST'],
    ['/health/live', 'GET, HEAD'],
    ['/docs', 'GET, HEAD, OPTIONS'],
    ['/openapi/v1.json', 'GET, HEAD, OPTIONS'],
    ['/v1/websocket', 'GET, HEAD'],
  ])('of %s tells the truth', async (target, allowed) => {
    const answer = await ask(tessera.port, { method: 'PROPFIND', target, headers: { 'X-API-Key': tessera.admin.key } });
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, allowed]);
    for (const method of allowed.split(', ').filter((one) => one !== 'OPTIONS'))
      expect([method, (await ask(tessera.port, { method, target, headers: { 'X-API-Key': tessera.admin.key } })).status]).not.toEqual([
        method,
        405,
      ]);
  });
});

describe('a client that asks for the end of the connection', () => {
  it('gets it, also with an answer that speaks of connections itself', async () => {
    for (const [method, status] of [
      ['GET', 426],
      ['HEAD', 426],
      ['PUT', 405],
    ] as const) {
      const answer = await ask(tessera.port, { method, target: '/v1/websocket' });
      expect([method, answer.status, answer.headers.get('connection')]).toEqual([method, status, expect.stringMatching(/\bclose$/)]);
    }
  });
});
