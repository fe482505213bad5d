import { freshDatabase, newAccount, newUser } from '@tessera/platform/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database, Queries } from '../../../src/data/connection/database.ts';
import { databaseFailure } from '../../../src/data/connection/errors.ts';
import { asAccount } from '../../../src/data/connection/requester.ts';
import { transaction } from '../../../src/data/connection/transaction.ts';
import type { Viewer } from '../../../src/data/query/cached-statements.ts';
import { findById, findByIds } from '../../../src/data/query/find-by-id.ts';
import { lockedRow } from '../../../src/data/query/locked-row.ts';
import { newResource } from '../../support/stored-records.ts';

const statements: string[] = [];
let database: Database;
let db: Queries;
beforeAll(async () => {
  database = await freshDatabase({ onStatement: ({ sql }) => void statements.push(sql) });
  db = database.db;
});
afterAll(() => database.close());

/** Administrators see every resource of the account, others their own. */
const ofRole = (db: Queries, { accountId, userId, role }: Viewer, id: string) => {
  const found = db.selectFrom('resources').select('name').where('account_id', '=', accountId).where('id', '=', id);
  return role === 'admin' ? found : found.where('owner_id', '=', userId);
};

/** Finds the name of a resource. `build` is told of each statement that is built. */
const nameFinder = (build: (role: Viewer['role']) => void = () => undefined) =>
  findById((db, viewer, id) => {
    build(viewer.role);
    return ofRole(db, viewer, id);
  });

const findName = nameFinder();

const lockName = lockedRow<{ name: string }>((db, viewer, id) => ofRole(db, viewer, id).forUpdate());

const findNames = findByIds((db, { accountId, userId }, id) =>
  db.selectFrom('resources').select('name').where('account_id', '=', accountId).where('id', '=', id).where('owner_id', '=', userId),
);

const resourceOf = async (name: string) => {
  const accountId = await newAccount(db);
  const userId = await newUser(db, accountId);
  return { id: await newResource(db, accountId, userId, { name }), viewer: { accountId, userId, role: 'editor' as const } };
};

describe('lockedRow', () => {
  it('locks for each caller what they see, after an administrator has locked it', async () => {
    const { id, viewer } = await resourceOf('Atlas');
    const colleague = { ...viewer, userId: await newUser(db, viewer.accountId) };
    const lock = (caller: Viewer) => transaction(db, (tx) => lockName(tx, caller, id));
    expect(await lock({ ...colleague, role: 'admin' })).toEqual({ name: 'Atlas' });
    expect(await lock(colleague)).toBeUndefined();
    expect(await lock(viewer)).toEqual({ name: 'Atlas' });
  });
});

describe('findById', () => {
  it('finds for each caller what is theirs, by a statement that was built for somebody else', async () => {
    const [atlas, borealis] = [await resourceOf('Atlas'), await resourceOf('Borealis')];
    expect(await findName(db, atlas.viewer, atlas.id)).toEqual({ name: 'Atlas' });
    expect(await findName(db, borealis.viewer, borealis.id)).toEqual({ name: 'Borealis' });
    expect(await findName(db, borealis.viewer, atlas.id)).toBeUndefined();
  });

  it('has a statement for each role and builds it once', async () => {
    const built: Viewer['role'][] = [];
    const findName = nameFinder((role) => built.push(role));
    const { id, viewer } = await resourceOf('Cassini');
    const colleague = { ...viewer, userId: await newUser(db, viewer.accountId) };
    for (const _time of [1, 2]) {
      expect(await findName(db, colleague, id)).toBeUndefined();
      expect(await findName(db, { ...colleague, role: 'admin' }, id)).toEqual({ name: 'Cassini' });
    }
    expect(built.toSorted()).toEqual(['admin', 'editor']);
  });

  it('finds for many callers who ask at once what is theirs, with few statements', async () => {
    const resources = await Promise.all(Array.from({ length: 12 }, (_, at) => resourceOf(`Resource ${at}`)));
    const before = statements.length;
    const found = await Promise.all(
      resources.flatMap(({ viewer }) =>
        resources.map(({ id }) => asAccount(viewer.accountId, async () => (await findName(db, viewer, id))?.name)),
      ),
    );
    expect(found).toEqual(resources.flatMap((_, viewer) => resources.map((_, at) => (at === viewer ? `Resource ${at}` : undefined))));
    expect(statements.length - before).toBeLessThan(20);
  });

  it('finds the same record for each who asks, as an object of their own', async () => {
    const { id, viewer } = await resourceOf('Ganymede');
    const ask = () => asAccount(viewer.accountId, () => findName(db, viewer, id));
    const found = (await Promise.all(Array.from({ length: 8 }, ask))) as { name: string }[];
    expect(found).toEqual(Array.from({ length: 8 }, () => ({ name: 'Ganymede' })));
    expect(new Set(found).size).toBe(8);
  });

  it('fails for the one whose id PostgreSQL cannot take, and not for those who ask at the same time', async () => {
    const { id, viewer } = await resourceOf('Hyperion');
    const ask = (wanted: string) => asAccount(viewer.accountId, () => findName(db, viewer, wanted).catch(databaseFailure));
    const found = await Promise.all([id, id, id, 'no\0id', id].map(ask));
    const name = { name: 'Hyperion' };
    expect(found).toEqual([name, name, name, 'unstorable', name]);
  });

  it('finds what was written before it was asked for, while others ask', async () => {
    const { id, viewer } = await resourceOf('Iapetus');
    const ask = () => asAccount(viewer.accountId, () => findName(db, viewer, id));
    const others: Promise<unknown>[] = [];
    for (const name of ['Io', 'Isonoe', 'Iocaste']) {
      others.push(...Array.from({ length: 8 }, ask));
      await db.updateTable('resources').set({ name }).where('account_id', '=', viewer.accountId).where('id', '=', id).execute();
      others.push(...Array.from({ length: 8 }, ask));
      expect(await ask()).toEqual({ name });
    }
    await Promise.all(others);
  });

  it('finds several records by their ids, for several callers at once', async () => {
    const [juno, kale] = [await resourceOf('Juno'), await resourceOf('Kale')];
    const ask = ({ viewer }: typeof juno, ids: string[]) => asAccount(viewer.accountId, () => findNames(db, viewer, ids));
    const found = await Promise.all([
      ask(juno, [juno.id, kale.id]),
      ask(kale, [kale.id, juno.id, 'none']),
      ask(juno, [juno.id]),
      ask(kale, []),
      ask(juno, [kale.id, juno.id]),
    ]);
    const [ofJuno, ofKale] = [new Map([[juno.id, { name: 'Juno' }]]), new Map([[kale.id, { name: 'Kale' }]])];
    expect(found).toEqual([ofJuno, ofKale, ofJuno, new Map(), ofJuno]);
  });

  // On a server it would wait for a second connection of its account.
  it('reads in the transaction that it is part of, without being given it', async () => {
    const { id, viewer } = await resourceOf('Larissa');
    const found = await asAccount(viewer.accountId, () =>
      transaction(db, async (tx) => {
        await tx.updateTable('resources').set({ name: 'Lamia' }).where('account_id', '=', viewer.accountId).where('id', '=', id).execute();
        return findName(db, viewer, id);
      }),
    );
    expect(found).toEqual({ name: 'Lamia' });
  });

  it('reads in the transaction that it is given', async () => {
    const { id, viewer } = await resourceOf('Delphi');
    const found = await transaction(db, async (tx) => {
      await tx.updateTable('resources').set({ name: 'Delos' }).where('account_id', '=', viewer.accountId).where('id', '=', id).execute();
      return findName(tx, viewer, id);
    });
    expect(found).toEqual({ name: 'Delos' });
  });

  it('reads in the transaction that it runs in without having been given it', async () => {
    const { id, viewer } = await resourceOf('Fornax');
    const found = await transaction(db, async (tx) => {
      await tx.updateTable('resources').set({ name: 'Furnace' }).where('account_id', '=', viewer.accountId).where('id', '=', id).execute();
      return asAccount(viewer.accountId, () => findName(db, viewer, id));
    });
    expect(found).toEqual({ name: 'Furnace' });
  });

  it('takes what looks like one of its places for the text that it is', async () => {
    const { viewer } = await resourceOf('Elara');
    expect(await findName(db, viewer, ':account')).toBeUndefined();
    expect(await findName(db, { ...viewer, userId: ':id' }, ':id')).toBeUndefined();
  });
});
