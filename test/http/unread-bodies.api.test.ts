import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { connect as connectTls } from 'node:tls';
import { bootTessera, type Tessera } from '@tessera/platform/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listen } from '../../src/http/server.ts';
import { selfSigned } from '../support/self-signed.ts';

let tessera: Tessera;
type Listening = Awaited<ReturnType<typeof listen>>;
/** Servers that have no application yet, and refuse everything. */
let starting: Listening;
let startingTls: Listening;
beforeAll(async () => {
  tessera = await bootTessera();
  const where = { host: '127.0.0.1', port: 0, settings: 'HOST and PORT' };
  [starting, startingTls] = await Promise.all([listen(where), listen({ ...where, tls: selfSigned })]);
});
afterAll(async () => {
  await tessera?.close();
  await Promise.all([starting?.close(), startingTls?.close()]);
});

/** More than the buffers of both ends hold. */
const size = 8 * 1024 * 1024;
const part = Buffer.alloc(64 * 1024, ' ');

/** Sends a request with a large body to its end, and reads only then, as many clients do. */
const sendOver = async (socket: Socket, lines: readonly string[], more = '') => {
  const failed: string[] = [];
  socket.on('error', ({ message }) => failed.push(message));
  socket.pause();
  socket.write([...lines, 'Host: tessera', `Content-Length: ${size}`, 'Content-Type: application/json', '', ''].join('\r\n'));
  for (let sent = 0; sent < size && !socket.destroyed; sent += part.length)
    if (!socket.write(part)) await Promise.race([once(socket, 'drain'), once(socket, 'close')]);
  socket.write(more);
  let received = '';
  socket.on('data', (data) => {
    received += data;
  });
  await once(socket.resume(), 'close');
  return { statuses: [...received.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => Number(status)), failed };
};

const send = async (port: number, lines: readonly string[], more?: string) => {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  return sendOver(socket, lines, more);
};

const post = 'POST /v1/resources HTTP/1.1';
const key = () => `X-API-Key: ${tessera.admin.key}`;

describe('a client that sends all of a large body, before it reads that it was refused', () => {
  it('reads the answer of a connection that ends with it', async () => {
    const close = 'Connection: close';
    expect(await send(tessera.port, [post, close])).toEqual({ statuses: [401], failed: [] });
    expect(await send(tessera.port, [post, close, key()])).toEqual({ statuses: [413], failed: [] });
    expect(await send(tessera.port, ['POST /nowhere HTTP/1.1', close])).toEqual({ statuses: [404], failed: [] });
    expect(await send(starting.port, [post])).toEqual({ statuses: [503], failed: [] });
    expect(await send(tessera.port, [post, 'Host: twice'])).toEqual({ statuses: [400], failed: [] });
  });

  it('reads it over TLS', async () => {
    const socket = connectTls(startingTls.port, '127.0.0.1', { ca: selfSigned.cert });
    await once(socket, 'secureConnect');
    expect(await sendOver(socket, [post])).toEqual({ statuses: [503], failed: [] });
  });

  it('reads it on a connection that goes on, and the next one after it', async () => {
    const next = 'GET /v1/resources HTTP/1.1\r\nHost: tessera\r\nConnection: close\r\n\r\n';
    expect(await send(tessera.port, [post], next)).toEqual({ statuses: [401, 401], failed: [] });
  });
});
