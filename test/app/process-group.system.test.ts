import { until } from '@tessera/platform/testing';
import { expect, it, vi } from 'vitest';
import { createGroup } from '../../src/app/processes/group.ts';
import type { Started } from '../../src/app/processes/messages.ts';

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
      die: (how: number | string = 'SIGKILL') => {
        started.reject(new Error(`Ended with ${how}.`));
        exited.resolve(how);
      },
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

it.each([0, 1])('process %i, killed before it is ready, is started again, and all serve', async (which) => {
  const { start, begun, serving } = byHand();
  const group = createGroup(2, { info: () => undefined, error: () => undefined }, start);
  const started = group.start();
  if (which === 1) begun[0]!.ready();
  await until(() => begun.length === which + 1);
  begun[which]!.die();
  await until(() => {
    for (const process of begun.slice(which + 1)) process.ready();
    return serving().length === 2;
  });
  await started;
  expect(begun.length).toBe(3);
  await group.end();
});

it('a process that can never start ends the start: at once when it exits, and after five tries when it is killed', async () => {
  const log = { info: () => undefined, error: () => undefined };
  const exits = byHand();
  const refused = expect(createGroup(2, log, exits.start).start()).rejects.toThrow('Ended with 1.');
  exits.begun[0]!.die(1);
  await refused;
  expect(exits.begun.length).toBe(1);

  const killed = byHand();
  const group = createGroup(2, log, killed.start);
  const ended = expect(group.start()).rejects.toThrow(
    'A serving process was killed 5 times before it was ready, most recently by SIGKILL.',
  );
  for (const tries of [1, 2, 3, 4, 5]) {
    await until(() => killed.begun.length === tries);
    killed.begun[tries - 1]!.die();
  }
  await ended;
});
