import { readFileSync } from 'node:fs';
import { bootTessera, created, openReceiver, type Receiver, signedInChannel, type Tessera, until } from '@tessera/platform/testing';
import { sql } from 'kysely';
import { pino } from 'pino';
import { Registry } from 'prom-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { watchStandby } from '../../src/app/monitoring/gauges.ts';
import { prettyLine } from '../../src/app/monitoring/pretty.ts';
import { createRequestLog } from '../../src/app/monitoring/request-log.ts';
import { createWorkMetrics } from '../../src/app/monitoring/work-metrics.ts';
import { asAccount } from '../../src/data/connection/requester.ts';
import { holdConnections } from '../support/held.ts';
import { newResource } from '../support/new-records.ts';

interface Line extends Record<string, unknown> {
  msg: string;
  requestId: string;
}

const lines: Line[] = [];
const log = pino({ level: 'info' }, { write: (line) => void lines.push(JSON.parse(line)) });

let tessera: Tessera;
let receiver: Receiver;
let page: string;
/** The figure of a metric on the page; undefined where it is not there. */
const figure = (name: string): number | undefined => {
  const line = page.split('\n').find((one) => one.startsWith(`${name} `));
  return line === undefined ? undefined : Number(line.slice(name.length + 1));
};

/** The lines of a request; they are written right after its answer. */
const loggedOf = async (requestId: string): Promise<Line[]> => {
  const found = () => lines.filter((line) => line.msg === 'request' && line.requestId === requestId);
  await until(() => found().length > 0);
  return found();
};

beforeAll(async () => {
  receiver = await openReceiver();
  receiver.status(500);
  tessera = await bootTessera({ env: { TESSERA_ALLOW_PRIVATE_NETWORKS: 'true' }, work: ['operations', 'deliveries', 'sweeps'], log });
  const { admin, database } = tessera;
  const webhook = await created(admin, '/v1/webhooks', { url: `${receiver.url}/hook`, events: ['RESOURCE_CREATED', 'RESOURCE_UPDATED'] });
  const resource = await newResource(admin);
  await admin.call('PATCH', `/v1/resources/${resource.id}`, { name: 'Other' });
  await admin.call('GET', '/v1/resources/nothing');
  const pending = () => database.db.selectFrom('deliveries').select(['tries', 'blocked']).where('status', '=', 'pending').execute();
  await until(async () => {
    const found = await pending();
    return found.some(({ tries }) => tries > 0) && found.some(({ blocked }) => blocked);
  });
  const ages = { created_at: new Date(Date.now() - 3_600_000).toISOString() };
  await database.db.updateTable('deliveries').set(ages).where('blocked', '=', true).execute();
  const disabled = await created(admin, '/v1/webhooks', { url: `${receiver.url}/other`, events: ['RESOURCE_DELETED'] });
  await database.db.updateTable('webhooks').set({ status: 'disabled', disabled_reason: 'failing' }).where('id', '=', disabled.id).execute();
  const paused = await created(admin, '/v1/webhooks', { url: `${receiver.url}/later`, events: ['USER_CREATED'], status: 'paused' });
  await created(admin, '/v1/users', { name: 'Ada', email: 'ada@example.com', role: 'viewer' });
  await until(async () => (await admin.call('GET', `/v1/webhooks/${paused.id}/deliveries`)).body.meta.total === 1);
  expect(webhook.status).toBe('enabled');
  // The event of the last webhook gets its position, and is passed on, after the answer.
  await until(async () => {
    page = await (await fetch(`${tessera.operationsUrl}/metrics`)).text();
    return figure('tessera_event_lag_seconds') === 0 && figure('tessera_outbox_events') === 0;
  });
});
afterAll(async () => {
  await tessera?.close();
  await receiver?.close();
});

describe('/metrics of what breaks', () => {
  it('has the backlog of deliveries and its age, by the outcome of the last attempt', () => {
    expect(figure('tessera_delivery_backlog{outcome="failed"}')).toBe(1);
    expect(figure('tessera_delivery_backlog{outcome="blocked"}')).toBe(1);
    expect(figure('tessera_delivery_backlog{outcome="none"}')).toBe(0);
    expect(figure('tessera_delivery_backlog{outcome="paused"}')).toBe(1);
    expect(figure('tessera_delivery_backlog_age_seconds{outcome="blocked"}')).toBeGreaterThanOrEqual(3600);
    expect(figure('tessera_delivery_backlog_age_seconds{outcome="failed"}')).toBeLessThan(3600);
    expect(figure('tessera_delivery_attempt_duration_seconds_count{outcome="failed"}')).toBe(1);
  });

  it('has disabled webhooks, the lag of events, the pool, and what the process depends on', () => {
    expect(figure('tessera_webhooks_disabled{reason="failing"}')).toBe(1);
    expect(figure('tessera_event_lag_seconds')).toBe(0);
    expect(figure('tessera_fan_out_lag_seconds')).toBe(0);
    expect(figure('tessera_outbox_events')).toBe(0);
    const isEmbedded = tessera.database.kind === 'pglite';
    const pool = isEmbedded ? 'all' : 'background';
    expect(figure(`tessera_database_pool_size{pool="${pool}"}`)).toBe(isEmbedded ? 1 : 3);
    expect(figure(`tessera_database_pool_in_use{pool="${pool}"}`)).toBeDefined();
    expect(figure(`tessera_database_pool_waiting{pool="${pool}"}`)).toBeDefined();
    expect(figure('tessera_admission_weight')).toBe(0);
    expect(figure('tessera_admission_waiting')).toBe(0);
    expect(figure('tessera_dependency_up{dependency="database"}')).toBe(1);
  });

  it('counts the connections of a pool that are in use, and who waits for one', async () => {
    const { database } = tessera;
    const pool = database.kind === 'pglite' ? 'all' : 'requests';
    const usage = () => database.poolUsage().find((one) => one.pool === pool)!;
    const held = await holdConnections(database, tessera.accountId, 7);
    const inUse = database.kind === 'pglite' ? 1 : 7;
    expect(usage()).toMatchObject({ inUse });
    const late = asAccount(tessera.accountId, () => sql`select`.execute(database.db));
    await until(() => usage().waiting > 0);
    await held.release();
    await late;
    await until(() => usage().waiting === 0);
  });

  it('counts refusals by their code', () => {
    expect(figure('tessera_refusals_total{code="not_found"}')).toBe(1);
  });

  it('counts calls of the channel, and their refusals, as it does requests', async () => {
    const read = async () => (await (await fetch(`${tessera.operationsUrl}/metrics`)).text()).split('\n');
    const count = (lines: string[], name: string) => Number(lines.find((line) => line.startsWith(`${name} `))?.split(' ')[1] ?? 0);
    const refused = 'tessera_refusals_total{code="not_found"}';
    const served = 'tessera_request_duration_seconds_count{operation="getUser",status="404"}';
    const before = await read();
    const client = await signedInChannel(tessera.url, tessera.admin.key);
    await client.ask({ type: 'call', operation: 'getUser', path: { user_id: 'usr_nothing' } });
    client.socket.terminate();
    const after = await read();
    expect(count(after, refused)).toBe(count(before, refused) + 1);
    expect(count(after, served)).toBe(count(before, served) + 1);
  });

  it('says whether sweeps came to their end', async () => {
    const registry = new Registry();
    const { observeSweep } = createWorkMetrics(registry);
    expect(await observeSweep('tokens', async () => 7)).toBe(7);
    await expect(observeSweep('keys', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    const text = await registry.metrics();
    expect(text).toMatch(/tessera_sweep_duration_seconds_count\{sweep="tokens",outcome="succeeded"\} 1/);
    expect(text).toMatch(/tessera_sweep_duration_seconds_count\{sweep="keys",outcome="failed"\} 1/);
    expect(text).toMatch(/tessera_sweep_success_timestamp_seconds\{sweep="tokens"\} \d{10}/);
    expect(text).not.toMatch(/timestamp_seconds\{sweep="keys"\}/);
  });
});

describe('the line of a request', () => {
  const traceparent = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01';

  it('says what was asked by whom, what became of it, and which trace it belongs to', async () => {
    const { admin, accountId } = tessera;
    const { headers } = await admin.call('GET', '/v1/resources?limit=1', undefined, { traceparent, 'Accept-Encoding': 'identity' });
    const [line, ...more] = await loggedOf(headers.get('x-request-id')!);
    expect(more).toEqual([]);
    expect(line).toMatchObject({ operation: 'listResources', account: accountId, status: 200, traceId: traceparent.split('-')[1] });
    expect(line).toMatchObject({ bytes: Number(headers.get('content-length')), duration: expect.any(Number) });
    expect(line).not.toHaveProperty('error');
  });

  it('has the bytes of an export, whose length nobody knows before its end', async () => {
    const answer = await fetch(`${tessera.url}/v1/users/export`, { headers: { 'X-API-Key': tessera.admin.key } });
    const { length } = Buffer.from(await answer.arrayBuffer());
    expect(length).toBeGreaterThan(100);
    expect(await loggedOf(answer.headers.get('x-request-id')!)).toMatchObject([{ operation: 'exportUsers', bytes: length }]);
  });

  it('has the code of an error, and no account where nobody is known', async () => {
    const answer = await fetch(`${tessera.url}/v1/resources`, { headers: { 'X-API-Key': 'tsr_live_wrong', traceparent: 'garbage' } });
    const [line] = await loggedOf(answer.headers.get('x-request-id')!);
    expect(line).toMatchObject({ operation: 'listResources', status: 401, error: 'invalid_credentials' });
    expect(line).not.toHaveProperty('account');
    expect(line).not.toHaveProperty('traceId');
  });

  it('is written for GraphQL and for calls of the channel, too', async () => {
    const { admin, accountId, url } = tessera;
    const answer = await admin.call('POST', '/graphql', { query: '{ me { id } }' });
    expect(await loggedOf(answer.headers.get('x-request-id')!)).toMatchObject([{ operation: 'graphql', account: accountId, status: 200 }]);
    const client = await signedInChannel(url, admin.key);
    await client.ask({ type: 'call', operation: 'listUsers' });
    client.socket.terminate();
    expect(lines.filter(({ operation }) => operation === 'listUsers')).toMatchObject([{ account: accountId, status: 200 }]);
  });

  it('has nothing of what was sent, and no credential', async () => {
    const { admin } = tessera;
    const { headers } = await admin.call('POST', '/v1/resources?secret=in-the-query', { name: 'Only in the body' });
    await loggedOf(headers.get('x-request-id')!);
    const text = JSON.stringify(lines);
    for (const secret of [admin.key, 'Only in the body', 'in-the-query']) expect(text).not.toContain(secret);
  });

  it('is left out by the share that is wanted, except for failures of the server', () => {
    const count = (share: number, status: number, level = 'info') => {
      const written: string[] = [];
      const logRequest = createRequestLog(pino({ level }, { write: (line) => void written.push(line) }), share);
      for (let n = 0; n < 1000; n += 1) logRequest({ requestId: 'req_1', operation: 'listUsers', status, milliseconds: 1 });
      return written.length;
    };
    expect(count(1, 200)).toBe(1000);
    expect(count(0.1, 500)).toBe(1000);
    expect(count(0, 500)).toBe(0);
    expect(count(1, 200, 'warn')).toBe(0);
    expect(count(0.1, 200)).toBeGreaterThan(20);
    expect(count(0.1, 200)).toBeLessThan(400);
  });

  it('is text on a terminal', () => {
    const line = JSON.stringify({
      level: 40,
      time: '2026-01-02T03:04:05.678Z',
      status: 200,
      why: 'two words',
      err: { stack: 'Error: no' },
      msg: 'request',
    });
    // biome-ignore lint/suspicious/noControlCharactersInRegex: colors begin with one
    expect(prettyLine(line).replaceAll(/\u001B\[\d+m/g, '')).toBe('03:04:05.678 WARN  request status=200 why="two words"\nError: no\n');
  });
});

describe('operations/', () => {
  const folder = new URL('../../operations/', import.meta.url);
  const read = (file: string) => readFileSync(new URL(file, folder), 'utf8');

  /** The metrics that expressions name. */
  const namesIn = (text: string) => [...new Set(text.match(/\b(?:tessera|nodejs|process)_[a-z0-9_]+/g))];

  it.each(['alerts.yaml', 'dashboard.json'])('%s names metrics that the server has', (file) => {
    const rules = JSON.stringify(file.endsWith('.json') ? JSON.parse(read(file)).panels : parse(read(file)));
    // Only a server with a standby has the metrics of one.
    const withStandby = new Registry();
    watchStandby(withStandby, () => ({ lagSeconds: undefined, reads: {} }) as never);
    const known = new Set(page.match(/^# TYPE \S+/gm)!.map((line) => line.slice('# TYPE '.length)));
    for (const { name } of withStandby.getMetricsAsArray()) known.add(name);
    const names = namesIn(rules);
    expect(names.length).toBeGreaterThan(10);
    expect(names.filter((name) => !known.has(name) && !known.has(name.replace(/_(?:bucket|count|sum)$/, '')))).toEqual([]);
  });

  it('says of each alert what to do', () => {
    const [{ rules }] = parse(read('alerts.yaml')).groups;
    for (const { alert, annotations } of rules) {
      expect(alert).toMatch(/^Tessera[A-Z]/);
      expect(annotations.description.length, alert).toBeGreaterThan(120);
    }
  });

  it('has a PostgreSQL that the pg_dump of the image reads', () => {
    const clients: Readonly<Record<string, number>> = { bookworm: 15, trixie: 17 };
    const [, debian] = /^FROM node:\S+-(\w+)-slim$/m.exec(readFileSync(new URL('Dockerfile', folder), 'utf8'))!;
    const { services } = parse(read('compose.yaml'), { merge: true });
    for (const name of ['primary', 'standby']) {
      const [, version] = /^postgres:(\d+)-alpine$/.exec(services[name].image)!;
      expect(Number(version)).toBeLessThanOrEqual(clients[debian!]!);
      // Elsewhere the image would keep the data in a volume without a name.
      expect(services[name].volumes[0]).toMatch(/:\/var\/lib\/postgresql\/data$/);
    }
  });
});
