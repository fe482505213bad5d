import { existsSync, readFileSync } from 'node:fs';
import { isSeq, parseDocument } from 'yaml';
import type { Migration, Release } from '../core/changelog.ts';
import { type Acceptance, acceptedFile } from './accepted-breaks.ts';
import type { Break } from './breaks.ts';
import { writeInOneStep } from './write-documents.ts';

const file = 'openapi/changelog.yaml';

const width = { lineWidth: 140 };

const asMigration = ({ message, contracts, touches, hurts, migration }: Break, reason: string): Migration => ({
  change: message,
  contracts,
  touches,
  hurts,
  migration,
  reason,
});

/** What clients have to change: for accepted breaks, and for what was deprecated for long enough. */
export const migrationsOf = (accepted: readonly (Break & { acceptance: Acceptance })[], removed: readonly Break[]): Migration[] => [
  ...accepted.map((one) => asMigration(one, one.acceptance.reason)),
  ...removed.map((one) => asMigration(one, 'It was deprecated for 180 days or longer.')),
];

const writeYaml = (path: string, change: (document: ReturnType<typeof parseDocument>) => void): string => {
  const document = parseDocument(readFileSync(path, 'utf8'));
  change(document);
  return writeInOneStep(path, document.toString(width));
};

/** Puts a release on top of the changelog; a second one of the same day goes into the first. Answers the path of the changelog. */
export const recordRelease = (release: Release): string =>
  writeYaml(file, (document) => {
    const releases = document.get('releases');
    if (!isSeq(releases)) throw new Error(`${file} has no list of releases`);
    const [newest] = (document.toJS() as { releases: Release[] }).releases;
    const together = newest?.date === release.date ? merged(newest, release) : undefined;
    if (together) releases.items[0] = document.createNode(together);
    else releases.items.unshift(document.createNode(release));
  });

const merged = (before: Release, now: Release): Release => {
  const names = [...new Set([...Object.keys(before.changes), ...Object.keys(now.changes)])];
  const migrations = [...(before.migrations ?? []), ...(now.migrations ?? [])];
  return {
    date: now.date,
    changes: Object.fromEntries(names.map((name) => [name, [...(before.changes[name] ?? []), ...(now.changes[name] ?? [])]])),
    ...(migrations.length > 0 ? { migrations } : {}),
  };
};

/** Empties the file of accepted breaks: they are in the changelog now. */
export const clearAccepted = (): void => {
  if (existsSync(acceptedFile)) writeYaml(acceptedFile, (document) => document.set('accepted', document.createNode([])));
};
