import { setTimeout as delay } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { atMost } from '../core/at-most.ts';
import { type MockDatabase, openMockDatabase } from './mock-database.ts';
import { type MockOptions, type RunningMock, serveMock } from './start-mock.ts';

/** A mock that runs, and its database. */
interface Prepared {
  place: MockDatabase;
  options: MockOptions;
  mock: RunningMock;
}

/** Who has closed a mock often asks for the next one at once, and gets it before this one is filled anew, in milliseconds. */
const pause = 10;

/** How many mocks wait for somebody at most; each takes some 100 MB. */
const mostReady = 4;

/** So many databases are opened at a time. With more, the first of many mocks would be ready no sooner than the last one. */
const mostOpening = 2;

const closed = () => new Error('The mocks have been closed.');

const prepare = async (place: MockDatabase, options: MockOptions): Promise<Prepared> => ({
  ...{ place, options },
  mock: await serveMock(place, await place.begin(options), options),
});

const open = async (options: MockOptions): Promise<Prepared> => {
  const place = await openMockDatabase({ isForMany: true, first: options });
  return prepare(place, options).catch(async (failure: unknown) => {
    await place.close();
    throw failure;
  });
};

const end = async ({ mock, place }: Prepared): Promise<void> => {
  await mock.close();
  await place.close();
};

/**
 * Mocks that are there at once, each with a server and a database of its own. When one has been closed, its database is filled anew and
 * gets another server, in a fraction of the time of opening one; the next mock is expected to be like the last one.
 */
export const createMocks = () => {
  const ready: Promise<Prepared>[] = [];
  const starting = new Set<Promise<RunningMock>>();
  const running = new Set<RunningMock>();
  const opening = atMost(mostOpening);
  let isClosed = false;

  const openInTurn = (options: MockOptions): Promise<Prepared> =>
    opening(async () => {
      if (isClosed) throw closed();
      return open(options);
    });

  const add = (preparing: Promise<Prepared>): void => {
    ready.push(preparing);
    // Whoever asks next opens another one, and is told what is wrong.
    preparing.catch(() => {
      const at = ready.indexOf(preparing);
      if (at >= 0) ready.splice(at, 1);
    });
  };

  const prepareOrClose = (place: MockDatabase, options: MockOptions): Promise<Prepared> =>
    prepare(place, options).catch(async (failure: unknown) => {
      await place.close();
      throw failure;
    });

  const giveBack = async (place: MockDatabase, options: MockOptions): Promise<void> => {
    if (isClosed || ready.length >= mostReady) await place.close();
    else add(delay(pause).then(() => prepareOrClose(place, options)));
  };

  const change = async ({ place, mock, options: former }: Prepared, options: MockOptions): Promise<Prepared> => {
    await mock.close();
    return prepare(place, options).catch(async (failure: unknown) => {
      await giveBack(place, former);
      throw failure;
    });
  };

  const handOut = ({ place, mock, options }: Prepared): RunningMock => {
    let closing: Promise<void> | undefined;
    const close = async (): Promise<void> => {
      await mock.close();
      await giveBack(place, options);
      running.delete(given);
    };
    const given: RunningMock = {
      ...mock,
      close: () => {
        closing ??= close();
        return closing;
      },
    };
    running.add(given);
    return given;
  };

  /** One that is ready, or a new one; what failed for others is their own. */
  const take = async (options: MockOptions): Promise<Prepared> => {
    const prepared = (await ready.shift()?.catch(() => undefined)) ?? (await openInTurn(options));
    return isDeepStrictEqual(prepared.options, options) ? prepared : change(prepared, options);
  };

  const begin = async (options: MockOptions): Promise<RunningMock> => {
    const prepared = await take(options);
    if (!isClosed) return handOut(prepared);
    await end(prepared);
    throw closed();
  };

  return {
    /**
     * Starts a mock.
     * @throws ServiceError `invalid_parameters`, with what is wrong with the scene and where
     */
    start: (options: MockOptions): Promise<RunningMock> => {
      const beginning = begin(options).finally(() => starting.delete(beginning));
      starting.add(beginning);
      return beginning;
    },

    /** Prepares the next mock, if none is. */
    stockUp: (options: MockOptions): void => {
      if (ready.length === 0 && !isClosed) add(openInTurn(options));
    },

    close: async (): Promise<void> => {
      isClosed = true;
      await Promise.allSettled(starting);
      await Promise.all([...running].map((mock) => mock.close()));
      const prepared = await Promise.allSettled(ready);
      await Promise.all(prepared.map((one) => one.status === 'fulfilled' && end(one.value)));
    },
  };
};
