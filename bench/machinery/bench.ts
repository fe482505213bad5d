import { type Database, openDatabase } from '../../src/data/connection/database.ts';
import { load, type Work } from './load.ts';
import type { Report } from './report.ts';
import { type Comparison, type Contestant, type Finding, findingOf, inTurn, type Row, rowsOf } from './rounds.ts';
import { type Server, startServer } from './server.ts';

/** What may be chosen on the command line, with a default for each bench. */
export interface Pace {
  rounds: number;
  /** Seconds of each contestant's stretch in a round, and of the one that warms it up. */
  seconds: number;
  warmup: number;
  connections: number;
  /** How many records the ground has. */
  size: number;
}

/** A row of the table of benches. */
export interface Bench {
  /** What is compared with what. */
  compares: string;
  /** The data that it needs. */
  data: string;
  aim?: string;
  pace: Pace;
  /** Whether it needs `npm run build`. */
  isBuilt?: boolean;
  measure: (run: Run) => Promise<void>;
}

/** Prepares the data of benches. */
export interface Ground<Filled> {
  data: string;
  prepare: (run: Run) => Promise<Filled>;
}

/** One run of one bench. What it starts and opens ends with it. */
export interface Run extends Pace {
  serverUrl: string;
  /** Only what has this in its title is measured. */
  only: string;
  signal: AbortSignal;
  say: (text: string) => void;
  start: (name: string, words: readonly string[], env: Record<string, string>) => Promise<Server>;
  open: (databaseUrl: string) => Promise<Database>;
  atEnd: (work: () => unknown) => void;
  /** A contestant that is a server under load. */
  loaded: (server: Server, work: Omit<Work, 'connections'> & Partial<Work>, name?: string) => Contestant;
  compare: (comparison: Comparison) => Promise<void>;
  print: (title: string, rows: Record<string, Row>) => void;
  find: (finding: Finding) => void;
}

/** A bench on a ground, as the table of benches has it. */
export const on = <Filled>({ data, prepare }: Ground<Filled>, measure: (run: Run, ground: Filled) => Promise<void>) => ({
  data,
  measure: async (run: Run) => measure(run, await prepare(run)),
});

const serverUrl = process.env.DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/postgres';

/** Runs a bench, and ends whatever it has started. */
export const runBench = async (
  name: string,
  bench: Bench,
  { pace, only, signal, report }: { pace: Partial<Pace>; only: string; signal: AbortSignal; report: Report },
): Promise<void> => {
  await using ends = new AsyncDisposableStack();
  const chosen = { ...bench.pace, ...pace };
  const atEnd = (work: () => unknown) => ends.defer(async () => void (await work()));
  const run: Run = {
    ...chosen,
    serverUrl,
    only,
    signal,
    say: report.say,
    atEnd,
    start: async (...given) => {
      signal.throwIfAborted();
      const server = await startServer(...given);
      atEnd(server.stop);
      return server;
    },
    open: async (url) => {
      const database = await openDatabase({ url, backgroundTimeoutMs: 0, onError: (error) => console.error(`bench: ${error.message}`) });
      atEnd(database.close);
      return database;
    },
    loaded: (server, work, as = server.name) => ({
      name: as,
      measure: (seconds) => load(server, { connections: chosen.connections, ...work }, seconds, signal),
    }),
    compare: async ({ title, contestants, figure = 'requests/s', aims = [], ...own }) => {
      if (!title.includes(only)) return;
      const seen = await inTurn(contestants, { ...chosen, ...own }, signal);
      report.table(name, title, rowsOf(seen, figure));
      for (const aim of aims) report.find(name, findingOf(title, seen, figure, aim));
    },
    print: (title, rows) => report.table(name, title, rows),
    find: (finding) => report.find(name, finding),
  };
  await bench.measure(run);
};
