import { type Caller, readFeed } from '@tessera/platform/testing';
import { expect } from 'vitest';

export interface Event {
  id: string;
  type: string;
  resource_id: string;
  actor: object;
  cause: string | null;
  data: { id: string };
  version: number | null;
}

type Told = [act: Event, ...effects: Event[]];

/** What somebody follows from a cursor on. */
export const followed = (caller: Caller, from: string) => readFeed<Event>(caller, from);

/** The effects follow the act in the feed, by the same actor, and name it. */
export const expectEffects = ([act, ...effects]: Told, type: string, expected: [type: string, resourceId: string][]) => {
  expect([act.type, act.cause]).toEqual([type, null]);
  expect(effects.map((effect) => [effect.type, effect.resource_id])).toEqual(expected);
  for (const effect of effects) expect([effect.cause, effect.actor]).toEqual([act.id, act.actor]);
};

/** What an act leads to, as somebody who sees everything follows it. */
export const effectsSeenBy = (admin: Caller) => ({
  /** What a follower of the feed gets of an act, beginning with the event of the act. */
  told: async (act: () => Promise<{ status: number }>, caller = admin): Promise<Told> => {
    const { cursor } = await followed(caller, '');
    expect((await act()).status).toBeLessThan(300);
    return (await followed(caller, cursor)).events as Told;
  },

  /** An event has the record that is at an address now, with its version. */
  expectAsNow: async ({ data, version }: Event, path: string): Promise<void> => {
    const { body, headers } = await admin.call('GET', path);
    expect([data, `"${version}"`]).toEqual([body.data, headers.get('etag')]);
  },
});

export type Effects = ReturnType<typeof effectsSeenBy>;
