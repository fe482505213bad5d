import { AsyncLocalStorage } from 'node:async_hooks';
import { CompiledQuery, type Kysely } from 'kysely';
import { giveUpAfter } from '../../../core/time-limit.ts';
import type { OpenSpan } from '../../../core/tracing.ts';
import type { Tables } from '../../tables/index.ts';
import { databaseFailure, deadlineExceeded } from '../errors.ts';
import { asRequester, currentRequester, type Requester } from '../requester.ts';
import { beginWait, endWait, waitTimeOf } from '../timeouts.ts';
import { isInUnitOfWork } from '../units-of-work/unit-of-work.ts';
import { describeReadSpan, openReadSpan } from './statement-spans.ts';

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

/** Asks for a read of a request. The read shares a statement with those that other requests ask for at the same time. */
export type AskJointly = <Input, Answer>(kind: ReadKind<Input, Answer>, input: Input) => Promise<Answer>;

/** A connection for one statement. */
interface JointConnection {
  run(statement: Statement): Promise<readonly unknown[]>;
  release(): void;
}

/** What joint reads need of a database. */
export interface JointConnections {
  /** Milliseconds that a request may wait for the database in all. */
  longestWait: number;
  connect(): Promise<JointConnection>;
  /** Called after each statement, including failed ones. */
  onStatement?: (statement: CompiledQuery) => void;
}

/** A read that has no answer yet. */
interface Pending {
  input: unknown;
  requester: Requester;
  answer: (value: unknown) => void;
  fail: (error: unknown) => void;
  isSettled: boolean;
  /** Undefined where nothing is traced. */
  span: OpenSpan | undefined;
}

/** The reads of one kind that came in this turn of the event loop. */
interface Batch {
  kind: ReadKind<unknown, unknown>;
  reads: Pending[];
}

/** A statement takes no further reads once it has this many records to find. */
const mostRecords = 200;

/** After a timeout nobody was served, and another try would only take longer. */
const servedInTime = (error: unknown): boolean => databaseFailure(error) !== 'timeout';

/** Divides reads among statements. */
const statementsOf = ({ kind, reads }: Batch): Pending[][] => {
  const statements: Pending[][] = [];
  let room = 0;
  for (const read of reads) {
    if (room <= 0) {
      statements.push([]);
      room = mostRecords;
    }
    statements.at(-1)!.push(read);
    room -= kind.sizeOf(read.input);
  }
  return statements;
};

/** Lets the reads that come in one turn of the event loop share a statement. When it fails, each of its reads is tried by itself. */
export const createJointReads = ({ longestWait, connect, onStatement }: JointConnections): AskJointly => {
  const batches = new Map<string, Batch>();
  // A statement belongs to no request: what runs after it must not inherit the context of the first one.
  const detached = AsyncLocalStorage.snapshot();

  const failAll = (reads: readonly Pending[], error: unknown): void => {
    for (const read of reads) read.fail(error);
  };

  const runOn = async (connection: JointConnection, { sql, parameters }: Statement, requester: Requester) => {
    try {
      return await connection.run({ sql, parameters });
    } finally {
      if (onStatement) asRequester(requester, () => onStatement(CompiledQuery.raw(sql, [...parameters])));
    }
  };

  const readOn = async (connection: JointConnection, kind: Batch['kind'], reads: readonly Pending[]): Promise<void> => {
    try {
      const { answersIn, ...statement } = kind.statementFor(reads.map(({ input }) => input));
      for (const { span } of reads) describeReadSpan(span, statement.sql, reads.length);
      const answers = answersIn(await runOn(connection, statement, reads[0]!.requester));
      for (const [at, read] of reads.entries()) read.answer(answers[at]);
    } finally {
      connection.release();
    }
  };

  const send = async (kind: Batch['kind'], asked: readonly Pending[]): Promise<void> => {
    const reads = asked.filter(({ isSettled }) => !isSettled);
    if (reads.length === 0) return;
    const connection = await connect().catch((error: unknown) => failAll(reads, error));
    if (!connection) return;
    await readOn(connection, kind, reads).catch(async (error: unknown) => {
      if (reads.length === 1 || !servedInTime(error)) return failAll(reads, error);
      for (const read of reads) await send(kind, [read]);
    });
  };

  const sendAll = (key: string, batch: Batch): void => {
    batches.delete(key);
    for (const reads of statementsOf(batch)) void send(batch.kind, reads);
  };

  const batchOf = (kind: Batch['kind']): Batch => {
    const known = batches.get(kind.key);
    if (known) return known;
    const batch: Batch = { kind, reads: [] };
    batches.set(kind.key, batch);
    detached(() => setImmediate(sendAll, kind.key, batch));
    return batch;
  };

  const ask = (kind: Batch['kind'], input: unknown): Promise<unknown> =>
    new Promise((resolve, reject) => {
      const requester = currentRequester();
      const waitTime = requester.waitTime!;
      const left = longestWait - waitTimeOf(waitTime);
      if (left <= 0) throw deadlineExceeded();
      const settle = (failure?: string): boolean => {
        if (read.isSettled) return false;
        read.isSettled = true;
        inTime();
        endWait(waitTime);
        read.span?.end(failure);
        return true;
      };
      const read: Pending = {
        input,
        requester,
        answer: (value) => settle() && resolve(value),
        fail: (error) => settle(databaseFailure(error) ?? 'unknown') && reject(error),
        isSettled: false,
        span: openReadSpan(),
      };
      const inTime = giveUpAfter(left, () => read.fail(deadlineExceeded()));
      beginWait(waitTime);
      batchOf(kind).reads.push(read);
    });

  return ask as AskJointly;
};

const askers = new WeakMap<Kysely<Tables>, AskJointly>();

/** Runs a statement by itself. */
export const runStatement = async <Row>(db: Kysely<Tables>, { sql, parameters }: Statement): Promise<readonly Row[]> =>
  (await db.executeQuery(CompiledQuery.raw(sql, [...parameters]) as CompiledQuery<Row>)).rows;

/** Lets the reads of a database share statements; returns the function that asks for them. */
export const enableJointReads = (db: Kysely<Tables>, connections: JointConnections): AskJointly => {
  const ask = createJointReads(connections);
  askers.set(db, ask);
  return ask;
};

/**
 * The function with which the running code shares statements with other requests. Undefined for work without a deadline, so that neither
 * waits for the other, and in a transaction, which has to run its own reads.
 */
export const jointAsker = (db: Kysely<Tables>): AskJointly | undefined => {
  const { lane, waitTime, isLongRunning } = currentRequester();
  const mayShare = lane === 'account' && waitTime !== undefined && !isLongRunning && !isInUnitOfWork();
  return mayShare ? askers.get(db) : undefined;
};

/** Reads with other requests, or by itself where `ask` is undefined. */
export const readJointly = async <Input, Answer>(
  db: Kysely<Tables>,
  kind: ReadKind<Input, Answer>,
  input: Input,
  ask: AskJointly | undefined,
): Promise<Answer> => {
  if (ask) return ask(kind, input);
  const statement = kind.statementFor([input]);
  return statement.answersIn(await runStatement(db, statement))[0]!;
};
