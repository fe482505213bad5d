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
