import { type Kysely, sql } from 'kysely';
import type { Queries } from '../data/connection/database.ts';
import { type Tx, transaction } from '../data/connection/transaction.ts';
import { insertAll } from '../data/insert-all.ts';
import type { Tables } from '../data/tables/index.ts';
import { type SeededPeople, seedPeople, type Window } from './invented-people.ts';
import { projectWith, type SeededProject } from './invented-projects.ts';
import { createSeededRandom } from './seeded-random.ts';

/** How much data to generate. */
export interface SeedOptions {
  projects: number;
  /** An integer; the same seed gives the same data on the same day. */
  seed?: number;
  /** The records are from before this day. */
  now?: Date;
  /** An existing user, who becomes a member of some projects. */
  adminUserId?: string;
  onProgress?: (done: number, total: number) => void;
}

/** How many records were inserted. */
export interface SeedCounts {
  users: number;
  teams: number;
  projects: number;
  tasks: number;
}

const DAY = 86_400_000;
const TWO_YEARS = 730 * DAY;
const BATCH = 250;

/** The period ends at midnight: a second run on the same day gives the same data. */
const windowUntil = (now: Date): Window => {
  const until = Math.floor(now.getTime() / DAY) * DAY;
  return { from: until - TWO_YEARS, until };
};

/** When each project was created; recent months have more. */
const creationTimes = ({ from, until }: Window, count: number): number[] =>
  Array.from({ length: count }, (_, index) => Math.floor(from + (until - from) * (0.02 + 0.98 * ((index + 0.5) / count) ** 0.8)));

const insertBatch = async (tx: Tx, batch: readonly SeededProject[]): Promise<number> => {
  const projects = batch.map(({ project }) => project);
  const members = batch.flatMap((made) => made.members);
  const tasks = batch.flatMap((made) => made.tasks);
  await insertAll(tx, 'projects', projects);
  await insertAll(tx, 'project_members', members);
  await insertAll(tx, 'tasks', tasks);
  return tasks.length;
};

/** PostgreSQL caches plans of foreign key checks early; without statistics they would assume small tables. */
const analyze = async (db: Queries, tables: readonly (keyof Tables)[]): Promise<void> => {
  await sql`analyze ${sql.join(tables.map((table) => sql.table(table)))}`.execute(db);
};

const peopleTables = ['users', 'teams', 'team_members'] as const;
const projectTables = ['projects', 'project_members', 'tasks'] as const;

const fillPeople = async (tx: Tx, { users, teams, teamMembers }: SeededPeople): Promise<void> => {
  await insertAll(tx, 'users', users);
  await insertAll(tx, 'teams', teams);
  await insertAll(tx, 'team_members', teamMembers);
  await analyze(tx, peopleTables);
};

const fill = async (tx: Tx, accountId: string, options: SeedOptions): Promise<SeedCounts> => {
  const { projects, seed: number = 1, now = new Date(), adminUserId, onProgress } = options;
  const random = createSeededRandom(number);
  const window = windowUntil(now);
  const people = seedPeople(random, accountId, projects, window, adminUserId);
  await fillPeople(tx, people);
  const times = creationTimes(window, projects);
  const projectOptions = { accountId, window, groups: people.groups, adminUserId };
  let tasks = 0;
  for (let start = 0; start < projects; start += BATCH) {
    const batch = times.slice(start, start + BATCH).map((created) => projectWith(random, { ...projectOptions, created }));
    tasks += await insertBatch(tx, batch);
    if (start === 0) await analyze(tx, projectTables);
    onProgress?.(start + batch.length, projects);
  }
  return { users: people.users.length, teams: people.teams.length, projects, tasks };
};

/**
 * Fills an account with users, teams, projects and tasks of the last two years, in one transaction. It records no events. Repeating a seed in the
 * same account fails, because the records exist.
 */
export const seed = async (db: Kysely<Tables>, accountId: string, options: SeedOptions): Promise<SeedCounts> => {
  const counts = await transaction(db, (tx) => fill(tx, accountId, options));
  // An embedded database does not collect statistics by itself; without them list queries would assume small tables.
  await analyze(db, [...peopleTables, ...projectTables]);
  return counts;
};
