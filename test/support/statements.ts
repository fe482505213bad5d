import type { KyselyPlugin } from 'kysely';

/** Stands between an application and its database, and counts what it asks. */
export const countStatements = () => {
  let statements = 0;
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => {
      statements += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  const during = async (work: () => Promise<unknown>): Promise<number> => {
    const before = statements;
    await work();
    return statements - before;
  };
  /** How many statements some work takes; what runs beside it can only add some, so the least of a few times is it. */
  const takenBy = async (work: () => Promise<unknown>): Promise<number> => {
    const counts: number[] = [];
    for (let time = 0; time < 4; time += 1) counts.push(await during(work));
    return Math.min(...counts);
  };
  return { plugin, takenBy };
};
