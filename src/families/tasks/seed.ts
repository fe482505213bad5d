import {
  days,
  type FamilySeed,
  idAt,
  iso,
  type Rows,
  type SeededRandom,
  type Surroundings,
  type Tables,
  type Theme,
  type Undertaking,
} from '@tessera/platform';
import type { Insertable } from 'kysely';
import { taskScene } from './scene.ts';

type ProjectRow = Insertable<Tables['projects']>;
type TaskRow = Insertable<Tables['tasks']>;

const notes: readonly string[] = [
  'Start from what we did last time.',
  'Keep it to one page.',
  'Ask first, there is history here.',
  'Half a day should do.',
  'Blocked until we hear back.',
  'See the notes from Tuesday.',
  'Whoever is free first.',
];

const statusOf = (random: SeededRandom, isArchived: boolean, age: number): TaskRow['status'] => {
  if (isArchived) return random.happens(0.8) ? 'done' : 'cancelled';
  const done = age > days(30) ? 0.6 : 0.2;
  return random.weighted([
    ['done', done],
    ['cancelled', 0.06],
    ['in_progress', 0.15],
    ['todo', 1],
  ] as const);
};

const taskRow = (
  random: SeededRandom,
  theme: Theme,
  { project, end }: { project: ProjectRow; end: number },
  members: readonly string[],
): TaskRow => {
  const created = random.between(Date.parse(project.created_at!), end);
  const status = statusOf(random, project.status === 'archived', end - created);
  const changed = random.between(created, Math.min(created + days(30), end));
  return {
    account_id: project.account_id,
    id: idAt('task', created, random.bytes()),
    project_id: project.id,
    title: random.pick(theme.steps),
    description: random.happens(0.35) ? random.pick(notes) : null,
    status,
    priority: random.weighted([
      ['normal', 0.55],
      ['high', 0.22],
      ['low', 0.15],
      ['urgent', 0.08],
    ] as const),
    assignee_id: random.happens(0.75) ? random.pick(members) : null,
    due_at: random.happens(0.6) ? iso(created + days(random.between(1, 45))) : null,
    tags: random.some(theme.tags, random.between(0, 2)),
    completed_at: status === 'done' ? iso(changed) : null,
    created_by: random.pick(members),
    created_at: iso(created),
    updated_at: iso(changed),
    version: status === 'todo' ? 1 : 2,
  };
};

/** Realistic tasks of a project, some of them done. */
const ofUndertaking = (
  random: SeededRandom,
  { theme }: Undertaking,
  { window }: Surroundings,
  { projects = [], project_members = [] }: Rows,
): Rows => ({
  tasks: projects.flatMap((project) => {
    const end = project.archived_at ? Date.parse(project.archived_at) : window.until;
    const ids = project_members.map(({ user_id }) => user_id);
    return Array.from({ length: Math.floor(random.next() ** 2 * 20) }, () => taskRow(random, theme, { project, end }, ids));
  }),
});

export const taskSeed: FamilySeed = {
  kind: taskScene,
  examples: ({ example }) => [example('getTask')],
  ofUndertaking,
};
