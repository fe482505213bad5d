import { freshDatabase, newAccount, newUser } from '@tessera/platform/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../../src/core/ids.ts';
import type { Database } from '../../../src/data/connection/database.ts';
import { newProject } from '../projects/stored-records.ts';

let database: Database;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database?.close());

describe('the schema', () => {
  it('assigns the tasks of a deleted user to nobody and still names who wrote them', async () => {
    const { db } = database;
    const account_id = await newAccount(db);
    const owner = await newUser(db, account_id);
    const leaver = await newUser(db, account_id);
    const project_id = await newProject(db, account_id, owner);
    const task = { account_id, id: newId('task'), project_id, title: 'Draw the map', assignee_id: leaver, created_by: leaver };
    await db.insertInto('tasks').values(task).execute();
    await db.insertInto('project_members').values({ account_id, project_id, user_id: leaver, role: 'editor' }).execute();
    await db.deleteFrom('users').where('account_id', '=', account_id).where('id', '=', leaver).execute();
    const left = await db.selectFrom('tasks').select(['assignee_id', 'created_by']).where('account_id', '=', account_id).execute();
    expect(left).toEqual([{ assignee_id: null, created_by: leaver }]);
    expect(await db.selectFrom('project_members').select('user_id').where('account_id', '=', account_id).execute()).toEqual([]);
  });
});
