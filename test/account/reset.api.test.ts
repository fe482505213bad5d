import { bootTessera, type Caller, created, expectError, type Tessera } from '@tessera/platform/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { families } from '#families/index';
import { recordPrefixes } from '#generated/ids';
import { run } from '../../src/app/commands/index.ts';
import { recordsOf } from '../support/requests.ts';

let tessera: Tessera;
let neighbour: Caller;

beforeAll(async () => {
  tessera = await bootTessera({ env: { TESSERA_ENVIRONMENT: 'sandbox' } });
  neighbour = await tessera.otherAccount();
});
afterAll(() => tessera?.close());

const reset = (caller: Caller = tessera.admin) => caller.call('POST', '/v1/account/reset');

/** The kinds of records that are made in an account, but its people and its events. */
const prefixes = Object.values(recordPrefixes).filter((prefix) => prefix !== 'usr' && prefix !== 'evt');
const lists = families.names.filter((name) => Object.hasOwn(families.tables, name) && name !== 'users' && name !== 'events');

/** Makes one record of each kind. */
const fillAccount = async (caller: Caller): Promise<void> => {
  const id = recordsOf(caller, { url: 'https://hooks.example.com' });
  for (const prefix of prefixes) await id(prefix);
};

const totals = async (caller: Caller) =>
  Object.fromEntries(await Promise.all(lists.map(async (list) => [list, (await caller.call('GET', `/v1/${list}`)).body.meta.total])));
const eachHas = (total: number) => Object.fromEntries(lists.map((list) => [list, total]));

const events = async (caller: Caller, after = '') => (await caller.call('GET', `/v1/events?after=${after}`)).body;

describe('resetAccount', () => {
  it('200 deletes what was made in the account, and nothing of others', async () => {
    await fillAccount(tessera.admin);
    await fillAccount(neighbour);
    const theirs = await totals(neighbour);
    for (const list of lists) expect(theirs[list], list).toBeGreaterThan(0);
    const answer = await reset();
    expect([answer.status, answer.body.data.id]).toEqual([200, tessera.accountId]);
    expect(await totals(tessera.admin)).toEqual(eachHas(0));
    expect((await events(tessera.admin)).data).toEqual([]);
    expect(await totals(neighbour)).toEqual(theirs);
  });

  it('leaves members and their keys, and says in the audit log who did it', async () => {
    const viewer = await tessera.someone('viewer');
    await reset();
    expect((await viewer.call('GET', '/v1/users/me')).body.data.id).toBe(viewer.userId);
    const { body } = await tessera.admin.call('GET', '/v1/account/audit');
    expect(body.data.some(({ action }: { action: string }) => action === 'resetAccount')).toBe(true);
  });

  it('lets a cursor of before lead to everything that happens afterwards', async () => {
    await fillAccount(tessera.admin);
    const { meta } = await events(tessera.admin);
    await reset();
    const { id } = await created(tessera.admin, '/v1/resources', { name: 'Anew' });
    const told = (body: { data: { resource_id: string }[] }) => body.data.map(({ resource_id }) => resource_id);
    expect(told(await events(tessera.admin, meta.next_cursor))).toEqual([id]);
    expect(told(await events(tessera.admin))).toEqual([id]);
    await reset();
    const again = await created(tessera.admin, '/v1/resources', { name: 'Once more' });
    expect(told(await events(tessera.admin, meta.next_cursor))).toEqual([again.id]);
  });

  it('403 invalid_scope without the scope admin', async () => {
    expectError(await reset(await tessera.someone('admin')), 403, 'invalid_scope');
  });
});

describe('resetAccount in the live environment', () => {
  it('403 insufficient_permissions, and everything is still there', async () => {
    const live = await bootTessera();
    await created(live.admin, '/v1/resources', { name: 'Atlas' });
    expectError(await reset(live.admin), 403, 'insufficient_permissions');
    expect((await live.admin.call('GET', '/v1/resources')).body.meta.total).toBe(1);
    await live.close();
  });

  it('is refused by the command, with exit code 1', async () => {
    expect(await run(['reset'])).toBe(1);
  });
});
