/** How many connections to PostgreSQL every contestant may hold. */
export const poolSize = 10;

/** What seals the secrets of every database here. */
export const secretKey = Buffer.alloc(32, 1).toString('base64');

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

/** Memory of a process, in bytes. */
export interface Memory {
  /** What objects and buffers hold. */
  heap: number;
  rss: number;
}

/** What a contestant tells: first where it listens, then, whenever it is asked, the processor time or the memory it has used. */
export type Report = { port: number } | { cpuMicroseconds: number } | { memory: Memory };

export const assignment = (): Assignment => JSON.parse(process.argv[2]!) as Assignment;

const tell = (report: Report) => process.send!(report);

const processorTime = (): Report => {
  const { user, system } = process.cpuUsage();
  return { cpuMicroseconds: user + system };
};

const memory = (): Report => {
  globalThis.gc?.();
  const { heapUsed, external, rss } = process.memoryUsage();
  return { memory: { heap: heapUsed + external, rss } };
};

/** Reports that a contestant listens, answers questions about what it has used, and ends it with its parent. */
export const ready = (port: number): void => {
  process.on('message', (asked) => tell(asked === 'memory' ? memory() : processorTime()));
  process.on('disconnect', () => process.exit());
  process.on('SIGINT', () => undefined);
  tell({ port });
};
