import { bootTessera, type Tessera } from '@tessera/platform/testing';
import { startMock } from '../../../src/app/start-mock.ts';
import { type Clock, systemClock } from '../../../src/core/clock.ts';
import { environment } from '../../../src/mock/account.ts';
import { asTessera } from '../../../src/testing/tessera.ts';

interface Wishes {
  /** Variables of the environment of a server; the mock has its own. */
  env?: Record<string, string>;
  clock?: Clock;
}

const bootMock = async ({ clock = systemClock }: Wishes = {}): Promise<Tessera> => {
  const mock = await startMock({ host: '127.0.0.1', port: 0, seed: 1, strict: true, dynamic: false, clock });
  const { accountId, userId, keys } = mock.account;
  return asTessera(mock, environment, { accountId, userId, key: keys[0].key });
};

/** Where the client is tried: the same tests pass on a server and on the mock. */
export const places: readonly [name: string, boot: (wishes?: Wishes) => Promise<Tessera>][] = [
  ['on a server', bootTessera],
  ['on the mock', bootMock],
];
