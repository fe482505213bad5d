import { AsyncLocalStorage } from 'node:async_hooks';
import { CompiledQuery, type Kysely } from 'kysely';
import { turnShares } from '../../core/event-loop.ts';
import type { OpenSpan } from '../../core/tracing.ts';
import type { Tables } from '../tables/index.ts';
import { type ConnectionShares, maxWaiting, type Share } from './connection-shares.ts';
import { databaseFailure, deadlineExceeded } from './errors.ts';
import { asRequester, currentRequester, type Requester } from './requester.ts';
import { describeReadSpan, openReadSpan } from './statement-spans.ts';
import { beginWait, endWait, type WaitTime, waitTimeOf } from './timeouts.ts';
import { isInUnitOfWork } from './unit-of-work.ts';

/** A compiled statement and its values. */
export type Statement = Pick<CompiledQuery, 'sql' | 'parameters'>;

/** A statement for several reads, and how each finds its answer among the rows. */
export interface JointStatement<Answer> extends Statement {
  /** The answers, in the order of the reads. */
  answersIn(rows: readonly unknown[]): readonly Answer[];
}

/** Reads of one kind, which one statement can serve together. */
export interface ReadKind<Input, Answer> {
  /** Reads with the same key are of the same kind. */
  key: string;
  /** How many records are asked for. */
  sizeOf(input: Input): number;
  statementFor(inputs: readonly Input[]): JointStatement<Answer>;
}

/** Asks for a read of a request. It shares a statement with those of other requests that ask at the same time. */
export type AskJointly = <Input, Answer>(kind: ReadKind<Input, Answer>, input: Input) => Promise<Answer>;

/** A connection for one statement. */
interface JointConnection {
  run(statement: Statement): Promise<readonly unknown[]>;
  /** Gives the connection back; returns whether the database still answers on it. */
  release(): boolean;
}

/** What joint reads need of a database. */
export interface JointConnections {
  shares: ConnectionShares;
  /** Milliseconds that a request may wait for the database in all. */
  longestWait: number;
  /** Opens a connection; its share is held already. */
  connect(): Promise<JointConnection>;
  /** Called after each statement, also after a failed one. */
  onStatement?: (statement: CompiledQuery) => void;
}

/** A read that has no answer yet. */
interface Pending {
  input: unknown;
  requester: Requester;
  waitTime: WaitTime;
  resolve: (answer: unknown) => void;
  reject: (error: unknown) => void;
  isSettled: boolean;
  /** Undefined where nothing is traced. */
  span: OpenSpan | undefined;
}

/** The reads of one account that no statement has been sent for. */
interface Group {
  requester: Requester;
  reads: Pending[];
  /** Whether a connection was asked for that is not free yet. */
  isWaiting: boolean;
  /** How many of the reads were there when it was asked for. */
  waiting: number;
}

/** The reads of one kind. */
interface Queue {
  kind: ReadKind<unknown, unknown>;
  /** By account. */
  groups: Map<string, Group>;
  /** Statements under way. */
  underWay: number;
  /** Those among them that are not slow. */
  prompt: number;
  /** Whether a statement is sent at the end of this turn of the event loop. */
  isScheduled: boolean;
}

interface UnderWay {
  queue: Queue;
  sentAt: number;
  isSlow: boolean;
}

/** While so many statements of a kind are under way, further reads wait for the next one. */
const mostAtOnce = 2;

/** Milliseconds after which nobody waits for a statement of others any more. Also how often the deadlines are checked. */
const slowAfter = 100;

/** A statement takes no further reads when it has so many records to find. */
const mostRecords = 200;

/** @param failure the type of the error, when there is no answer */
const settle = (read: Pending, failure?: string): boolean => {
  if (read.isSettled) return false;
  read.isSettled = true;
  endWait(read.waitTime);
  read.span?.end(failure);
  return true;
};

const takeNext = (group: Group): Pending | undefined => {
  for (;;) {
    const next = group.reads.shift();
    if (group.waiting > 0) group.waiting -= 1;
    if (!next?.isSettled) return next;
  }
};

/** After a time in which nobody was served, another try would only take longer. */
const servedInTime = (error: unknown): boolean => databaseFailure(error) !== 'timeout';

/**
 * Lets reads that come at the same time share statements. A read is sent at once while no statement of its kind is under way. While one
 * is, it is sent at the end of the turn of the event loop, with all that came in this turn; while two are, when one of them has ended. It never joins a statement that was sent before.
 *
 * A statement takes one connection, and counts for every account with a read in it. It takes no read of an account that holds as many
 * connections as it may: that waits until one is given back. When a statement fails, each of its reads is tried by itself.
 */
export const createJointReads = (connections: JointConnections): AskJointly => {
  const { shares, longestWait, connect, onStatement } = connections;
  const queues = new Map<string, Queue>();
  const pending = new Set<Pending>();
  const underWay = new Set<UnderWay>();
  // A statement belongs to no request: what runs after it must not inherit the context of the first one.
  const detached = AsyncLocalStorage.snapshot();
  let isChecking = false;

  const answer = (read: Pending, value: unknown): void => {
    if (!settle(read)) return;
    pending.delete(read);
    turnShares.start(read.requester.key, () => read.resolve(value));
  };

  const fail = (read: Pending, error: unknown): void => {
    if (!settle(read, databaseFailure(error) ?? 'unknown')) return;
    pending.delete(read);
    read.reject(error);
  };

  /** Those that have been taken from go last in the next turn. */
  const moveToEnd = ({ groups }: Queue, group: Group): void => {
    groups.delete(group.requester.key);
    if (group.reads.length > 0 || group.isWaiting) groups.set(group.requester.key, group);
  };

  /** Takes reads for a statement: of the first account, and in turn of all others that may have one more connection. */
  const take = (queue: Queue, first: Group, joined: Share[]): Pending[] => {
    const reads: Pending[] = [];
    let room = mostRecords;
    const takeOne = (group: Group): boolean => {
      const read = room > 0 ? takeNext(group) : undefined;
      if (!read) return false;
      reads.push(read);
      room -= queue.kind.sizeOf(read.input);
      return true;
    };
    const mayJoin = (group: Group): boolean => {
      if (room <= 0 || group.reads.length === 0) return false;
      const share = shares.join(group.requester);
      if (share) joined.push(share);
      return share !== undefined;
    };
    takeOne(first);
    const others = [...queue.groups.values()].filter((group) => group !== first && mayJoin(group) && takeOne(group));
    const taken = [first, ...others];
    for (let taking = taken; taking.length > 0; taking = taking.filter(takeOne));
    for (const group of taken) moveToEnd(queue, group);
    return reads;
  };

  const runOn = async (connection: JointConnection, { sql, parameters }: Statement, requester: Requester) => {
    try {
      return await connection.run({ sql, parameters });
    } finally {
      if (onStatement) asRequester(requester, () => onStatement(CompiledQuery.raw(sql, [...parameters])));
    }
  };

  const failAll = (reads: readonly Pending[], error: unknown): void => {
    for (const read of reads) fail(read, error);
  };

  const readOn = async (connection: JointConnection, queue: Queue, reads: readonly Pending[]): Promise<void> => {
    try {
      const statement = queue.kind.statementFor(reads.map(({ input }) => input));
      for (const { span } of reads) describeReadSpan(span, statement.sql, reads.length);
      const answers = statement.answersIn(await runOn(connection, statement, reads[0]!.requester));
      for (const [at, read] of reads.entries()) answer(read, answers[at]);
    } catch (error) {
      if (reads.length === 1 || !servedInTime(error)) failAll(reads, error);
      else for (const read of reads) void retry(queue, read);
    }
  };

  /** Sends the statement for some reads; returns whether the database still answers on its connection. */
  const send = async (queue: Queue, reads: readonly Pending[]): Promise<boolean> => {
    try {
      const connection = await connect();
      await readOn(connection, queue, reads);
      return connection.release();
    } catch (error) {
      failAll(reads, error);
      return false;
    }
  };

  /** `share` is the connection that the statement takes; the others are counted for it, too. */
  const sendAndGoOn = async (queue: Queue, reads: readonly Pending[], share: Share, joined: readonly Share[] = []): Promise<void> => {
    const own: UnderWay = { queue, sentAt: performance.now(), isSlow: false };
    underWay.add(own);
    queue.underWay += 1;
    queue.prompt += 1;
    shares.release(share, await send(queue, reads));
    for (const other of joined) shares.leave(other);
    underWay.delete(own);
    queue.underWay -= 1;
    if (!own.isSlow) queue.prompt -= 1;
    proceedSoon(queue);
  };

  const start = (queue: Queue, group: Group, share: Share): void => {
    const joined: Share[] = [];
    const reads = take(queue, group, joined);
    if (reads.length > 0) {
      void detached(sendAndGoOn, queue, reads, share, joined);
      return;
    }
    // Others have taken them along, or they have passed their deadlines.
    shares.releaseUnused(share);
    for (const other of joined) shares.leave(other);
    proceed(queue);
  };

  const retry = async (queue: Queue, read: Pending): Promise<void> => {
    try {
      const share = await shares.acquire(read.requester);
      if (read.isSettled) shares.releaseUnused(share);
      else await sendAndGoOn(queue, [read], share);
    } catch (error) {
      fail(read, error);
    }
  };

  const refuse = (queue: Queue, group: Group, count: number, error: unknown): void => {
    failAll(group.reads.splice(0, count), error);
    moveToEnd(queue, group);
  };

  /** The reads of an account that has no connection left for them wait by themselves. */
  const startWhenFree = async (queue: Queue, group: Group, free: Promise<Share>): Promise<void> => {
    group.isWaiting = true;
    group.waiting = group.reads.length;
    try {
      const share = await free;
      group.isWaiting = false;
      start(queue, group, share);
    } catch (error) {
      group.isWaiting = false;
      // Only those that have waited the whole time are refused.
      refuse(queue, group, group.waiting, error);
      proceed(queue);
    }
  };

  const begin = (queue: Queue, group: Group): void => {
    try {
      const share = shares.acquire(group.requester);
      if (share instanceof Promise) void startWhenFree(queue, group, share);
      else start(queue, group, share);
    } catch (error) {
      refuse(queue, group, group.reads.length, error);
    }
  };

  const nextGroup = ({ groups }: Queue): Group | undefined => {
    for (const group of groups.values()) if (!group.isWaiting) return group;
    return undefined;
  };

  const proceed = (queue: Queue): void => {
    for (let group = nextGroup(queue); group && queue.prompt < mostAtOnce; group = nextGroup(queue)) begin(queue, group);
    const { kind, groups, underWay } = queue;
    if (groups.size === 0 && underWay === 0 && queues.get(kind.key) === queue) queues.delete(kind.key);
  };

  /** While a statement is under way, the next one is sent at the end of the turn of the event loop: with all that came in this turn. */
  const proceedSoon = (queue: Queue): void => {
    if (queue.underWay === 0 || queue.groups.size === 0) {
      proceed(queue);
      return;
    }
    if (queue.isScheduled || queue.prompt >= mostAtOnce) return;
    queue.isScheduled = true;
    setImmediate(() => {
      queue.isScheduled = false;
      proceed(queue);
    });
  };

  const checkLater = (): void => void setTimeout(check, slowAfter).unref();

  const check = (): void => {
    const now = performance.now();
    for (const read of pending) if (waitTimeOf(read.waitTime) >= longestWait) fail(read, deadlineExceeded());
    for (const one of underWay) {
      if (one.isSlow || now - one.sentAt < slowAfter) continue;
      one.isSlow = true;
      one.queue.prompt -= 1;
      proceed(one.queue);
    }
    isChecking = pending.size + underWay.size > 0;
    if (isChecking) checkLater();
  };

  const queueOf = (kind: ReadKind<unknown, unknown>): Queue => {
    const known = queues.get(kind.key);
    if (known) return known;
    const queue: Queue = { kind, groups: new Map(), underWay: 0, prompt: 0, isScheduled: false };
    queues.set(kind.key, queue);
    return queue;
  };

  const groupOf = ({ groups }: Queue, { lane, key }: Requester): Group => {
    const known = groups.get(key);
    if (known) return known;
    const group: Group = { requester: { lane, key }, reads: [], isWaiting: false, waiting: 0 };
    groups.set(key, group);
    return group;
  };

  const ask = (kind: ReadKind<unknown, unknown>, input: unknown): Promise<unknown> =>
    new Promise((resolve, reject) => {
      const requester = currentRequester();
      const waitTime = requester.waitTime!;
      if (waitTimeOf(waitTime) >= longestWait) throw deadlineExceeded();
      const queue = queueOf(kind);
      const group = groupOf(queue, requester);
      if (group.reads.length >= maxWaiting) throw shares.refusalFor(requester);
      const read: Pending = { input, requester, waitTime, resolve, reject, isSettled: false, span: openReadSpan() };
      beginWait(waitTime);
      pending.add(read);
      group.reads.push(read);
      if (!isChecking) {
        isChecking = true;
        detached(checkLater);
      }
      proceedSoon(queue);
    });

  return ask as AskJointly;
};

const askers = new WeakMap<Kysely<Tables>, AskJointly>();

/** Lets the reads of a database share statements; returns how they are asked for. */
export const enableJointReads = (db: Kysely<Tables>, connections: JointConnections): AskJointly => {
  const ask = createJointReads(connections);
  askers.set(db, ask);
  return ask;
};

/**
 * How the running code may share statements with other requests. Undefined for work without a deadline, which waits for others no
 * more than they for it, and in a transaction, whose reads belong to it.
 */
export const jointAsker = (db: Kysely<Tables>): AskJointly | undefined => {
  const { lane, waitTime, longRunningUntil } = currentRequester();
  const mayShare = lane === 'account' && waitTime !== undefined && longRunningUntil === undefined && !isInUnitOfWork();
  return mayShare ? askers.get(db) : undefined;
};
