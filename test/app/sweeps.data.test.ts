import { freshDatabase, newAccount } from '@tessera/platform/testing';
import { CompiledQuery, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allSweeps as sweepsOf } from '../../src/app/compose/sweeps.ts';
import type { Database } from '../../src/data/connection/database.ts';
import { runSweep } from '../../src/data/sweeping/sweep.ts';

const allSweeps = sweepsOf({ isArchiving: true });

/** A sweep reads what it deletes by an index, however large the table has become. */
let database: Database;
let statements: { sql: string; parameters: readonly unknown[] }[] = [];
beforeAll(async () => {
  database = await freshDatabase({ onStatement: (statement) => void statements.push(statement) });
  await newAccount(database.db);
});
afterAll(() => database?.close());

interface Plan {
  'Node Type': string;
  'Relation Name'?: string;
  Plans?: Plan[];
}

const nodes = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodes)];

const planOf = async ({ sql: text, parameters }: (typeof statements)[number]): Promise<Plan> =>
  database.db.transaction().execute(async (tx) => {
    await sql`set local enable_seqscan = off`.execute(tx);
    const { rows } = await tx.executeQuery<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
      CompiledQuery.raw(`explain (format json) ${text}`, [...parameters]),
    );
    return rows[0]!['QUERY PLAN'][0].Plan;
  });

/** What a sweep asks on its first pass over an empty table, where no account has anything old. */
const asked = async (sweep: (typeof allSweeps)[number]) => {
  statements = [];
  await runSweep(database.db, sweep, () => new Date('2040-01-01T00:00:00.000Z'), { pauseMs: 0 });
  return statements.filter(({ sql: text }) => /^\s*(with|select|delete|update)/i.test(text) && !/set_config|advisory/.test(text));
};

it('names each sweep once', () => {
  const names = allSweeps.map(({ name }) => name);
  expect(names).toEqual([...new Set(names)]);
});

describe.each(allSweeps.map((sweep) => [sweep.name, sweep] as const))('the sweep of %s', (_name, sweep) => {
  it('reads by indexes, and has a limit in each statement', async () => {
    const all = await asked(sweep);
    expect(all.length).toBeGreaterThan(0);
    for (const statement of all) {
      expect(statement.sql).toMatch(/\blimit \$\d+/);
      const scans = nodes(await planOf(statement)).filter((node) => node['Node Type'] === 'Seq Scan');
      expect(scans.map((node) => node['Relation Name'])).toEqual([]);
    }
  });
});
