import { existsSync, readdirSync, readFileSync } from 'node:fs';

const read = (path: string): string => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    // The process or thread has ended meanwhile.
    return '';
  }
};

const threadsOf = (pid: number): string[] =>
  existsSync(`/proc/${pid}/task`) ? readdirSync(`/proc/${pid}/task`).map((thread) => `/proc/${pid}/task/${thread}`) : [];

/** A process and those that it has started, by Linux's own list. */
const family = (pid: number): number[] => [
  pid,
  ...threadsOf(pid).flatMap((thread) => read(`${thread}/children`).split(' ').filter(Boolean).map(Number).flatMap(family)),
];

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** Processor time that a process has used so far, system calls included, in microseconds. */
export const processorTime = (pid: number): number =>
  sum(threadsOf(pid).map((thread) => Number(read(`${thread}/schedstat`).split(' ')[0]) / 1000));

/** The same for a process and all that it has started. */
export const familyTime = (pid: number): number => sum(family(pid).map(processorTime));

/** Resident memory of a process and of all that it has started, in bytes. */
export const residentBytes = (pid: number): number =>
  sum(family(pid).map((member) => Number(/VmRSS:\s+(\d+)/.exec(read(`/proc/${member}/status`))?.[1] ?? 0) * 1024));

const isPostgres = (entry: string): boolean => /^\d+$/.test(entry) && read(`/proc/${entry}/comm`).trim() === 'postgres';

/** Microseconds of one tick of the clock in which Linux counts the time of ended processes. */
const tick = 10_000;

/** Processor time of the ended children of a process, in microseconds: fields 16 and 17 of `stat`, counted behind the name. */
const endedTime = (pid: number): number => {
  const fields = read(`/proc/${pid}/stat`).split(') ').at(-1)!.split(' ');
  return (Number(fields[13] ?? 0) + Number(fields[14] ?? 0)) * tick;
};

/** Processor time of all PostgreSQL processes of this machine, in microseconds: 0 when it runs on another one. */
export const postgresTime = (): number =>
  sum(
    readdirSync('/proc')
      .filter(isPostgres)
      .map(Number)
      .map((pid) => processorTime(pid) + endedTime(pid)),
  );
