import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import { setImmediate as turnOver } from 'node:timers/promises';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { giveUpAfter, timeLimit, timeLimitOrZero } from '../../src/core/time-limit.ts';
import { tcpProxy } from '../app/tcp-proxy.ts';
import { overdueAtNextAnswer } from '../support/overdue.ts';
import { withTimeLimits } from '../support/with-time-limits.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
});

describe('a time limit', () => {
  it('gives up when it is over, and not before', async () => {
    const giveUp = vi.fn();
    giveUpAfter(100, giveUp);
    vi.advanceTimersByTime(99);
    await turnOver();
    expect(giveUp).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    await turnOver();
    expect(giveUp).toHaveBeenCalledOnce();
  });

  it.each([50, 100])('does not give up what is done after %d ms of 100', async (milliseconds) => {
    const giveUp = vi.fn();
    const inTime = giveUpAfter(100, giveUp);
    vi.advanceTimersByTime(milliseconds);
    inTime();
    vi.advanceTimersByTime(1000);
    await turnOver();
    expect(giveUp).not.toHaveBeenCalled();
  });

  it('counts what has arrived while this process was busy', async () => {
    const server = createServer((socket) => void socket.once('data', () => socket.end('answer'))).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const proxy = await tcpProxy({ host: '127.0.0.1', port: (server.address() as AddressInfo).port });
    const socket = connect(proxy.port, '127.0.0.1');
    await once(socket, 'connect');
    overdueAtNextAnswer(proxy, 100);
    const said = Promise.withResolvers<string>();
    const inTime = giveUpAfter(100, () => said.resolve('given up'));
    socket.once('data', (text) => {
      inTime();
      said.resolve(text.toString());
    });
    socket.write('question');
    expect(await said.promise).toBe('answer');
    await proxy.close();
    server.close();
  });
});

describe('while the limits are off', () => {
  it('nothing is given up, however long it takes', async () => {
    const giveUp = vi.fn();
    giveUpAfter(timeLimit(100), giveUp)();
    giveUpAfter(timeLimit(100), giveUp);
    expect([vi.getTimerCount(), timeLimitOrZero(100)]).toEqual([0, 0]);
    vi.advanceTimersByTime(10_000_000);
    await turnOver();
    expect(giveUp).not.toHaveBeenCalled();
  });
});

describe('while the limits are on', () => {
  withTimeLimits();

  it('each is what it is', () => {
    expect([timeLimit(100), timeLimitOrZero(100)]).toEqual([100, 100]);
  });
});
