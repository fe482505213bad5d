import type { Figures } from '../core/figures.ts';
import { familyParts, type ReadFile } from './families.ts';
import { readSource } from './read-yaml.ts';

type Group = Readonly<Record<string, Figures>>;

/** A file with figures, and where they stand in it. */
interface PlacedFigures {
  file: string;
  words: readonly string[];
  figures: Group;
}

const general = 'plans.yaml';

const placedFigures = (read: ReadFile): PlacedFigures[] => [
  { file: general, words: [], figures: read(general) as Group },
  ...familyParts<Group>(read, 'plans').map(({ file, part }) => ({ file, words: ['plans'], figures: part })),
];

const isGroup = (value: Figures | undefined): value is Group => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Figures with those of another file. @throws Error for a figure that both have */
const joined = (figures: Group, others: Group, file: string): Group => {
  const merged = Object.entries(others).map(([name, other]): [string, Figures] => {
    const own = figures[name];
    if (own === undefined) return [name, other];
    if (isGroup(own) && isGroup(other)) return [name, joined(own, other, file)];
    throw new Error(`openapi/${file} has the figure ${name}, which another file has already.`);
  });
  return { ...figures, ...Object.fromEntries(merged) };
};

/** The figures of `plans.yaml`, with those that families have under `plans`. */
export const readPlans = (read: ReadFile = readSource): Group =>
  placedFigures(read).reduce<Group>((all, { figures, file }) => joined(all, figures, file), {});

const has = (figures: Figures | undefined, [first, ...rest]: readonly string[]): boolean =>
  first === undefined ? figures !== undefined : isGroup(figures) && has(figures[first], rest);

/** The file that has a figure, or the group that it is in, and the words that lead to it there. */
export const figureAt = (words: readonly string[], read: ReadFile = readSource): { file: string; words: string[] } => {
  const all = placedFigures(read);
  const found = all.find(({ figures }) => has(figures, words)) ?? all.find(({ figures }) => has(figures, words.slice(0, -1)));
  const { file, words: before } = found ?? all[0]!;
  return { file, words: [...before, ...words] };
};
