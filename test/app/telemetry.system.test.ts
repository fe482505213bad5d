import { type Caller, caller, openReceiver, type Receiver, signedInChannel, until } from '@tessera/platform/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { messageViolations, type WebhookHeaders } from '../../src/contract/webhook-messages.ts';
import { newApiKey } from '../../src/identity/credentials/api-key-format.ts';
import { inviteAs } from '../support/invite.ts';
import { type Mailbox, openMailbox } from '../support/mailbox.ts';
import { openNats } from '../support/nats.ts';
import { attributeOf, openOtlpReceiver, quickly, type ReceivedSpan } from './otlp-receiver.ts';
import { newDataPlace, type ServerProcess, serve } from './server-process.ts';
import { redisUrl } from './tcp-proxy.ts';

const key = newApiKey('live');
const person = { email: 'administrator@example.com', password: 'correct horse battery staple' };
const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
const traceparent = `00-${traceId}-00f067aa0ba902b7-01`;
const kinds = { internal: 1, server: 2, client: 3, consumer: 5 };

let place: Awaited<ReturnType<typeof newDataPlace>>;
let otlp: Awaited<ReturnType<typeof openOtlpReceiver>>;
let receiver: Receiver;
let mailbox: Mailbox;
let nats: Awaited<ReturnType<typeof openNats>>;
let server: ServerProcess;
let admin: Caller;
let secret: string;

const named = (name: string, trace = traceId): ReceivedSpan[] =>
  otlp.spans().filter((span) => span.name === name && span.traceId === trace);

/** The message of the trace. The server's sample resources have messages of their own, before or after it. */
const ofTrace = () => receiver.asked.find(({ headers }) => headers.traceparent?.includes(traceId));

/** The first span of a name in a trace, as soon as it has come. */
const spanOf = async (name: string, trace = traceId): Promise<ReceivedSpan> => {
  await until(() => named(name, trace).length > 0);
  return named(name, trace)[0]!;
};

const begin = (env: Record<string, string>) =>
  serve({
    ...place.env,
    ...quickly,
    OTEL_EXPORTER_OTLP_ENDPOINT: otlp.url,
    TESSERA_ADMIN_API_KEY: key,
    TESSERA_ADMIN_EMAIL: person.email,
    TESSERA_ADMIN_PASSWORD: person.password,
    TESSERA_ALLOW_PRIVATE_NETWORKS: 'true',
    TESSERA_LOG_LEVEL: 'info',
    ...env,
  });

beforeAll(async () => {
  place = await newDataPlace();
  otlp = await openOtlpReceiver();
  receiver = await openReceiver();
  [mailbox, nats] = await Promise.all([openMailbox(), openNats()]);
  server = await begin({
    TESSERA_SMTP_URL: mailbox.url.replace('//', '//mailer:of-the-mailer@'),
    TESSERA_SMTP_FROM: 'tessera@tessera.example',
    NATS_URL: `nats://node:of-the-node@127.0.0.1:${nats.port}`,
    ...(redisUrl ? { REDIS_URL: redisUrl } : {}),
  });
  admin = caller(server.url, '', key);
  const hook = await admin.call('POST', '/v1/webhooks', { url: `${receiver.url}/hook?token=of-the-address`, events: ['RESOURCE_CREATED'] });
  secret = hook.body.data.secret;
  const headers = { traceparent, baggage: 'whose=ours' };
  const { body } = await admin.call('POST', '/v1/resources', { name: 'Only in the body' }, headers);
  await admin.call('GET', `/v1/resources/${body.data.id}`, undefined, headers);
  await until(() => ofTrace() !== undefined);
});
afterAll(async () => {
  await server?.stop();
  await receiver?.close();
  await otlp?.close();
  for (const service of [mailbox, nats]) await service?.close();
  await place?.remove();
});

describe('a trace', () => {
  it('goes on from the caller over the steps and the statements to the receiver of the webhook', async () => {
    const request = await spanOf('POST /v1/resources');
    expect(request).toMatchObject({ kind: kinds.server, parentSpanId: '00f067aa0ba902b7' });
    const handle = (await spanOf('handle')) && named('handle').find(({ parentSpanId }) => parentSpanId === request.spanId)!;
    const insert = named('INSERT resources')[0]!;
    expect(insert).toMatchObject({ kind: kinds.client, parentSpanId: handle.spanId });
    const deliver = await spanOf('deliver RESOURCE_CREATED');
    expect(deliver).toMatchObject({ kind: kinds.consumer, parentSpanId: handle.spanId });
    const post = await spanOf('POST');
    expect(post).toMatchObject({ kind: kinds.client, parentSpanId: deliver.spanId });
    const { body, headers } = ofTrace()!;
    expect(headers.traceparent).toBe(`00-${traceId}-${post.spanId}-01`);
    expect(headers).not.toHaveProperty('baggage');
    expect(messageViolations(JSON.parse(body), headers as WebhookHeaders)).toBeUndefined();
  });

  it('has the attributes of the conventions', async () => {
    const request = await spanOf('POST /v1/resources');
    const said = (name: string, span = request) => attributeOf(span, name);
    expect(said('http.request.method')).toBe('POST');
    expect(said('http.route')).toBe('/v1/resources');
    expect(said('http.response.status_code')).toBe('201');
    expect(said('tessera.operation')).toBe('createResource');
    expect(said('tessera.account')).toMatch(/^acc_/);
    const [insert] = named('INSERT resources');
    expect(said('db.system.name', insert)).toBe('postgresql');
    expect(said('db.query.text', insert)).toContain('$1');
    const post = await spanOf('POST');
    expect(said('server.address', post)).toBe('127.0.0.1');
    expect(said('server.port', post)).toBe(String(receiver.port));
    expect(said('http.response.status_code', post)).toBe('204');
  });

  it('has what is asked of the mail server, NATS and Redis, and no name that somebody chose', async () => {
    const own = 'b'.repeat(32);
    const headers = { traceparent: traceparent.replace(traceId, own) };
    const member = { name: 'Ada', email: 'of-the-letter@example.com', role: 'editor' };
    expect((await inviteAs(server.url, person, member, headers)).status).toBe(201);
    await mailbox.arrived(1);

    const said = (span: ReceivedSpan, ...names: string[]) => names.map((name) => attributeOf(span, name));
    const letter = await spanOf('send e-mail', own);
    expect(letter).toMatchObject({ kind: kinds.consumer });
    const mail = await spanOf('SMTP', own);
    expect(mail).toMatchObject({ kind: kinds.client, parentSpanId: letter.spanId });
    expect(said(mail, 'network.protocol.name', 'server.address', 'server.port')).toEqual(['smtp', '127.0.0.1', new URL(mailbox.url).port]);

    const notified = await spanOf('send tessera.{namespace}.events', own);
    expect(notified).toMatchObject({ kind: kinds.client });
    const messaging = ['messaging.system', 'messaging.operation.type', 'messaging.batch.message_count', 'server.port'];
    expect(said(notified, ...messaging)).toEqual(['nats', 'send', '1', String(nats.port)]);

    if (!redisUrl) return;
    const counted = await spanOf('EVAL', own);
    expect(counted).toMatchObject({ kind: kinds.client });
    expect(said(counted, 'db.system.name', 'db.operation.name')).toEqual(['redis', 'EVAL']);
  });

  it('has the reads that share a statement with others, each with the statement', async () => {
    const request = await spanOf('GET /v1/resources/{resource_id}');
    expect(attributeOf(request, 'http.response.status_code')).toBe('200');
    const read = named('SELECT resources').find((span) => attributeOf(span, 'tessera.joint_reads') !== undefined)!;
    expect(attributeOf(read, 'tessera.joint_reads')).toBe('1');
    expect(attributeOf(read, 'db.query.text')).toMatch(/^select|^with/);
  });

  it('is named by the passing on of its events to webhooks and subscribers', async () => {
    await until(() => otlp.spans().some(({ name }) => name === 'fan out'));
    const fanOut = otlp.spans().filter(({ name, links = [] }) => name === 'fan out' && links.some((link) => link.traceId === traceId));
    expect(fanOut).toHaveLength(1);
    expect(fanOut[0]!.traceId).not.toBe(traceId);
    const client = await signedInChannel(server.url, key);
    await client.ask({ type: 'subscribe' });
    await admin.call('POST', '/v1/resources', { name: 'Followed' }, { traceparent: traceparent.replace(traceId, 'a'.repeat(32)) });
    await until(() => otlp.spans().some(({ name, links = [] }) => name === 'hand out events' && links[0]?.traceId === 'a'.repeat(32)));
    client.socket.terminate();
  });

  it('is begun by calls of the channel, and has a failure as its type alone', async () => {
    const client = await signedInChannel(server.url, key);
    await client.ask({ type: 'call', operation: 'getResource', path: { resource_id: 'res_nothing' } });
    client.socket.terminate();
    await until(() => otlp.spans().some((span) => attributeOf(span, 'network.protocol.name') === 'websocket'));
    const call = otlp.spans().find((span) => attributeOf(span, 'network.protocol.name') === 'websocket')!;
    expect(call).toMatchObject({ kind: kinds.server, name: 'GET /v1/resources/{resource_id}' });
    expect(attributeOf(call, 'error.type')).toBe('not_found');
    expect(call.status.code ?? 0).toBe(0);
    expect(otlp.spans().every(({ status }) => status.message === undefined)).toBe(true);
  });

  it('begins with no check of health, and with no work that nobody waits for', async () => {
    await fetch(`${server.url}/health/ready`);
    await fetch(`${server.url}/docs`);
    const isOfPage = (span: ReceivedSpan) => span.name === 'GET' && attributeOf(span, 'tessera.operation') === undefined;
    await until(() => otlp.spans().some((span) => isOfPage(span) && attributeOf(span, 'http.response.status_code') === '200'));
    const names = otlp.spans().flatMap(({ name, parentSpanId }) => (parentSpanId ? [] : [name]));
    expect(names.filter((name) => /health|SELECT|UPDATE|begin|commit/i.test(name))).toEqual([]);
  });
});

describe('metrics and logs', () => {
  it('are those of /metrics', async () => {
    await admin.call('GET', '/v1/resources/nothing');
    const refusals = () => otlp.metrics().findLast(({ name }) => name === 'tessera_refusals_total')?.sum?.dataPoints ?? [];
    await until(() => refusals().some((point) => attributeOf(point, 'code') === 'not_found' && point.asDouble! > 0));
    const durations = otlp.metrics().findLast(({ name }) => name === 'tessera_request_duration_seconds')!.histogram!.dataPoints;
    const created = durations.find((point) => attributeOf(point, 'operation') === 'createResource')!;
    expect(Number(created.count)).toBeGreaterThan(0);
    expect(created.explicitBounds).toContain(0.025);
    expect(otlp.metrics().find(({ name }) => name === 'tessera_database_pool_size')?.gauge?.dataPoints[0]?.asDouble).toBeGreaterThan(0);
  });

  it('are linked to traces by their ids, here and on standard error', async () => {
    const ofRequest = () => otlp.logs().filter((log) => log.traceId === traceId);
    await until(() => ofRequest().some((log) => attributeOf(log, 'operation') === 'createResource'));
    expect(ofRequest()[0]).toMatchObject({ severityText: 'info', body: { stringValue: 'request' } });
    const lines = server
      .stderr()
      .split('\n')
      .filter((line) => line.includes(traceId))
      .map((line) => JSON.parse(line));
    const request = await spanOf('POST /v1/resources');
    expect(lines).toContainEqual(expect.objectContaining({ operation: 'createResource', traceId, spanId: request.spanId }));
  });
});

describe('what is exported', () => {
  it('has no secret, nothing of what was sent, and the name of the service', () => {
    const text = otlp.text();
    const chosen = ['of-the-letter', 'of-the-mailer', 'of-the-node'];
    for (const word of [key, secret, 'Only in the body', 'of-the-address', '/hook', 'whose=ours', ...chosen])
      expect(text).not.toContain(word);
    expect(text).not.toMatch(/tessera\.[\w-]+\.events/);
    expect(text).toContain('{"key":"service.name","value":{"stringValue":"tessera"}}');
  });

  it('is as much as the sampler says, and no more is passed on', async () => {
    await server.stop();
    const before = otlp.asked.length;
    receiver.asked.length = 0;
    server = await begin({ OTEL_TRACES_SAMPLER: 'always_off', OTEL_METRICS_EXPORTER: 'none', OTEL_LOGS_EXPORTER: 'none' });
    admin = caller(server.url, '', key);
    await admin.call('POST', '/v1/resources', { name: 'Not sampled' }, { traceparent });
    await until(() => receiver.asked.length > 0);
    await server.stop();
    expect(otlp.asked).toHaveLength(before);
    expect(receiver.asked[0]!.headers.traceparent).not.toMatch(/-01$/);
  });
});
