import { hashPassword } from '../../identity/passwords/passwords.ts';
import { accountOperations, type PublishedOperation, publishedOperations } from '../contract/published.ts';
import type { Outside } from '../outside.ts';
import type { Requests } from '../requests/requests.ts';
import type { Caller, Tessera } from '../tessera.ts';
import { keptBy } from './kept-rows.ts';
import { observe } from './observed.ts';
import type { Stage, Visit } from './visit.ts';

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

/** The headers of an administrator who has just signed in with a password. */
const signedInAt =
  (tessera: Tessera): Stage['signedIn'] =>
  async (how): Promise<Record<string, string>> => {
    const { db } = tessera.database;
    const { userId } = await tessera.someone('admin');
    const { account_id, email } = await db
      .selectFrom('users')
      .select(['account_id', 'email'])
      .where('id', '=', userId)
      .executeTakeFirstOrThrow();
    const password = 'correct horse battery staple';
    await db
      .insertInto('passwords')
      .values({ account_id, user_id: userId, hash: await hashPassword(password) })
      .execute();
    const path = how === 'session' ? '/v1/auth/login' : '/api/token';
    const headers = { 'Content-Type': 'application/json' };
    const response = await fetch(`${tessera.url}${path}`, { method: 'POST', headers, body: JSON.stringify({ email, password }) });
    const { session_token, access_token } = (await response.json()) as { session_token?: string; access_token?: string };
    return session_token ? { 'X-Session-Token': session_token } : { Authorization: `Bearer ${access_token}` };
  };

/** Makes what all operations share, on a server of `bootWithOutside`. */
export const stageOn = async (tessera: Tessera, outside: Outside, requests: Requests): Promise<Stage> => {
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
  const stranger = await tessera.otherAccount();
  const theirs = requests.recordsOf(stranger, outside);
  for (const prefix of requests.prefixesMade(stranger, outside)) await theirs(prefix);
  const viewer = await tessera.someone('viewer', ['read', 'write', 'admin']);
  return {
    tessera,
    outside,
    requests,
    admin,
    viewer,
    without,
    signedIn: signedInAt(tessera),
    theirs,
    others: await keptBy(tessera, stranger),
  };
};

/** Visits an operation. */
export const visitOn = (stage: Stage, operation: PublishedOperation): Visit => {
  const owner = once(() => stage.tessera.otherAccount());
  const request = once(async () => {
    const valid = stage.requests.validRequests(stage.tessera, stage.outside, await owner());
    return valid(operation.operationId, undefined, operation);
  });
  const observation = once(async () => {
    const found = await observe(visit);
    // The end of a window of the rate limit came between, and nobody knows what the request cost.
    return found.seen.cost === undefined ? visitOn(stage, operation).observation() : found;
  });
  const visit: Visit = { ...stage, operation, owner, request, observation };
  return visit;
};
