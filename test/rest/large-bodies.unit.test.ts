import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import express from 'express';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bodyLimits } from '../../src/contract/plans.ts';
import { bodyShares } from '../../src/request/body-shares.ts';
import type { Transported } from '../../src/request/incoming.ts';
import { createServing } from '../../src/rest/express.ts';
import { until } from '../support/until.ts';
import { afterTime, withTimeLimits } from '../support/with-time-limits.ts';

withTimeLimits();

/** As much as one account may have under way. */
const largest = Buffer.alloc(bodyLimits.json, ' ');

let slow = Promise.withResolvers<void>();
const answered: string[] = [];

const answer = async ({ path, headers, readBody }: Transported) => {
  if (path === '/slow') await slow.promise;
  const status =
    path === '/slow'
      ? 200
      : await readBody(bodyLimits.json, String(headers['x-account'] ?? 'the account')).then(
          () => 200,
          () => 429,
        );
  answered.push(`${path} ${status}`);
  return { status, headers: {}, body: {} };
};

const server = createServer(express().use(createServing({ plainHttp: 'everywhere', served: () => undefined })(answer)));
const arrived: IncomingMessage[] = [];
server.on('request', (request) => void arrived.push(request));
let port: number;
beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  ({ port } = server.address() as AddressInfo);
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const connected = async () => {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  return socket;
};
const largeTo = (path: string): Buffer =>
  Buffer.concat([Buffer.from(`POST ${path} HTTP/1.1\r\nHost: tessera\r\nContent-Length: ${largest.length}\r\n\r\n`), largest]);
const isAnswered = (path: string) => until(() => answered.some((one) => one.startsWith(path)));

it('a large body whose answer waits for an earlier one of its connection is not under way any more', async () => {
  const socket = await connected();
  let received = '';
  socket.on('data', (data) => {
    received += data;
  });
  socket.write('GET /slow HTTP/1.1\r\nHost: tessera\r\n\r\n');
  socket.write(largeTo('/behind'));
  await isAnswered('/behind');
  const { status } = await fetch(`http://127.0.0.1:${port}/beside`, { method: 'POST', body: largest });
  expect([status, received]).toEqual([200, '']);
  slow.resolve();
  await until(() => received.split('HTTP/1.1 200').length === 3);
  socket.destroy();
  slow = Promise.withResolvers();
});

it('a client that leaves while its body waits leaves none of it under way', async () => {
  const end = await bodyShares.begin('the account', bodyLimits.json);
  const socket = await connected();
  const waiting = once(server, 'request');
  socket.write(largeTo('/left'));
  await waiting;
  socket.destroy();
  end();
  await isAnswered('/left');
  (await bodyShares.begin('the account', bodyLimits.json))();
});

describe('large bodies that an account sends at once', () => {
  const mebibyte = bodyLimits.json;
  /** Few enough for the memory of a process, and more than one slow client needs. */
  const atOnce = 4;

  /** Requests with bodies of many bytes, of which a part is sent. */
  const send = async (path: string, count: number, { sent = mebibyte, isChunked = false, account = 'the account' } = {}) => {
    const framing = isChunked ? 'Transfer-Encoding: chunked' : `Content-Length: ${mebibyte}`;
    const opening = `POST ${path} HTTP/1.1\r\nHost: tessera\r\nX-Account: ${account}\r\n${framing}\r\n\r\n`;
    const sockets = await Promise.all(Array.from({ length: count }, connected));
    for (const socket of sockets) {
      socket.on('error', () => undefined).resume();
      socket.write(opening + (isChunked ? `${sent.toString(16)}\r\n` : ''));
      socket.write(largest.subarray(0, sent));
      if (isChunked) socket.write('\r\n0\r\n\r\n');
    }
    return () => {
      for (const socket of sockets) socket.destroy();
    };
  };
  const statusesOf = (path: string) => answered.filter((one) => one.startsWith(path)).map((one) => Number(one.split(' ')[1]));

  it.each([
    ['with their length', false],
    ['in chunks', true],
  ])('are received a few at a time, and the others wait unread: %s', async (name, isChunked) => {
    const path = `/many/${name.length}`;
    const end = await bodyShares.begin('the account', mebibyte);
    const from = arrived.length;
    const leave = await send(path, 3 * atOnce, { isChunked });
    // An answer gives its place to the next one.
    const held = () => arrived.slice(from).filter(({ socket }) => socket.bytesRead > mebibyte).length - statusesOf(path).length;
    let most = 0;
    const areAnswered = until(() => {
      most = Math.max(most, held());
      return statusesOf(path).length === 3 * atOnce;
    });
    await afterTime(areAnswered);
    expect(most).toBeLessThanOrEqual(atOnce);
    expect(new Set(statusesOf(path))).toEqual(new Set([429]));
    end();
    leave();
  });

  it('leave room for small ones, and for those of others, when they do not come', async () => {
    const leave = await send('/slow-clients', atOnce, { sent: 100 });
    await until(() => arrived.filter(({ url }) => url === '/slow-clients').length === atOnce);
    const ask = async (body: Buffer, account = 'the account') =>
      (await fetch(`http://127.0.0.1:${port}/beside`, { method: 'POST', headers: { 'X-Account': account }, body })).status;
    expect(await afterTime(Promise.all([ask(largest), ask(largest.subarray(0, 1000)), ask(largest, 'another')]))).toEqual([429, 200, 200]);
    leave();
    await until(() => statusesOf('/slow-clients').length === atOnce);
    // Nothing is left of them.
    expect(await ask(largest)).toBe(200);
  });
});
