import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { canonicalJson } from '../core/canonical-json.ts';
import type { Clock } from '../core/clock.ts';
import { ServiceError } from '../core/errors.ts';
import type { Principal } from '../core/principal.ts';
import { missingScopes, scopesWithinRole } from '../core/scopes.ts';
import type { Sealer } from '../core/sealing.ts';
import { inAmbientTransaction } from '../data/connection/ambient-transaction.ts';
import type { Queries } from '../data/connection/database.ts';
import { type Tx, transaction } from '../data/connection/transaction.ts';

/** A request that is to happen once: the key that the caller chose, and what the key stands for. */
export interface IdempotentRequest {
  caller: Principal;
  operation: string;
  key: string;
  /** Everything of the request that makes it this one and no other, as JSON would hold it; the order of keys means nothing. */
  content: unknown;
}

/**
 * Runs a write once for each key; a repetition gets the first answer again. `before` is done ahead of the write and outside
 * its transaction, unless there is an answer already; when the write is under way elsewhere, it may be done in vain.
 */
export type Idempotency = <Answer>(
  request: IdempotentRequest,
  work: () => Promise<Answer>,
  before?: () => Promise<void>,
) => Promise<{ answer: Answer; replayed: boolean }>;

/** How long an answer is kept, in milliseconds. */
const stored = 24 * 60 * 60 * 1000;

const inUse = (key: string) =>
  new ServiceError(
    'idempotency_key_in_use',
    `A request with the Idempotency-Key ${key} is still running. Wait for its answer, or try again.`,
    { headers: { 'Retry-After': '1' } },
  );

const reused = (key: string) =>
  new ServiceError(
    'idempotency_key_reused',
    `The Idempotency-Key ${key} belongs to another request of the last 24 hours. Use a new key for a new request.`,
  );

const hash = (text: string) => createHash('sha256').update(text).digest('hex');

const fingerprint = (content: unknown): string => hash(canonicalJson(content));

/** A node of an earlier version, working beside this one, minds the order of keys. */
const isSame = (stored: string, content: unknown): boolean => stored === fingerprint(content) || stored === hash(JSON.stringify(content));

/**
 * Who comes with a key: an API key or an application by itself, and a person by what they have shown - a session, a token of their
 * password, or tokens of one application, which renews them between two tries.
 */
const holderOf = ({ actor, credential }: Principal): string => {
  if (actor.type !== 'user') return actor.id;
  const by = credential.type === 'session' || credential.id === actor.id ? credential.type : credential.id;
  return `${by} ${actor.id}`;
};

/** What a caller reaches, by scopes and by role. */
const reachOf = ({ role, scopes }: Principal): string[] => scopesWithinRole(role, scopes);

/** Whose key it is, and for what. */
type Own = { account_id: string; caller: string; operation: string; key: string };

/** What nobody else's lock and no other sealed answer is called: no part has a line break in it. */
const nameOf = (own: Own): string => Object.values(own).join('\n');

/** A node of an earlier version, working beside this one, keeps JSON as it is; what is sealed never begins like it. */
const reveal = (stored: string, own: Own, sealer: Sealer): string => (stored.startsWith('{') ? stored : sealer.open(stored, nameOf(own)));

/** Held until the transaction ends, so that of two requests with one key the second sees that the first is running. */
const claim = async (tx: Tx, name: string): Promise<boolean> => {
  const { rows } = await sql<{ claimed: boolean }>`select pg_try_advisory_xact_lock(hashtextextended(${name}, 0)) as claimed`.execute(tx);
  return rows[0]!.claimed;
};

/** What could be had by more scopes is told to nobody who has less now. @throws ServiceError `invalid_scope` */
const expectSameReach = (caller: Principal, { scopes }: { scopes: readonly string[] | null }): void => {
  const missing = missingScopes(reachOf(caller), scopes ?? []);
  if (missing.length > 0)
    throw new ServiceError(
      'invalid_scope',
      `The first request with this Idempotency-Key had the scope ${missing.join(' and ')}, which this one has not. Use a new key for a new request.`,
      { scopes: missing },
    );
};

/** The first answer to a request, read again; undefined when there is none that is still kept. @throws ServiceError `invalid_scope`, `idempotency_key_reused` */
const firstAnswer = async (db: Queries, own: Own, { caller, content }: IdempotentRequest, now: Date): Promise<string | undefined> => {
  const first = await db
    .selectFrom('idempotency_keys')
    .where((eb) => eb.and(own))
    .where('created_at', '>', new Date(now.getTime() - stored).toISOString())
    .select(['fingerprint', 'answer', 'scopes'])
    .executeTakeFirst();
  if (first) expectSameReach(caller, first);
  if (first && !isSame(first.fingerprint, content)) throw reused(own.key);
  return first?.answer;
};

/**
 * Keeps answers in the transaction of the write that they tell of: after a crash either both are there or neither is.
 * A failure keeps nothing. Answers are kept sealed, because some tell a secret that is told once.
 * @throws ServiceError `idempotency_key_in_use`, `idempotency_key_reused`, `invalid_scope`
 */
export const createIdempotency =
  (db: Queries, clock: Clock, sealer: Sealer): Idempotency =>
  async (request, work, before) => {
    const { caller, operation, key, content } = request;
    const own: Own = { account_id: caller.accountId, caller: holderOf(caller), operation, key };
    if (before && (await firstAnswer(db, own, request, clock())) === undefined) await before();
    return transaction(db, async (tx) => {
      if (!(await claim(tx, nameOf(own)))) throw inUse(key);
      const now = clock();
      const first = await firstAnswer(tx, own, request, now);
      if (first !== undefined) return { answer: JSON.parse(reveal(first, own, sealer)), replayed: true };
      const answer = await inAmbientTransaction(db, tx, work);
      const sealed = sealer.seal(JSON.stringify(answer), nameOf(own));
      const row = { fingerprint: fingerprint(content), answer: sealed, scopes: reachOf(caller), created_at: now.toISOString() };
      await tx
        .insertInto('idempotency_keys')
        .values({ ...own, ...row })
        .onConflict((conflict) => conflict.columns(['account_id', 'caller', 'operation', 'key']).doUpdateSet(row))
        .execute();
      return { answer, replayed: false };
    });
  };

/** Forgets answers that are no longer owed. */
export const forgetOldAnswers = async (db: Queries, clock: Clock): Promise<void> => {
  await db
    .deleteFrom('idempotency_keys')
    .where('created_at', '<', new Date(clock().getTime() - stored).toISOString())
    .execute();
};
