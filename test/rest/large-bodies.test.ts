import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import express from 'express';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { bodyLimits } from '../../src/contract/plans.ts';
import { bodyShares } from '../../src/request/body-shares.ts';
import type { Transported } from '../../src/request/incoming.ts';
import { createServing } from '../../src/rest/express.ts';
import { until } from '../support/until.ts';

/** As much as one account may have under way. */
const largest = Buffer.alloc(bodyLimits.json, ' ');

let slow = Promise.withResolvers<void>();
const answered: string[] = [];

const answer = async ({ path, readBody }: Transported) => {
  if (path === '/slow') await slow.promise;
  const status =
    path === '/slow'
      ? 200
      : await readBody(bodyLimits.json, 'the account').then(
          () => 200,
          () => 429,
        );
  answered.push(`${path} ${status}`);
  return { status, headers: {}, body: {} };
};

const server = createServer(express().use(createServing({ plainHttp: 'everywhere', observe: () => undefined })(answer)));
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
