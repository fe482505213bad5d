import type { Caller, Outside, Tessera } from '@tessera/platform/testing';
import { credentialsOf } from '../../support/credentials.ts';
import type { Records } from '../../support/family-parts.ts';
import { prefixesMade, recordsOf } from '../../support/records.ts';
import { type ValidRequest, validRequests } from '../../support/valid-requests.ts';
import { accountOperations, type PublishedOperation, publishedOperations } from '../published.ts';
import { type Kept, keptBy } from './kept-rows.ts';
import { type Observation, observe } from './observed.ts';

/** Whom the operations are asked by who are refused, and whose records they are not to reach. */
export interface Stage {
  tessera: Tessera;
  outside: Outside;
  admin: Caller;
  /** A viewer whose key has every scope. */
  viewer: Caller;
  /** An administrator's key with every scope but this one and the wide one that contains it. */
  without: (scope: string) => Promise<Caller>;
  /** The headers of an administrator who has just signed in. */
  signedIn: (how: 'session' | 'JWT of a password') => Promise<Record<string, string>>;
  /** The records of another account, and all that it has. */
  theirs: Records;
  others: Kept;
}

/** One operation, with what its checks share: each part is made when a check first asks for it. */
export interface Visit extends Stage {
  operation: PublishedOperation;
  /** In whose account its valid request is made. */
  owner: () => Promise<Caller>;
  /** A request that succeeds when it is sent once. */
  request: () => Promise<ValidRequest>;
  /** What came of that request. */
  observation: () => Promise<Observation>;
}

const once = <T>(make: () => Promise<T>): (() => Promise<T>) => {
  let made: Promise<T> | undefined;
  return () => {
    made ??= make();
    return made;
  };
};

/** The audit log belongs to the account, so that `admin` contains it. */
const wideOf = (scope: string): string => (scope === 'read:audit' ? 'admin' : scope.split(':')[0]!);
const scopesOfAll = [...new Set([...publishedOperations, ...accountOperations].flatMap(({ scopes }) => scopes))];

/** Makes what all operations share, on a server of `bootWithOutside`. */
export const stageOn = async (tessera: Tessera, outside: Outside): Promise<Stage> => {
  const { admin } = tessera;
  const keys = new Map<string, Promise<Caller>>();
  const without = (scope: string): Promise<Caller> => {
    const key =
      keys.get(scope) ??
      tessera.scoped(
        admin,
        scopesOfAll.filter((one) => one !== scope && one !== wideOf(scope)),
      );
    keys.set(scope, key);
    return key;
  };
  const credentials = credentialsOf(tessera);
  const signedIn: Stage['signedIn'] = async (how) => (await credentials[how]({ role: 'admin', scopes: [] })).headers;
  const stranger = await tessera.otherAccount();
  const theirs = recordsOf(stranger, outside);
  for (const prefix of prefixesMade(stranger, outside)) await theirs(prefix);
  const viewer = await tessera.someone('viewer', ['read', 'write', 'admin']);
  return { tessera, outside, admin, viewer, without, signedIn, theirs, others: await keptBy(tessera, stranger) };
};

/** Visits an operation. */
export const visitOn = (stage: Stage, operation: PublishedOperation): Visit => {
  const owner = once(() => stage.tessera.otherAccount());
  const request = once(async () => validRequests(stage.tessera, stage.outside, await owner())(operation.operationId, undefined, operation));
  const observation = once(async () => {
    const found = await observe(visit);
    // The end of a window of the rate limit came between, and nobody knows what the request cost.
    return found.seen.cost === undefined ? visitOn(stage, operation).observation() : found;
  });
  const visit: Visit = { ...stage, operation, owner, request, observation };
  return visit;
};
