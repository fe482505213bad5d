import { freshDatabase, newAccount, newUser, serverUrl, until } from '@tessera/platform/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createNotificationService } from '../../../src/built-in/notifications/service.ts';
import { createResourceService } from '../../../src/built-in/resources/service.ts';
import { createUserService } from '../../../src/built-in/users/service.ts';
import type { Principal } from '../../../src/core/principal.ts';
import type { Database } from '../../../src/data/connection/database.ts';
import { transaction } from '../../../src/data/connection/transaction.ts';
import { createCommentService } from '../../../src/families/comments/service.ts';
import { inNoProject } from '../../../src/families/comments/subjects.ts';
import { createFileService } from '../../../src/families/files/service.ts';
import { createProjectActions } from '../../../src/families/projects/actions.ts';
import { createMemberService } from '../../../src/families/projects/members.ts';
import { createProjectService } from '../../../src/families/projects/service.ts';
import { createTaskService } from '../../../src/families/tasks/service.ts';
import { tripsOf } from '../../support/trips.ts';

const servicesOn = ({ db }: Database) => {
  const clock = () => new Date();
  const nothing = async () => undefined;
  const users = createUserService({ db, clock, onLeave: nothing, onNewAddress: nothing, onNewAdministrator: nothing, sendsMail: false });
  const notifications = createNotificationService({ db, clock });
  const projects = createProjectService({ db, clock, notifications });
  const tasks = createTaskService({ db, clock, users, projects, notifications });
  const files = createFileService({ db, clock, projects, tasks });
  const resources = createResourceService({ db, clock, notifications });
  const subjects = { project: projects.subject, task: tasks.subject, file: files.subject, resource: inNoProject(resources.subject) };
  return {
    projects,
    tasks,
    files,
    resources,
    actions: createProjectActions({ db, clock, users }),
    members: createMemberService({ db, clock, users, notifications }),
    comments: createCommentService({ db, clock, projects, subjects, notifications }),
  };
};

let database: Database;
let services: ReturnType<typeof servicesOn>;
let owner: Principal;
let editor: Principal;

const callerOf = (accountId: string, userId: string) =>
  ({ accountId, userId, role: 'editor', actor: { type: 'user', id: userId } }) as unknown as Principal;

beforeAll(async () => {
  database = await freshDatabase();
  services = servicesOn(database);
  const accountId = await newAccount(database.db);
  owner = callerOf(accountId, await newUser(database.db, accountId, { role: 'editor' }));
  editor = callerOf(accountId, await newUser(database.db, accountId, { role: 'editor' }));
});
afterAll(() => database?.close());

const newProject = async (name: string): Promise<string> => {
  const { id } = (await services.projects.create(owner, { name })).data;
  await services.members.add(owner, id, { user_id: editor.userId, role: 'editor' });
  return id;
};

const newFile = async (project_id: string, by = editor): Promise<string> =>
  (await services.files.create(by, { name: 'a.txt', content_type: 'text/plain', project_id })).data.id;

const subjectMakers = {
  project: () => newProject('Atlas'),
  task: async () => (await services.tasks.createInProject(editor, await newProject('Atlas'), { title: 'Draw' })).data.id,
  file: async () => newFile(await newProject('Atlas')),
  resource: async () => (await services.resources.create(editor, { name: 'Lathe', type: 'standard' })).data.id,
};
type SubjectType = keyof typeof subjectMakers;

const say = async (type: SubjectType, id: string) =>
  (await services.comments.create(editor, { body: 'Rivers first.', subject: { type, id } })).data;

describe('a write of a comment', () => {
  it.each(Object.keys(subjectMakers) as SubjectType[])('on a %s takes two round trips', async (type) => {
    const { comments } = services;
    const subject = { type, id: await subjectMakers[type]() };
    const { id } = await say(type, subject.id);
    const writes = {
      create: () => comments.create(editor, { body: 'Lakes.', subject }),
      update: () => comments.update(editor, id, { body: 'Lakes first.' }, undefined),
      replace: () => comments.replace(editor, id, { body: 'Seas first.', subject }, undefined),
      delete: () => comments.delete(editor, id, undefined),
    };
    const trips: Record<string, number> = {};
    for (const [name, write] of Object.entries(writes)) trips[name] = await tripsOf(write);
    expect(trips).toEqual({ create: 2, update: 2, replace: 2, delete: 2 });
  });
});

describe.skipIf(!serverUrl)('while a comment is written', () => {
  const isSomebodyWaiting = async (): Promise<boolean> => {
    const { rows } = await sql<{ waiting: boolean }>`
      select exists (select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock') as waiting`.execute(
      database.db,
    );
    return rows[0]!.waiting;
  };

  /** A transaction that has done its work and ends when it is let go. */
  const held = async (work: () => Promise<unknown>) => {
    const [worked, letGo] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const done = transaction(database.db, async (tx) => {
      await work();
      await tx.flush();
      worked.resolve();
      await letGo.promise;
    });
    done.catch(worked.reject);
    await worked.promise;
    return {
      end: async () => {
        letGo.resolve();
        await done;
      },
    };
  };

  /** Starts work that has to wait for another transaction. */
  const waiting = async <T>(work: () => Promise<T>) => {
    let isOver = false;
    const done = work().finally(() => {
      isOver = true;
    });
    await until(async () => isOver || (await isSomebodyWaiting()));
    expect(isOver).toBe(false);
    return { done };
  };

  const remove: Record<SubjectType, (id: string) => Promise<void>> = {
    project: (id) => services.projects.delete(owner, id, undefined),
    task: (id) => services.tasks.delete(owner, id, undefined),
    file: (id) => services.files.delete(editor, id, undefined),
    resource: (id) => services.resources.delete(editor, id, undefined),
  };

  it.each(Object.keys(subjectMakers) as SubjectType[])('its %s is not deleted, and then takes the comment along', async (type) => {
    const subject = await subjectMakers[type]();
    const { id } = await say(type, subject);
    const writing = await held(() => services.comments.update(editor, id, { body: 'Lakes first.' }, undefined));
    const removal = await waiting(() => remove[type](subject));
    await writing.end();
    await removal.done;
    await expect(services.comments.get(editor, id)).rejects.toMatchObject({ code: 'not_found' });
  });

  it.each(
    (['project', 'task', 'file'] as const).flatMap((type) => [
      {
        type,
        what: 'is not archived',
        change: async (project: string): Promise<void> => void (await services.actions.archive(owner, project, undefined)),
        code: 'project_archived',
      },
      {
        type,
        what: 'is not left by its author',
        change: (project: string): Promise<void> => services.members.remove(owner, project, editor.userId),
        code: 'not_found',
      },
    ]),
  )('the project of its $type $what', async ({ type, change, code }) => {
    const project = await newProject('Atlas');
    const subject = {
      project: async () => project,
      task: async () => (await services.tasks.createInProject(editor, project, { title: 'Draw' })).data.id,
      // Whoever uploads a file keeps seeing it.
      file: () => newFile(project, owner),
    };
    const { id } = await say(type, await subject[type]());
    const writing = await held(() => services.comments.update(editor, id, { body: 'Lakes first.' }, undefined));
    const changing = await waiting(() => change(project));
    await writing.end();
    await changing.done;
    const late = services.comments.update(editor, id, { body: 'Late.' }, undefined);
    await expect(late).rejects.toMatchObject({ code });
  });

  it('its author leaves the project before it, or it is not written', async () => {
    const project = await newProject('Atlas');
    const { id } = await say('project', project);
    const leaving = await held(() => services.members.remove(owner, project, editor.userId));
    const writing = await waiting(() => services.comments.update(editor, id, { body: 'Late.' }, undefined).catch((error) => error));
    await leaving.end();
    expect(await writing.done).toMatchObject({ code: 'not_found' });
  });

  it.each([
    ['a new comment', (file: string) => say('file', file)],
    ['a changed comment', async (_file: string, id: string) => services.comments.update(editor, id, { body: 'Lakes first.' }, undefined)],
  ])('a file that was moved just before has its new project held by %s', async (_what, write) => {
    const [from, to] = [await newProject('From'), await newProject('To')];
    const file = await newFile(from);
    const { id } = await say('file', file);
    const moving = await held(() => services.files.update(editor, file, { project_id: to }, undefined));
    const writing = await waiting(() => held(() => write(file, id)));
    await moving.end();
    const written = await writing.done;
    const archiving = await waiting(() => services.actions.archive(owner, to, undefined));
    await written.end();
    await archiving.done;
  });
});
