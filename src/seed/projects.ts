import type { Selectable } from 'kysely';
import { idAt } from '../core/ids.ts';
import type { ProjectMembersTable } from '../data/tables/project-members.ts';
import type { ProjectsTable } from '../data/tables/projects.ts';
import type { TasksTable } from '../data/tables/tasks.ts';
import { iso, type Person, type Window } from './people.ts';
import type { SeededRandom } from './seeded-random.ts';
import { projectSuffixes, type Theme, taskNotes, themes } from './words.ts';

type ProjectRow = Selectable<ProjectsTable>;
type TaskRow = Selectable<TasksTable>;

/** A project with all that belongs to it. */
export interface SeededProject {
  project: ProjectRow;
  members: Selectable<ProjectMembersTable>[];
  tasks: TaskRow[];
}

/** What a project is made from. */
export interface Circumstances {
  accountId: string;
  created: number;
  window: Window;
  groups: readonly (readonly Person[])[];
  adminUserId?: string;
}

const DAY = 86_400_000;

/** The first entry whose share, added to those before it, is over the draw. */
const weighted = <T>(draw: number, shares: readonly (readonly [T, number])[]): T => {
  let sum = 0;
  for (const [value, share] of shares) {
    sum += share;
    if (draw < sum) return value;
  }
  return shares.at(-1)![0];
};

const nameOf = (luck: SeededRandom, { names }: Theme): string => {
  const suffix = luck.pick(projectSuffixes);
  return suffix ? `${luck.pick(names)}, ${suffix}` : luck.pick(names);
};

/** Most people come from one team; the owner is the first. */
const memberIds = (luck: SeededRandom, { created, groups, adminUserId }: Circumstances): string[] => {
  const there = (group: readonly Person[]) => group.filter(({ since }) => since <= created).map(({ id }) => id);
  const home = there(luck.pick(groups.filter(([first]) => first!.since <= created)));
  const ids = new Set(luck.some(home, luck.between(1, 6)));
  for (const guest of luck.some(there(luck.pick(groups)), luck.between(0, 2))) ids.add(guest);
  return adminUserId && luck.happens(0.1) ? [...new Set([adminUserId, ...ids])] : [...ids];
};

const projectRow = (luck: SeededRandom, theme: Theme, { accountId, created, window }: Circumstances, owner: string): ProjectRow => {
  const age = (window.until - created) / (window.until - window.from);
  const archived = luck.happens(0.3 * age) ? Math.floor(created + (window.until - created) * (0.4 + 0.6 * luck.next())) : undefined;
  return {
    account_id: accountId,
    id: idAt('project', created, luck.bytes()),
    name: nameOf(luck, theme),
    description: luck.happens(0.8) ? luck.pick(theme.about) : null,
    visibility: weighted(luck.next(), [
      ['team', 0.45],
      ['public', 0.3],
      ['private', 0.25],
    ] as const),
    status: archived ? 'archived' : 'active',
    settings: {
      enableNotifications: luck.happens(0.8),
      defaultView: weighted(luck.next(), [
        ['kanban', 0.5],
        ['list', 0.3],
        ['calendar', 0.12],
        ['timeline', 0.08],
      ] as const),
    },
    tags: luck.some(theme.tags, luck.between(0, 3)),
    owner_id: owner,
    archived_at: archived ? iso(archived) : null,
    created_at: iso(created),
    updated_at: iso(archived ?? luck.between(created, Math.min(created + 60 * DAY, window.until))),
    version: archived ? 2 : 1,
  };
};

const statusOf = (luck: SeededRandom, over: boolean, age: number): TaskRow['status'] => {
  if (over) return luck.happens(0.8) ? 'done' : 'cancelled';
  const done = age > 30 * DAY ? 0.6 : 0.2;
  return weighted(luck.next(), [
    ['done', done],
    ['cancelled', 0.06],
    ['in_progress', 0.15],
    ['todo', 1],
  ] as const);
};

const taskRow = (
  luck: SeededRandom,
  theme: Theme,
  { project, end }: { project: ProjectRow; end: number },
  members: readonly string[],
): TaskRow => {
  const created = luck.between(Date.parse(project.created_at), end);
  const status = statusOf(luck, project.status === 'archived', end - created);
  const changed = luck.between(created, Math.min(created + 30 * DAY, end));
  return {
    account_id: project.account_id,
    id: idAt('task', created, luck.bytes()),
    project_id: project.id,
    title: luck.pick(theme.tasks),
    description: luck.happens(0.35) ? luck.pick(taskNotes) : null,
    status,
    priority: weighted(luck.next(), [
      ['normal', 0.55],
      ['high', 0.22],
      ['low', 0.15],
      ['urgent', 0.08],
    ] as const),
    assignee_id: luck.happens(0.75) ? luck.pick(members) : null,
    due_at: luck.happens(0.6) ? iso(created + luck.between(1, 45) * DAY) : null,
    tags: luck.some(theme.tags, luck.between(0, 2)),
    completed_at: status === 'done' ? iso(changed) : null,
    created_by: luck.pick(members),
    created_at: iso(created),
    updated_at: iso(changed),
    version: status === 'todo' ? 1 : 2,
  };
};

/** One project as people leave them: with a team, some tasks done, and now and then in the archive. */
export const projectWith = (luck: SeededRandom, circumstances: Circumstances): SeededProject => {
  const theme = luck.pick(themes);
  const ids = memberIds(luck, circumstances);
  const project = projectRow(luck, theme, circumstances, ids[0]!);
  const end = project.archived_at ? Date.parse(project.archived_at) : circumstances.window.until;
  const members = ids.map((user_id, index) => ({
    account_id: project.account_id,
    project_id: project.id,
    user_id,
    role:
      index === 0
        ? ('owner' as const)
        : weighted(luck.next(), [
            ['editor', 0.7],
            ['viewer', 0.3],
          ] as const),
    added_at: project.created_at,
  }));
  const tasks = Array.from({ length: Math.floor(luck.next() ** 2 * 20) }, () => taskRow(luck, theme, { project, end }, ids));
  return { project, members, tasks };
};
