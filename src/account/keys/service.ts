import type { Clock } from '../../core/clock.ts';
import { notFound, ServiceError } from '../../core/errors.ts';
import { excerpt } from '../../core/excerpt.ts';
import type { Principal } from '../../core/principal.ts';
import type { ListQuery } from '../../core/query/list-query.ts';
import type { Queries } from '../../data/connection/database.ts';
import { type Tx, transaction } from '../../data/connection/transaction.ts';
import type { Environment } from '../../identity/credentials/api-key-format.ts';
import { createApiKey, type NewApiKey } from '../../identity/credentials/api-keys.ts';
import { expectRoom } from '../../rules/account-limits.ts';
import type { Source } from '../../rules/audit.ts';
import { holdsAll } from '../../rules/changes.ts';
import { expectVersion, type IfMatch } from '../../rules/if-match.ts';
import {
  type ApiKeyCreate,
  type ApiKeyUpdate,
  changesOf,
  endOfOverlap,
  expectAlive,
  expectFuture,
  expectHosts,
  expectMayCreate,
  expectMayWiden,
  expectNetworks,
  expectScopes,
  expectUnrevoked,
  isOver,
  withinBounds,
} from './key.ts';
import * as store from './store.ts';

/** E-mails a person when an API key acts for them. */
export type TellOfKey = (tx: Tx, person: { accountId: string; userId: string }, source: Source) => Promise<void>;

interface Dependencies {
  db: Queries;
  clock: Clock;
  environment: Environment;
  notifyOfKey: TellOfKey;
}

type Row = NonNullable<Awaited<ReturnType<typeof store.findKey>>>;

const versioned = ({ version, own_expiry: ownExpiry, overlap_ends_at: overlapEndsAt, ...data }: Row) => ({
  data,
  version,
  ownExpiry,
  overlapEndsAt,
});

const noSuchUser = (id: string) =>
  new ServiceError('unknown_reference', `This account has no user ${excerpt(id)}.`, {
    details: [{ field: 'user_id', message: 'Must be the id of a user in this account.', code: 'unknown_reference' }],
  });

/** Checks that the account may have one more key, and locks the account until the transaction ends. @throws ServiceError `limit_reached` */
export const expectRoomForKey = (tx: Tx, of: Pick<Principal, 'accountId'>, now: string): Promise<void> =>
  expectRoom(tx, of, 'api_keys', store.validKeys(tx, of, now), { records: 'API keys', end: 'Revoke' });

/** The service for API keys. Scopes are fixed at creation; restrictions and revocation take effect within a second. */
export const createApiKeyService = ({ db, clock, environment, notifyOfKey }: Dependencies) => {
  const now = () => clock().toISOString();

  const found = (row: Row | undefined, id: string) => {
    if (!row) throw notFound('API key', id);
    return versioned(row);
  };

  /** Locks the key for a change, and checks `If-Match`. */
  const lock = async (tx: Tx, caller: Principal, id: string, ifMatch: IfMatch) => {
    const current = found(await store.lockKey(tx, caller, id), id);
    expectVersion(current.version, ifMatch);
    return current;
  };

  const insert = async (tx: Tx, caller: Principal, fields: Omit<NewApiKey, 'accountId' | 'environment' | 'at'>) => {
    await expectRoomForKey(tx, caller, now());
    const { id, key } = await createApiKey(tx, { ...fields, accountId: caller.accountId, environment, at: now() });
    const { data, version } = found(await store.findKey(tx, caller, id), id);
    return { data: { ...data, key }, version };
  };

  return {
    list: async (caller: Principal, query: ListQuery) => {
      const { rows: data, extent } = await store.listKeys(db, caller, query);
      return { data, extent };
    },

    get: async (caller: Principal, id: string) => found(await store.findKey(db, caller, id), id),

    create: (caller: Principal, requested: ApiKeyCreate, source: Source) =>
      transaction(db, async (tx) => {
        const wanted = withinBounds(caller, requested);
        const { user_id, expires_at, allowed_ips, allowed_referrers, ...body } = wanted;
        expectScopes(body.scopes);
        expectMayCreate(caller, wanted);
        expectFuture(expires_at, clock());
        expectNetworks(allowed_ips);
        expectHosts(allowed_referrers);
        const userId = user_id ?? caller.userId;
        if (!(await store.lockUser(tx, caller, userId))) throw noSuchUser(userId);
        const restrictions = { allowedIps: allowed_ips, allowedReferrers: allowed_referrers };
        await notifyOfKey(tx, { accountId: caller.accountId, userId }, source);
        return insert(tx, caller, { ...body, ...restrictions, userId, expiresAt: expires_at ?? undefined });
      }),

    update: (caller: Principal, id: string, body: ApiKeyUpdate, ifMatch: IfMatch) =>
      transaction(db, async (tx) => {
        const current = await lock(tx, caller, id, ifMatch);
        const fields = changesOf(body);
        expectMayWiden(caller, current.data, fields);
        expectUnrevoked(current.data);
        expectFuture(body.expires_at, clock());
        expectNetworks(body.allowed_ips);
        expectHosts(body.allowed_referrers);
        // An expired or overlapping key counts again when it gets an expiry in the future.
        if (body.expires_at !== undefined && (current.overlapEndsAt || isOver(current.data, clock())))
          await expectRoomForKey(tx, caller, now());
        if (holdsAll({ ...current.data, overlap_ends_at: current.overlapEndsAt }, fields)) return current;
        return versioned(await store.updateKey(tx, caller, id, now(), fields));
      }),

    reroll: (caller: Principal, id: string, overlapSeconds: number, ifMatch: IfMatch, source: Source) =>
      transaction(db, async (tx) => {
        const { data: old, ownExpiry } = await lock(tx, caller, id, ifMatch);
        expectMayCreate(caller, { ...old, expires_at: ownExpiry });
        expectAlive(old, clock());
        // First, so that the old key no longer counts towards the limit.
        await store.updateKey(tx, caller, id, now(), { overlap_ends_at: endOfOverlap(old, overlapSeconds, clock()) });
        const { name, scopes, user_id: userId, allowed_ips: allowedIps, allowed_referrers: allowedReferrers } = old;
        const made = { name, scopes, userId, allowedIps, allowedReferrers, expiresAt: ownExpiry ?? undefined, rerolledFrom: id };
        await notifyOfKey(tx, { accountId: caller.accountId, userId }, source);
        return insert(tx, caller, made);
      }),

    revoke: (caller: Principal, id: string, ifMatch: IfMatch) =>
      transaction(db, async (tx) => {
        expectUnrevoked((await lock(tx, caller, id, ifMatch)).data);
        return versioned(await store.updateKey(tx, caller, id, now(), { revoked_at: now() }));
      }),
  };
};

export type ApiKeyService = ReturnType<typeof createApiKeyService>;
