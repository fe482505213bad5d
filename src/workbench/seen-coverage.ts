import { statSync } from 'node:fs';
import type { SeenCoverage } from '../published/pages/coverage.ts';
import { type Coverage, filesIn, type OperationCoverage, partedBy, percentage, readNotes, reportOf } from './coverage.ts';
import { documentedParts, type PublishedDocuments } from './coverage-parts.ts';

const others = { Frames: 'frames', 'Kinds of events': 'event kinds', 'GraphQL fields': 'GraphQL fields' } as const;

/** The groups of an operation on its page. */
const shown = (operation: OperationCoverage) => [
  { title: 'Statuses', ...operation.statuses },
  { title: 'Error codes', ...operation['error codes'] },
  { title: 'Parameters', ...operation.parameters },
];

const totalsOf = (coverage: Partial<Coverage>) =>
  Object.entries(coverage).map(([title, one]) => ({ title, seen: one.seen, documented: one.documented, share: percentage(one) }));

const mapped = <From, To>(record: Readonly<Record<string, From>>, to: (value: From) => To): Record<string, To> =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, to(value)]));

/** Reads what servers have recorded in a folder, for the coverage pages; undefined when nothing is recorded. */
export const seenCoverage = (folder: string, documents: PublishedDocuments): SeenCoverage | undefined => {
  const files = filesIn(folder);
  if (files.length === 0) return undefined;
  const notes = readNotes(folder);
  const report = reportOf(documents, notes);
  const parts = documentedParts(documents);
  return {
    at: new Date(Math.max(...files.map((file) => statSync(file).mtimeMs))).toISOString(),
    totals: [
      { title: 'All contracts', groups: totalsOf(report.coverage) },
      ...Object.entries(report.documents).map(([name, { coverage }]) => ({ title: name, document: name, groups: totalsOf(coverage) })),
    ],
    operations: mapped(report.documents, ({ operations }) => mapped(operations, shown)),
    others: Object.entries(others).map(([title, group]) => ({ title, ...partedBy(parts[group], notes) })),
  };
};
