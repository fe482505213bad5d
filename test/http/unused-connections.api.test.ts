import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { connect as connectTls } from 'node:tls';
import express from 'express';
import { describe, expect, it } from 'vitest';
import { listen } from '../../src/http/server.ts';
import { selfSigned } from '../support/self-signed.ts';

const where = { host: '127.0.0.1', port: 0, settings: 'HOST and PORT' };

const connectionTo = async (port: number, isTls: boolean): Promise<Socket> => {
  const socket = isTls ? connectTls({ port, rejectUnauthorized: false }) : connect(port);
  await once(socket, isTls ? 'secureConnect' : 'connect');
  return socket;
};

/** A server without an application, which refuses everything, and a connection to it on which nothing was sent. */
const connected = async (isTls: boolean): Promise<{ server: Awaited<ReturnType<typeof listen>>; socket: Socket }> => {
  const server = await listen(isTls ? { ...where, tls: selfSigned } : where);
  return { server, socket: await connectionTo(server.port, isTls) };
};

describe.each([
  ['HTTP', false],
  ['TLS', true],
])('a connection over %s on which no request was sent', (_, isTls) => {
  it('does not keep a server from stopping', async () => {
    const { server, socket } = await connected(isTls);
    socket.resume();
    await Promise.all([server.close(), once(socket, 'close')]);
  }, 10_000);

  it('still gets the answer to a request that was on its way', async () => {
    const { server, socket } = await connected(isTls);
    const closed = server.close();
    socket.end('GET / HTTP/1.1\r\nHost: tessera\r\n\r\n');
    const received = await socket.setEncoding('utf8').toArray();
    expect(received.join('')).toMatch(/^HTTP\/1\.1 503 /);
    await closed;
  });

  it('is ended alone: a request that has begun gets its answer', async () => {
    const { server, socket } = await connected(isTls);
    const app = express();
    const begun = new Promise<express.Response>((resolve) => {
      app.use((_request, response) => resolve(response));
    });
    server.serve(app);
    const used = await connectionTo(server.port, isTls);
    used.write('GET / HTTP/1.1\r\nHost: tessera\r\n\r\n');
    const response = await begun;
    const closed = server.close();
    await once(socket.resume(), 'close');
    response.end('Done.');
    const received = await used.setEncoding('utf8').toArray();
    expect(received.join('')).toMatch(/^HTTP\/1\.1 200 .*Done\./s);
    await closed;
  }, 10_000);
});
