import { setTimeout as delay } from 'node:timers/promises';
import { CompiledQuery, type Kysely, sql } from 'kysely';
import type { Tables } from '../../tables/index.ts';
import { databaseFailure } from '../errors.ts';
import { asProbe, currentRequester } from '../requester.ts';
import {
  type AskJointly,
  createJointReads,
  type JointConnections,
  type JointStatement,
  jointAsker,
  type ReadKind,
} from '../statements/joint-reads.ts';
import { createReplayTimes } from './standby-lag.ts';

/**
 * The outcome of a read that a standby may answer: it answered; it had not replayed the account's last write yet; it could not be used;
 * it failed to answer. In all cases but the first, the read went to the primary.
 */
export type StandbyOutcome = 'answered' | 'behind' | 'unusable' | 'failed';

/** The state of a standby. */
export interface StandbyState {
  /** Why it gets no reads; undefined while it does. */
  problem: string | undefined;
  /** How many seconds it is behind the primary; undefined while unknown. */
  lagSeconds: number | undefined;
  /** How many reads had each outcome, since the start. */
  reads: Readonly<Record<StandbyOutcome, number>>;
}

/** Reads of lists that a standby of the database may answer. */
export interface Standby {
  /** Asks the standby, or else the primary. */
  ask: AskJointly;
  state(): StandbyState;
  close(): Promise<void>;
}

/** The connections to a standby. */
export interface StandbyConnections extends JointConnections {
  end(): Promise<void>;
}

interface Dependencies {
  primary: Kysely<Tables>;
  askPrimary: AskJointly;
  connections: StandbyConnections;
  /** With more lag than this, in milliseconds, it gets no reads. */
  maxLagMs: number;
}

/** Milliseconds between two checks of the primary and the standby. */
const lookEvery = 250;

/** A position in PostgreSQL's log, such as `16/B374D848`, as a number. */
export const positionOf = (lsn: string): bigint => {
  const [high, low] = lsn.split('/') as [string, string];
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`);
};

/** How far a standby has replayed; null for a server that is not a standby, such as one that was promoted. */
const replayed = 'case when pg_is_in_recovery() then pg_last_wal_replay_lsn() end as position';

const identity = '(select system_identifier from pg_control_system())::text as cluster, current_database() as name';

interface Position {
  position: string | null;
}

interface Identified extends Position {
  cluster: string;
  name: string;
}

const where = ([row]: readonly unknown[]): bigint | undefined => {
  const { position } = row as Position;
  return position === null ? undefined : positionOf(position);
};

/** How far a standby has replayed, and which database it is a copy of. */
const lookAt = async ({ connect }: JointConnections): Promise<Identified> => {
  const connection = await connect();
  const found = connection.run({ sql: `select ${replayed}, ${identity}`, parameters: [] }).finally(connection.release);
  return (await found)[0] as Identified;
};

/** Asks for the position of the standby and, in the same packet, for the rows: they include everything up to that position. */
const runOn =
  ({ connect }: JointConnections): JointConnections['connect'] =>
  async () => {
    const connection = await connect();
    return {
      run: async (statement) => {
        const position = connection.run({ sql: `select ${replayed}`, parameters: [] });
        // Even after a failure, the connection is released only when both have settled.
        const [reached, rows] = await Promise.allSettled([position, connection.run(statement)]);
        if (reached.status === 'rejected') throw reached.reason;
        if (rows.status === 'rejected') throw rows.reason;
        return [where(reached.value), rows.value];
      },
      release: connection.release,
    };
  };

/** A read, and the position that a standby must have replayed to answer it. */
interface Bounded<Input> {
  input: Input;
  written: bigint;
}

/** The same reads on a standby; undefined where it has not replayed far enough. `noteReached` gets its position. */
const bounded = <Input, Answer>(
  kind: ReadKind<Input, Answer>,
  noteReached: (position: bigint) => void,
): ReadKind<Bounded<Input>, { answer: Answer } | undefined> => ({
  key: kind.key,
  sizeOf: ({ input }) => kind.sizeOf(input),
  statementFor: (inputs) => {
    const { answersIn, ...statement }: JointStatement<Answer> = kind.statementFor(inputs.map(({ input }) => input));
    return {
      ...statement,
      answersIn: (given) => {
        const [reached, rows] = given as readonly [bigint | undefined, readonly unknown[]];
        if (reached === undefined) return inputs.map(() => undefined);
        noteReached(reached);
        const answers = answersIn(rows);
        return inputs.map(({ written }, at) => (written <= reached ? { answer: answers[at]! } : undefined));
      },
    };
  },
});

/** The position that covers the acknowledged writes of an account; 0 for an account without writes. */
const writtenPositions: ReadKind<string, bigint> = {
  key: 'event_heads.written',
  sizeOf: () => 1,
  statementFor: (accountIds) => ({
    sql: 'select account_id, written from event_heads where account_id = any($1::text[])',
    parameters: [[...new Set(accountIds)]],
    answersIn: (rows) => {
      const known = new Map((rows as { account_id: string; written: string | null }[]).map((row) => [row.account_id, row.written]));
      return accountIds.map((accountId) => positionOf(known.get(accountId) ?? '0/0'));
    },
  }),
};

const silent = 'the standby does not answer';

/**
 * Lets a standby answer reads. Each request first asks the primary which position the standby must have replayed; the standby reports its
 * position with each answer. Reads that it cannot answer, or not yet, go to the primary.
 */
export const openStandby = ({ primary, askPrimary, connections, maxLagMs }: Dependencies): Standby => {
  const askStandby = createJointReads({ ...connections, connect: runOn(connections) });
  const times = createReplayTimes(maxLagMs);
  const reads: Record<StandbyOutcome, number> = { answered: 0, behind: 0, unusable: 0, failed: 0 };
  const closing = new AbortController();
  const { signal } = closing;
  let problem: string | undefined = silent;
  /** The furthest position that is known to be replayed. */
  let reachedAtLeast = 0n;

  const noteReached = (position: bigint): void => {
    reachedAtLeast = position > reachedAtLeast ? position : reachedAtLeast;
  };

  const look = async (): Promise<string | undefined> => {
    const statement = CompiledQuery.raw(`select pg_current_wal_flush_lsn() as position, ${identity}`) as CompiledQuery<Identified>;
    // A primary that does not answer is reported elsewhere; what is known about the standby does not change.
    const { rows } = await asProbe(() => primary.executeQuery(statement)).catch(() => ({ rows: [] as Identified[] }));
    const [own] = rows;
    if (own) times.noteWritten(positionOf(own.position!), performance.now());
    const other = await lookAt(connections);
    if (own && (other.cluster !== own.cluster || other.name !== own.name)) return 'DATABASE_REPLICA_URL names a copy of another database';
    if (other.position === null) return 'DATABASE_REPLICA_URL names a server that is not a standby, or was promoted';
    // A standby that was restarted, or another one at the same address, may have replayed less than the one before.
    reachedAtLeast = positionOf(other.position);
    times.noteReplayed(reachedAtLeast, performance.now());
    const lag = times.lag(performance.now())!;
    return lag > maxLagMs ? `the standby is ${Math.round(lag / 1000)} s behind` : undefined;
  };

  const keepLooking = async (): Promise<void> => {
    while (!signal.aborted) {
      problem = await look().catch(() => silent);
      await delay(lookEvery, undefined, { signal, ref: false }).catch(() => undefined);
    }
  };
  const looking = keepLooking();

  const written = (): Promise<bigint> => {
    const { standby, key } = currentRequester();
    standby!.written ??= askPrimary(writtenPositions, key);
    return standby!.written;
  };

  const tryStandby = async <Input, Answer>(kind: ReadKind<Input, Answer>, input: Input): Promise<{ answer: Answer } | StandbyOutcome> => {
    if (problem !== undefined) return 'unusable';
    const needed = await written();
    if (needed > reachedAtLeast) return 'behind';
    return (await askStandby(bounded(kind, noteReached), { input, written: needed })) ?? 'behind';
  };

  const ask = async <Input, Answer>(kind: ReadKind<Input, Answer>, input: Input): Promise<Answer> => {
    const answered = await tryStandby(kind, input).catch((error: unknown): StandbyOutcome => {
      const failure = databaseFailure(error);
      // Further reads would wait in vain. The next check finds out whether it answers again.
      if (failure === 'unavailable' || failure === 'timeout') problem ??= silent;
      return 'failed';
    });
    const isAnswered = typeof answered !== 'string';
    reads[isAnswered ? 'answered' : answered] += 1;
    return isAnswered ? answered.answer : askPrimary(kind, input);
  };

  return {
    ask,
    state: () => {
      const lag = times.lag(performance.now());
      return { problem, lagSeconds: lag === undefined ? undefined : lag / 1000, reads: { ...reads } };
    },
    close: async () => {
      closing.abort();
      await looking;
      await connections.end();
    },
  };
};

const standbys = new WeakMap<Kysely<Tables>, Standby>();

/** Lets a standby answer the lists of a database, within `fromStandby`. */
export const enableStandby = (db: Kysely<Tables>, standby: Standby): void => void standbys.set(db, standby);

/** The function with which the running code shares the statements of lists with other requests; undefined as for `jointAsker`. */
export const listAsker = (db: Kysely<Tables>): AskJointly | undefined => {
  const ask = jointAsker(db);
  return (ask && currentRequester().standby && standbys.get(db)?.ask) ?? ask;
};

/** Whether nodes read from a standby of the database, so each write has to be noted. */
export const hasStandby = (db: Kysely<Tables>): boolean => standbys.has(db);

/** Notes that something was committed in an account. The trigger of the row stores the log position. */
export const noteWrite = async (db: Kysely<Tables>, accountId: string): Promise<void> => {
  await asProbe(() =>
    sql`
      insert into event_heads (account_id, position) select id, event_head(id) from accounts where id = ${accountId}
      on conflict (account_id) do update set account_id = excluded.account_id`.execute(db),
  );
};
