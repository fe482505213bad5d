import { expect, it, vi } from 'vitest';
import { createGroup } from '../../src/app/processes/group.ts';
import type { Started } from '../../src/app/processes/messages.ts';
import { until } from '../support/until.ts';

/** Processes that are started and ended by hand. */
const byHand = () => {
  const begun: ReturnType<typeof one>[] = [];
  const one = () => {
    const started = Promise.withResolvers<Started>();
    const exited = Promise.withResolvers<number | string>();
    let [isServing, hasStarted] = [false, false];
    void exited.promise.then(() => {
      isServing = false;
    });
    return {
      started: started.promise,
      exited: exited.promise,
      isServing: () => isServing,
      hasStarted: () => hasStarted,
      last: () => undefined,
      ask: async () => undefined,
      end: async () => exited.resolve(0),
      /** It is ready. */
      ready: () => {
        isServing ||= !hasStarted;
        hasStarted = true;
        started.resolve({} as Started);
      },
      die: () => exited.resolve('SIGKILL'),
    };
  };
  const start = () => {
    const next = one();
    begun.push(next);
    return next as never;
  };
  return { start, begun, serving: () => begun.filter((process) => process.isServing()) };
};

it.each([
  ['while its own successor starts', 0],
  ['while the successor of another one starts', 1],
])('a process that dies during a restart, %s, is replaced once', async (_when, which) => {
  const { start, begun, serving } = byHand();
  const info = vi.fn();
  const log = { info, error: () => undefined };
  const group = createGroup(2, log, start);
  const started = group.start();
  begun[0]!.ready();
  await until(() => begun.length === 2);
  begun[1]!.ready();
  await started;

  group.restart();
  await until(() => begun.length === 3);
  begun[which]!.die();
  // The replacement begins before the successor is ready.
  await until(() => begun.length === 4);
  await until(() => {
    for (const process of begun.slice(2)) process.ready();
    return info.mock.calls.length > 0;
  });
  expect([begun[0]!.isServing(), begun[1]!.isServing(), serving().length]).toEqual([false, false, 2]);
  await group.end();
});
