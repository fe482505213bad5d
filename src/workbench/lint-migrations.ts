// Finds new migrations that would block traffic, or break nodes of the previous version: `npm run lint:migrations`.
import { spawnSync } from 'node:child_process';
import { globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Change, Migration } from '../data/migrations/migration.ts';
import { migrations as listed } from '../data/migrations/steps/index.ts';

/** The last migration of the initial schema: it runs on an empty database, and there is no version to go back to. */
const lastOfFirst = '0018-logs';

/** Rules that the migration runner takes care of, and matters of taste. */
const ignoredRules = [
  'require-lock-timeout',
  'require-statement-timeout',
  'prefer-robust-stmts',
  'prefer-bigint-over-int',
  'prefer-bigint-over-smallint',
];

const squawk = fileURLToPath(new URL('../../.ci/node_modules/.bin/squawk', import.meta.url));

/** What squawk, the linter for PostgreSQL migrations, reports for statements in one transaction. */
const squawkProblems = (statements: readonly string[], allowed: readonly string[]): string[] => {
  const place = mkdtempSync(join(tmpdir(), 'tessera-lint-'));
  const file = join(place, 'up.sql');
  writeFileSync(file, statements.map((one) => `${one};\n`).join(''));
  const excluded = [...ignoredRules, ...allowed].join(',');
  const words = ['--pg-version', '15', '--assume-in-transaction', '--reporter', 'json', '--exclude', excluded, file];
  const { stdout, stderr, error } = spawnSync(squawk, words, { encoding: 'utf8' });
  rmSync(place, { recursive: true });
  if (error) throw error;
  if (!stdout.trim()) throw new Error(`squawk reported nothing: ${stderr}`);
  const found = JSON.parse(stdout) as { rule_name: string; message: string }[];
  return found.map(({ rule_name, message }) => `${rule_name}: ${message}`);
};

const changeProblems = ({ up, down, allowed = {} }: Change): string[] => {
  const data = up.filter((one) => /^\s*(with|insert|update|delete|merge|truncate)\b/i.test(one));
  return [
    ...squawkProblems(up, Object.keys(allowed)),
    ...data.map((one) => `data-in-a-change: change rows in a backfill, not under the locks of a schema change: ${one.trim()}`),
    ...(down || allowed['no-way-back'] ? [] : ['no-way-back: export `down`, or explain in `allowed` why there is none.']),
  ];
};

const problemsOf = (migration: Migration): string[] => {
  if ('up' in migration) return changeProblems(migration);
  if ('backfill' in migration)
    return [migration.backfill].flat().every((statement) => /\blimit\s+\d+\b/i.test(statement))
      ? []
      : ['unbounded-backfill: a batch needs a limit.'];
  const odd = Object.entries('indexes' in migration ? migration.indexes : migration.formerIndexes).filter(
    ([, { on }]) => !/^on\s/i.test(on),
  );
  return odd.map(([name]) => `index-form: \`on\` of the index ${name} must start with "on" and its table, as "on users (name)".`);
};

/** The numbers define the order: each is unique, and a new one is the highest. */
const orderProblems = (names: readonly string[]): string[] => {
  const number = (name: string) => name.slice(0, 4);
  const wrong = names.filter((name, at) => {
    const before = names[at - 1];
    return !/^\d{4}(-[a-z0-9]+)+$/.test(name) || (before !== undefined && number(before) >= number(name));
  });
  return wrong.map((name) => `order: ${name} must be four digits and words, with a number above the previous one.`);
};

/** The files of migrations, by their names. */
const filesOf = (): ReadonlyMap<string, string> =>
  new Map(
    globSync(['src/data/migrations/steps/*.ts', 'src/{built-in,families}/*/migrations/*.ts']).map((file) => [
      basename(file, '.ts'),
      file.replaceAll('\\', '/'),
    ]),
  );

/** The problems of migrations, one line of text each, with the file of the migration where it has one. */
export const lintMigrations = (migrations: Readonly<Record<string, Migration>>): string[] => {
  const names = Object.keys(migrations);
  const later = names.filter((name) => name > lastOfFirst);
  const files = filesOf();
  const problems = later.flatMap((name) => problemsOf(migrations[name]!).map((problem) => `${files.get(name) ?? name}  ${problem}`));
  return [...orderProblems(names), ...problems];
};

if (import.meta.main) {
  const problems = lintMigrations(listed);
  for (const problem of problems) console.error(problem);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
