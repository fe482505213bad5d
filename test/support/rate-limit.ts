import { windowSeconds } from '../../src/contract/plans.ts';

/** What an answer says is left of the window that it was counted in. */
type Left = (answer: { headers: Headers }) => number;

/**
 * Compares what is left after some requests with what is left after others. Where a window ended between them, in the next one
 * everything is there again: all of it is asked once more.
 */
export const inOneWindow = async <T>(compare: (left: Left) => Promise<T>): Promise<T> => {
  const figure = ({ headers }: { headers: Headers }, name: string) => Number(headers.get(`x-ratelimit-${name}`) ?? undefined);
  for (;;) {
    const ends: number[] = [];
    const compared = await compare((answer) => {
      ends.push(figure(answer, 'reset'));
      return figure(answer, 'remaining');
    });
    // Answers tell the end of one window a little differently, by rounding and by how long each took.
    const isAnother = Math.max(...ends) - Math.min(...ends) > windowSeconds / 2;
    if (!isAnother) return compared;
  }
};
