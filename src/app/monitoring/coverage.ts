import { randomUUID } from 'node:crypto';
import { appendFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type CoverageRecorder, recordCoverage } from '../../contract/coverage.ts';

/** Appends each part that is new to this process to its own file, as a line of words. */
const appending = (folder: string): CoverageRecorder => {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${process.pid}-${randomUUID()}.txt`);
  const known = new Set<string>();
  return (...words) => {
    const part = words.join(' ');
    if (known.has(part)) return;
    known.add(part);
    appendFileSync(file, `${part}\n`);
  };
};

/** The recorder of each folder, and how many nodes of this process use it. */
const recorders = new Map<string, { record: CoverageRecorder; nodes: number; stop: () => void }>();

/**
 * Records in this folder which parts of the contracts are served, until the returned function is called. For `npx tessera contract
 * coverage`.
 */
export const noteCoverageIn = (folder: string): (() => void) => {
  const one = recorders.get(folder) ?? { record: appending(folder), nodes: 0, stop: () => undefined };
  recorders.set(folder, one);
  one.nodes += 1;
  if (one.nodes === 1) one.stop = recordCoverage(one.record);
  return () => {
    one.nodes -= 1;
    if (one.nodes === 0) one.stop();
  };
};
