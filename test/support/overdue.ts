import { setTimeout as afterRealTime } from 'node:timers';
import { vi } from 'vitest';
import type { TcpProxy } from '../app/tcp-proxy.ts';

/**
 * The next answer through a proxy comes to a process that is busy until so many milliseconds are over: timers that are due then run before
 * the answer is read. Time has to be a fake one, which the answer itself does not take any of.
 */
export const overdueAtNextAnswer = (proxy: TcpProxy, milliseconds: number): void =>
  proxy.atNextAnswer(() => {
    afterRealTime(() => vi.advanceTimersByTime(milliseconds), 1);
    // The timer is to run before sockets are read again, so that it has to be due.
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 2);
  });
