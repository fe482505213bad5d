import { globSync } from 'node:fs';
import { basename } from 'node:path';
import type { Queries } from '../../src/data/connection/database.ts';
import type { ByHand } from '../contestants/one-statement.ts';

/** Where records are added: an active project of a user, and tasks in it. */
export interface Place {
  accountId: string;
  userId: string;
  project: string;
  tasks: readonly string[];
  /** Each is of one new record: what its id has behind the prefix. */
  numbers: readonly string[];
}

/** What benchmarks know of a family that can be removed. */
export interface BenchPart {
  /** As in paths. */
  family: string;
  /** Adds records that can be changed. Returns their ids. */
  fill: (db: Queries, place: Place) => Promise<string[]>;
  /** The body that makes another one. */
  body: (place: Pick<Place, 'project' | 'tasks'>) => object;
  /** The text that a change changes. */
  text: string;
  /** What its operations store and read, by their names. */
  statements: Readonly<Record<string, ByHand>>;
}

const read = async (file: string) => ((await import(`./${file}`)) as { part: BenchPart }).part;

/** The parts of all families that have one. */
export const benchParts: readonly BenchPart[] = await Promise.all(
  globSync('*.ts', { cwd: import.meta.dirname })
    .map((file) => basename(file))
    .filter((file) => file !== 'index.ts')
    .sort()
    .map(read),
);
