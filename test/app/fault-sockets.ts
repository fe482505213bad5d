import { setTimeout as delay } from 'node:timers/promises';
import { expect } from 'vitest';
import { type ChannelClient, signedIn } from '../channel/client.ts';

/** An event as far as it is compared. */
interface Told {
  id: string;
  type: string;
}

/** Milliseconds after which a busy server is asked again. */
const retryAfter = 200;

/** Whether a node was too busy for a frame. */
const isBusy = (refusal: string): boolean => /"code":"(rate_limit_exceeded|service_unavailable|timeout)"/.test(refusal);

const untilNotBusy = async <Frame>(ask: () => Promise<Frame>): Promise<Frame> => {
  for (;;) {
    const answer = await ask();
    if (!isBusy(JSON.stringify(answer))) return answer;
    await delay(retryAfter);
  }
};

/** What one socket asks for, and whether it breaks off by itself after an event. */
interface Habit {
  events: string[];
  breaksOff: () => boolean;
}

/** Follows the events over one socket after another, each beginning where the one before it ended. */
const createFollower = ({ events, breaksOff }: Habit) => {
  const told: (Told & { data: unknown })[] = [];
  const partly: unknown[] = [];
  let cursor: string | undefined;
  let resumed = 0;
  let running = Promise.resolve();

  const subscribe = async (client: ChannelClient): Promise<void> => {
    const answer = await untilNotBusy(() => client.ask({ type: 'subscribe', events, ...(cursor === undefined ? {} : { after: cursor }) }));
    if (answer.recovered !== (cursor === undefined ? null : true)) partly.push(answer);
    if (cursor !== undefined) resumed += 1;
    cursor ??= answer.cursor;
  };

  const listen = async (client: ChannelClient): Promise<void> => {
    do {
      const frame = await client.next(({ type }) => type === 'event');
      told.push(frame.event);
      cursor = frame.cursor;
    } while (!breaksOff());
    client.socket.terminate();
  };

  /** Connects again and again, until nobody is there to connect to. */
  const follow = async (url: string, key: string, subscribed: () => void): Promise<void> => {
    for (;;) {
      const client = await signedIn(url, key).catch((refusal: Error) => refusal.message);
      if (typeof client === 'string') {
        if (!isBusy(client)) return subscribed();
        await delay(retryAfter);
        continue;
      }
      await subscribe(client)
        .then(subscribed)
        .then(() => listen(client))
        .catch(() => client.closed);
    }
  };

  return {
    /** Resolves once it follows, or the server is gone again. */
    begin: (url: string, key: string): Promise<void> => {
      const { promise, resolve } = Promise.withResolvers<void>();
      // What the old socket still brings comes before the new one begins.
      running = running.then(() => follow(url, key, resolve));
      return promise;
    },
    saw: (text: string): boolean => told.some(({ data }) => JSON.stringify(data).includes(text)),
    end: async (all: readonly Told[]) => {
      await running;
      expect(partly).toEqual([]);
      const wanted = all.filter(({ type }) => events.includes(type));
      expect(told.map(({ id }) => id)).toEqual(wanted.map(({ id }) => id));
      return { resumed, told: told.length };
    },
  };
};

/** Sockets that follow through all that happens to servers; each has to be told of every event once, in the one order. */
export const followBySockets = (key: string, habits: readonly Habit[]) => {
  const followers = habits.map(createFollower);
  return {
    begin: async (url: string): Promise<void> => void (await Promise.all(followers.map(({ begin }) => begin(url, key)))),
    saw: (text: string): boolean => followers.every(({ saw }) => saw(text)),
    end: async (all: readonly Told[]) => {
      const counts = await Promise.all(followers.map(({ end }) => end(all)));
      const sum = (count: 'resumed' | 'told') => counts.reduce((total, one) => total + one[count], 0);
      return { sockets: followers.length, resumed: sum('resumed'), told: sum('told') };
    },
  };
};
