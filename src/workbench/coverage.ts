import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Group, Parts } from './coverage-parts.ts';

/** How much of a group was seen, and what was not. */
interface Seen {
  seen: number;
  documented: number;
  unseen: string[];
}

/** What was seen of the contracts, by group. */
export type Coverage = Record<Group, Seen>;

/** What has to be seen as a whole. */
const demanded: readonly Group[] = ['operations', 'success statuses'];

/** Reads what servers have noted in a folder, each process in a file. An answer also shows its operation. @throws Error where nothing is noted */
export const readNotes = (folder: string): Set<string> => {
  const files = existsSync(folder) ? readdirSync(folder) : [];
  if (files.length === 0) throw new Error(`${folder} has no notes; TESSERA_COVERAGE_DIR=${folder} npm test writes them`);
  const lines = files.flatMap((file) => readFileSync(join(folder, file), 'utf8').split('\n'));
  const operations = lines.filter((line) => / 2\d\d$/.test(line)).map((line) => `operation ${line.split(' ')[1]}`);
  return new Set([...lines, ...operations]);
};

const seenOf = (documented: readonly string[], notes: ReadonlySet<string>): Seen => {
  const unseen = documented.filter((line) => !notes.has(line)).map((line) => line.slice(line.indexOf(' ') + 1));
  return { seen: documented.length - unseen.length, documented: documented.length, unseen };
};

/** Compares what the contracts document with what was noted. */
export const coverageOf = (parts: Parts, notes: ReadonlySet<string>): Coverage =>
  Object.fromEntries(Object.entries(parts).map(([group, documented]) => [group, seenOf(documented, notes)])) as Coverage;

/** Whether every operation was seen to succeed, with every success status that it documents. */
export const isCovered = (coverage: Coverage): boolean => demanded.every((group) => coverage[group].unseen.length === 0);

/** The unseen parts of operations in a line for each operation; all other ones in one line. */
const unseenLines = ({ unseen }: Seen): string[] => {
  const byOwner = Object.groupBy(unseen, (line) => (line.includes(' ') ? line.split(' ')[0]! : ''));
  return Object.entries(byOwner).map(([owner, lines = []]) =>
    owner ? `  ${owner}: ${lines.map((line) => line.slice(owner.length + 1)).join(', ')}` : `  ${lines.join(', ')}`,
  );
};

const percentage = ({ seen, documented }: Seen): string => `${Math.floor((100 * seen) / Math.max(1, documented))} %`;

const asText = (coverage: Coverage): string => {
  const groups = Object.entries(coverage);
  const table = groups.map(([group, one]) => `${group.padEnd(18)} ${percentage(one).padStart(5)}  ${one.seen} of ${one.documented}`);
  const lists = groups
    .filter(([, { unseen }]) => unseen.length > 0)
    .map(([group, one]) => [`Not seen, ${group}:`, ...unseenLines(one)].join('\n'));
  return [table.join('\n'), ...lists].join('\n\n');
};

/** The forms of the report. */
export const coverageReports = {
  text: asText,
  json: (coverage: Coverage): string => JSON.stringify({ coverage }, null, 2),
};
