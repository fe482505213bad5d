import { CompiledQuery, createQueryId, type KyselyPlugin, PostgresQueryCompiler, type RootOperationNode } from 'kysely';
import type { Queries } from '../../../../src/data/connection/database.ts';

/** A node of a plan that was carried out, as far as it is looked at here. */
interface Node {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Join Filter'?: number;
  Plans?: Node[];
}

/** What carrying statements out took. */
export interface Carried {
  /** Rows of tables that were looked at, and pairs of rows that did not belong together. */
  rows: number;
  /** What reads more than is asked for, wherever there is more. */
  longWays: string[];
  text: string;
}

const longWay = /Seq Scan|Bitmap|Sort|Hash Join|Merge Join/;
const compiler = new PostgresQueryCompiler();

/** Hears what is asked of a database. */
export const overhear = () => {
  let heard: RootOperationNode[] = [];
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => {
      heard.push(node);
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  return {
    plugin,
    during: async (work: () => Promise<unknown>): Promise<RootOperationNode[]> => {
      heard = [];
      await work();
      return heard;
    },
  };
};

const nodesOf = (node: Node): Node[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

const rowsOf = (node: Node): number => {
  const isScan = node['Relation Name'] && node['Node Type'].includes('Scan');
  const scanned = isScan ? node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0) : 0;
  return node['Actual Loops'] * (scanned + (node['Rows Removed by Join Filter'] ?? 0));
};

const shown = ['Plan', 'Node Type', 'Relation Name', 'Index Name', 'Index Cond', 'Filter', 'Actual Rows', 'Actual Loops', 'Plans'];
const isOfTables = (text: string) => !/set_config|pg_(try_)?advisory/.test(text);

class Undone extends Error {
  override name = 'Undone';
}

/** Carries the statements of a transaction out once more, each with its plan, and leaves everything as it is. */
export const replay = async (db: Queries, statements: readonly RootOperationNode[]): Promise<Carried> => {
  const nodes: Node[] = [];
  const plans: string[] = [];
  const carryOut = db.transaction().execute(async (tx) => {
    for (const statement of statements) {
      const { sql, parameters } = compiler.compileQuery(statement, createQueryId());
      const prefix = isOfTables(sql) ? 'explain (analyze, timing off, format json) ' : '';
      const { rows } = await tx.executeQuery<{ 'QUERY PLAN'?: [{ Plan: Node }] }>(CompiledQuery.raw(prefix + sql, [...parameters]));
      const plan = rows[0]?.['QUERY PLAN']?.[0].Plan;
      if (plan) nodes.push(...nodesOf(plan));
      if (plan) plans.push(JSON.stringify(plan, shown, 1));
    }
    throw new Undone();
  });
  await carryOut.catch((error: unknown) => {
    if (!(error instanceof Undone)) throw error;
  });
  return {
    rows: nodes.reduce((sum, node) => sum + rowsOf(node), 0),
    longWays: nodes.map((node) => `${node['Node Type']} ${node['Relation Name'] ?? ''}`).filter((name) => longWay.test(name)),
    text: plans.join('\n'),
  };
};
