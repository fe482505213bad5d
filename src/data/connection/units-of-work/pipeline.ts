import { CompiledQuery, type ConnectionProvider, type DatabaseConnection, type QueryResult } from 'kysely';

/** A statement whose result nobody waits for before the commit. */
export interface Write {
  query: CompiledQuery;
  /** The error to throw for a failure of the database. */
  explain?: ((error: unknown) => unknown) | undefined;
}

/** Calls `use` with a connection, which is released when the promise of `use` settles. */
type Lend = (use: (connection: DatabaseConnection) => Promise<void>) => Promise<void>;

interface Borrowed {
  connection: DatabaseConnection;
  giveBack(): Promise<void>;
}

const [begin, commit, rollback] = ['begin', 'commit', 'rollback'].map((text) => CompiledQuery.raw(text)) as [
  CompiledQuery,
  CompiledQuery,
  CompiledQuery,
];
const apart = CompiledQuery.raw('savepoint apart');
const keepApart = CompiledQuery.raw('release savepoint apart');
const undoApart = CompiledQuery.raw('rollback to savepoint apart');

/** Code that awaits one result does not have to handle the failures of the others. */
const handled = <T>(result: Promise<T>): Promise<T> => {
  result.catch(() => undefined);
  return result;
};

/**
 * The connection of one transaction. It is borrowed for the first statement. A query is sent at once, without waiting for the results of
 * earlier queries. Writes wait for the next query or the commit, and are sent ahead of it. PostgreSQL executes everything in the order of
 * the calls.
 */
export class Pipeline implements ConnectionProvider, DatabaseConnection {
  readonly #lend: Lend;
  readonly #noteChange: (query: CompiledQuery) => void;
  #borrowed: Promise<Borrowed> | undefined;
  #queued: Write[] = [];
  /** The results that nobody waits for before the commit, in the order in which they were sent. */
  #sent: Promise<unknown>[] = [];
  #answered: Promise<unknown> | undefined;
  /** The failure of a query: the work may have caught it, but nothing can be committed any more. */
  #failure: { error: unknown } | undefined;
  isOpen = true;

  /** @param noteChange called when a query has changed rows, not for writes of `add` */
  constructor(lend: Lend, noteChange: (query: CompiledQuery) => void) {
    this.#lend = lend;
    this.#noteChange = noteChange;
  }

  provideConnection<T>(consumer: (connection: DatabaseConnection) => Promise<T>): Promise<T> {
    return consumer(this);
  }

  /** Adds a write, which is sent with the next query or the commit. */
  add(write: Write): void {
    this.#expectOpen();
    this.#queued.push(write);
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const [sent] = await this.#send([query]);
    try {
      const result = await sent!;
      await this.#expectToGoOn();
      if (result.numAffectedRows) this.#noteChange(query);
      return result as QueryResult<Row>;
    } catch (error) {
      this.#failure ??= { error: await this.#firstFailure(error) };
      throw this.#failure.error;
    }
  }

  // biome-ignore lint/correctness/useYield: Kysely asks every connection for it, and nothing streams within a transaction
  async *streamQuery(): AsyncIterableIterator<never> {
    throw new Error('A transaction does not stream.');
  }

  /**
   * Sends queries ahead of all others. No result of the others is passed on before `judge` has resolved. When it resolves with an answer,
   * the others fail, and the commit undoes them; when it rejects, they fail too.
   */
  ahead<Answer>(
    queries: readonly CompiledQuery[],
    judge: (sent: readonly Promise<QueryResult<unknown>>[]) => Promise<Answer | undefined>,
  ): Promise<Answer | undefined> {
    const answered = handled(this.#send(queries).then(judge));
    this.#answered = answered;
    return answered;
  }

  /** Sends the writes that wait, and resolves when all have been executed. */
  async flush(): Promise<void> {
    if (this.#queued.length > 0) await Promise.all(await this.#send([]));
    await Promise.all(this.#sent);
  }

  /** Runs work in a savepoint: a failure undoes only this work. */
  async savepoint<T>(work: () => Promise<T>): Promise<T> {
    await this.executeQuery(apart);
    const before = this.#sent.length;
    try {
      const result = await work();
      await this.executeQuery(keepApart);
      return result;
    } catch (error) {
      this.#queued = [];
      this.#sent.length = before;
      this.#failure = undefined;
      await this.executeQuery(undoApart);
      throw error;
    }
  }

  /** Sends the writes together with the commit. After a rejection nothing has been committed, unless the connection broke. */
  async commit(): Promise<void> {
    if ((await this.#answered) !== undefined) return this.rollback();
    if (this.#failure) throw this.#failure.error;
    if (!this.#borrowed && this.#queued.length === 0) {
      this.isOpen = false;
      return;
    }
    const [ended] = await this.#send([commit]);
    this.isOpen = false;
    const settled = await Promise.allSettled([...this.#sent, ended]);
    await this.#giveBack();
    const failed = settled.find(({ status }) => status === 'rejected') as PromiseRejectedResult | undefined;
    if (failed) throw failed.reason;
  }

  /** Undoes everything. It never rejects: the failure that led here is the one that matters. */
  async rollback(): Promise<void> {
    this.isOpen = false;
    this.#queued = [];
    const borrowed = await this.#borrowed?.catch(() => undefined);
    if (!borrowed) return;
    await borrowed.connection.executeQuery(rollback).catch(() => undefined);
    await this.#giveBack();
  }

  /** Sends the writes that wait and then the queries, and resolves with the results of the queries. */
  async #send(queries: readonly CompiledQuery[]): Promise<Promise<QueryResult<unknown>>[]> {
    this.#expectOpen();
    const writes = this.#queued.splice(0);
    this.#borrowed ??= handled(this.#borrow());
    const { connection } = await this.#borrowed;
    for (const { query, explain } of writes) {
      const done = connection.executeQuery(query);
      const explained = explain ? done.catch((error: unknown) => Promise.reject(explain(error))) : done;
      this.#sent.push(handled<unknown>(explained));
    }
    return queries.map((query) => handled(connection.executeQuery(query)));
  }

  #borrow(): Promise<Borrowed> {
    const { promise, resolve, reject } = Promise.withResolvers<Borrowed>();
    const over = Promise.withResolvers<void>();
    const lent = this.#lend(async (connection) => {
      this.#sent.push(handled(connection.executeQuery(begin)));
      const giveBack = () => {
        over.resolve();
        return lent;
      };
      resolve({ connection, giveBack });
      await over.promise;
    });
    lent.catch(reject);
    return promise;
  }

  async #giveBack(): Promise<void> {
    const { giveBack } = (await this.#borrowed)!;
    await giveBack();
  }

  /** After a failed statement PostgreSQL refuses the others, so the first failure is the reason. */
  async #firstFailure(error: unknown): Promise<unknown> {
    const settled = await Promise.allSettled(this.#sent);
    const first = settled.find(({ status }) => status === 'rejected') as PromiseRejectedResult | undefined;
    return first ? first.reason : error;
  }

  async #expectToGoOn(): Promise<void> {
    if ((await this.#answered) !== undefined) throw new Error('This work has an answer already.');
  }

  #expectOpen(): void {
    if (!this.isOpen) throw new Error('The transaction has ended.');
  }
}
