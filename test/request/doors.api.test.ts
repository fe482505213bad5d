import { type Answered, bootTessera, type ChannelClient, signedInChannel, type Tessera } from '@tessera/platform/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sendRaw } from '../rest/raw-http.ts';
import { inOneWindow } from '../support/rate-limit.ts';

let tessera: Tessera;
let port: number;
/** A key of the account, and one that may only read users. */
let key: string;
let narrow: string;

/** The figures that tell for whom a request was counted. */
const accountLimit = 900;
const addressLimit = '60';

beforeAll(async () => {
  tessera = await bootTessera();
  port = Number(new URL(tessera.url).port);
  const other = await tessera.otherAccount();
  key = other.key;
  const { account_id } = await tessera.database.db
    .selectFrom('users')
    .select('account_id')
    .where('id', '=', other.userId)
    .executeTakeFirstOrThrow();
  narrow = (await tessera.someone('editor', ['read:users'], account_id)).key;
  const figures = { plan: 'enterprise' as const, rate_limit: accountLimit, burst_limit: accountLimit };
  await tessera.database.db
    .updateTable('accounts')
    .set({ ...figures, allowed_origins: ['https://good.example'] })
    .where('id', '=', account_id)
    .execute();
});
afterAll(() => tessera?.close());

/** Something that is wrong with a request: headers that replace those of a good one, or another request line or body. */
interface Fault {
  /** The step that refuses it. */
  step: string;
  says: string;
  counts: 'account' | 'address';
  line?: string;
  headers?: Record<string, string | string[]>;
  body?: string;
}

interface Good {
  line: string;
  headers: Record<string, string | string[]>;
  body: string;
}

const send = async (good: Good, faults: readonly Fault[]): Promise<Answered> => {
  // Of two faults in one place, only the first can be sent.
  const headers: Record<string, string | string[]> = { ...good.headers };
  for (const fault of [...faults].reverse()) Object.assign(headers, fault.headers);
  const body = faults.find((fault) => fault.body !== undefined)?.body ?? good.body;
  const line = faults.find((fault) => fault.line !== undefined)?.line ?? good.line;
  const lines = Object.entries({ ...headers, Host: 'tessera', 'Content-Length': String(Buffer.byteLength(body)) })
    .flatMap(([name, values]) => [values].flat().map((value) => `${name}: ${value}`))
    .filter((one) => !one.endsWith(': '));
  return sendRaw(port, [`${line} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n${body}`]);
};

/** A good request, which says how much is left. */
const countedFor = (counts: Fault['counts']): Promise<Response> =>
  fetch(`${tessera.url}/v1/users`, { headers: counts === 'account' ? { 'X-API-Key': key } : {} });

/** What is sent, and as how many requests it counted. */
const countOf = (counts: Fault['counts'], ask: () => Promise<Answered>): Promise<{ answer: Answered; count: number }> =>
  inOneWindow(async (left) => {
    const before = left(await countedFor(counts));
    const answer = await ask();
    return { answer, count: before - left(answer) };
  });

/** Each request has the fault of its step and those of all steps after it: the first of them refuses, and counts one request. */
const eachStep =
  (good: () => Good, faults: () => readonly Fault[], sendBy: typeof send = send) =>
  async () => {
    const all = faults();
    for (const [at, fault] of all.entries()) {
      const said = ({ body }: Answered) =>
        expect([fault.step, JSON.stringify(body)]).toEqual([fault.step, expect.stringContaining(fault.says)]);
      said(await sendBy(good(), all.slice(at)));
      // Whom it counts for is seen with good credentials.
      const isTheirs = ({ counts }: Fault) => counts === fault.counts;
      const { answer, count } = await countOf(fault.counts, () => sendBy(good(), all.slice(at).filter(isTheirs)));
      said(answer);
      expect([fault.step, answer.headers.get('x-ratelimit-limit')]).toEqual([
        fault.step,
        fault.counts === 'account' ? String(accountLimit) : addressLimit,
      ]);
      expect([fault.step, count]).toEqual([fault.step, 1]);
    }
  };

const common: readonly Fault[] = [
  { step: 'single headers', says: 'more than one X-API-Version', counts: 'account', headers: { 'X-API-Version': ['v1', 'v1'] } },
  { step: 'version', says: 'unknown_version', counts: 'account', headers: { 'X-API-Version': 'v9' } },
];
const credentials = (good: string): readonly Fault[] => [
  { step: 'credentials', says: 'ambiguous_credentials', counts: 'address', headers: { 'X-API-Key': good, 'X-Session-Token': 'other' } },
  {
    step: 'authenticate',
    says: 'Malformed API key',
    counts: 'address',
    headers: { 'X-API-Key': 'tsr_live_nonsense', 'X-Session-Token': '' },
  },
];
const origin: Fault = { step: 'origin', says: 'origin_not_allowed', counts: 'account', headers: { Origin: 'https://evil.example' } };
const coding: Fault = { step: 'coding', says: 'Accept-Encoding asks for', counts: 'account', headers: { 'Accept-Encoding': 'x, *;q=0' } };

const condition: Fault = {
  step: 'no conditions',
  says: 'If-Match is not supported at',
  counts: 'account',
  headers: { 'If-Match': '"1"', 'If-Unmodified-Since': 'Mon, 01 Jun 2026 12:00:00 GMT' },
};

describe('the steps of REST, in the order of the table', () => {
  const line = 'POST /v1/resources';
  const good = (): Good => ({
    line,
    headers: { 'X-API-Key': key, 'Content-Type': 'application/json', Origin: 'https://good.example', Accept: '*/*' },
    body: '{"name": "Atlas"}',
  });

  it('takes a good request', async () => {
    expect((await send(good(), [])).status).toBe(201);
  });

  it('refuses each fault before those of later steps, and counts one request for whom the table says', () =>
    eachStep(good, () => [
      { step: 'address', says: 'Malformed URL', counts: 'account', line: `${line}?%ff` },
      ...common,
      ...credentials(key),
      origin,
      { step: 'authorize', says: 'invalid_scope', counts: 'account', headers: { 'X-API-Key': narrow } },
      coding,
      { step: 'media type', says: 'Accept asks for', counts: 'account', headers: { Accept: 'text/css' } },
      { step: 'body', says: 'malformed_json', counts: 'account', body: '{"name": ' },
      { step: 'validate', says: 'unknown_parameter', counts: 'account', line: `${line}?nonsense=1`, body: '{"name": 1}' },
    ])());

  it('does the same for a record', () =>
    eachStep(
      () => ({ ...good(), line: 'PATCH /v1/resources/res_01jq3x5gkz0v7t9n2m4p6r8s1w' }),
      () => [
        { step: 'match', says: 'not_found', counts: 'account', line: 'PATCH /v1/nothing' },
        { step: 'validate', says: 'Must be an ETag as it was received', counts: 'account', headers: { 'If-Match': 'x' } },
        { step: 'handle', says: 'not_found', counts: 'account', headers: { 'If-Match': '"1"' } },
      ],
    )());
});

describe('the steps of GraphQL, in the order of the table', () => {
  const line = 'POST /graphql';
  const good = (): Good => ({
    line,
    headers: { 'X-API-Key': key, 'Content-Type': 'application/json', Origin: 'https://good.example', Accept: 'application/json' },
    body: '{"query": "{ me { id } }"}',
  });

  it('takes a good request', async () => {
    expect((await send(good(), [])).status).toBe(200);
  });

  it('refuses each fault before those of later steps, and counts one request for whom the table says', () =>
    eachStep(good, () => [
      { step: 'door', says: 'method_not_allowed', counts: 'account', line: 'PUT /graphql?%ff' },
      { step: 'address', says: 'Malformed URL', counts: 'account', line: `${line}?%ff` },
      ...common.map((fault) => ({ ...fault, line })),
      ...credentials(key),
      origin,
      coding,
      condition,
      { step: 'accept', says: 'not_acceptable', counts: 'account', headers: { Accept: 'text/css' } },
      { step: 'read', says: 'malformed_json', counts: 'account', body: '{"query": ' },
      { step: 'prepare', says: 'Cannot query field', counts: 'account', body: '{"query": "{ nobody }"}' },
    ])());
});

describe('the steps of agents, in the order of the table', () => {
  const line = 'POST /mcp';
  const good = (): Good => ({
    line,
    headers: { 'X-API-Key': key, 'Content-Type': 'application/json', Origin: 'https://good.example' },
    body: '{"jsonrpc": "2.0", "id": 1, "method": "tools/list"}',
  });

  it('takes a good request', async () => {
    expect((await send(good(), [])).status).toBe(200);
  });

  it('refuses each fault before those of later steps, and counts one request for whom the table says', () =>
    eachStep(good, () => [
      { step: 'door', says: 'method_not_allowed', counts: 'account', line: 'PUT /mcp?%ff' },
      { step: 'address', says: 'Malformed URL', counts: 'account', line: `${line}?%ff` },
      ...common.map((fault) => ({ ...fault, line })),
      ...credentials(key),
      origin,
      coding,
      condition,
      { step: 'read', says: 'malformed_json', counts: 'account', body: '{"jsonrpc": ' },
    ])());
});

describe('a condition that nobody checks', () => {
  it.each(['If-Match', 'If-None-Match', 'If-Unmodified-Since'])('keeps a mutation of GraphQL from being carried out: %s', async (name) => {
    const mutation = JSON.stringify({ query: 'mutation { createResource(input: {name: "Not to be"}) { resource { id } } }' });
    const headers = { 'X-API-Key': key, 'Content-Type': 'application/json', [name]: '*' };
    const { status, body } = await send({ line: 'POST /graphql', headers, body: mutation }, []);
    expect([status, body.errors[0].extensions.reason]).toEqual([400, 'malformed_request']);
    const { body: list } = await send({ line: 'GET /v1/resources?name=Not%20to%20be', headers: { 'X-API-Key': key }, body: '' }, []);
    expect(list.meta.total).toBe(0);
  });

  it('keeps no query by GET from being answered, as caches ask with If-None-Match', async () => {
    const headers = { 'X-API-Key': key, 'If-None-Match': '"1"' };
    expect((await send({ line: 'GET /graphql?query=%7Bme%7Bid%7D%7D', headers, body: '' }, [])).status).toBe(200);
  });

  it.each([
    ['/graphql', 'If-Match'],
    ['/v1/websocket', 'If-Unmodified-Since'],
    ['/v1/websocket', 'Idempotency-Key'],
  ])('opens no connection to %s: %s', async (path, name) => {
    const upgrade = {
      Connection: 'Upgrade',
      Upgrade: 'websocket',
      'Sec-WebSocket-Version': '13',
      'Sec-WebSocket-Key': `${'A'.repeat(22)}==`,
    };
    const { status, body } = await send({ line: `GET ${path}`, headers: { ...upgrade, [name]: '"1"' }, body: '' }, []);
    expect([status, JSON.stringify(body)]).toEqual([400, expect.stringContaining(`${name} applies to a single request`)]);
  });
});

describe('the steps of calls over the channel, in the order of the table', () => {
  let wide: ChannelClient;
  let few: ChannelClient;
  beforeAll(async () => {
    wide = await signedInChannel(tessera.url, key);
    few = await signedInChannel(tessera.url, narrow);
  });
  afterAll(() => {
    for (const { socket } of [wide, few]) socket.close();
  });

  /** Sends a request as a call: its line is an operation and a query. */
  const call: typeof send = async (good, faults) => {
    const isFew = faults.some(({ headers }) => headers?.['X-API-Key'] === narrow);
    const [operation, search = ''] = (faults.find(({ line }) => line !== undefined)?.line ?? good.line).split('?');
    const body = faults.find((fault) => fault.body !== undefined)?.body ?? good.body;
    const { status, ...answer } = await (isFew ? few : wide).ask({
      type: 'call',
      operation,
      query: Object.fromEntries(new URLSearchParams(search)),
      ...(operation === 'testWebhook' ? { path: { webhook_id: 'whk_01jq3x5gkz0v7t9n2m4p6r8s1w' } } : {}),
      ...(body ? { body: JSON.parse(body) } : {}),
    });
    return { status, body: answer.body, headers: new Headers(answer.headers) };
  };
  const good = (): Good => ({ line: 'createResource', headers: {}, body: '{"name": "Atlas"}' });

  it('takes a good call', async () => {
    expect((await call(good(), [])).status).toBe(201);
  });

  it('refuses each fault before those of later steps, and counts one request for whom the table says', () =>
    eachStep(
      good,
      () => [
        { step: 'credential', says: 'ambiguous_credentials', counts: 'address', line: 'createResource?api_key=another&nonsense=1' },
        { step: 'authorize', says: 'invalid_scope', counts: 'account', headers: { 'X-API-Key': narrow } },
        { step: 'validate', says: 'unknown_parameter', counts: 'account', line: 'createResource?nonsense=1', body: '{"name": 1}' },
      ],
      call,
    )());

  it('counts a list as what its filters cost', async () => {
    const list = () => call({ line: 'listResources?name_contains=a', headers: {}, body: '' }, []);
    const { answer, count } = await countOf('account', list);
    expect([answer.status, count]).toEqual([200, 10]);
  });

  it('does the same for a call without a body', () =>
    eachStep(
      () => ({ ...good(), line: 'testWebhook', body: '' }),
      () => [
        { step: 'authorize', says: 'invalid_scope', counts: 'account', headers: { 'X-API-Key': narrow } },
        { step: 'body', says: 'takes no body', counts: 'account', body: '{"name": "Atlas"}' },
        { step: 'validate', says: 'unknown_parameter', counts: 'account', line: 'testWebhook?nonsense=1' },
        { step: 'handle', says: 'not_found', counts: 'account', line: 'testWebhook' },
      ],
      call,
    )());
});
