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
