import { CompiledQuery, sql } from 'kysely';
import type { Queries } from '../../../../src/data/connection/database.ts';

/** A node of a plan as `explain (format json)` tells it, as far as it is looked at here. */
interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Parent Relationship'?: string;
  'Index Cond'?: string;
  Plans?: PlanNode[];
}

/** What a plan does for a list. */
export interface Plan {
  /** What is read without an index that leads to the account. */
  unbounded: string[];
  /** Whether the list's records are counted, and need no order. */
  counts: boolean;
  /** Whether no record has to wait for others to be sorted. */
  ordered: boolean;
  /** What is looked up in indexes of the list's own table. */
  lookedUp: string;
  /** The same, and what is looked up in those of other tables. */
  lookedUpAnywhere: string;
  text: string;
}

/** The table that a statement reads from first. */
const source = /^select .*? from "(\w+)"/s;

/** The same, and what a search reads from first. */
export const anySource = /select .*? from "(\w+)"/s;

/** Hears what an application asks its database, and tells which statements reading from a table took. */
export const watch = (sourceOf = source) => {
  let statements: CompiledQuery[] = [];
  const onStatement = (statement: CompiledQuery) => void statements.push(statement);
  const during = async (table: string, work: () => Promise<unknown>): Promise<CompiledQuery[]> => {
    statements = [];
    await work();
    return statements.filter(({ sql }) => sourceOf.exec(sql)?.[1] === table);
  };
  return { onStatement, during };
};

/** A node and all below it, and whether they give the list's records or only say which ones are seen. */
const nodesOf = (node: PlanNode, own = true): { node: PlanNode; own: boolean }[] => [
  { node, own },
  ...(node.Plans ?? []).flatMap((child) => nodesOf(child, own && !/SubPlan|InitPlan/.test(child['Parent Relationship'] ?? ''))),
];

/** These two read what the nodes below them have found. */
const handsOn = ['Bitmap Heap Scan', 'Subquery Scan'];
const isScan = (node: PlanNode) => node['Node Type'].includes('Scan') && !handsOn.includes(node['Node Type']);

const conditionsOf = (nodes: readonly { node: PlanNode }[]) => nodes.map(({ node }) => node['Index Cond'] ?? '').join(' ');

const shown = ['Plan', 'Node Type', 'Relation Name', 'Index Name', 'Index Cond', 'Filter', 'Sort Key', 'Plans'];

/** How PostgreSQL would carry out a statement that lists a table, on the data that is there, with the values that it has. */
export const explain = async (db: Queries, { sql, parameters }: CompiledQuery, table: string): Promise<Plan> => {
  const explaining = CompiledQuery.raw(`explain (format json) ${sql}`, [...parameters]);
  const { rows } = await db.executeQuery<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(explaining);
  const [{ Plan: root }] = rows[0]!['QUERY PLAN'];
  const nodes = nodesOf(root);
  const own = nodes.filter(({ node, own }) => own && (node['Relation Name'] === table || node['Node Type'] === 'Bitmap Index Scan'));
  const unbounded = nodes.filter(({ node }) => isScan(node) && !node['Index Cond']?.includes('account_id'));
  return {
    unbounded: unbounded.map(({ node }) => `${node['Node Type']} ${node['Relation Name'] ?? ''}`),
    counts: root['Node Type'] === 'Aggregate',
    ordered: !nodes.some(({ node, own }) => own && node['Node Type'].includes('Sort')),
    lookedUp: conditionsOf(own),
    lookedUpAnywhere: conditionsOf(nodes),
    text: JSON.stringify(root, shown, 1),
  };
};

/** How many of ten times PostgreSQL carries a prepared statement out by a plan that it keeps. The first five are planned by themselves. */
export const timesByKeptPlan = (db: Queries, { sql: text, parameters }: CompiledQuery): Promise<number> =>
  db.connection().execute(async (own) => {
    const values = sql.join(parameters.map((value) => sql.lit(value)));
    // The embedded database keeps every plan otherwise.
    await sql`set plan_cache_mode = auto`.execute(own);
    await sql`prepare page as ${sql.raw(text)}`.execute(own);
    for (let time = 0; time < 10; time += 1) await sql`execute page(${values})`.execute(own);
    const kept = await sql<{ times: number }>`select generic_plans::int as times from pg_prepared_statements where name = 'page'`.execute(
      own,
    );
    await sql`deallocate page`.execute(own);
    await sql`reset plan_cache_mode`.execute(own);
    return kept.rows[0]!.times;
  });
