import { readRegistry } from '../codegen/sources.ts';
import type { Guide, Migration } from '../core/changelog.ts';
import { adviceOn } from './advice.ts';
import { asMigration, writtenChangelog } from './changelog.ts';
import { documentFindings } from './compatibility.ts';
import { nameFinding, renameFindings, type Seen, withoutNewParameters, withWholeFilters } from './guide-findings.ts';
import { policyFindings } from './policy-words.ts';
import { reachIn } from './reach.ts';
import { type Promises, promiseOf } from './released.ts';
import { promiseWithLatestNames } from './version-promise.ts';

const distinct = (words: readonly string[]): string[] => [...new Set(words)];

const migrationOf = (to: string, seen: readonly Seen[]): Migration => {
  const { rule, message } = seen[0]!;
  return asMigration({ ...adviceOn(rule), message, contracts: [to], touches: distinct(seen.flatMap(({ touches }) => touches)) });
};

/** A renaming, and where it applies: in records, in bodies, and in everything derived from their properties. */
const renamed = (to: string, seen: ReturnType<typeof renameFindings>[number]): Migration => {
  const migration = migrationOf(to, [seen]);
  return { ...migration, migration: `Read and send \`${seen.to}\`, and use it in filters, \`sort\` and \`fields\`.` };
};

const migrationsBetween = async (promises: Promises, from: string, to: string): Promise<Migration[]> => {
  const [base, { promise, renames }] = await Promise.all([promises.get(from) ?? promiseOf(from), promiseWithLatestNames(to)]);
  const before = JSON.parse(base);
  // The paths differ only in the prefix, which everybody who migrates knows.
  const now = withoutNewParameters(before, JSON.parse(promise.replaceAll(`"/${to}/`, `"/${from}/`)));
  const [reachBefore, reachNow] = [reachIn(before), reachIn(now)];
  const findings = [...(await documentFindings(base, JSON.stringify(now))), ...policyFindings(before, now)];
  const seen = findings.map(
    (finding): Seen => ({
      rule: finding.rule,
      message: nameFinding(before, finding),
      touches: (finding.gone ? reachBefore : reachNow)(finding.pointer, finding.where),
    }),
  );
  const groups = Map.groupBy(withWholeFilters(seen), ({ rule, message }) => `${rule} ${message}`).values();
  const names = renameFindings(renames, (schema) => reachBefore(`#/components/schemas/${schema}`, ''));
  return [...names.map((one) => renamed(to, one)), ...[...groups].map((group) => migrationOf(to, group))];
};

/** An entry edited by people is kept as long as the change is the same. */
const withEdits = (migrations: readonly Migration[], edited: readonly Migration[] = []): Migration[] =>
  migrations.map((one) => ({
    ...one,
    ...edited.find(({ change }) => change === one.change),
    touches: one.touches,
    examples: one.examples,
  }));

/** Guides from each version that promises something to each newer one, by what its clients would lose. */
export const guidesNow = async (promises: Promises): Promise<Guide[]> => {
  const { versions } = readRegistry();
  const names = Object.keys(versions);
  const pairs = names.flatMap((from, at) =>
    ['Stable', 'Deprecated'].includes(versions[from]!.stage) ? names.slice(at + 1).map((to) => [from, to] as const) : [],
  );
  const written = writtenChangelog().guides ?? [];
  return Promise.all(
    pairs.map(async ([from, to]) => {
      const before = written.find((guide) => guide.from === from && guide.to === to);
      return { from, to, migrations: withEdits(await migrationsBetween(promises, from, to), before?.migrations) };
    }),
  );
};
