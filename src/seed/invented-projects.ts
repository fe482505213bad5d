import type { Selectable } from 'kysely';
import { idAt } from '../core/ids.ts';
import type { Tables } from '../data/tables/index.ts';
import { iso, type Person, type Window } from './invented-people.ts';
import type { SeededRandom } from './seeded-random.ts';
import { projectSuffixes, type Theme, taskNotes, themes } from './words.ts';

type ProjectRow = Selectable<Tables['projects']>;
type TaskRow = Selectable<Tables['tasks']>;

/** A project with its members and tasks. */
export interface SeededProject {
  project: ProjectRow;
  members: Selectable<Tables['project_members']>[];
  tasks: TaskRow[];
}

/** The input for a project. */
export interface ProjectOptions {
  accountId: string;
  created: number;
  window: Window;
  groups: readonly (readonly Person[])[];
  adminUserId?: string;
}

const DAY = 86_400_000;

/** Picks a value by weight: the first whose cumulative share exceeds the draw. */
const weighted = <T>(draw: number, shares: readonly (readonly [T, number])[]): T => {
  let sum = 0;
  for (const [value, share] of shares) {
    sum += share;
    if (draw < sum) return value;
  }
  return shares.at(-1)![0];
};

/** A realistic name for something in a theme. */
export const nameOf = (random: SeededRandom, { names }: Theme): string => {
  const suffix = random.pick(projectSuffixes);
  return suffix ? `${random.pick(names)}, ${suffix}` : random.pick(names);
};

/** Most members are from one team; the first is the owner. */
const memberIds = (random: SeededRandom, { created, groups, adminUserId }: ProjectOptions): string[] => {
  const presentIn = (group: readonly Person[]) => group.filter(({ since }) => since <= created).map(({ id }) => id);
  const home = presentIn(random.pick(groups.filter(([first]) => first!.since <= created)));
  const ids = new Set(random.some(home, random.between(1, 6)));
  for (const guest of random.some(presentIn(random.pick(groups)), random.between(0, 2))) ids.add(guest);
  return adminUserId && random.happens(0.1) ? [...new Set([adminUserId, ...ids])] : [...ids];
};

const projectRow = (random: SeededRandom, theme: Theme, { accountId, created, window }: ProjectOptions, owner: string): ProjectRow => {
  const age = (window.until - created) / (window.until - window.from);
  const archived = random.happens(0.3 * age) ? Math.floor(created + (window.until - created) * (0.4 + 0.6 * random.next())) : undefined;
  return {
    account_id: accountId,
    id: idAt('project', created, random.bytes()),
    name: nameOf(random, theme),
    description: random.happens(0.8) ? random.pick(theme.about) : null,
    visibility: weighted(random.next(), [
      ['team', 0.45],
      ['public', 0.3],
      ['private', 0.25],
    ] as const),
    status: archived ? 'archived' : 'active',
    settings: {
      enableNotifications: random.happens(0.8),
      defaultView: weighted(random.next(), [
        ['kanban', 0.5],
        ['list', 0.3],
        ['calendar', 0.12],
        ['timeline', 0.08],
      ] as const),
    },
    tags: random.some(theme.tags, random.between(0, 3)),
    owner_id: owner,
    archived_at: archived ? iso(archived) : null,
    created_at: iso(created),
    updated_at: iso(archived ?? random.between(created, Math.min(created + 60 * DAY, window.until))),
    version: archived ? 2 : 1,
  };
};

const statusOf = (random: SeededRandom, isArchived: boolean, age: number): TaskRow['status'] => {
  if (isArchived) return random.happens(0.8) ? 'done' : 'cancelled';
  const done = age > 30 * DAY ? 0.6 : 0.2;
  return weighted(random.next(), [
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
  const created = random.between(Date.parse(project.created_at), end);
  const status = statusOf(random, project.status === 'archived', end - created);
  const changed = random.between(created, Math.min(created + 30 * DAY, end));
  return {
    account_id: project.account_id,
    id: idAt('task', created, random.bytes()),
    project_id: project.id,
    title: random.pick(theme.tasks),
    description: random.happens(0.35) ? random.pick(taskNotes) : null,
    status,
    priority: weighted(random.next(), [
      ['normal', 0.55],
      ['high', 0.22],
      ['low', 0.15],
      ['urgent', 0.08],
    ] as const),
    assignee_id: random.happens(0.75) ? random.pick(members) : null,
    due_at: random.happens(0.6) ? iso(created + random.between(1, 45) * DAY) : null,
    tags: random.some(theme.tags, random.between(0, 2)),
    completed_at: status === 'done' ? iso(changed) : null,
    created_by: random.pick(members),
    created_at: iso(created),
    updated_at: iso(changed),
    version: status === 'todo' ? 1 : 2,
  };
};

/** A realistic project: with members, some tasks done, and sometimes archived. */
export const projectWith = (random: SeededRandom, options: ProjectOptions): SeededProject => {
  const theme = random.pick(themes);
  const ids = memberIds(random, options);
  const project = projectRow(random, theme, options, ids[0]!);
  const end = project.archived_at ? Date.parse(project.archived_at) : options.window.until;
  const members = ids.map((user_id, index) => ({
    account_id: project.account_id,
    project_id: project.id,
    user_id,
    role:
      index === 0
        ? ('owner' as const)
        : weighted(random.next(), [
            ['editor', 0.7],
            ['viewer', 0.3],
          ] as const),
    added_at: project.created_at,
  }));
  const tasks = Array.from({ length: Math.floor(random.next() ** 2 * 20) }, () => taskRow(random, theme, { project, end }, ids));
  return { project, members, tasks };
};
