import { appendFileSync } from 'node:fs';
import type { Run } from './load.ts';
import { median } from './rounds.ts';

/** What a benchmark has found out about an aim: its figures of each round. */
export interface Finding {
  what: string;
  /** The least that is aimed at, or the most. */
  aim: number;
  isMost?: boolean;
  figures: number[];
}

/** Tells `all.ts` of a finding, which waits for it at the end of a file; by itself a benchmark only prints its tables. */
export const noteFinding = (finding: Finding): void => {
  const file = process.env.BENCH_FINDINGS;
  if (file) appendFileSync(file, `${JSON.stringify(finding)}\n`);
};

/** The rates of a contestant by those of another one, round by round. */
export const ratios = (own: readonly Run[], base: readonly Run[]): number[] => own.map(({ rate }, round) => rate / base[round]!.rate);

/** A finding as a row of the table of all aims. */
export const rowOf = ({ aim, isMost = false, figures }: Finding) => {
  const seen = median(figures);
  return {
    aim: `${isMost ? 'at most' : 'at least'} ${aim}`,
    seen: Number(seen.toFixed(2)),
    'lowest to highest': `${Math.min(...figures).toFixed(2)} to ${Math.max(...figures).toFixed(2)}`,
    reached: (isMost ? seen <= aim : seen >= aim) ? 'yes' : 'no',
  };
};
