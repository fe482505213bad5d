/** What one stretch of a contestant showed, by the name of its column. */
export type Figures = Record<string, number>;

/** One of those that are compared. */
export interface Contestant {
  name: string;
  measure: (seconds: number) => Promise<Figures>;
}

/** How far a figure of a contestant should reach, by itself or beside the same figure of another one. */
export interface Aim {
  of: string;
  /** The contestant whose figure is 1. */
  beside?: string;
  /** Another figure than the one that is compared. */
  figure?: string;
  least?: number;
  most?: number;
}

/** Contestants that do the same. */
export interface Comparison {
  title: string;
  /** The others are compared with the first one. */
  contestants: readonly Contestant[];
  /** What is compared, by default the rate of requests. */
  figure?: string;
  aims?: readonly Aim[];
  rounds?: number;
  warmup?: number;
}

/** An aim and what was seen of it. */
export interface Finding {
  what: string;
  least?: number;
  most?: number;
  /** Its figure in each round. */
  figures: number[];
}

export type Row = Record<string, number | string>;

/** The figures of each contestant, round by round. */
export type Rounds = Map<string, Figures[]>;

/** The middle one of some numbers, or the one at another part of them. */
export const at = (numbers: readonly number[], part = 0.5): number =>
  numbers.toSorted((a, b) => a - b)[Math.min(numbers.length - 1, Math.floor(numbers.length * part))] ?? Number.NaN;

export const short = (number: number): number => (Math.abs(number) >= 100 ? Math.round(number) : Number(number.toPrecision(3)));

/** The lowest and the highest of some numbers. */
const range = (numbers: readonly number[]): string => `${short(Math.min(...numbers))} to ${short(Math.max(...numbers))}`;

/** Has contestants take turns, round by round, after each has been warmed up. */
export const inTurn = async (
  contestants: readonly Contestant[],
  pace: { rounds: number; seconds: number; warmup: number },
  signal: AbortSignal,
): Promise<Rounds> => {
  const seen: Rounds = new Map(contestants.map(({ name }) => [name, []]));
  if (pace.warmup > 0) for (const { measure } of contestants) await measure(pace.warmup);
  for (let round = 0; round < pace.rounds; round += 1)
    for (const { name, measure } of contestants) {
      signal.throwIfAborted();
      seen.get(name)!.push(await measure(pace.seconds));
    }
  return seen;
};

/** A figure by the same one of another contestant within each round, where the machine is most alike. */
const ratios = (seen: Rounds, name: string, base: string, figure: string): number[] =>
  seen.get(name)!.map((own, round) => own[figure]! / seen.get(base)![round]![figure]!);

/** The medians of each contestant, and how the compared figure stands to that of the first one. */
export const rowsOf = (seen: Rounds, figure: string): Record<string, Row> => {
  const [first = ''] = seen.keys();
  const rowOf = (name: string, own: Figures[]): Row => {
    const medians = Object.keys(own[0]!).map((key) => [key, short(at(own.map((one) => one[key]!)))] as const);
    const compared = ratios(seen, name, first, figure);
    return {
      ...Object.fromEntries(medians),
      ...(seen.size > 1 && { [`${figure} of ${first}`]: short(at(compared)), 'lowest to highest': name === first ? '' : range(compared) }),
    };
  };
  return Object.fromEntries([...seen].map(([name, own]) => [name, rowOf(name, own)]));
};

/** What was seen of an aim. */
export const findingOf = (title: string, seen: Rounds, compared: string, aim: Aim): Finding => {
  const { of, beside, figure = compared, least, most } = aim;
  const figures = beside === undefined ? seen.get(of)!.map((own) => own[figure]!) : ratios(seen, of, beside, figure);
  return { what: `${title}: ${figure} of ${of}${beside === undefined ? '' : ` by that of ${beside}`}`, least, most, figures };
};

/** A finding as a row of the table of all aims. */
export const aimRow = ({ least, most, figures }: Finding): Row => {
  const seen = at(figures);
  return {
    aim: least === undefined ? `at most ${most}` : `at least ${least}`,
    seen: short(seen),
    'lowest to highest': range(figures),
    reached: seen >= (least ?? seen) && seen <= (most ?? seen) ? 'yes' : 'no',
  };
};
