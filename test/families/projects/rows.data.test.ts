import { freshDatabase, newAccount, newUser, rejection } from '@tessera/platform/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../../src/data/connection/database.ts';
import { violatedConstraint } from '../../../src/data/connection/errors.ts';
import { migrate, rollback } from '../../../src/data/migrations/migrate.ts';
import { newProject } from './stored-records.ts';

let database: Database;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database?.close());

describe('the schema', () => {
  it('lets an archived project have a time of it and an active one none', async () => {
    const account = await newAccount(database.db);
    const owner = await newUser(database.db, account);
    const error = await rejection(newProject(database.db, account, owner, { status: 'archived' }));
    expect(violatedConstraint(error)).toBe('projects_archived');
  });

  it('keeps who may see the events of a database from before places', async () => {
    const accountId = await newAccount(database.db);
    expect((await rollback(database, { to: '0018-logs' })).at(-1)).toBe('0019-event-places');
    await sql`
      insert into events (account_id, id, type, actor, data, project_id)
      values (${accountId}, 'evt_1', 'PROJECT_UPDATED', '{"type": "system", "id": null}', '{}', 'prj_1')`.execute(database.db);
    expect(await migrate(database)).toContain('0019-event-places');
    const { rows } = await sql`select id, place_id from events`.execute(database.db);
    expect(rows).toEqual([{ id: 'evt_1', place_id: 'prj_1' }]);
  });
});
