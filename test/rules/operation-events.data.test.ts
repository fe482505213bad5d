import { freshDatabase, newAccount } from '@tessera/platform/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { EventType } from '../../src/contract/events.ts';
import type { OperationId } from '../../src/contract/types.ts';
import { ServiceError } from '../../src/core/errors.ts';
import { newId } from '../../src/core/ids.ts';
import type { Database } from '../../src/data/connection/database.ts';
import { type Tx, transaction } from '../../src/data/connection/transaction.ts';
import { audit } from '../../src/rules/audit.ts';
import { refuseEventViolations, trustEvents } from '../../src/rules/operation-events.ts';
import { type Author, recordEffects, recordEvent, systemAuthor } from '../../src/rules/record-event.ts';
import { eventAbout, exampleData } from '../support/events.ts';

let database: Database;
let caller: Author & { actor: { type: 'user'; id: string } };
beforeAll(async () => {
  database = await freshDatabase();
  caller = { accountId: await newAccount(database.db), actor: { type: 'user', id: newId('user') } };
});
afterAll(() => database?.close());

const name = (tx: Tx, value: string) => tx.write(tx.updateTable('accounts').set({ name: value }).where('id', '=', caller.accountId));

const event = (type: EventType) => {
  const data = exampleData(type);
  return eventAbout(type, (data as { id: string }).id);
};
const act = (tx: Tx, type: EventType, author: Author = caller) => recordEvent(tx, author, event(type));
const effect = (tx: Tx, type: 'RESOURCE_UPDATED' | 'RESOURCE_CREATED', cause: string) =>
  recordEffects(tx, caller, cause, [event(type) as never]);

const refused = () => refuseEventViolations(database.db, new Set(['users']));

/** What is said of an operation that does this, and whether it was undone. */
const said = async (operationId: OperationId, work: (tx: Tx) => void, check = refused()) => {
  const before = newId('account');
  await transaction(database.db, (tx) => name(tx, before));
  const failure = await transaction(database.db, (tx) =>
    check(operationId, caller, async () => {
      name(tx, 'changed');
      work(tx);
    }),
  ).catch((error: unknown) => error);
  const { name: now } = await database.db
    .selectFrom('accounts')
    .select('name')
    .where('id', '=', caller.accountId)
    .executeTakeFirstOrThrow();
  if (failure === undefined) return { isUndone: now === before };
  if (!(failure instanceof ServiceError)) throw failure;
  const { code, message, details } = failure;
  return { isUndone: now === before, code, message, details: details.map(({ field, message: detail }) => `${field}: ${detail}`) };
};

describe('the events of an operation', () => {
  it('pass as its contract names them', async () => {
    expect(await said('createResource', (tx) => act(tx, 'RESOURCE_CREATED'))).toEqual({ isUndone: false });
    expect(await said('deleteUser', (tx) => effect(tx, 'RESOURCE_UPDATED', act(tx, 'USER_DELETED')))).toEqual({ isUndone: false });
  });

  it.each<[what: string, operationId: OperationId, work: (tx: Tx) => void, detail: string]>([
    [
      'one that x-emits does not name',
      'updateResource',
      (tx) => act(tx, 'RESOURCE_DELETED'),
      'x-emits: Records RESOURCE_DELETED, which it does not name. Add it, record it as an effect, or do not record it.',
    ],
    [
      'an effect that x-causes does not name',
      'createUser',
      (tx) => effect(tx, 'RESOURCE_CREATED', act(tx, 'USER_CREATED')),
      'x-causes: Records RESOURCE_CREATED as an effect, which it does not name. Add it, here or as x-caused-by of RESOURCE_CREATED, or do not record it.',
    ],
    [
      'none, although something was written',
      'updateResource',
      () => undefined,
      'x-emits: Names RESOURCE_UPDATED, but the operation has written and recorded none. Record it with the write, or remove it.',
    ],
  ])('are refused before the commit: %s', async (_what, operationId, work, detail) => {
    const family = operationId.endsWith('Resource') ? 'resources' : 'users';
    expect(await said(operationId, work)).toEqual({
      isUndone: true,
      code: 'contract_violation',
      message: `${operationId} does not record the events of its contract: see ${operationId} in openapi/platform/${family}.yaml.`,
      details: [detail],
    });
  });

  it('have the caller as their actor, or the system', async () => {
    const stranger = newId('user');
    const { details } = await said('createResource', (tx) =>
      act(tx, 'RESOURCE_CREATED', { ...caller, actor: { type: 'user', id: stranger } }),
    );
    expect(details).toEqual([`actor: RESOURCE_CREATED has ${stranger}, who is not the caller. Record it with the caller.`]);
    expect(await said('createResource', (tx) => act(tx, 'RESOURCE_CREATED', systemAuthor(caller.accountId)))).toEqual({ isUndone: false });
  });

  it('are owed for records that a query changes at once, and not where it finds none, nor for other rows', async () => {
    const person = { account_id: caller.accountId, id: newId('user'), name: 'Lin', email: 'lin@example.com', role: 'viewer' } as const;
    await database.db.insertInto('users').values(person).execute();
    const other = await newAccount(database.db);
    const deleting = (table: 'users' | 'accounts', id: string) =>
      transaction(database.db, (tx) => refused()('updateUser', caller, () => tx.deleteFrom(table).where('id', '=', id).execute()));
    await expect(deleting('users', person.id)).rejects.toMatchObject({
      code: 'contract_violation',
      details: [{ message: expect.stringContaining('recorded none') }],
    });
    const naming = (tx: Tx) => tx.updateTable('users').set({ name: 'Lina' }).where('id', '=', person.id).execute();
    await expect(transaction(database.db, (tx) => refused()('updateUser', caller, () => naming(tx)))).rejects.toThrow('updateUser');
    await expect(deleting('users', newId('user'))).resolves.toBeDefined();
    await expect(deleting('accounts', other)).resolves.toBeDefined();
  });

  it('are none where only entries about the work are written', async () => {
    const check = refused();
    const entry = { actorId: null, credential: null, subjectId: null, address: null, requestId: null, at: new Date() };
    const work = (tx: Tx) => check('updateUser', caller, () => audit(tx, { accountId: caller.accountId, action: 'updateUser', ...entry }));
    await expect(transaction(database.db, work)).resolves.toBeUndefined();
  });

  it('are those of each operation alone in one unit of work', async () => {
    const check = refused();
    const both = transaction(database.db, async (tx) => {
      await check('createResource', caller, async () => act(tx, 'RESOURCE_CREATED'));
      await check('deleteResource', caller, async () => name(tx, 'changed'));
    });
    await expect(both).rejects.toMatchObject({ details: [{ field: 'x-emits' }] });
  });

  it('are trusted in production', async () => {
    expect(await said('updateResource', (tx) => act(tx, 'RESOURCE_DELETED'), trustEvents)).toEqual({ isUndone: false });
  });
});
