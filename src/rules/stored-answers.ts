import { createHash } from 'node:crypto';
import { CompiledQuery, type QueryResult } from 'kysely';
import { lifetimes } from '../contract/plans.ts';
import { canonicalJson } from '../core/canonical-json.ts';
import type { Clock } from '../core/clock.ts';
import { ServiceError } from '../core/errors.ts';
import type { Sealer } from '../core/sealing.ts';
import type { Queries } from '../data/connection/database.ts';
import type { Statement } from '../data/connection/statements/joint-reads.ts';
import { transaction } from '../data/connection/transaction.ts';

/** How long an answer is stored, in milliseconds. */
export const answerRetention = lifetimes.idempotency_key * 1000;

const hours = answerRetention / 3_600_000;

/** Identifies the request of a stored answer: the SHA-256 of its content, whatever the order of keys. */
const fingerprint = (content: unknown): string => createHash('sha256').update(canonicalJson(content)).digest('hex');

const inUse = (key: string) =>
  new ServiceError(
    'idempotency_key_in_use',
    `A request with the Idempotency-Key ${key} is still in progress. Wait for its response, or try again.`,
    { headers: { 'Retry-After': '1' } },
  );

const reused = (key: string) =>
  new ServiceError(
    'idempotency_key_reused',
    `The Idempotency-Key ${key} was used for a different request within the last ${hours} hours. Use a new key for a new request.`,
  );

/** What every kind of stored answer has. */
interface AnyAnswer {
  fingerprint: string;
  /** JSON text, sealed. */
  answer: string;
}

/** Finds the stored answer that is younger than an instant. */
export type FindAnswer = (db: Queries, since: string) => Statement;

/** A request that must happen once, and how the answers of its kind are stored. */
export interface OnceRequest<First extends AnyAnswer> {
  /** The caller's key, for messages. */
  key: string;
  /** Names the lock and the sealed answer; every other request has another name. */
  name: string;
  /** Everything that distinguishes this request from others, as JSON. */
  content: unknown;
  find: FindAnswer;
  /** @throws ServiceError when this caller does not get the answer */
  expectMayHave?: (first: First) => void;
  /** Stores an answer in place of an expired one. */
  store: (db: Queries, row: AnyAnswer & { created_at: string }) => Statement;
}

/**
 * Holds the lock until the transaction ends, so that a second request with the same key sees that the first one is running. If another
 * request has the lock, the statement divides by zero: PostgreSQL then refuses the statements sent after it, and they wait for no locks.
 */
const claiming = (name: string): Statement => ({
  sql: 'select 1 / pg_try_advisory_xact_lock(hashtextextended($1, 0))::int',
  parameters: [name],
});

const dividedByZero = (error: unknown): boolean => (error as { code?: unknown }).code === '22012';

const lookingUp = (find: FindAnswer, queries: Queries, now: Date): Statement =>
  find(queries, new Date(now.getTime() - answerRetention).toISOString());

/** The stored answer that has not expired, with what `find` selects of it, as the only row; without one there are no rows. */
export const lookUpAnswer = (db: Queries, clock: Clock, find: FindAnswer): Promise<QueryResult<unknown>> => {
  const { sql: text, parameters } = lookingUp(find, db, clock());
  return db.executeQuery(CompiledQuery.raw(text, [...parameters]));
};

/**
 * Runs a write once per key; a repeated request gets the first answer again. `before` runs ahead of the write and outside its
 * transaction, unless there is an answer already. It may run needlessly when the same write is running elsewhere.
 */
export type Once = <Answer, First extends AnyAnswer>(
  request: OnceRequest<First>,
  work: () => Promise<Answer>,
  before?: () => Promise<void>,
) => Promise<{ answer: Answer; replayed: boolean }>;

/**
 * Stores answers in the transaction of their write: after a crash either both are there or neither is. After an error nothing is
 * stored. Answers are sealed, because some contain a secret that is shown only once.
 * @throws ServiceError `idempotency_key_in_use`, `idempotency_key_reused`, and what `expectMayHave` throws
 */
export const createOnce =
  (db: Queries, clock: Clock, sealer: Sealer): Once =>
  async <Answer, First extends AnyAnswer>(request: OnceRequest<First>, work: () => Promise<Answer>, before?: () => Promise<void>) => {
    const { key, name, content, find, expectMayHave, store } = request;
    const known = ({ rows }: QueryResult<unknown>): string | undefined => {
      const [first] = rows as First[];
      if (first) expectMayHave?.(first);
      if (first && first.fingerprint !== fingerprint(content)) throw reused(key);
      return first?.answer;
    };
    const isKnown = async () => known(await lookUpAnswer(db, clock, find)) !== undefined;
    if (before && !(await isKnown())) await before();
    return transaction(db, async (tx) => {
      const now = clock();
      // The look-up comes after the lock, so that it finds the answer that the previous holder of the lock has stored.
      const first = tx.ahead([claiming(name), lookingUp(find, tx, now)], async ([claimed, stored]) => {
        await claimed!.catch((error: unknown) => {
          throw dividedByZero(error) ? inUse(key) : error;
        });
        return known(await stored!);
      });
      const [found, done] = await Promise.allSettled([first, work()]);
      if (found.status === 'rejected') throw found.reason;
      if (found.value !== undefined) return { answer: JSON.parse(sealer.open(found.value, name)) as Answer, replayed: true };
      if (done.status === 'rejected') throw done.reason;
      const sealed = sealer.seal(JSON.stringify(done.value), name);
      tx.write(store(tx, { fingerprint: fingerprint(content), answer: sealed, created_at: now.toISOString() }));
      return { answer: done.value, replayed: false };
    });
  };
