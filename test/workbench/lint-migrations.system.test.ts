import { describe, expect, it } from 'vitest';
import type { Migration } from '../../src/data/migrations/migration.ts';
import { migrations } from '../../src/data/migrations/steps/index.ts';
import { lintMigrations } from '../../src/workbench/lint-migrations.ts';
import { nextSteps } from '../support/next-version.ts';

const name = '9001-something';

const change = (...up: string[]) => ({ up, down: [] });

const last = Object.keys(migrations).at(-1)!;

/** The rules that one migration after the last one breaks. */
const rules = (migration: Migration, called = name): string[] => {
  const all = { [last]: migrations[last]!, [called]: migration };
  return lintMigrations(all).map((problem) => /(?:^| {2})([\w-]+): /.exec(problem)![1]!);
};

describe('lintMigrations', () => {
  it('has nothing against the migrations there are, and those of a next version', () => {
    const all = { ...migrations, ...nextSteps };
    expect(lintMigrations(all)).toEqual([]);
  });

  it.each<[string, Migration]>([
    ['a column', change('alter table users add column mark text')],
    ['a column with a constant', change('alter table users add column mark boolean not null default false')],
    ['a check that is not looked at yet', change('alter table users add constraint named check (name <> $$ $$) not valid')],
    ['a table with an index', change('create table marks (id text primary key, mark text)', 'create index marks_by_mark on marks (mark)')],
    ['indexes beside the traffic', { indexes: { users_by_mark: { on: 'on users (mark)' } } }],
    ['rows in batches', { backfill: 'update users set mark = 1 where id in (select id from users where mark is null limit 1000)' }],
  ])('takes %s', (_what, migration) => {
    expect(rules(migration)).toEqual([]);
  });

  it.each<[string, string]>([
    ['require-concurrent-index-creation', 'create index users_by_role on users (role)'],
    ['constraint-missing-not-valid', `alter table users add constraint named check (name <> '')`],
    ['adding-required-field', 'alter table users add column mark text not null'],
    ['adding-not-nullable-field', 'alter table accounts alter column default_version set not null'],
    ['changing-column-type', 'alter table users alter column version type bigint'],
    ['ban-drop-column', 'alter table users drop column name'],
    ['renaming-column', 'alter table users rename column name to label'],
    ['ban-drop-table', 'drop table gardens'],
    ['data-in-a-change', `update users set name = 'x'`],
  ])('refuses by %s: %s', (rule, statement) => {
    expect(rules(change(statement))).toContain(rule);
  });

  it('refuses a backfill without bounds and a change without a way back', () => {
    expect(rules({ backfill: 'update users set mark = 1' })).toEqual(['unbounded-backfill']);
    expect(rules({ up: change('select 1').up })).toEqual(['no-way-back']);
  });

  it('refuses names out of order', () => {
    const fine = change('select 1');
    expect(rules(fine, '0001-another')).toContain('order');
    expect(rules(fine, '9001 something')).toContain('order');
  });

  it('refuses an index without its table, and names the file', () => {
    const wrong: Migration = { indexes: { users_by_mark: { on: 'users (mark)' } } };
    const [said] = lintMigrations({ [last]: wrong });
    expect(said).toMatch(new RegExp(`^src/[\\w/-]+/${last}\\.ts  index-form: `));
    expect(said).toContain('`on` of the index users_by_mark must start with "on" and its table');
  });

  it('lets a migration say why a rule does not hold for it, and that rule alone', () => {
    const dropping = {
      ...change('alter table users drop column name', 'drop table gardens'),
      allowed: { 'ban-drop-column': 'nothing reads it' },
    };
    expect(rules(dropping)).toEqual(['ban-drop-table']);
  });
});
