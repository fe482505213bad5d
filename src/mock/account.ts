import { platformName } from '../contract/platform-name.ts';
import type { Schemas } from '../contract/types.ts';
import { idAt } from '../core/ids.ts';
import type { Role } from '../core/scopes.ts';
import { scopesOfRole } from '../core/scopes.ts';
import type { Queries } from '../data/connection/database.ts';
import { hashOf, keyEnvironmentOf, newApiKey } from '../identity/credentials/api-key-format.ts';
import { hashPassword } from '../identity/passwords/passwords.ts';
import { createSeededRandom } from '../seed/seeded-random.ts';

/** Marks the mock's environment, so that nobody mistakes its keys for those of a live server. */
export const environment = 'sandbox';

/** A key of the mock's account; not a secret. */
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
  /** The first is the administrator's, with all scopes. */
  keys: readonly [MockKey, ...MockKey[]];
  /** The key that stands for all keys that were not issued. */
  anyKey: string;
  /** The addresses of people who can sign in, one per role, all with the same password. */
  people: readonly { email: string; role: Role }[];
  password: string;
}

/** More requests than any test suite makes in a minute. */
const quota = { rate_limit: 1_000_000, burst_limit: 1_000_000 };

const password = 'tessera mock';

/** The restrictions of an administrator's keys. */
const narrower = [['read'], ['write'], ['read:users', 'read:events']];

const roles = ['admin', 'editor', 'viewer'] as const;

/** An administrator's key here also signs others in, which no server key does by default, so that everything can be tried. */
const scopesInMock = (role: Role): readonly string[] => (role === 'admin' ? [...scopesOfRole(role), 'write:logins'] : scopesOfRole(role));

/**
 * The account of the mock, generated from a seed: the same seed gives the same ids and keys. It has an administrator and a viewer; its editor is Ada,
 * the person of the contract's examples.
 */
export const drawAccount = (ada: Schemas['User'], seed: number) => {
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
    ...roles.map((role) => keyOf(role, scopesInMock(role), `Key of the ${role}`)),
    ...narrower.map((scopes) => keyOf('admin', scopes, `Key for ${scopes.join(' ')}`)),
  ];
  const anyKey = keyOf('admin', scopesInMock('admin'), 'Stands for keys that nobody issued');
  return {
    anyKey,
    row: { id: account_id, name: `${platformName} mock`, plan: 'enterprise' as const, region: 'us' as const, ...quota, ...times },
    users,
    keys,
  };
};

export type DrawnAccount = ReturnType<typeof drawAccount>;

/** The people of the account as REST shows them. */
export const peopleOf = ({ users }: DrawnAccount): readonly [Schemas['User'], ...Schemas['User'][]] => {
  const shown = ({ id, name, email, role, created_at, updated_at }: (typeof users)['admin']): Schemas['User'] => ({
    ...{ id, name, email, role, metadata: {} },
    ...{ created_at, updated_at },
  });
  return [shown(users.admin), users.editor, shown(users.viewer)];
};

/** Inserts the account itself. */
export const insertAccount = async (tx: Queries, { row }: DrawnAccount): Promise<void> => {
  await tx.insertInto('accounts').values(row).execute();
};

/** Inserts the administrator and the viewer; the editor comes with the contract's examples. */
export const insertPeople = async (tx: Queries, { users: { admin, viewer } }: DrawnAccount): Promise<void> => {
  await tx.insertInto('users').values([admin, viewer]).execute();
};

/** The hash of the password that the mock's people sign in with. */
export const passwordHash = (): Promise<string> => hashPassword(password);

/** What is known of the account with these people in it. */
const accountOf = ({ row, users, keys, anyKey }: DrawnAccount, present: readonly Role[]): MockAccount => {
  const [first, ...others] = keys.filter((one) => present.some((role) => users[role].id === one.row.user_id));
  const shown = ({ row: _row, ...key }: (typeof keys)[number]): MockKey => key;
  return {
    ...{ accountId: row.id, userId: users.admin.id, keys: [shown(first!), ...others.map(shown)], anyKey: anyKey.key },
    ...{ people: present.map((role) => users[role]), password },
  };
};

/** Inserts the keys of those people who exist (at least one), and gives them all the same password. */
export const insertCredentials = async (tx: Queries, drawn: DrawnAccount, hash: string): Promise<MockAccount> => {
  const { row, users, keys, anyKey } = drawn;
  const account_id = row.id;
  const found = await tx.selectFrom('users').select('id').where('account_id', '=', account_id).execute();
  const ids = new Set(found.map(({ id }) => id));
  const present = roles.filter((role) => ids.has(users[role].id));
  const own = keys.filter(({ row: { user_id } }) => ids.has(user_id));
  await tx
    .insertInto('passwords')
    .values(present.map((role) => ({ account_id, user_id: users[role].id, hash, changed_at: row.created_at })))
    .execute();
  const [somebody] = present;
  const { key, row: anyRow } = anyKey;
  const forAny = { key, row: { ...anyRow, user_id: users[somebody!].id, scopes: [...scopesInMock(somebody!)] } };
  await tx
    .insertInto('api_keys')
    .values([...own, forAny].map((one) => one.row))
    .execute();
  await tx
    .insertInto('credentials')
    .values([...own, forAny].map((one) => ({ hash: hashOf(one.key), account_id, kind: 'api_key', subject_id: one.row.id })))
    .execute();
  return accountOf(drawn, present);
};
