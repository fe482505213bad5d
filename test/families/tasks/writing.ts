import { newAccount, newUser } from '@tessera/platform/testing';
import { expect } from 'vitest';
import { createNotificationService } from '../../../src/built-in/notifications/service.ts';
import { createUserService } from '../../../src/built-in/users/service.ts';
import { ServiceError } from '../../../src/core/errors.ts';
import type { Principal } from '../../../src/core/principal.ts';
import type { Database } from '../../../src/data/connection/database.ts';
import { numberEvents } from '../../../src/data/connection/events/event-numbers.ts';
import { createProjectActions } from '../../../src/families/projects/actions.ts';
import { createMemberService } from '../../../src/families/projects/members.ts';
import { createProjectService } from '../../../src/families/projects/service.ts';
import { createTaskService } from '../../../src/families/tasks/service.ts';

export const writers = 32;

const callerOf = (accountId: string, userId: string) =>
  ({ accountId, userId, role: 'editor', actor: { type: 'user', id: userId } }) as unknown as Principal;

const refusals = new Set([
  'project_archived',
  'insufficient_permissions',
  'not_found',
  'unknown_reference',
  'invalid_state',
  'already_exists',
]);

/** Undefined where the rules refuse it. */
const tried = async <T>(act: () => Promise<T>): Promise<T | undefined> => {
  try {
    return await act();
  } catch (error) {
    if (error instanceof ServiceError && refusals.has(error.code)) return undefined;
    throw error;
  }
};

const eventsOf = async ({ db }: Database, { accountId }: Principal) => {
  await numberEvents(db, [accountId]);
  return db.selectFrom('events').select(['type', 'actor', 'place_id']).where('account_id', '=', accountId).orderBy('position').execute();
};

/** Events of records in the project that it did not allow at the time, by the events of the project itself. */
const misplaced = (events: Awaited<ReturnType<typeof eventsOf>>, member: string): string[] => {
  let isOpen = true;
  let isMember = true;
  return events.flatMap(({ type, actor }) => {
    if (type === 'PROJECT_MEMBER_ADDED' || type === 'PROJECT_MEMBER_REMOVED') isMember = type === 'PROJECT_MEMBER_ADDED';
    else if (/^PROJECT_(CREATED|RESTORED|ARCHIVED|DELETED)$/.test(type)) isOpen = type === 'PROJECT_CREATED' || type === 'PROJECT_RESTORED';
    else if (!isOpen || (actor.id === member && !isMember)) return [type];
    return [];
  });
};

const repeat = async (times: number, act: (n: number) => Promise<unknown>) => {
  for (let n = 0; n < times; n += 1) await tried(() => act(n));
};

/** Services of one database, whose callers write into one project at the same time. */
export const writingOn = (database: Database) => {
  const { db } = database;
  const clock = () => new Date();
  const nothing = async () => undefined;
  const users = createUserService({ db, clock, onLeave: nothing, onNewAddress: nothing, onNewAdministrator: nothing, sendsMail: false });
  const notifications = createNotificationService({ db, clock });
  const projects = createProjectService({ db, clock, notifications });
  const actions = createProjectActions({ db, clock, users });
  const tasks = createTaskService({ db, clock, users, projects, notifications });
  const members = createMemberService({ db, clock, users, notifications });

  /** A project of one user, and another user who is an editor in it. */
  const newProject = async () => {
    const accountId = await newAccount(database.db);
    const owner = callerOf(accountId, await newUser(database.db, accountId, { role: 'editor' }));
    const editor = callerOf(accountId, await newUser(database.db, accountId, { role: 'editor' }));
    const { data: project } = await projects.create(owner, { name: 'Atlas' });
    await members.add(owner, project.id, { user_id: editor.userId, role: 'editor' });
    return { owner, editor, id: project.id };
  };

  /**
   * Has many write into a project while it is archived, left and deleted, and expects that nothing was written where the project did not allow it.
   * @param more what the owner does over and over besides, with the number of the time
   */
  const atOnce = async (more: (owner: Principal, id: string) => Promise<((n: number) => Promise<unknown>)[]> | []): Promise<void> => {
    const { owner, editor, id } = await newProject();
    const others = await more(owner, id);
    await Promise.all([
      ...Array.from({ length: writers }, (_, n) =>
        repeat(3, async (round) => {
          const { data: task } = await tasks.createInProject(n % 2 ? editor : owner, id, { title: `Map ${n}.${round}` });
          await tasks.complete(n % 2 ? editor : owner, task.id, undefined);
        }),
      ),
      repeat(12, (n) => (n % 2 ? actions.restore(owner, id, undefined) : actions.archive(owner, id, undefined))),
      repeat(12, (n) =>
        n % 2 ? members.add(owner, id, { user_id: editor.userId, role: 'editor' }) : members.remove(owner, id, editor.userId),
      ),
      ...others.map((act) => repeat(12, act)),
    ]);
    await tried(() => actions.restore(owner, id, undefined));
    await Promise.all([
      repeat(1, () => projects.delete(owner, id, undefined)),
      ...Array.from({ length: writers }, (_, n) => repeat(2, () => tasks.createInProject(owner, id, { title: `Late ${n}` }))),
    ]);
    const all = (await eventsOf(database, owner)).filter(({ place_id }) => place_id === id);
    expect(misplaced(all, editor.userId)).toEqual([]);
    expect(new Set(all.map(({ type }) => type))).toContain('TASK_CREATED');
    expect(all.at(-1)!.type).toBe('PROJECT_DELETED');
  };

  return { projects, actions, tasks, members, newProject, atOnce };
};
