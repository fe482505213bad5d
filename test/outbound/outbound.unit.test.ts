import type { LookupAddress } from 'node:dns';
import * as dns from 'node:dns';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { type Answering, type Outside, openOutside, rejection } from '@tessera/platform/testing';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createOutbound, OutboundError, type OutboundRequest } from '../../src/outbound/outbound.ts';
import type { Lookup } from '../../src/outbound/private-networks.ts';

const resolved: { addresses: LookupAddress[] | undefined; asked: number } = { addresses: undefined, asked: 0 };

/** The network outside is a substitute: names lead where the test says. */
const lookup: Lookup = (name, options, callback) => {
  resolved.asked += 1;
  if (name === 'nobody.invalid') process.nextTick(callback, Object.assign(new Error('not found'), { code: 'ENOTFOUND' }));
  else if (resolved.addresses) process.nextTick(callback, null, resolved.addresses);
  else dns.lookup(name, options, callback);
};

let outside: Outside;
const guarded = createOutbound({ allowPrivate: false, lookup, timeoutMs: 120_000 });
const open = createOutbound({ allowPrivate: true, lookup, timeoutMs: 120_000 });
const hasty = createOutbound({ allowPrivate: true, timeoutMs: 400, lookup });

beforeAll(async () => {
  outside = await openOutside();
});
afterEach(() => {
  resolved.addresses = undefined;
});
afterAll(() => Promise.all([outside.close(), guarded.close(), open.close(), hasty.close()]));

const get = (url: string, more: Partial<OutboundRequest> = {}): OutboundRequest => ({
  method: 'GET',
  url,
  headers: {},
  maxBytes: 1000,
  ...more,
});

const refusal = async (request: Promise<unknown>) => {
  const error = (await rejection(request)) as OutboundError;
  expect(error).toBeInstanceOf(OutboundError);
  return error.reason;
};

describe('send', () => {
  it('answers with status, headers and body', async () => {
    outside.answer({ good: true });
    const { status, headers, body, complete } = await open.send(
      get(`${outside.url}/list?all=1`, { headers: { 'x-secret': 'of-the-plant' } }),
    );
    expect([status, headers['content-type'], Buffer.from(body).toString(), complete]).toEqual([
      200,
      'application/json',
      '{"good":true}',
      true,
    ]);
    const asked = outside.asked.at(-1)!;
    expect([asked.path, asked.headers['x-secret'], asked.headers['user-agent']]).toEqual(['/list?all=1', 'of-the-plant', 'Tessera']);
  });

  it('sends a body', async () => {
    outside.answer({});
    await open.send(get(outside.url, { method: 'POST', body: 'tile', headers: { 'content-type': 'text/plain' } }));
    expect(outside.asked.at(-1)).toMatchObject({ method: 'POST', body: 'tile' });
  });

  it('reads so many bytes and says whether that was all', async () => {
    outside.answer({ text: 'x'.repeat(2000) });
    const { body, complete } = await open.send(get(outside.url));
    expect([body.length, complete]).toEqual([1000, false]);
    expect(await open.send(get(outside.url, { maxBytes: 2011 }))).toMatchObject({ complete: true });
  });

  it('stops reading an answer that never ends', async () => {
    const endless: Answering = (_request, response) => {
      const more = (): void =>
        void (response.destroyed || (response.write('x'.repeat(65_536)) ? setImmediate(more) : response.once('drain', more)));
      more();
    };
    outside.answer(endless);
    expect(await open.send(get(outside.url))).toMatchObject({ complete: false });
  });

  it('waits for the response behind informational ones that nobody asked for', async () => {
    const last = 'HTTP/1.1 204 No Content\r\n\r\n';
    let interim = '';
    const server = createServer((socket) => void socket.on('error', () => undefined).on('data', () => socket.write(interim + last)));
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
    const send = () => open.send(get(url, { method: 'POST', body: 'x' }));
    for (interim of [
      'HTTP/1.1 100 Continue\r\n\r\n',
      'HTTP/1.1 103 Early Hints\r\nLink: </style.css>\r\n\r\nHTTP/1.1 102 Processing\r\n\r\n',
      'HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 100 Continue\r\n\r\n',
    ])
      expect((await send()).status).toBe(204);
    interim = 'HTTP/1.1 101 Switching Protocols\r\nUpgrade: other\r\nConnection: Upgrade\r\n\r\n';
    expect(await refusal(send())).toBe('unreachable');
    server.close();
  });

  it('follows no redirect', async () => {
    outside.answer(((_request, response) => response.writeHead(302, { location: '/elsewhere' }).end()) satisfies Answering);
    const before = outside.asked.length;
    expect(await open.send(get(outside.url))).toMatchObject({ status: 302 });
    expect(outside.asked.length).toBe(before + 1);
  });

  it.each([
    ['never begins', (() => undefined) satisfies Answering],
    ['never ends', ((_request, response) => response.write('[')) satisfies Answering],
    [
      'drips',
      ((_request, response) => {
        const drip = setInterval(() => response.write(' '), 50);
        response.once('close', () => clearInterval(drip));
      }) satisfies Answering,
    ],
  ])('gives up an answer that %s', async (_what, answering) => {
    outside.answer(answering);
    expect(await refusal(hasty.send(get(outside.url)))).toBe('timeout');
  });

  it('is broken off by its asker', async () => {
    outside.answer((() => undefined) satisfies Answering);
    const asker = new AbortController();
    const sent = refusal(open.send(get(outside.url, { signal: asker.signal })));
    asker.abort();
    expect(await sent).toBe('aborted');
  });

  it('says that nobody is there', async () => {
    // No port that is handed out to anybody.
    expect(await refusal(open.send(get('http://127.0.0.1:1')))).toBe('unreachable');
    expect(await refusal(open.send(get('http://nobody.invalid')))).toBe('unreachable');
  });
});

describe('closed addresses', () => {
  const ways = (port: number) => [
    `http://127.0.0.1:${port}`,
    `http://localhost:${port}`,
    `http://2130706433:${port}`,
    `http://0x7f.1:${port}`,
    `http://0177.0.0.1:${port}`,
    `http://127.1:${port}`,
    `http://[::1]:${port}`,
    `http://[::ffff:127.0.0.1]:${port}`,
    `http://[::ffff:7f00:1]:${port}`,
    `http://0.0.0.0:${port}`,
    `https://127.0.0.1:${port}`,
    `https://localhost:${port}`,
    'http://169.254.169.254/latest/meta-data/',
    'http://10.0.0.1/',
    'http://[fd00:ec2::254]/latest/meta-data/',
  ];

  it('are reached in no spelling, over http or https', async () => {
    const before = outside.asked.length;
    for (const url of ways(outside.port)) expect([url, await refusal(guarded.send(get(url)))]).toEqual([url, 'closed_address']);
    expect(outside.asked.length).toBe(before);
  });

  it('are not reached by a name that leads there, nor by one that leads there among others', async () => {
    for (const addresses of [
      [{ address: '127.0.0.1', family: 4 }],
      [
        { address: '8.8.8.8', family: 4 },
        { address: '127.0.0.1', family: 4 },
      ],
      [{ address: '::ffff:127.0.0.1', family: 6 }],
      [],
    ]) {
      resolved.addresses = addresses;
      for (const scheme of ['http', 'https'])
        expect(await refusal(guarded.send(get(`${scheme}://plant.example.com:${outside.port}`)))).toBe('closed_address');
    }
  });

  it('are looked at in the very look-up that is connected to', async () => {
    outside.answer({});
    resolved.addresses = [{ address: '127.0.0.1', family: 4 }];
    const before = resolved.asked;
    expect(await open.send(get(`http://plant.example.com:${outside.port}`))).toMatchObject({ status: 200 });
    expect(resolved.asked).toBe(before + 1);
  });

  it('that are metadata or link-local are closed in development, too', async () => {
    for (const url of ['http://169.254.169.254/', 'http://[fe80::1]/', 'http://0.0.0.0/', 'http://[::ffff:127.0.0.1]/'])
      expect([url, await refusal(open.send(get(url)))]).toEqual([url, 'closed_address']);
  });
});
