import { existsSync, readFileSync } from 'node:fs';
import { isSeq, parseDocument } from 'yaml';
import { readYaml } from '../codegen/read-yaml.ts';
import { notice } from '../contract/plans.ts';
import type { Changelog, Guide, Migration, Release } from '../core/changelog.ts';
import { type Acceptance, acceptedFile, meets, readAccepted } from './accepted-breaks.ts';
import type { Break } from './breaks.ts';
import { writeInOneStep } from './write-documents.ts';

const file = 'openapi/changelog.yaml';

const width = { lineWidth: 140 };

type Change = Pick<Break, 'message' | 'contracts' | 'touches' | 'hurts' | 'migration'>;

/** As many names as an entry has for examples. */
const named = 3;

/** An entry of what clients have to change. */
export const asMigration = ({ message, contracts, touches, hurts, migration }: Change): Migration => ({
  change: message,
  contracts,
  touches: touches.length,
  examples: touches.slice(0, named),
  hurts,
  migration,
});

const distinct = (words: readonly string[]): string[] => [...new Set(words)];

/** The same change at several places, as one. */
const togetherWith = (reason: string, same: readonly Break[]): Migration => ({
  ...asMigration({
    ...same[0]!,
    contracts: distinct(same.flatMap(({ contracts }) => contracts)),
    touches: distinct(same.flatMap(({ touches }) => touches)),
  }),
  reason,
});

/**
 * What clients have to change: accepted breaks, and removals after deprecation. A change that was accepted at several places for the same reason is
 * one entry.
 */
export const migrationsOf = (accepted: readonly (Break & { acceptance: Acceptance })[], removed: readonly Break[]): Migration[] => {
  const deprecated = `It was deprecated for at least ${notice.days} days.`;
  const all = [...accepted.map((one) => ({ one, reason: one.acceptance.reason })), ...removed.map((one) => ({ one, reason: deprecated }))];
  const groups = Map.groupBy(all, ({ one: { message, migration }, reason }) => JSON.stringify([message, migration, reason]));
  return [...groups.values()].map((same) =>
    togetherWith(
      same[0]!.reason,
      same.map(({ one }) => one),
    ),
  );
};

const writeYaml = (path: string, change: (document: ReturnType<typeof parseDocument>) => void): string => {
  const document = parseDocument(readFileSync(path, 'utf8'));
  change(document);
  return writeInOneStep(path, document.toString(width));
};

/** The changelog as it is in the file. */
export const writtenChangelog = (): Changelog => readYaml(file);

/**
 * Adds a release at the top of the changelog, with the guides; a second release of the same day is merged into the first. Returns the path of the
 * changelog.
 */
export const recordRelease = (release: Release | undefined, guides: readonly Guide[]): string =>
  writeYaml(file, (document) => {
    if (release) putOnTop(document, release);
    document.set('guides', document.createNode(guides));
  });

const putOnTop = (document: ReturnType<typeof parseDocument>, release: Release): void => {
  const releases = document.get('releases');
  if (!isSeq(releases)) throw new Error(`${file} has no list of releases`);
  const [newest] = (document.toJS() as Changelog).releases;
  if (newest?.date === release.date) releases.items[0] = document.createNode(merged(newest, release));
  else releases.items.unshift(document.createNode(release));
};

const merged = (before: Release, now: Release): Release => {
  const names = [...new Set([...Object.keys(before.changes), ...Object.keys(now.changes)])];
  const migrations = [...(before.migrations ?? []), ...(now.migrations ?? [])];
  return {
    date: now.date,
    changes: Object.fromEntries(names.map((name) => [name, [...(before.changes[name] ?? []), ...(now.changes[name] ?? [])]])),
    ...(migrations.length > 0 ? { migrations } : {}),
  };
};

/** Takes out of the file of accepted breaks those that are none any more. */
export const keepAccepted = (breaks: readonly Break[]): void => {
  const isKept = readAccepted().map((entry) => breaks.some((one) => meets(one, entry)));
  if (isKept.every(Boolean)) return;
  writeYaml(acceptedFile, (document) => {
    const entries = document.get('accepted');
    if (isSeq(entries)) entries.items = entries.items.filter((_, at) => isKept[at]);
  });
};

/** Empties the file of accepted breaks: they are in the changelog now. */
export const clearAccepted = (): void => {
  if (existsSync(acceptedFile)) writeYaml(acceptedFile, (document) => document.set('accepted', document.createNode([])));
};
