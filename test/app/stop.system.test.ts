import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { type Answered, type ChannelClient, caller, connectChannel, until } from '@tessera/platform/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newApiKey } from '../../src/identity/credentials/api-key-format.ts';
import { head } from '../rest/raw-http.ts';
import { newDataPlace, type ServerProcess, serve } from './server-process.ts';

const key = newApiKey('live');
let place: Awaited<ReturnType<typeof newDataPlace>>;
let server: ServerProcess;
beforeAll(async () => {
  place = await newDataPlace();
});
afterAll(async () => {
  await server?.stop('SIGKILL');
  await place?.remove();
});

const begin = async () => {
  server = await serve({ ...place.env, TESSERA_ADMIN_API_KEY: key });
  return Number(new URL(server.url).port);
};

/** Whether anybody takes connections on a port. */
const isOpen = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.on('connect', () => resolve(true)).on('error', () => resolve(false));
    socket.on('connect', () => socket.destroy());
  });

const untilClosed = (port: number) => until(async () => !(await isOpen(port)));

/** The answer among what was received, after the one that lets a client go on. */
const answerIn = (received: string): Answered => {
  const [top = '', body = ''] = received.split('\r\n\r\n').slice(-2);
  const [first = '', ...lines] = top.split('\r\n');
  const headers = new Headers(lines.map((line) => line.split(': ', 2) as [string, string]));
  return { status: Number(first.split(' ')[1]), headers, body: JSON.parse(body) };
};

/** What a server answers that gets SIGTERM in the middle of a request. */
const answerOfStopped = async (name: string, connection: string): Promise<Answered> => {
  const port = await begin();
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  let received = '';
  const gone = Promise.withResolvers<void>();
  socket
    .setEncoding('utf8')
    .on('data', (text: string) => {
      received += text;
    })
    .on('error', () => undefined)
    .on('close', gone.resolve);
  const body = JSON.stringify({ name });
  const headers = { 'X-API-Key': key, 'Content-Type': 'application/json', 'Content-Length': String(body.length), Connection: connection };
  socket.write(
    Buffer.concat([
      head({ method: 'POST', target: '/v1/resources', headers: { ...headers, Expect: '100-continue' } }),
      Buffer.from(body.slice(0, 5)),
    ]),
  );
  // The server says so once it has begun with the request, or refuses it at once.
  while (received === '') await once(socket, 'data');
  server.child.kill('SIGTERM');
  await untilClosed(port);
  socket.write(body.slice(5));
  expect(await server.exited).toBe(0);
  await gone.promise;
  return answerIn(received);
};

describe('SIGTERM', () => {
  it.each([
    ['that closes its connection', 'close'],
    ['that keeps its connection', 'keep-alive'],
  ])('lets a request finish that is running, of a client %s, and ends with 0', async (_what, connection) => {
    const name = `Finished on ${connection}`;
    const { status, body } = await answerOfStopped(name, connection);
    expect([status, body.data?.name]).toEqual([201, name]);
  });

  it('does not wait for connections that nobody uses', async () => {
    const port = await begin();
    const agent = new Agent({ keepAlive: true });
    const asked = request({ port, host: '127.0.0.1', path: '/health/live', agent }).end();
    const [answer] = await once(asked, 'response');
    answer.resume();
    await once(answer, 'end');
    expect(await server.stop('SIGTERM')).toBe(0);
    agent.destroy();
  });

  it('has sockets closed with 3001 once their calls are answered, and does not wait for one that does not read', async () => {
    await begin();
    // Four call at once, as many as an account may, and one does not read.
    const clients: ChannelClient[] = [];
    while (clients.length < 5) clients.push(await connectChannel(server.url));
    for (const frame of [{ type: 'authenticate', token: key }, { type: 'subscribe' }])
      for (const client of clients) expect(await client.ask(frame)).toMatchObject({ type: 'result' });
    const [stuck, ...others] = clients;
    stuck!.socket.pause();
    for (const [n, { send }] of others.entries())
      send({ id: 'last', type: 'call', operation: 'createResource', body: { name: `The last of ${n}` } });
    // Frames are read in their order: what came before this one is under way.
    for (const client of others) await client.ask({ type: 'ping' });
    server.child.kill('SIGTERM');
    for (const client of others) {
      expect(await client.next(({ id }) => id === 'last')).toMatchObject({ type: 'result', status: 201 });
      expect(await client.closed).toEqual({ code: 3001, reason: 'shutdown' });
      expect(client.frames.at(-1)).toMatchObject({ type: 'closing', code: 3001, reconnect: true });
    }
    // Zero says that it came to its own end.
    expect(await server.exited).toBe(0);
    stuck!.socket.terminate();
  });

  it('lets a proxy notice first: it takes requests while it says that it is not ready, and ends connections with their answers', async () => {
    server = await serve({ ...place.env, TESSERA_ADMIN_API_KEY: key, TESSERA_DRAIN_SECONDS: '10' });
    server.child.kill('SIGTERM');
    const ready = async () => (await (await fetch(`${server.url}/health/ready`)).json()) as { status: string };
    await until(async () => (await ready()).status === 'draining');
    expect((await fetch(`${server.operationsUrl}/health/ready`)).status).toBe(503);
    const answer = await caller(server.url, '', key).call('GET', '/v1/resources');
    expect([answer.status, answer.headers.get('connection')]).toEqual([200, 'close']);
    expect(await server.exited).toBe(0);
    expect(server.stderr()).toBe('');
  });

  it('stops it at once when it comes again', async () => {
    server = await serve({ ...place.env, TESSERA_ADMIN_API_KEY: key, TESSERA_DRAIN_SECONDS: '300' });
    server.child.kill('SIGTERM');
    await until(async () => (await fetch(`${server.url}/health/ready`)).status === 503);
    // Null says that the signal ended it.
    expect(await server.stop('SIGTERM')).toBeNull();
  });

  it('is understood as well when it is SIGINT', async () => {
    await begin();
    expect(await server.stop('SIGINT')).toBe(0);
    expect(server.stderr()).toBe('');
  });
});
