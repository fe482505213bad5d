import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { connect } from 'node:net';
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

const untilClosed = async (port: number): Promise<void> => {
  while (await isOpen(port));
};

describe('SIGTERM', { timeout: 60_000 }, () => {
  it.each([
    ['that closes its connection', 'close'],
    ['that keeps its connection', 'keep-alive'],
  ])('lets a request finish that is running, of a client %s, and ends with 0', async (_what, connection) => {
    const port = await begin();
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    let received = '';
    socket.setEncoding('utf8').on('data', (text: string) => {
      received += text;
    });
    const body = JSON.stringify({ name: `Finished on ${connection}` });
    const headers = { 'X-API-Key': key, 'Content-Type': 'application/json', 'Content-Length': String(body.length), Connection: connection };
    socket.write(
      Buffer.concat([
        head({ method: 'POST', target: '/v1/projects', headers: { ...headers, Expect: '100-continue' } }),
        Buffer.from(body.slice(0, 5)),
      ]),
    );
    // The server says so once it has begun with the request.
    while (!received.startsWith('HTTP/1.1 100')) await once(socket, 'data');
    const since = performance.now();
    server.child.kill('SIGTERM');
    await untilClosed(port);
    socket.write(body.slice(5));
    expect(await server.exited).toBe(0);
    expect(performance.now() - since).toBeLessThan(9000);
    expect(received).toContain('HTTP/1.1 201 Created');
    expect(received).toContain(`Finished on ${connection}`);
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

  it('is understood as well when it is SIGINT', async () => {
    await begin();
    expect(await server.stop('SIGINT')).toBe(0);
    expect(server.stderr()).toBe('');
  });
});
