import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A change that is planted in a copy of a hand-written file. */
export interface Plant {
  what: string;
  file: string;
  /** Texts that are looked for one after the other; the last one is replaced. */
  find: readonly string[];
  to: string;
}

/** A plant that breaks clients: by which rules, and at which line it has to be found. */
export interface BreakingPlant extends Plant {
  rules: string[];
  /** The nearest text above the change that stands in the line; the line of the change itself when left out. */
  at?: string;
}

const positionOf = (text: string, { what, file, find }: Plant): number => {
  let position = -1;
  for (const one of find) {
    position = text.indexOf(one, position + 1);
    if (position < 0) throw new Error(`${what}: ${file} has no ${JSON.stringify(one)} there`);
  }
  return position;
};

const lineAt = (text: string, position: number): number => text.slice(0, position).split('\n').length;

/** Where the change of a plant begins to differ from what was there, white space left out. */
const changeIn = ({ find, to }: Plant): number => {
  const before = find.at(-1)!;
  let same = 0;
  while (same < to.length && to[same] === before[same]) same += 1;
  while (/\s/.test(to[same] ?? '')) same += 1;
  return same;
};

/** Plants all changes in the copies in a folder, and answers the line in which each of them has to be found. */
export const plantAll = <P extends Plant & { at?: string }>(folder: string, plants: readonly P[]): Map<P, number> => {
  const lines = new Map<P, number>();
  for (const [file, inFile] of Map.groupBy(plants, (plant) => plant.file)) {
    const text = readFileSync(join(folder, file), 'utf8');
    const placed = inFile.map((plant) => ({ plant, position: positionOf(text, plant) })).sort((a, b) => a.position - b.position);
    let changed = '';
    let end = 0;
    const positions: { plant: P; position: number }[] = [];
    for (const { plant, position } of placed) {
      if (position < end) throw new Error(`${plant.what} overlaps another plant`);
      changed += text.slice(end, position);
      positions.push({ plant, position: changed.length });
      changed += plant.to;
      end = position + plant.find.at(-1)!.length;
    }
    changed += text.slice(end);
    writeFileSync(join(folder, file), changed);
    for (const { plant, position } of positions) {
      const from = position + changeIn(plant);
      lines.set(plant, lineAt(changed, plant.at === undefined ? from : changed.lastIndexOf(plant.at, from)));
    }
  }
  return lines;
};
