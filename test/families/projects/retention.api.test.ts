import { bootTessera, type Caller, expectError, type Tessera } from '@tessera/platform/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { allSweeps } from '../../../src/app/compose/sweeps.ts';
import { newId } from '../../../src/core/ids.ts';
import type { Queries } from '../../../src/data/connection/database.ts';
import { numberEvents } from '../../../src/data/connection/events/event-numbers.ts';
import { runSweeps } from '../../../src/data/sweeping/sweep.ts';
import { newProject } from './new-records.ts';

let tessera: Tessera;
let db: Queries;
let admin: Caller & { accountId: string };
beforeAll(async () => {
  tessera = await bootTessera({ work: [] });
  db = tessera.database.db;
});
afterAll(() => tessera?.close());
beforeEach(async () => {
  admin = await tessera.otherAccount();
  await db.updateTable('accounts').set({ plan: 'business' }).where('id', '=', admin.accountId).execute();
});

const sweep = () => runSweeps(db, allSweeps({ isArchiving: false }), () => new Date(), { rows: 2, pauseMs: 0 });

it('what is known of deleted projects goes with the last event from before their deletion', async () => {
  for (const days of [400, 300])
    await sql`insert into former_projects (account_id, id, visibility, member_ids, deleted_at)
      values (${admin.accountId}, ${newId('project')}, 'public', '{}', now() - ${days} * interval '1 day')`.execute(db);
  await sweep();
  const left = await db.selectFrom('former_projects').select('deleted_at').where('account_id', '=', admin.accountId).execute();
  expect(left).toHaveLength(1);
});

it('410 in the list of the events of a project', async () => {
  const list = `/v1/projects/${(await newProject(admin)).id}/events`;
  const begun = (await admin.call('GET', list)).body.meta.next_cursor;
  await newProject(admin);
  await numberEvents(db, [admin.accountId]);
  await db.deleteFrom('outbox').where('account_id', '=', admin.accountId).execute();
  await sql`update events set created_at = now() - interval '366 days' where account_id = ${admin.accountId}`.execute(db);
  await sweep();
  expectError(await admin.call('GET', `${list}?after=${begun}`), 410, 'cursor_expired');
});
