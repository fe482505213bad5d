import { setTimeout as delay } from 'node:timers/promises';
import { CompiledQuery, type QueryResult, sql, type Transaction } from 'kysely';
import type { Tables } from '../tables/index.ts';
import { ambientTransaction, needTransaction, runStatement, type StoredWith, withheldWrite } from './ambient-transaction.ts';
import { callCommitListeners } from './commit-listeners.ts';
import type { Queries } from './database.ts';
import { databaseFailure, wasUndone } from './errors.ts';
import { numberEvents, numberSoon } from './event-numbers.ts';
import { jointAsker, type ReadKind, type Statement } from './joint-reads.ts';
import { currentRequester, inBackground } from './requester.ts';
import { withQueryGuard } from './single-connection.ts';
import { hasStandby, noteWrite } from './standby.ts';

export { onCommit } from './commit-listeners.ts';

/** An open transaction. */
export type Tx = Transaction<Tables>;

const ATTEMPTS = 4;

const notifiedAccounts = new WeakMap<Queries, Set<string>>();
const accountsWithEvents = new WeakMap<Queries, Set<string>>();

/** Marks that this transaction makes a delivery due: the commit listeners are called after its commit, and only then. */
export const notifyAtCommit = (tx: Tx, accountId: string): void => void notifiedAccounts.get(tx)?.add(accountId);

/** Marks that this transaction records an event: after its commit the event gets its position, and then the listeners are called. */
export const numberAtCommit = (tx: Tx, accountId: string): void => void accountsWithEvents.get(tx)?.add(accountId);

/** Called with an account in which credentials have ended or lost rights. */
type EndingListener = (accountId: string) => void;

const endingListeners = new WeakMap<Queries, Set<EndingListener>>();
const endedCredentials = new WeakMap<Queries, Set<string>>();

/** The listeners check the credentials of other connections. The request that ended a credential does not wait for that. */
const notifyCredentialsEnded = (db: Queries, accountId: string): void => {
  for (const listener of endingListeners.get(db) ?? []) inBackground(() => listener(accountId));
};

/** Marks that this write ends credentials of an account; the listeners are called after the commit, and only then. */
export const markCredentialsEnded = (db: Queries, accountId: string): void => {
  const accountIds = endedCredentials.get(db.isTransaction ? db : (ambientTransaction(db) ?? db));
  if (accountIds) accountIds.add(accountId);
  else notifyCredentialsEnded(db, accountId);
};

/** Adds a listener for the writes of this process that end credentials; returns a function that removes it. */
export const onCredentialsEnded = (db: Queries, listener: EndingListener): (() => void) => {
  const registered = endingListeners.get(db) ?? new Set();
  endingListeners.set(db, registered.add(listener));
  return () => void registered.delete(listener);
};

const callbacksAfterCommit = new WeakMap<Queries, (() => void)[]>();

/** Runs work after the commit, and only then: for what cannot be undone, such as sending an e-mail. */
export const afterCommit = (tx: Tx, work: () => void): void => void callbacksAfterCommit.get(tx)?.push(work);

const lastStatements = new WeakMap<Queries, Statement[]>();

/** Runs a statement as the last one of a transaction, together with its commit: the commit does not wait for its result. */
export const runWithCommit = (tx: Tx, statement: Statement): void => void lastStatements.get(tx)!.push(statement);

/**
 * Sends statements to the connection of a transaction, without Kysely's queue, in which each would wait for the one before. PostgreSQL
 * executes them one after the other.
 */
export const sendAtOnce = async (tx: Tx, statements: readonly Statement[]): Promise<Promise<QueryResult<unknown>>[]> => {
  const connection = await tx.getExecutor().provideConnection(async (own) => own);
  const sent = statements.map(({ sql: text, parameters }) => connection.executeQuery<unknown>(CompiledQuery.raw(text, [...parameters])));
  // Whoever awaits one result does not have to handle the failures of the others.
  for (const result of sent) result.catch(() => undefined);
  return sent;
};

/** Runs in the background: the writer does not wait for it. */
const runAfterCommit = (db: Queries, accountIds: ReadonlySet<string>, callbacks: readonly (() => void)[]): void => {
  callCommitListeners(db, accountIds);
  for (const work of callbacks) work();
};

/**
 * Has the events of a commit numbered. Where there is a standby, it is waited for, and notes for the readers of the standby that the
 * accounts have changed; where no event is numbered, the change is noted by itself. What is committed stays so: where this fails, it is
 * done later.
 */
const numberAndNote = async (db: Queries, withEvents: ReadonlySet<string>): Promise<void> => {
  if (!hasStandby(db)) return numberSoon(db, withEvents);
  const areNumbered = withEvents.size > 0 && (await numberEvents(db, withEvents).catch(() => false));
  const { lane, key } = currentRequester();
  const unnoted = new Set(lane === 'account' ? [...withEvents, key] : withEvents);
  if (areNumbered) for (const accountId of withEvents) unnoted.delete(accountId);
  await Promise.all([...unnoted].map((accountId) => noteWrite(db, accountId).catch(() => undefined)));
};

const attempt = async <T>(db: Queries, work: (tx: Tx) => Promise<T>): Promise<T> => {
  const accountIds = new Set<string>();
  const withEvents = new Set<string>();
  const ended = new Set<string>();
  const callbacks: (() => void)[] = [];
  const last: Statement[] = [];
  let sent: Promise<unknown>[] = [];
  const begun = db.transaction().execute((tx) => {
    notifiedAccounts.set(tx, accountIds);
    accountsWithEvents.set(tx, withEvents);
    endedCredentials.set(tx, ended);
    callbacksAfterCommit.set(tx, callbacks);
    lastStatements.set(tx, last);
    return withQueryGuard(tx.getExecutor().adapter, async () => {
      const done = await work(tx);
      if (last.length > 0) sent = await sendAtOnce(tx, last);
      return done;
    });
  });
  // A statement that fails undoes the transaction, and its failure is the reason for that of the commit.
  const result = await begun.catch(async (error: unknown) => {
    await Promise.all(sent);
    throw error;
  });
  await Promise.all(sent);
  // Before the events go out, so that no connection receives them with credentials that ended in this transaction.
  for (const accountId of ended) notifyCredentialsEnded(db, accountId);
  await numberAndNote(db, withEvents);
  if (accountIds.size + callbacks.length > 0) inBackground(() => runAfterCommit(db, accountIds, callbacks));
  return result;
};

/** Runs work again after a deadlock or a serialization failure. */
const withRetries = async <T>(work: () => Promise<T>): Promise<T> => {
  for (let tried = 1; ; tried += 1) {
    try {
      return await work();
    } catch (error) {
      if (tried === ATTEMPTS || databaseFailure(error) !== 'conflict') throw error;
      await delay(tried * 10 + Math.random() * 20);
    }
  }
};

/**
 * Runs work in one transaction, which commits when the work resolves and rolls back when it rejects. After a deadlock or a
 * serialization failure the work runs again, so it must not have effects outside the transaction. When it resolves, the recorded events get their positions soon, and before anybody reads events of their accounts. Given
 * a transaction, or within an ambient one, the work becomes part of that.
 */
export const transaction = async <T>(db: Queries, work: (tx: Tx) => Promise<T>): Promise<T> => {
  const outer = db.isTransaction ? (db as Tx) : ambientTransaction(db);
  return outer ? work(outer) : withRetries(() => attempt(db, work));
};

type Shareable<Input, Answer> = Omit<ReadKind<Input, Answer>, 'triesAlone'>;

/** Writes of one kind, which one statement can do together. */
export interface WriteKind<Input, Answer> extends Shareable<Input, Answer> {
  /** The answer as it will be; undefined where that is not certain before the write. */
  expected(input: Input): Answer | undefined;
  /** The same write together with a row of `idempotency_keys`. Where that cannot be stored, nothing is, and the answer is undefined. */
  stored: Shareable<Input & { stored: StoredWith }, Answer | undefined>;
}

/** Runs the statement of a write outside of any transaction: alone, or shared with the writes of other requests. */
const runShared = async <Input, Answer>(db: Queries, kind: Shareable<Input, Answer>, input: Input): Promise<Answer> => {
  const askJointly = jointAsker(db);
  // A statement whose connection broke may be committed: it must not run again.
  if (askJointly) return askJointly({ ...kind, triesAlone: wasUndone }, input);
  const { answersIn, ...statement } = kind.statementFor([input]);
  return answersIn(await runStatement(db, statement))[0]!;
};

/**
 * Does a write in one statement, which changes data and records an event in an account: as part of the transaction that there is, or as a
 * transaction of its own in one round trip, which writes of other requests may share. Otherwise it is like `transaction`.
 */
export const inOneStatement = async <Input extends object, Answer>(
  db: Queries,
  accountId: string,
  kind: WriteKind<Input, Answer>,
  input: Input,
): Promise<Answer> => {
  const outer = db.isTransaction ? (db as Tx) : ambientTransaction(db);
  if (outer) {
    numberAtCommit(outer, accountId);
    const { sql: text, parameters, answersIn } = kind.statementFor([input]);
    return answersIn((await outer.executeQuery(CompiledQuery.raw(text, [...parameters]))).rows)[0]!;
  }
  const withheld = withheldWrite(db);
  if (withheld) {
    const expected = withheld.run ? undefined : kind.expected(input);
    if (expected === undefined) return needTransaction(withheld);
    withheld.run = async (stored) => {
      const answer = await runShared(db, kind.stored, { ...input, stored });
      if (answer !== undefined) await numberAndNote(db, new Set([accountId]));
      return answer !== undefined;
    };
    return expected;
  }
  const answer = await withRetries(() => runShared(db, kind, input));
  await numberAndNote(db, new Set([accountId]));
  return answer;
};

/**
 * Runs work in a savepoint: a failure undoes only this work, and not the rest of the ambient transaction. Without a transaction the
 * work just runs.
 */
export const savepoint = async <T>(db: Queries, work: () => Promise<T>): Promise<T> => {
  const tx = ambientTransaction(db);
  if (!tx) return work();
  const callbacks = callbacksAfterCommit.get(tx) ?? [];
  const before = callbacks.length;
  await sql`savepoint apart`.execute(tx);
  try {
    const result = await work();
    await sql`release savepoint apart`.execute(tx);
    return result;
  } catch (error) {
    await sql`rollback to savepoint apart`.execute(tx);
    callbacks.length = before;
    throw error;
  }
};
