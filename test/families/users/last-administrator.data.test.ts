import { randomUUID } from 'node:crypto';
import { bootTessera, type Caller, type Tessera } from '@tessera/platform/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../../src/core/ids.ts';
import { type Somebody, somebody } from '../../support/people.ts';

let tessera: Tessera;
beforeAll(async () => {
  tessera = await bootTessera();
});
afterAll(() => tessera?.close());

/** An administrator with a key alone, in an account of their own. */
let keyed: Caller;
let accountId: string;
beforeEach(async () => {
  keyed = await tessera.otherAccount();
  const { db } = tessera.database;
  accountId = (await db.selectFrom('users').select('account_id').where('id', '=', keyed.userId).executeTakeFirstOrThrow()).account_id;
});

const invited = () => somebody(tessera.database.db, accountId, { role: 'admin', password: null });
const withPassword = () => somebody(tessera.database.db, accountId, { role: 'admin' });
const addPasskey = ({ userId }: Pick<Somebody, 'userId'>, isConfirmed: boolean) => {
  const now = new Date().toISOString();
  const passkey = { id: newId('second_factor'), kind: 'passkey', name: 'Laptop', secret: null, last_used_at: null } as const;
  return tessera.database.db
    .insertInto('second_factors')
    .values({
      ...{ account_id: accountId, user_id: userId, created_at: now, confirmed_at: isConfirmed ? now : null, ...passkey },
      ...(isConfirmed && { credential_id: randomUUID(), public_key: 'a-key' }),
    })
    .execute();
};

type Leave = (person: Pick<Somebody, 'userId' | 'email'>) => Promise<unknown>;
const graphql = async (query: string) => (await keyed.call('POST', '/graphql', { query })).body.errors?.[0].extensions.reason ?? 'done';
const rest = async (method: string, path: string, body?: object) => {
  const answer = await keyed.call(method, path, body);
  return answer.status < 300 ? 'done' : answer.body.error.code;
};
const doors: [string, Leave][] = [
  ['updateUser', ({ userId }) => rest('PATCH', `/v1/users/${userId}`, { role: 'editor' })],
  ['replaceUser', ({ userId, email }) => rest('PUT', `/v1/users/${userId}`, { name: 'Ada', email, role: 'viewer' })],
  ['deleteUser', ({ userId }) => rest('DELETE', `/v1/users/${userId}`)],
  ['updateMember', ({ userId }) => rest('PATCH', `/v1/account/members/${userId}`, { role: 'viewer' })],
  ['removeMember', ({ userId }) => rest('DELETE', `/v1/account/members/${userId}`)],
  ['updateUser of GraphQL', ({ userId }) => graphql(`mutation { updateUser(id: "${userId}", input: {role: VIEWER}) { user { id } } }`)],
  ['deleteUser of GraphQL', ({ userId }) => graphql(`mutation { deleteUser(id: "${userId}") { deletedId } }`)],
];

describe.each(doors)('%s', (_door, leave) => {
  it('keeps the last administrator who can sign in, until another one can: invited ones, keys and apps for codes do not count', async () => {
    const ada = await withPassword();
    const lin = await invited();
    await addPasskey(lin, false);
    expect(await leave(ada)).toBe('invalid_state');
    await addPasskey(lin, true);
    expect(await leave(ada)).toBe('done');
  });

  it('lets one go who cannot sign in, also where nobody else can', async () => {
    const lin = await invited();
    expect(await leave(lin)).toBe('done');
  });
});

it('of two administrators who can sign in and are demoted and removed at once, one stays', async () => {
  const [ada, lin] = [await withPassword(), await withPassword()];
  const [demote, remove] = [doors[0]![1], doors[2]![1]];
  expect((await Promise.all([demote(ada), remove(lin)])).sort()).toEqual(['done', 'invalid_state']);
});
