import { readRegistry } from '../codegen/sources.ts';
import type { Guide, Migration } from '../core/changelog.ts';
import { adviceOn } from './advice.ts';
import { asMigration, writtenChangelog } from './changelog.ts';
import { documentFindings } from './compatibility.ts';
import type { Finding } from './places.ts';
import { policyFindings } from './policy-words.ts';
import { reachIn } from './reach.ts';
import { type Promises, promiseOf } from './released.ts';

const distinct = (words: readonly string[]): string[] => [...new Set(words)];

type Seen = Pick<Finding, 'rule' | 'message'> & { touches: string[] };

const migrationOf = (to: string, seen: readonly Seen[]): Migration => {
  const { rule, message } = seen[0]!;
  return asMigration({ ...adviceOn(rule), message, contracts: [to], touches: distinct(seen.flatMap(({ touches }) => touches)) });
};

const migrationsBetween = async (promises: Promises, from: string, to: string): Promise<Migration[]> => {
  const [base, next] = await Promise.all([from, to].map((name) => promises.get(name) ?? promiseOf(name)) as [string, string]);
  // The paths differ in the prefix alone, which everybody knows who moves.
  const moved = next.replaceAll(`"/${to}/`, `"/${from}/`);
  const [before, now] = [JSON.parse(base), JSON.parse(moved)];
  const [reachBefore, reachNow] = [reachIn(before), reachIn(now)];
  const findings = [...(await documentFindings(base, moved)), ...policyFindings(before, now)];
  const seen = findings.map(
    ({ rule, message, pointer, where, gone }): Seen => ({
      rule,
      message,
      touches: (gone ? reachBefore : reachNow)(pointer, where),
    }),
  );
  return [...Map.groupBy(seen, ({ rule, message }) => `${rule} ${message}`).values()].map((group) => migrationOf(to, group));
};

/** An entry that people have edited stays as long as the change is the same. */
const withEdits = (migrations: readonly Migration[], edited: readonly Migration[] = []): Migration[] =>
  migrations.map((one) => ({
    ...one,
    ...edited.find(({ change }) => change === one.change),
    touches: one.touches,
    examples: one.examples,
  }));

/** How to move from each version that promises something to each newer one, by what its clients would lose. */
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
