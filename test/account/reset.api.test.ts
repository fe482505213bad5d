import { bootTessera, type Caller, created, expectError, serverUrl, type Tessera, until } from '@tessera/platform/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { run } from '../../src/app/commands/index.ts';
import { readyFile } from '../support/files.ts';
import { isWaitedFor } from '../support/in-flight.ts';

let tessera: Tessera;
let neighbour: Caller;

beforeAll(async () => {
  tessera = await bootTessera({ env: { TESSERA_ENVIRONMENT: 'sandbox' } });
  neighbour = await tessera.otherAccount();
});
afterAll(() => tessera?.close());

const reset = (caller: Caller = tessera.admin) => caller.call('POST', '/v1/account/reset');

/** Something of many kinds, bytes among them; the key of the object that keeps these. */
const fillAccount = async (caller: Caller): Promise<string> => {
  const { id: project_id } = await created(caller, '/v1/projects', { name: 'Atlas' });
  const { id: task_id } = await created(caller, `/v1/projects/${project_id}/tasks`, { title: 'Draw' });
  await created(caller, '/v1/teams', { name: 'Cartographers' });
  const { id: resource_id } = await created(caller, '/v1/resources', { name: 'Sensor' });
  for (const subject of [
    { type: 'task', id: task_id },
    { type: 'resource', id: resource_id },
  ])
    await created(caller, '/v1/comments', { body: 'Look', subject });
  await created(caller, '/v1/webhooks', { url: 'https://hooks.example.com/a', events: ['PROJECT_CREATED'] });
  const { id } = await readyFile(tessera, caller, 'bytes', { project_id });
  const { object_key } = await tessera.database.db.selectFrom('files').select('object_key').where('id', '=', id).executeTakeFirstOrThrow();
  return object_key!;
};

const totals = async (caller: Caller): Promise<number[]> => {
  const lists = ['projects', 'tasks', 'teams', 'resources', 'comments', 'webhooks', 'files'];
  return Promise.all(lists.map(async (list) => (await caller.call('GET', `/v1/${list}`)).body.meta.total));
};

const events = async (caller: Caller, after = '') => (await caller.call('GET', `/v1/events?after=${after}`)).body;

describe('resetAccount', () => {
  it('200 deletes what was made in the account, and nothing of others', async () => {
    await fillAccount(tessera.admin);
    await fillAccount(neighbour);
    const answer = await reset();
    expect([answer.status, answer.body.data.id]).toEqual([200, tessera.accountId]);
    expect(await totals(tessera.admin)).toEqual([0, 0, 0, 0, 0, 0, 0]);
    expect((await events(tessera.admin)).data).toEqual([]);
    expect(await totals(neighbour)).toEqual([1, 1, 1, 1, 2, 1, 1]);
  });

  it('leaves members and their keys, and says in the audit log who did it', async () => {
    const viewer = await tessera.someone('viewer');
    await reset();
    expect((await viewer.call('GET', '/v1/users/me')).body.data.id).toBe(viewer.userId);
    const { body } = await tessera.admin.call('GET', '/v1/account/audit');
    expect(body.data.some(({ action }: { action: string }) => action === 'resetAccount')).toBe(true);
  });

  it('gives up the bytes of files', async () => {
    const key = await fillAccount(tessera.admin);
    await reset();
    const { rows } = await sql`select reclaiming from unclaimed_objects where key = ${key}`.execute(tessera.database.db);
    expect(rows).toEqual([{ reclaiming: false }]);
  });

  it.skipIf(!serverUrl)('does not give up bytes once more that a deletion of the file is giving up', async () => {
    const { db } = tessera.database;
    const key = await fillAccount(tessera.admin);
    const [answer] = await db.transaction().execute(async (tx) => {
      await sql`delete from files where object_key = ${key}`.execute(tx);
      await sql`insert into unclaimed_objects (account_id, key, reclaim_at) values (${tessera.accountId}, ${key}, now())`.execute(tx);
      const sent = reset();
      await until(() => isWaitedFor(tx));
      return [sent];
    });
    expect((await answer).status).toBe(200);
    expect((await sql`select 1 from unclaimed_objects where key = ${key}`.execute(db)).rows).toHaveLength(1);
  });

  it('lets a cursor of before lead to everything that happens afterwards', async () => {
    await fillAccount(tessera.admin);
    const { meta } = await events(tessera.admin);
    await reset();
    const { id } = await created(tessera.admin, '/v1/projects', { name: 'Anew' });
    const told = (body: { data: { resource_id: string }[] }) => body.data.map(({ resource_id }) => resource_id);
    expect(told(await events(tessera.admin, meta.next_cursor))).toEqual([id]);
    expect(told(await events(tessera.admin))).toEqual([id]);
    await reset();
    const again = await created(tessera.admin, '/v1/projects', { name: 'Once more' });
    expect(told(await events(tessera.admin, meta.next_cursor))).toEqual([again.id]);
  });

  it('403 invalid_scope without the scope admin', async () => {
    expectError(await reset(await tessera.someone('admin')), 403, 'invalid_scope');
  });
});

describe('resetAccount in the live environment', () => {
  it('403 insufficient_permissions, and everything is still there', async () => {
    const live = await bootTessera();
    await created(live.admin, '/v1/projects', { name: 'Atlas' });
    expectError(await reset(live.admin), 403, 'insufficient_permissions');
    expect((await live.admin.call('GET', '/v1/projects')).body.meta.total).toBe(1);
    await live.close();
  });

  it('is refused by the command, with exit code 1', async () => {
    expect(await run(['reset'])).toBe(1);
  });
});
