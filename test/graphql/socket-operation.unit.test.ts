import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import type { Principal } from '../../src/core/principal.ts';
import { contextFor, type Following } from '../../src/graphql/socket-operation.ts';

const caller = { accountId: 'acc_1', userId: 'usr_1' } as unknown as Principal;

/** A subscription on a connection of its own. */
const subscribed = () => {
  const session = { caller, originOf: () => ({}), feed: {}, assured: async () => undefined, charge: async () => undefined };
  return contextFor(session as unknown as Following, { cost: 10 } as never, 'req_1', {
    cursors: () => ({}) as never,
    limiter: {} as never,
  });
};

it('prepares one event for 50 connections in 50 turns of the event loop', async () => {
  const began: number[] = [];
  let turn = 0;
  const prepared = Array.from({ length: 50 }, subscribed).map(async ({ renew }) => {
    await renew();
    began.push(turn);
  });
  while (began.length < 50) {
    await setImmediate();
    turn += 1;
  }
  await Promise.all(prepared);
  expect(new Set(began).size).toBe(50);
});
