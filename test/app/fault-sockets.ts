import { type ChannelClient, connectChannel, type Frame } from '@tessera/platform/testing';
import { expect } from 'vitest';

/** An event as far as it is compared. */
interface Told {
  id: string;
  type: string;
}

/** What one socket asks for, and whether it breaks off by itself after an event. */
interface Habit {
  events: string[];
  breaksOff: () => boolean;
}

/** Follows the events over one socket after another, each beginning where the one before it ended. */
const createFollower = ({ events, breaksOff }: Habit) => {
  const told: (Told & { data: unknown })[] = [];
  /** What should not have been answered. */
  const surprises: Frame[] = [];
  let cursor: string | undefined;
  let resumed = 0;
  let running = Promise.resolve();

  const asked = async (client: ChannelClient, frame: object): Promise<Frame> => {
    const answer = await client.ask(frame);
    if (answer.type === 'result') return answer;
    surprises.push(answer);
    client.socket.terminate();
    throw new Error(JSON.stringify(answer));
  };

  const subscribe = async (client: ChannelClient): Promise<void> => {
    const answer = await asked(client, { type: 'subscribe', events, ...(cursor === undefined ? {} : { after: cursor }) });
    if (answer.recovered !== (cursor === undefined ? null : true)) surprises.push(answer);
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

  /** Connects again and again, until nobody is there to connect to. A connection that ends is no sign of that. */
  const follow = async (url: string, key: string, subscribed: () => void): Promise<void> => {
    while (surprises.length === 0) {
      // Nobody is there any more.
      const client = await connectChannel(url).catch(() => undefined);
      if (!client) break;
      await asked(client, { type: 'authenticate', token: key })
        .then(() => subscribe(client))
        .then(subscribed)
        .then(() => listen(client))
        .catch(() => client.closed);
    }
    subscribed();
  };

  return {
    /** Resolves once it follows, or the server is gone again. */
    begin: (url: string, key: string): Promise<void> => {
      const { promise, resolve } = Promise.withResolvers<void>();
      // What the old socket still brings comes before the new one begins.
      running = running.then(() => follow(url, key, resolve));
      return promise;
    },
    saw: (text: string): boolean => {
      expect(surprises).toEqual([]);
      return told.some(({ data }) => JSON.stringify(data).includes(text));
    },
    end: async (all: readonly Told[]) => {
      await running;
      expect(surprises).toEqual([]);
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
