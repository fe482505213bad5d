import { AsyncLocalStorage } from 'node:async_hooks';
import {
  type Compilable,
  CompiledQuery,
  type Dialect,
  DummyDriver,
  type Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
  TableNode,
  Transaction,
} from 'kysely';
import type { Tables } from '../../tables/index.ts';
import { Pipeline, type Write } from './pipeline.ts';

/** A compiled statement and its values. */
type Statement = Pick<CompiledQuery, 'sql' | 'parameters'>;

/** Kysely requires a dialect of every instance; the executor of a unit comes from its database. */
const dialect: Dialect = {
  createAdapter: () => new PostgresAdapter(),
  createDriver: () => new DummyDriver(),
  createIntrospector: (db) => new PostgresIntrospector(db),
  createQueryCompiler: () => new PostgresQueryCompiler(),
};

const compiled = (statement: Statement | Compilable<unknown>): CompiledQuery =>
  'compile' in statement ? statement.compile() : CompiledQuery.raw(statement.sql, [...statement.parameters]);

/** The table that a query changes; undefined where Kysely did not build it. */
const changedTable = ({ query }: CompiledQuery): string | undefined => {
  const place =
    (query.kind === 'InsertQueryNode' && query.into) ||
    (query.kind === 'UpdateQueryNode' && query.table) ||
    (query.kind === 'DeleteQueryNode' && query.from.froms[0]);
  return place && TableNode.is(place) ? place.table.identifier.name : undefined;
};

/** The unit of work that the running code is part of, so that services that call each other share it without passing it on. */
const current = new AsyncLocalStorage<UnitOfWork | undefined>();

/** What an operation does in a unit of work. */
export interface Observed {
  /** Whether it has written anything but entries about its work. */
  hasWritten: boolean;
  /** The tables whose rows it has changed at once, by queries of their own. */
  readonly tables: Set<string | undefined>;
  readonly events: { type: string; isEffect: boolean; actorId: string | null }[];
}

/**
 * One write: a transaction, and all that has to happen with it. What it reads and locks is sent at once, together where it is asked for
 * together (`Promise.all`). What it writes waits for the commit and is sent with it, so that most writes are two round trips.
 */
export class UnitOfWork extends Transaction<Tables> {
  readonly db: Kysely<Tables>;
  /** Accounts in which it records events: after the commit these get their positions. */
  readonly withEvents = new Set<string>();
  /** Accounts in which it makes deliveries due: the commit listeners are called after the commit. */
  readonly notified = new Set<string>();
  /** Accounts in which it ends credentials. */
  readonly credentialsEnded = new Set<string>();
  /** Work for after the commit, because it cannot be undone. */
  readonly callbacks: (() => void)[] = [];
  /** What it replaces, for the audit entry. */
  former: Record<string, unknown> | undefined;
  /** Called when a write fails that was added since this was set: it may be sent much later. */
  onFailedWrite: (() => void) | undefined;
  /** What the running operation does, while somebody compares it with its contract. */
  observed: Observed | undefined;
  readonly #pipeline: Pipeline;

  constructor(db: Kysely<Tables>) {
    const pipeline = new Pipeline(
      (use) => current.run(undefined, () => db.getExecutor().provideConnection(use)),
      (query) => this.observed?.tables.add(changedTable(query)),
    );
    super({ config: { dialect }, dialect, driver: new DummyDriver(), executor: db.getExecutor().withConnectionProvider(pipeline) });
    this.db = db;
    this.#pipeline = pipeline;
  }

  get isOpen(): boolean {
    return this.#pipeline.isOpen;
  }

  /** The connection, for queries of running code that was not given the unit. */
  get pipeline(): Pipeline {
    return this.#pipeline;
  }

  /** Runs work whose queries are all part of this unit, even those of code that was not given it. */
  async run<T>(work: (unit: UnitOfWork) => T | Promise<T>): Promise<T> {
    return current.run(this, () => work(this));
  }

  /**
   * Writes something that the work does not have to wait for: it is sent with the next query or with the commit.
   * @param explain the error to throw for a failure of the database
   */
  write(statement: Statement | Compilable<unknown>, explain?: Write['explain']): void {
    if (this.observed) this.observed.hasWritten = true;
    this.#add(statement, explain);
  }

  /** The same for an entry about the work, such as its event: where it is all that is written, nothing has changed. */
  writeEntry(statement: Statement | Compilable<unknown>): void {
    this.#add(statement);
  }

  #add(statement: Statement | Compilable<unknown>, explain?: Write['explain']): void {
    const { onFailedWrite } = this;
    const noted: Write['explain'] = (error) => {
      onFailedWrite?.();
      return explain ? explain(error) : error;
    };
    this.#pipeline.add({ query: compiled(statement), explain: onFailedWrite ? noted : explain });
  }

  /** Sends the writes that wait, and resolves when all have been executed: for work that has a time limit of its own. */
  flush(): Promise<void> {
    return this.#pipeline.flush();
  }

  /**
   * Sends statements ahead of all others. The work gets no result before `judge` has resolved. When `judge` resolves with an answer, the
   * work fails at its next query, and nothing of it is committed.
   */
  ahead<Answer>(
    statements: readonly Statement[],
    judge: (sent: readonly Promise<QueryResult<unknown>>[]) => Promise<Answer | undefined>,
  ): Promise<Answer | undefined> {
    return this.#pipeline.ahead(statements.map(compiled), judge);
  }

  /** Runs work in a savepoint: a failure undoes only this work, and not the rest of the unit. */
  async savepoint<T>(work: () => Promise<T>): Promise<T> {
    const before = this.callbacks.length;
    try {
      return await this.#pipeline.savepoint(work);
    } catch (error) {
      this.callbacks.length = before;
      throw error;
    }
  }

  /** Runs work that cannot be undone, such as sending an e-mail, after the commit and only then. */
  afterCommit(work: () => void): void {
    this.callbacks.push(work);
  }

  commit(): Promise<void> {
    return this.#pipeline.commit();
  }

  rollback(): Promise<void> {
    return this.#pipeline.rollback();
  }
}

/** The unit of work of the running code on a database; undefined where there is none. */
export const unitOf = (db: Kysely<Tables>): UnitOfWork | undefined => {
  if (db instanceof UnitOfWork) return db;
  const unit = current.getStore();
  return unit?.db === db && unit.isOpen ? unit : undefined;
};

/** Whether the running code is part of a unit of work, on any database. */
export const isInUnitOfWork = (): boolean => current.getStore()?.isOpen ?? false;
