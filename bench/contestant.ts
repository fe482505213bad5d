/** How many connections to PostgreSQL every contestant may hold. */
export const poolSize = 10;

/** The user who reads. */
export interface Caller {
  accountId: string;
  userId: string;
}

/** What a contestant is told when it starts, as JSON in the first argument of its process. */
export interface Assignment {
  databaseUrl: string;
  caller: Caller;
}

/** What a contestant tells: first where it listens, then, whenever it is asked, the processor time it has used. */
export type Report = { port: number } | { cpuMicroseconds: number };

export const assignment = (): Assignment => JSON.parse(process.argv[2]!) as Assignment;

const tell = (report: Report) => process.send!(report);

/** Reports that a contestant listens, answers questions about its processor time, and ends it with its parent. */
export const ready = (port: number): void => {
  process.on('message', () => {
    const { user, system } = process.cpuUsage();
    tell({ cpuMicroseconds: user + system });
  });
  process.on('disconnect', () => process.exit());
  process.on('SIGINT', () => undefined);
  tell({ port });
};
