import type { Contestant, Run } from './load.ts';

/** The middle one of some numbers. */
export const median = (numbers: number[]): number => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]!;

interface Pace {
  rounds: number;
  /** Seconds of each contestant's stretch in a round, and of the one that warms it up. */
  seconds: number;
  warmup: number;
}

/** Has contestants take turns, round by round, after each has been warmed up. */
export const inTurn = async <One>(
  contestants: readonly One[],
  { rounds, seconds, warmup }: Pace,
  load: (contestant: One, seconds: number) => Promise<Run>,
): Promise<Map<One, Run[]>> => {
  const runs = new Map(contestants.map((contestant): [One, Run[]] => [contestant, []]));
  for (const contestant of contestants) await load(contestant, warmup);
  for (let round = 0; round < rounds; round += 1)
    for (const contestant of contestants) runs.get(contestant)!.push(await load(contestant, seconds));
  return runs;
};

/** Rates are compared with those of the first contestant within a round, where the machine is most alike, and only then brought to one number. */
export const table = (runs: Map<Pick<Contestant, 'name'>, Run[]>) => {
  const [[first, base]] = runs as unknown as [[Pick<Contestant, 'name'>, Run[]]];
  return Object.fromEntries(
    [...runs].map(([{ name }, own]) => {
      const ratios = own.map(({ rate }, round) => rate / base[round]!.rate);
      const row = {
        'requests/s': Math.round(median(own.map(({ rate }) => rate))),
        [`of ${first.name}`]: Number(median(ratios).toFixed(2)),
        'lowest to highest': `${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)}`,
        'p99 ms': median(own.map(({ p99Ms }) => p99Ms)),
        'CPU us/request': Math.round(median(own.map(({ cpuUs }) => cpuUs))),
      };
      return [name, row];
    }),
  );
};
