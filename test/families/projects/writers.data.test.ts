import { freshDatabase, newAccount, newUser, serverUrl, until } from '@tessera/platform/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createUserService } from '../../../src/built-in/users/service.ts';
import { ServiceError } from '../../../src/core/errors.ts';
import type { Principal } from '../../../src/core/principal.ts';
import type { Database } from '../../../src/data/connection/database.ts';
import { numberEvents } from '../../../src/data/connection/events/event-numbers.ts';
import { asAccount } from '../../../src/data/connection/requester.ts';
import { transaction } from '../../../src/data/connection/transaction.ts';
import { createFileService } from '../../../src/families/files/service.ts';
import { createProjectActions, type ProjectActions } from '../../../src/families/projects/actions.ts';
import { createMemberService } from '../../../src/families/projects/members.ts';
import { createProjectService, type ProjectService } from '../../../src/families/projects/service.ts';
import { createTaskService, type TaskService } from '../../../src/families/tasks/service.ts';

const writers = 32;
let database: Database;
let projects: ProjectService;
let actions: ProjectActions;
let tasks: TaskService;
let members: ReturnType<typeof createMemberService>;
let files: ReturnType<typeof createFileService>;
const statements: string[] = [];

beforeAll(async () => {
  // Requests have seven of ten connections, and each of the writers needs one.
  database = await freshDatabase({ poolSize: 2 * writers, onStatement: ({ sql }) => void statements.push(sql) });
  const { db } = database;
  const clock = () => new Date();
  const nothing = async () => undefined;
  const users = createUserService({ db, clock, onLeave: nothing, onNewAddress: nothing, onNewAdministrator: nothing, sendsMail: false });
  projects = createProjectService({ db, clock });
  actions = createProjectActions({ db, clock, users });
  tasks = createTaskService({ db, clock, users, projects });
  members = createMemberService({ db, clock, users });
  files = createFileService({ db, clock, projects, tasks });
});
afterAll(() => database?.close());

const callerOf = (accountId: string, userId: string) =>
  ({ accountId, userId, role: 'editor', actor: { type: 'user', id: userId } }) as unknown as Principal;

/** Whether a transaction on this database waits for another one. */
const isSomebodyWaiting = async (): Promise<boolean> => {
  const { rows } = await sql<{ waiting: boolean }>`
    select exists (select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock') as waiting`.execute(
    database.db,
  );
  return rows[0]!.waiting;
};

/** A project of one user, and another user who is an editor in it. */
const newProject = async () => {
  const accountId = await newAccount(database.db);
  const owner = callerOf(accountId, await newUser(database.db, accountId, { role: 'editor' }));
  const editor = callerOf(accountId, await newUser(database.db, accountId, { role: 'editor' }));
  const { data: project } = await projects.create(owner, { name: 'Atlas' });
  await members.add(owner, project.id, { user_id: editor.userId, role: 'editor' });
  return { owner, editor, id: project.id };
};

describe.skipIf(!serverUrl)('writers of one project', () => {
  /** Transactions that have written each a task, and wait for each other before they end. */
  const writeTogether = ({ editor, id }: { editor: Principal; id: string }, ends: Promise<void>) => {
    const all = Promise.withResolvers<void>();
    let written = 0;
    const done = Array.from({ length: writers }, (_, n) =>
      asAccount(editor.accountId, () =>
        transaction(database.db, async (tx) => {
          await tasks.createInProject(editor, id, { title: `Map ${n}`, assignee_id: editor.userId });
          await tx.flush();
          written += 1;
          if (written === writers) all.resolve();
          await all.promise;
          await ends;
        }),
      ).catch((error: unknown) => {
        all.reject(error);
        throw error;
      }),
    );
    return { written: all.promise, done: Promise.allSettled(done) };
  };

  it('do not wait for each other: all have written before one of them ends', async () => {
    const project = await newProject();
    statements.length = 0;
    const { written, done } = writeTogether(project, Promise.resolve());
    await written;
    expect((await done).map(({ status }) => status)).toEqual(Array.from({ length: writers }, () => 'fulfilled'));
    expect(statements.filter((text) => /for (no key )?update/.test(text))).toEqual([]);
    expect(statements.filter((text) => text.includes('"projects"') && text.includes('for share'))).toHaveLength(writers);
  });

  it.each<[string, (project: Awaited<ReturnType<typeof newProject>>) => Promise<unknown>, string]>([
    ['archived', ({ owner, id }) => actions.archive(owner, id, undefined), 'project_archived'],
    ['deleted', ({ owner, id }) => projects.delete(owner, id, undefined), 'not_found'],
    ['left without them', ({ owner, editor, id }) => members.remove(owner, id, editor.userId), 'not_found'],
  ])('keep it from being %s until they have ended, and then are refused', async (_what, change, code) => {
    const project = await newProject();
    const ends = Promise.withResolvers<void>();
    const { written, done } = writeTogether(project, ends.promise);
    await written;
    let isOver = false;
    const changed = change(project).then(() => {
      isOver = true;
    });
    await until(isSomebodyWaiting);
    expect(isOver).toBe(false);
    ends.resolve();
    await changed;
    await done;
    const late = tasks.createInProject(project.editor, project.id, { title: 'Late' });
    await expect(late).rejects.toMatchObject({ code });
  });
});

describe('what happens to a project at the same time', () => {
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

  const eventsOf = async ({ accountId }: Principal) => {
    await numberEvents(database.db, [accountId]);
    return database.db
      .selectFrom('events')
      .select(['type', 'actor', 'place_id'])
      .where('account_id', '=', accountId)
      .orderBy('position')
      .execute();
  };

  /** Events of records in the project that it did not allow at the time, by the events of the project itself. */
  const misplaced = (events: Awaited<ReturnType<typeof eventsOf>>, member: string): string[] => {
    let isOpen = true;
    let isMember = true;
    return events.flatMap(({ type, actor }) => {
      if (type === 'PROJECT_MEMBER_ADDED' || type === 'PROJECT_MEMBER_REMOVED') isMember = type === 'PROJECT_MEMBER_ADDED';
      else if (/^PROJECT_(CREATED|RESTORED|ARCHIVED|DELETED)$/.test(type))
        isOpen = type === 'PROJECT_CREATED' || type === 'PROJECT_RESTORED';
      else if (!isOpen || (actor.id === member && !isMember)) return [type];
      return [];
    });
  };

  const repeat = async (times: number, act: (n: number) => Promise<unknown>) => {
    for (let n = 0; n < times; n += 1) await tried(() => act(n));
  };

  it('never lets anything be written into it while it is archived or after it is deleted, or by whoever has left it', async () => {
    const { owner, editor, id } = await newProject();
    const elsewhere = (await projects.create(owner, { name: 'Elsewhere' })).data.id;
    const { data: file } = await files.create(owner, { name: 'a.txt', content_type: 'text/plain', project_id: elsewhere });
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
      repeat(12, (n) => files.update(owner, file.id, { project_id: n % 2 ? elsewhere : id }, undefined)),
    ]);
    await tried(() => actions.restore(owner, id, undefined));
    await Promise.all([
      repeat(1, () => projects.delete(owner, id, undefined)),
      ...Array.from({ length: writers }, (_, n) => repeat(2, () => tasks.createInProject(owner, id, { title: `Late ${n}` }))),
    ]);
    const all = (await eventsOf(owner)).filter(({ place_id }) => place_id === id);
    expect(misplaced(all, editor.userId)).toEqual([]);
    expect(new Set(all.map(({ type }) => type))).toContain('TASK_CREATED');
    expect(all.at(-1)!.type).toBe('PROJECT_DELETED');
  });
});
