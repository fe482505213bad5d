import type { Server, ServerResponse } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { bootTessera, type Caller, created, openReceiver, type Receiver, type Tessera, until } from '@tessera/platform/testing';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createOutbound, type Outbound } from '../../src/outbound/outbound.ts';
import type { Lookup } from '../../src/outbound/private-networks.ts';
import { newResource } from '../support/new-records.ts';
import { selfSigned } from '../support/self-signed.ts';
import { beginSending, deliveriesOf, impatientWith, type Shown } from './sending.ts';

/** The time of deliveries: it stands still until a test lets some pass, so that nothing is due because the machine is slow. */
let now = Date.now();
const clock = () => new Date(now);
const day = 24 * 60 * 60 * 1000;

let tessera: Tessera;
let admin: Caller;
/** Somebody with whom all is well. */
let receiver: Receiver;
const closing: (() => unknown)[] = [];

beforeAll(async () => {
  tessera = await bootTessera({ env: { TESSERA_ALLOW_PRIVATE_NETWORKS: 'true' }, clock, work: [] });
  admin = tessera.admin;
});
beforeEach(async () => {
  now = Date.now();
  receiver = await openReceiver();
});
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
  await receiver.close();
  await tessera.database.db.deleteFrom('webhooks').execute();
});
afterAll(() => tessera?.close());

const deliver = async (
  outbound: Outbound = createOutbound({ allowPrivate: true, timeoutMs: 120_000 }),
  log = pino({ level: 'silent' }),
): Promise<void> => {
  closing.push(await beginSending({ tessera, clock, outbound, log }));
};
const newWebhook = (url = `${receiver.url}/hook`) =>
  created(admin, '/v1/webhooks', { url, events: ['RESOURCE_CREATED', 'RESOURCE_UPDATED'] });
const deliveries = (webhook: { id: string }) => deliveriesOf(admin, webhook);
const attempted = async (webhook: { id: string }): Promise<Shown> => {
  await until(async () => (await deliveries(webhook)).some(({ attempt_count }) => attempt_count > 0));
  return (await deliveries(webhook)).find(({ attempt_count }) => attempt_count > 0)!;
};

/** The address of a server that does with each connection as it is told. */
const openSocket = async (onConnection: (socket: Socket) => void): Promise<string> => {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket.on('error', () => undefined));
    onConnection(socket);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(() => {
    for (const socket of sockets) socket.destroy();
    return new Promise((resolve) => server.close(resolve));
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`;
};

const openAnswering = async (answer: (response: ServerResponse) => unknown): Promise<string> => {
  const ill = await openReceiver();
  closing.push(ill.close);
  ill.answer((_: unknown, response: ServerResponse) => answer(response));
  return `${ill.url}/hook`;
};

const openTls = async (): Promise<string> => {
  const server: Server = createTlsServer(selfSigned, (_request, response) => response.writeHead(204).end());
  server.on('tlsClientError', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(() => new Promise((resolve) => server.close(resolve)));
  return `https://localhost:${(server.address() as AddressInfo).port}/hook`;
};

const endless = (response: ServerResponse): void => {
  const more = (): void =>
    void (response.destroyed || (response.write('x'.repeat(65_536)) ? setImmediate(more) : response.once('drain', more)));
  more();
};

const drip = (response: ServerResponse): void => {
  const drops = setInterval(() => response.write(' '), 20);
  response.once('close', () => clearInterval(drops));
};

/** What is put on record of who hangs. */
const tooLate = { status: null, error: 'No response within 1 seconds.' };

/** What may be wrong with a receiver, its address, and what is put on record. */
const ills: [what: string, open: () => Promise<string>, record: object][] = [
  [
    'refuses the connection',
    // No port that is handed out to anybody.
    async () => 'http://127.0.0.1:1/hook',
    { status: null, error: 'Cannot reach the address: connection refused.' },
  ],
  [
    'cuts the connection',
    () => openSocket((socket) => socket.once('data', () => socket.resetAndDestroy())),
    { status: null, error: 'Cannot reach the address: connection reset.' },
  ],
  [
    'speaks another language',
    () => openSocket((socket) => socket.once('data', () => socket.end('220 mail.example.com ESMTP\r\n'))),
    { status: null, error: expect.stringContaining('Cannot reach the address') },
  ],
  [
    'answers with a status that HTTP does not have',
    () => openSocket((socket) => socket.once('data', () => socket.end('HTTP/1.1 999 Go away\r\nContent-Length: 0\r\n\r\n'))),
    { status: null, error: 'The response has the invalid status code 999.' },
  ],
  ['is a black hole', () => openSocket((socket) => socket.pause()), tooLate],
  [
    'hangs after the headers',
    () => openAnswering((response) => response.writeHead(200, { 'content-length': '10' }).flushHeaders()),
    tooLate,
  ],
  ['drips', () => openAnswering(drip), tooLate],
  [
    'redirects',
    () => openAnswering((response) => response.writeHead(307, { location: `${receiver.url}/elsewhere` }).end()),
    { status: 307, error: 'The endpoint answered 307; redirects are not followed.' },
  ],
  [
    'answers an error without end',
    () => openAnswering((response) => endless(response.writeHead(500))),
    { status: 500, error: 'The endpoint answered 500; only 2xx counts as success.', response_body: 'x'.repeat(2048) },
  ],
  ['has a certificate that nobody vouches for', openTls, { status: null, error: expect.stringContaining('SELF_SIGNED') }],
  [
    'does not know TLS',
    async () => (await openAnswering((response) => response.end())).replace('http:', 'https:'),
    { status: null, error: expect.stringContaining('Cannot reach the address') },
  ],
];

describe.each(ills)('a receiver that %s', (_what, open, record) => {
  it('has failed, is tried again, and has the events of other receivers arrive in their order', async () => {
    const address = await open();
    await deliver(record === tooLate ? impatientWith(address) : undefined);
    const [ill, well] = [await newWebhook(address), await newWebhook()];
    const resource = await newResource(admin);
    for (const name of ['One', 'Two', 'Three']) await admin.call('PATCH', `/v1/resources/${resource.id}`, { name });
    await until(() => receiver.asked.length === 4);
    expect(receiver.messages(well.secret).map(({ data }) => (data as { name: string }).name)).toEqual([
      resource.name,
      'One',
      'Two',
      'Three',
    ]);
    expect(receiver.asked.map(({ path }) => path)).toEqual(Array(4).fill('/hook'));
    const { status, attempts, next_attempt_at } = await attempted(ill);
    expect([status, attempts]).toMatchObject(['pending', [record]]);
    expect(next_attempt_at).not.toBeNull();
    expect((await deliveries(ill)).map(({ attempt_count }) => attempt_count)).toEqual([1, 0, 0, 0]);
  });
});

describe('a receiver that is slow', () => {
  it('is waited for, while everything arrives elsewhere', async () => {
    // Not so short a time that a busy machine has the first delivery given up before the twelfth resource is there.
    await deliver(createOutbound({ allowPrivate: true, timeoutMs: 120_000 }));
    const held: ServerResponse[] = [];
    const slow = await newWebhook(await openAnswering((response) => held.push(response)));
    await newWebhook();
    for (let count = 0; count < 12; count += 1) await newResource(admin);
    await until(() => receiver.asked.length === 12 && held.length > 0);
    expect((await deliveries(slow)).map(({ status }) => status)).toEqual(Array(12).fill('pending'));
    // The more it has answered, the more it is asked at once.
    await until(async () => {
      for (const response of held.splice(0)) response.writeHead(204).end();
      return (await deliveries(slow)).every(({ status, attempt_count }) => status === 'succeeded' && attempt_count === 1);
    });
  });
});

describe('a receiver that answers success without end', () => {
  it('has been told; so much is kept of the answer as is of use', async () => {
    await deliver();
    const webhook = await newWebhook(await openAnswering((response) => endless(response.writeHead(200))));
    await newResource(admin);
    const { status, attempts } = await attempted(webhook);
    expect([status, attempts]).toMatchObject(['succeeded', [{ status: 200, error: null, response_body: 'x'.repeat(2048) }]]);
  });
});

describe('a receiver that asks for time', () => {
  const http = (ms: number) => new Date(now + ms).toUTCString();

  it.each([
    ['429 in seconds', 429, () => '120', 120_000, 120_000],
    ['503 by a date', 503, () => http(3_600_000), 3_500_000, 3_600_000],
    ['503 for longer than a day', 503, () => '31536000', day, day],
    ['429 until next year', 429, () => http(400 * day), day, day],
    ['503 less than the schedule', 503, () => '1', 4000, 5500],
    ['503 in words', 503, () => 'soon', 4000, 5500],
  ])('%s is heeded within bounds', async (_what, status, retryAfter, least, most) => {
    await deliver();
    const webhook = await newWebhook(await openAnswering((response) => response.writeHead(status, { 'retry-after': retryAfter() }).end()));
    await newResource(admin);
    const { next_attempt_at, updated_at } = await attempted(webhook);
    const wait = Date.parse(next_attempt_at!) - Date.parse(updated_at);
    expect(wait).toBeGreaterThanOrEqual(least);
    expect(wait).toBeLessThanOrEqual(most);
  });
});

describe('a receiver that is gone', () => {
  it('is sent nothing more, which an event and a notice tell of, while others are told', async () => {
    const notices: string[] = [];
    const log = pino({ level: 'warn' }, { write: (line: string) => void notices.push(line) });
    await deliver(undefined, log);
    const gone = await newWebhook(await openAnswering((response) => response.writeHead(410).end()));
    await newWebhook();
    const resource = await newResource(admin);
    await until(async () => (await admin.call('GET', `/v1/webhooks/${gone.id}`)).body.data.status === 'disabled');
    await admin.call('PATCH', `/v1/resources/${resource.id}`, { name: 'Later' });
    await until(() => receiver.asked.length === 2);
    await until(async () => (await deliveries(gone)).length === 2);
    expect(await deliveries(gone)).toMatchObject([
      { status: 'failed', attempt_count: 1, last_response_status: 410 },
      { status: 'failed', attempt_count: 0, next_attempt_at: null },
    ]);
    const { body } = await admin.call('GET', `/v1/events?type=WEBHOOK_DISABLED&resource_id=${gone.id}`);
    expect(body.data).toMatchObject([{ data: { id: gone.id, disabled_reason: 'gone' } }]);
    expect(notices.map((line) => JSON.parse(line))).toMatchObject([{ webhook: gone.id, reason: 'gone', msg: 'a webhook was disabled' }]);
  });
});

describe('an address that is not on the public network', () => {
  const closed = { status: null, error: expect.stringContaining('not a public address') };
  const port = () => receiver.port;

  it.each([
    ['loopback', () => `http://127.0.0.1:${port()}/`],
    ['loopback as one number', () => `http://2130706433:${port()}/`],
    ['loopback of IPv6', () => `http://[::1]:${port()}/`],
    ['IPv4 within IPv6', () => `http://[::ffff:127.0.0.1]:${port()}/`],
    ['link-local of IPv6', () => `http://[fe80::1]:${port()}/`],
    ['unique local of IPv6', () => `http://[fd00::1]:${port()}/`],
    ['the metadata of a cloud', () => 'http://169.254.169.254/latest/meta-data/'],
    ['the metadata of a cloud by IPv6', () => 'http://[fd00:ec2::254]/latest/meta-data/'],
    ['a name that is private', () => `http://localhost:${port()}/`],
  ])('%s is not called', async (_what, address) => {
    await deliver(createOutbound({ allowPrivate: false, timeoutMs: 120_000 }));
    const webhook = await newWebhook();
    // It was given while it was open.
    await tessera.database.db.updateTable('webhooks').set({ url: address() }).where('id', '=', webhook.id).execute();
    await newResource(admin);
    expect((await attempted(webhook)).attempts).toMatchObject([closed]);
    expect(receiver.asked).toEqual([]);
  });

  it('is found out when a name that led to a public one leads there later, at the connection itself', async () => {
    const found = [{ address: '203.0.113.7', family: 4 }];
    const asked: string[] = [];
    const lookup: Lookup = (name, _options, callback) => {
      asked.push(name);
      process.nextTick(callback, null, [...found]);
    };
    await deliver(createOutbound({ allowPrivate: false, lookup, timeoutMs: 120_000 }));
    // Nothing is looked up before the connection, so that no answer can be another one by then.
    const webhook = await newWebhook(`http://rebinding.example.com:${port()}/hook`);
    expect(asked).toEqual([]);
    found.splice(0, 1, { address: '127.0.0.1', family: 4 });
    await newResource(admin);
    expect((await attempted(webhook)).attempts).toMatchObject([closed]);
    expect([asked, receiver.asked]).toEqual([['rebinding.example.com'], []]);
    found.splice(0, 1, { address: '::ffff:7f00:1', family: 6 });
    now += 6000;
    await until(async () => (await deliveries(webhook))[0]!.attempt_count === 2);
    expect([(await deliveries(webhook))[0]!.attempts, asked.length, receiver.asked]).toMatchObject([[closed, closed], 2, []]);
  });
});
