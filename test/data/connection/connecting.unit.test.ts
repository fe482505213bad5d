import { rejection } from '@tessera/platform/testing';
import { expect, it, onTestFinished, vi } from 'vitest';
import { openDatabase } from '../../../src/data/connection/database.ts';
import { requestTimeouts } from '../../../src/data/connection/timeouts.ts';
import { tcpProxy } from '../../app/tcp-proxy.ts';
import { overdueAtNextAnswer } from '../../support/overdue.ts';
import { refusingPostgres } from '../../support/refusing-servers.ts';
import { withTimeLimits } from '../../support/with-time-limits.ts';

const limit = requestTimeouts.connect;

withTimeLimits();

const opened = async (port: number) => {
  const database = await openDatabase({ url: `postgres://somebody@127.0.0.1:${port}/some`, onError: () => undefined });
  onTestFinished(() => database.close());
  return database;
};

it('a server that was heard while this process was busy is not taken for a silent one', async () => {
  const server = await refusingPostgres('28000', 'Nobody may come in');
  const proxy = await tcpProxy({ host: '127.0.0.1', port: server.port });
  const database = await opened(proxy.port);
  overdueAtNextAnswer(proxy, limit);
  expect(await rejection(database.ping())).toMatchObject({ code: '28000' });
  await proxy.close();
  await server.close();
});

it('a server that says nothing is given up', async () => {
  const server = await refusingPostgres('28000', 'Nobody may come in');
  const proxy = await tcpProxy({ host: '127.0.0.1', port: server.port });
  proxy.freeze();
  const database = await opened(proxy.port);
  const failed = rejection(database.ping());
  await expect.poll(proxy.taken).toBe(1);
  vi.advanceTimersByTime(limit);
  expect(await failed).toMatchObject({ message: 'timeout exceeded when trying to connect' });
  await proxy.close();
  await server.close();
});
