import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  documentedParts,
  type Group,
  isVersion,
  type OperationGroup,
  type Parts,
  type PublishedDocuments,
  partsOfDocument,
} from './coverage-parts.ts';

/** How much of a group was seen, and what was not. */
interface Seen {
  seen: number;
  documented: number;
  unseen: string[];
}

/** What was seen of the contracts, by group. */
export type Coverage<G extends Group = Group> = Record<G, Seen>;

/** The names of parts that were seen, and of those that were not. */
export interface Parted {
  seen: string[];
  unseen: string[];
}

/** What was seen of one operation. */
export type OperationCoverage = Record<'statuses' | 'error codes' | 'parameters', Parted>;

/** What was seen of operations, as a whole and of each by its `operationId`. */
export interface OperationsCoverage<G extends Group = OperationGroup> {
  coverage: Coverage<G>;
  operations: Record<string, OperationCoverage>;
}

/** What was seen of all contracts together, and of each OpenAPI document. */
export interface CoverageReport extends OperationsCoverage<Group> {
  documents: Record<string, OperationsCoverage>;
}

/** What has to be seen as a whole. */
const demanded: readonly OperationGroup[] = ['operations', 'success statuses'];

/** An answer also shows its operation. */
const withOperations = (lines: readonly string[]): Set<string> => {
  const answers = lines.filter((line) => /^status \S+ 2\d\d$/.test(line));
  return new Set([...lines, ...answers.map((line) => `operation ${line.split(' ')[1]}`)]);
};

/** The files of the processes that have noted something in a folder. */
export const filesIn = (folder: string): string[] => (existsSync(folder) ? readdirSync(folder).map((file) => join(folder, file)) : []);

/**
 * Reads what servers have recorded in a folder, one file per process. A response also covers its operation. @throws Error when nothing is recorded
 */
export const readNotes = (folder: string): Set<string> => {
  const files = filesIn(folder);
  if (files.length === 0) throw new Error(`${folder} has no coverage; TESSERA_COVERAGE_DIR=${folder} npm test records it`);
  return withOperations(files.flatMap((file) => readFileSync(file, 'utf8').split('\n')));
};

/** What was noted of one document: of a version only what was asked of it. */
export const notesOfDocument = (notes: ReadonlySet<string>, name: string): ReadonlySet<string> => {
  if (!isVersion(name)) return notes;
  const prefix = `version ${name} `;
  return withOperations([...notes].filter((line) => line.startsWith(prefix)).map((line) => line.slice(prefix.length)));
};

const seenOf = (documented: readonly string[], notes: ReadonlySet<string>): Seen => {
  const unseen = documented.filter((line) => !notes.has(line)).map((line) => line.slice(line.indexOf(' ') + 1));
  return { seen: documented.length - unseen.length, documented: documented.length, unseen };
};

/** Compares what contracts document with what was recorded. */
export const coverageOf = <G extends Group>(parts: Parts<G>, notes: ReadonlySet<string>): Coverage<G> =>
  Object.fromEntries(
    Object.entries<readonly string[]>(parts).map(([group, documented]) => [group, seenOf(documented, notes)]),
  ) as Coverage<G>;

/** Parts what is documented into what was noted and what was not, by the last words of the lines. */
export const partedBy = (documented: readonly string[], notes: ReadonlySet<string>): Parted => {
  const { seen = [], unseen = [] } = Object.groupBy(documented, (line) => (notes.has(line) ? 'seen' : 'unseen'));
  const named = (lines: readonly string[]) => lines.map((line) => line.split(' ').at(-1)!);
  return { seen: named(seen), unseen: named(unseen) };
};

const operationOf = (line: string): string => line.split(' ')[1]!;

/** Compares what each operation documents with what was noted. */
export const operationsCoverage = (parts: Parts<OperationGroup>, notes: ReadonlySet<string>): Record<string, OperationCoverage> => {
  const statuses = Object.groupBy([...parts['success statuses'], ...parts['other statuses']], operationOf);
  const codes = Object.groupBy(parts['error codes'], operationOf);
  const parameters = Object.groupBy(parts.parameters, operationOf);
  const of = (id: string): OperationCoverage => ({
    statuses: partedBy(statuses[id] ?? [], notes),
    'error codes': partedBy(codes[id] ?? [], notes),
    parameters: partedBy(parameters[id] ?? [], notes),
  });
  return Object.fromEntries(parts.operations.map(operationOf).map((id) => [id, of(id)]));
};

const compared = <G extends OperationGroup | Group>(
  parts: Parts<G> & Parts<OperationGroup>,
  notes: ReadonlySet<string>,
): OperationsCoverage<G> => ({ coverage: coverageOf<G>(parts, notes), operations: operationsCoverage(parts, notes) });

/** Compares all that the contracts document with what was noted, also by document. */
export const reportOf = (documents: PublishedDocuments, notes: ReadonlySet<string>): CoverageReport => ({
  ...compared<Group>(documentedParts(documents), notes),
  documents: Object.fromEntries(
    Object.keys(documents).map((name) => [name, compared(partsOfDocument(documents, name), notesOfDocument(notes, name))]),
  ),
});

/** Whether every operation was seen to succeed, with every success status that it documents. */
export const isCovered = ({ coverage }: Pick<CoverageReport, 'coverage'>): boolean =>
  demanded.every((group) => coverage[group].unseen.length === 0);

/** Unseen parts of operations in one line per operation; all others in one line. */
const unseenLines = ({ unseen }: Seen): string[] => {
  const byOwner = Object.groupBy(unseen, (line) => (line.includes(' ') ? line.split(' ')[0]! : ''));
  return Object.entries(byOwner).map(([owner, lines = []]) =>
    owner ? `  ${owner}: ${lines.map((line) => line.slice(owner.length + 1)).join(', ')}` : `  ${lines.join(', ')}`,
  );
};

/** Coverage in whole per cent; 100 only when complete. */
export const percentage = ({ seen, documented }: Pick<Seen, 'seen' | 'documented'>): string =>
  `${Math.floor((100 * seen) / Math.max(1, documented))} %`;

const tableOf = (coverage: Record<string, Seen>): string =>
  Object.entries(coverage)
    .map(([group, one]) => `${group.padEnd(18)} ${percentage(one).padStart(5)}  ${one.seen} of ${one.documented}`)
    .join('\n');

/** The groups that are listed by operation, seen or not. */
const byOperation: readonly string[] = ['other statuses', 'error codes', 'parameters'] satisfies OperationGroup[];

const partsLine = (title: string, operation: OperationCoverage, which: keyof Parted): string[] => {
  const { statuses, 'error codes': codes, parameters } = operation;
  const names = [...statuses[which], ...codes[which], ...parameters[which].map((name) => `parameter ${name}`)];
  return names.length > 0 ? [`    ${title}: ${names.join(', ')}`] : [];
};

const operationLines = ([id, operation]: [string, OperationCoverage]): string[] => [
  `  ${id}`,
  ...partsLine('seen', operation, 'seen'),
  ...partsLine('not seen', operation, 'unseen'),
];

const asText = ({ coverage, operations, documents }: CoverageReport): string => {
  const tables = Object.entries(documents).map(([name, one]) => `${name}:\n${tableOf(one.coverage)}`);
  const lists = Object.entries(coverage)
    .filter(([group, { unseen }]) => unseen.length > 0 && !byOperation.includes(group))
    .map(([group, one]) => [`Not seen, ${group}:`, ...unseenLines(one)].join('\n'));
  const each = ['By operation:', ...Object.entries(operations).flatMap(operationLines)].join('\n');
  return [tableOf(coverage), ...tables, ...lists, each].join('\n\n');
};

/** The forms of the report. */
export const coverageReports = {
  text: asText,
  json: (report: CoverageReport): string => JSON.stringify(report, null, 2),
};
