/** How many connections to PostgreSQL every contestant may hold: as many as Tessera. */
export const poolSize = 10;

/** Where a contestant is to listen, and as whom it reads and writes. */
export const { PORT, DATABASE_URL, BENCH_ACCOUNT: accountId = '', BENCH_USER: userId = '' } = process.env;

/** A list that is read by hand. */
export interface ReadList {
  /** As in paths, which is its table. */
  family: string;
  /** What is answered of a row. */
  columns: string;
  /** Which rows a user ($2) of an account ($1) sees, of many. */
  visible: string;
  /** The same, of one. */
  visibleOne: string;
}

const everybodySees = 'account_id = $1 and $2::text is not null';

/** Resources, of which everybody in the account sees all. */
export const resourceList: ReadList = {
  family: 'resources',
  columns: 'id, name, description, type, status, metadata, owner_id, created_at, updated_at',
  visible: everybodySees,
  visibleOne: everybodySees,
};

/** What is to be read. */
export const list: ReadList = process.env.BENCH_LIST ? JSON.parse(process.env.BENCH_LIST) : resourceList;

/** Listens, says so, and ends with the bench. */
export const ready = (server: { listen: (port: number, host: string, then: () => void) => unknown }): void => {
  process.on('disconnect', () => process.exit());
  process.on('SIGINT', () => undefined);
  server.listen(Number(PORT), '127.0.0.1', () => process.send!('ready'));
};
