import type { Examples } from '../contract/examples.ts';
import { idAt } from '../core/ids.ts';
import type { Role } from '../core/scopes.ts';
import { scopesOfRole } from '../core/scopes.ts';
import type { Queries } from '../data/connection/database.ts';
import { hashOf, keyEnvironmentOf, newApiKey } from '../identity/credentials/api-key-format.ts';
import { hashPassword } from '../identity/passwords.ts';
import { createSeededRandom } from '../seed/seeded-random.ts';

/** Where the mock is: nobody mistakes its keys for those of a live server. */
export const environment = 'sandbox';

/** A key of the mock's account; it is no secret. */
export interface MockKey {
  key: string;
  role: Role;
  scopes: readonly string[];
}

/** The account of the mock. */
export interface MockAccount {
  accountId: string;
  /** The administrator. */
  userId: string;
  /** The first one is the administrator's, with all scopes. */
  keys: readonly [MockKey, ...MockKey[]];
  /** The addresses of people who can sign in, one of each role, all with the same password. */
  people: readonly { email: string; role: Role }[];
  password: string;
}

/** More requests than any test suite makes in a minute. */
const quota = { rate_limit: 1_000_000, burst_limit: 1_000_000 };

const password = 'tessera mock';

/** What keys of an administrator are narrowed to. */
const narrower = [['read'], ['write'], ['read:projects', 'read:tasks']];

const roles = ['admin', 'editor', 'viewer'] as const;

/**
 * The account of the mock, drawn with a seed: the same one has the same ids and keys. It has an administrator and a viewer, and its
 * editor is Ada of the contract's examples.
 */
export const drawAccount = ({ user: ada }: Examples, seed: number) => {
  const random = createSeededRandom(seed);
  // Long before all other records.
  const since = Date.parse(ada.created_at) - 3 * 365 * 86_400_000;
  const created_at = new Date(since).toISOString();
  const times = { created_at, updated_at: created_at };
  const account_id = idAt('account', since, random.bytes());
  const person = (role: Role, name: string) => {
    const id = idAt('user', since, random.bytes());
    return { account_id, id, name, email: `${role}@tessera.example`, role, ...times };
  };
  const users = { admin: person('admin', 'Administrator'), editor: ada, viewer: person('viewer', 'Viewer') };

  const keyOf = (role: Role, scopes: readonly string[], name: string) => {
    const key = newApiKey(environment, (below) => random.between(0, below - 1));
    const own = { id: idAt('key', since, random.bytes()), name, user_id: users[role].id, last4: key.slice(-4), scopes: [...scopes] };
    return { key, role, scopes, row: { account_id, ...own, environment: keyEnvironmentOf(environment), ...times } };
  };
  const keys = [
    ...roles.map((role) => keyOf(role, scopesOfRole(role), `Key of the ${role}`)),
    ...narrower.map((scopes) => keyOf('admin', scopes, `Key for ${scopes.join(' ')}`)),
  ];
  return {
    row: { id: account_id, name: 'Tessera mock', plan: 'enterprise' as const, region: 'us' as const, ...quota, ...times },
    users,
    keys,
  };
};

export type DrawnAccount = ReturnType<typeof drawAccount>;

/** Inserts the account with its administrator and its viewer; its editor comes with the contract's examples. */
export const insertAccount = async (db: Queries, { row, users: { admin, viewer } }: DrawnAccount): Promise<void> => {
  await db.insertInto('accounts').values(row).execute();
  await db.insertInto('users').values([admin, viewer]).execute();
};

/** Inserts the keys, and gives all three people the same password. */
export const insertCredentials = async (db: Queries, { row, users, keys }: DrawnAccount): Promise<MockAccount> => {
  const account_id = row.id;
  const hash = await hashPassword(password);
  await db
    .insertInto('passwords')
    .values(roles.map((role) => ({ account_id, user_id: users[role].id, hash, changed_at: row.created_at })))
    .execute();
  await db
    .insertInto('api_keys')
    .values(keys.map((one) => one.row))
    .execute();
  await db
    .insertInto('credentials')
    .values(keys.map((one) => ({ hash: hashOf(one.key), account_id, kind: 'api_key', subject_id: one.row.id })))
    .execute();
  const [first, ...others] = keys.map(({ key, role, scopes }) => ({ key, role, scopes }));
  return { accountId: account_id, userId: users.admin.id, keys: [first!, ...others], people: roles.map((role) => users[role]), password };
};
