/** How many connections to PostgreSQL every contestant may hold: as many as Tessera. */
export const poolSize = 10;

/** Where a contestant is to listen, and as whom it reads and writes. */
export const { PORT, DATABASE_URL, BENCH_ACCOUNT: accountId = '', BENCH_USER: userId = '' } = process.env;

/** Listens, says so, and ends with the bench. */
export const ready = (server: { listen: (port: number, host: string, then: () => void) => unknown }): void => {
  process.on('disconnect', () => process.exit());
  process.on('SIGINT', () => undefined);
  server.listen(Number(PORT), '127.0.0.1', () => process.send!('ready'));
};
