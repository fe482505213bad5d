import { connect as connectInClear } from 'node:net';
import { Duplex } from 'node:stream';
import { text } from 'node:stream/consumers';
import { type ConnectionOptions, connect, createServer, type Server, type TLSSocket } from 'node:tls';
import express from 'express';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listen } from '../../src/http/server.ts';
import { selfSigned } from '../support/self-signed.ts';

let server: Awaited<ReturnType<typeof listen>>;
/** Takes everything that TLS ever had, so that a refusal is known to be the other server's. */
let lenient: Server;
beforeAll(async () => {
  server = await listen({ host: '127.0.0.1', port: 0, tls: selfSigned, settings: 'HOST and PORT' });
  server.serve(express());
  lenient = createServer({ ...selfSigned, minVersion: 'TLSv1', ciphers: 'ALL:@SECLEVEL=0' });
  await new Promise<void>((resolve) => lenient.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  await server?.close();
  lenient?.close();
});

/** What a handshake comes to: the version and the cipher, or how it was refused. */
const handshake = (port: number, options: ConnectionOptions): Promise<string> =>
  new Promise((resolve) => {
    const socket: TLSSocket = connect({ port, host: '127.0.0.1', ca: selfSigned.cert, servername: 'localhost', ...options }, () => {
      resolve(`${socket.getProtocol()} ${socket.getCipher().name}`);
      socket.destroy();
    });
    socket.on('error', ({ code }: NodeJS.ErrnoException) => resolve(`${code}`));
  });

const lenientPort = () => (lenient.address() as { port: number }).port;

describe('connections over TLS', () => {
  it('are of TLS 1.3 where the client speaks it', async () => {
    expect(await handshake(server.port, {})).toMatch(/^TLSv1\.3 /);
  });

  it('are of TLS 1.2 with forward secrecy otherwise, by the strongest cipher that both have', async () => {
    const ciphers = 'ECDHE-ECDSA-AES128-GCM-SHA256:ECDHE-ECDSA-AES256-GCM-SHA384';
    expect(await handshake(server.port, { maxVersion: 'TLSv1.2', ciphers })).toBe('TLSv1.2 ECDHE-ECDSA-AES256-GCM-SHA384');
  });

  it.each<[what: string, options: ConnectionOptions]>([
    ['TLS 1.1', { minVersion: 'TLSv1.1', maxVersion: 'TLSv1.1', ciphers: 'ALL:@SECLEVEL=0' }],
    ['TLS 1.0', { minVersion: 'TLSv1', maxVersion: 'TLSv1', ciphers: 'ALL:@SECLEVEL=0' }],
    ['CBC with SHA-256', { maxVersion: 'TLSv1.2', ciphers: 'ECDHE-ECDSA-AES128-SHA256' }],
    ['CBC with SHA-1', { maxVersion: 'TLSv1.2', ciphers: 'ECDHE-ECDSA-AES256-SHA' }],
  ])('are not of %s', async (_what, options) => {
    expect(await handshake(lenientPort(), options)).toMatch(/^TLSv1/);
    expect(await handshake(server.port, options)).toMatch(/^(ERR_SSL|ECONNRESET)/);
  });
});

describe('requests in clear text on a port with TLS', () => {
  const send = async (...parts: (string | Buffer)[]): Promise<string> => {
    const socket = connectInClear(server.port, '127.0.0.1');
    for (const part of parts) socket.write(part);
    return text(socket);
  };

  it('are answered with 403 in clear text, and never redirected', async () => {
    const answer = await send('GET /v1/resources HTTP/1.1\r\nHost: api.example\r\n\r\n');
    const [head, body] = answer.split('\r\n\r\n');
    expect(head).toMatch(/^HTTP\/1\.1 403 Forbidden\r\n/);
    expect(head).toMatch(/Connection: close/);
    expect(head).not.toMatch(/Location|Strict-Transport-Security/i);
    expect(JSON.parse(body!)).toMatchObject({ error: { code: 'https_required', message: expect.stringContaining('HTTPS is required.') } });
  });

  it('are answered also when they have a large body', async () => {
    const head = `POST /v1/resources HTTP/1.1\r\nHost: api.example\r\nContent-Length: ${4 << 20}\r\n\r\n`;
    expect(await send(head, Buffer.alloc(4 << 20))).toMatch(/^HTTP\/1\.1 403 /);
  });

  it('have the form of the errors of their version', async () => {
    const answer = await send('GET /v2-preview/resources HTTP/1.1\r\nHost: api.example\r\n\r\n');
    expect(answer).toMatch(/Content-Type: application\/problem\+json/);
  });

  it('get no answer when they are no HTTP', async () => {
    expect(await send(Buffer.alloc(64))).not.toMatch(/HTTP/);
  });

  it('leave handshakes alone whose bytes come one by one', async () => {
    const raw = connectInClear(server.port, '127.0.0.1');
    const slow = new Duplex({
      read: () => undefined,
      write: (bytes: Buffer, _encoding, done) => {
        raw.write(bytes.subarray(0, 1), () => setTimeout(() => raw.write(bytes.subarray(1), () => done()), 20));
      },
    });
    raw.on('data', (bytes) => slow.push(bytes));
    const secured = connect({ socket: slow, ca: selfSigned.cert, servername: 'localhost' });
    secured.end('GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n');
    expect(await text(secured)).toMatch(/^HTTP\/1\.1 404 /);
    raw.destroy();
  });
});
