import { createHash } from 'node:crypto';
import { CompiledQuery, type QueryResult } from 'kysely';
import { lifetimes } from '../contract/plans.ts';
import { canonicalJson } from '../core/canonical-json.ts';
import type { Clock } from '../core/clock.ts';
import { ServiceError } from '../core/errors.ts';
import type { Sealer } from '../core/sealing.ts';
import { inAmbientTransaction, insideAmbientTransaction, withholdWrite } from '../data/connection/ambient-transaction.ts';
import type { Queries } from '../data/connection/database.ts';
import { wasUndone } from '../data/connection/errors.ts';
import type { Statement } from '../data/connection/joint-reads.ts';
import { runWithCommit, sendAtOnce, transaction } from '../data/connection/transaction.ts';

/** How long an answer is stored, in milliseconds. */
export const answerRetention = lifetimes.idempotency_key * 1000;

const hours = answerRetention / 3_600_000;

/** What a stored answer tells its request by: the SHA-256 of its content, whatever the order of keys. */
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

/** A request that must happen once, and how the answers of its kind are stored. */
export interface OnceRequest<First extends AnyAnswer> {
  /** The caller's key, for messages. */
  key: string;
  /** Names the lock and the sealed answer; every other request has another name. */
  name: string;
  /** Everything that distinguishes this request from others, as JSON. */
  content: unknown;
  /** Finds the stored answer that is younger than an instant. */
  find: (db: Queries, since: string) => Statement;
  /** @throws ServiceError when this caller does not get the answer */
  expectMayHave?: (first: First) => void;
  /**
   * The kind of the request, and the row that its answer is in `idempotency_keys`: then a request whose work is one write may store the
   * answer by the statement of this write. Requests of a kind whose work has needed a transaction once always get one.
   */
  inOneStatement?: { kind: string; row: (row: AnyAnswer & { created_at: string }) => Readonly<Record<string, unknown>> };
  /** Stores an answer in place of an expired one. */
  store: (db: Queries, row: AnyAnswer & { created_at: string }) => Statement;
}

/** Holds the lock until the transaction ends, so that a second request with the same key sees that the first one is running. */
const claiming = (name: string): Statement => ({
  sql: 'select pg_try_advisory_xact_lock(hashtextextended($1, 0)) as claimed',
  parameters: [name],
});

/**
 * Runs a write once per key; a repeated request gets the first answer again. `before` runs ahead of the write and outside its
 * transaction, unless there is an answer already. It may run in vain when the same write is running elsewhere.
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
export const createOnce = (db: Queries, clock: Clock, sealer: Sealer): Once => {
  const needingTransaction = new Set<string>();

  /**
   * Does the only write of the work and stores its answer in one statement, where the key was not used yet. Undefined where that was not
   * possible; then nothing has happened.
   */
  const tryInOneStatement = async <Answer, First extends AnyAnswer>(
    { name, content, inOneStatement }: OnceRequest<First>,
    work: () => Promise<Answer>,
  ): Promise<{ answer: Answer } | undefined> => {
    if (!inOneStatement || needingTransaction.has(inOneStatement.kind) || insideAmbientTransaction()) return undefined;
    const created_at = clock().toISOString();
    const { write, needsTransaction } = await withholdWrite(db, work);
    if (needsTransaction) needingTransaction.add(inOneStatement.kind);
    if (!write) return undefined;
    const answer = sealer.seal(JSON.stringify(write.result), name);
    const stored = { lock: name, row: inOneStatement.row({ fingerprint: fingerprint(content), answer, created_at }) };
    const isDone = await write.run(stored).catch((error: unknown) => {
      if (wasUndone(error)) return false;
      throw error;
    });
    return isDone ? { answer: write.result } : undefined;
  };

  return async <Answer, First extends AnyAnswer>(
    request: OnceRequest<First>,
    work: () => Promise<Answer>,
    before?: () => Promise<void>,
  ) => {
    const { key, name, content, find, expectMayHave, store } = request;
    const atOnce = before ? undefined : await tryInOneStatement(request, work);
    if (atOnce) return { answer: atOnce.answer, replayed: false };
    const lookingUp = (queries: Queries, now: Date) => find(queries, new Date(now.getTime() - answerRetention).toISOString());
    const known = ({ rows }: QueryResult<unknown>): string | undefined => {
      const [first] = rows as First[];
      if (first) expectMayHave?.(first);
      if (first && first.fingerprint !== fingerprint(content)) throw reused(key);
      return first?.answer;
    };
    const isKnown = async () => {
      const { sql: text, parameters } = lookingUp(db, clock());
      return known(await db.executeQuery(CompiledQuery.raw(text, [...parameters]))) !== undefined;
    };
    if (before && !(await isKnown())) await before();
    return transaction(db, async (tx) => {
      const now = clock();
      // They are sent together. The answer is looked up after the lock, so that it is seen when the one who had the lock has stored it.
      const [claimed, stored] = await sendAtOnce(tx, [claiming(name), lookingUp(tx, now)]);
      const [claim] = (await claimed!).rows as [{ claimed: boolean }];
      if (!claim.claimed) throw inUse(key);
      const first = known(await stored!);
      if (first !== undefined) return { answer: JSON.parse(sealer.open(first, name)) as Answer, replayed: true };
      const answer = await inAmbientTransaction(db, tx, work);
      const sealed = sealer.seal(JSON.stringify(answer), name);
      runWithCommit(tx, store(tx, { fingerprint: fingerprint(content), answer: sealed, created_at: now.toISOString() }));
      return { answer, replayed: false };
    });
  };
};
