import { freshDatabase, serverUrl, until } from '@tessera/platform/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Principal } from '../../../src/core/principal.ts';
import type { Database } from '../../../src/data/connection/database.ts';
import { asAccount } from '../../../src/data/connection/requester.ts';
import { transaction } from '../../../src/data/connection/transaction.ts';
import { writers, writingOn } from './writing.ts';

type Writing = ReturnType<typeof writingOn>;

let database: Database;
let writing: Writing;
const statements: string[] = [];

beforeAll(async () => {
  // Requests have seven of ten connections, and each of the writers needs one.
  database = await freshDatabase({ poolSize: 2 * writers, onStatement: ({ sql }) => void statements.push(sql) });
  writing = writingOn(database);
});
afterAll(() => database?.close());

type Written = Awaited<ReturnType<Writing['newProject']>>;

/** Whether a transaction on this database waits for another one. */
const isSomebodyWaiting = async (): Promise<boolean> => {
  const { rows } = await sql<{ waiting: boolean }>`
    select exists (select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock') as waiting`.execute(
    database.db,
  );
  return rows[0]!.waiting;
};

describe.skipIf(!serverUrl)('writers of one project', () => {
  /** Transactions that have written each a task, and wait for each other before they end. */
  const writeTogether = ({ editor, id }: { editor: Principal; id: string }, ends: Promise<void>) => {
    const all = Promise.withResolvers<void>();
    let written = 0;
    const done = Array.from({ length: writers }, (_, n) =>
      asAccount(editor.accountId, () =>
        transaction(database.db, async (tx) => {
          await writing.tasks.createInProject(editor, id, { title: `Map ${n}`, assignee_id: editor.userId });
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
    const project = await writing.newProject();
    statements.length = 0;
    const { written, done } = writeTogether(project, Promise.resolve());
    await written;
    expect((await done).map(({ status }) => status)).toEqual(Array.from({ length: writers }, () => 'fulfilled'));
    expect(statements.filter((text) => /for (no key )?update/.test(text))).toEqual([]);
    expect(statements.filter((text) => text.includes('"projects"') && text.includes('for share'))).toHaveLength(writers);
  });

  it.each<[string, (project: Written) => Promise<unknown>, string]>([
    ['archived', ({ owner, id }) => writing.actions.archive(owner, id, undefined), 'project_archived'],
    ['deleted', ({ owner, id }) => writing.projects.delete(owner, id, undefined), 'not_found'],
    ['left without them', ({ owner, editor, id }) => writing.members.remove(owner, id, editor.userId), 'not_found'],
  ])('keep it from being %s until they have ended, and then are refused', async (_what, change, code) => {
    const project = await writing.newProject();
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
    const late = writing.tasks.createInProject(project.editor, project.id, { title: 'Late' });
    await expect(late).rejects.toMatchObject({ code });
  });
});

describe('what happens to a project at the same time', () => {
  it('never lets anything be written into it while it is archived or after it is deleted, or by whoever has left it', async () => {
    await writing.atOnce(() => []);
  });
});
