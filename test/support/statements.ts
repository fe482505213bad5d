import { hasRequester } from '../../src/data/connection/requester.ts';

/** Hears what the requests to an application ask its database, and counts it; what runs in the background is not theirs. */
export const countStatements = () => {
  let statements = 0;
  const onStatement = () => {
    if (hasRequester()) statements += 1;
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
  return { onStatement, takenBy };
};
