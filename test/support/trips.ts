import { vi } from 'vitest';
import { Pipeline } from '../../src/data/connection/units-of-work/pipeline.ts';

/**
 * Counts the round trips of the units of work that some work runs: queries that are under way together are one, and the commit is another
 * one. Nothing else may run a unit of work meanwhile.
 */
export const tripsOf = async (work: () => Promise<unknown>): Promise<number> => {
  let [trips, underWay] = [0, 0];
  const { executeQuery, commit } = Pipeline.prototype;
  const query = vi.spyOn(Pipeline.prototype, 'executeQuery').mockImplementation(async function (this: Pipeline, asked) {
    if (underWay === 0) trips += 1;
    underWay += 1;
    try {
      return (await executeQuery.call(this, asked)) as never;
    } finally {
      underWay -= 1;
    }
  });
  const end = vi.spyOn(Pipeline.prototype, 'commit').mockImplementation(function (this: Pipeline) {
    trips += 1;
    return commit.call(this);
  });
  await work().finally(() => {
    query.mockRestore();
    end.mockRestore();
  });
  return trips;
};
