import { freshDatabase, openAgain, rejection, serverUrl } from '@tessera/platform/testing';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { parseSecretKeys } from '../../src/core/secret-keys.ts';
import type { Database } from '../../src/data/connection/database.ts';
import { MissingSealingKey, openSecrets, rewrapSecrets, sealingKeyOf } from '../../src/data/installation-secrets.ts';
import { secretKey } from '../../src/testing/secrets.ts';

const keys = (...numbers: number[]) => parseSecretKeys(numbers.map(secretKey).join(','))!;

let database: Database;
beforeEach(async () => {
  database = await freshDatabase();
});
afterEach(() => database?.close());

const table = async () => (await sql`select * from secrets order by name`.execute(database.db)).rows;

describe('openSecrets', () => {
  it('makes them once, and keeps nothing of them in the clear', async () => {
    const made = await openSecrets(database.db, keys(1));
    expect(new Set(Object.values(made)).size).toBe(8);
    expect(await openSecrets(database.db, keys(1))).toEqual(made);
    const kept = JSON.stringify(await table());
    for (const secret of Object.values(made)) expect(kept).not.toContain(secret);
  });

  it('makes those that are missing, and keeps the others', async () => {
    const made = await openSecrets(database.db, keys(1));
    await database.db.deleteFrom('secrets').where('name', '=', 'namespace').execute();
    const opened = await openSecrets(database.db, keys(1));
    expect(opened).toEqual({ ...made, namespace: expect.any(String) });
    expect(opened.namespace).not.toBe(made.namespace);
  });

  it('makes those that it is asked for besides its own', async () => {
    const made = await openSecrets(database.db, keys(1));
    const opened = await openSecrets(database.db, keys(1), ['of a family']);
    expect(opened).toEqual({ ...made, 'of a family': expect.stringMatching(/^[\w-]{43}$/) });
    expect(await openSecrets(database.db, keys(1), ['of a family'])).toEqual(opened);
  });

  it('refuses another key by the name of the right one, and changes nothing', async () => {
    await openSecrets(database.db, keys(1));
    await database.db.deleteFrom('secrets').where('name', '=', 'namespace').execute();
    const before = await table();
    const failure = await rejection(openSecrets(database.db, keys(2)));
    expect(failure).toBeInstanceOf(MissingSealingKey);
    expect((failure as MissingSealingKey).key).toBe(keys(1).names[0]);
    expect(await table()).toEqual(before);
  });

  it('tells a row that was changed from a wrong key', async () => {
    await openSecrets(database.db, keys(1));
    const { sealed } = await database.db.selectFrom('secrets').select('sealed').where('name', '=', 'forms').executeTakeFirstOrThrow();
    await database.db.updateTable('secrets').set({ sealed }).where('name', '=', 'cursors').execute();
    await expect(openSecrets(database.db, keys(1))).rejects.toThrow('"cursors" was changed in the database');
  });

  it.runIf(serverUrl)('gives many nodes that start together the same ones', async () => {
    const nodes = [database, await openAgain(database), await openAgain(database)];
    const opened = await Promise.all([...nodes, ...nodes].map(({ db }) => openSecrets(db, keys(1))));
    expect(opened).toEqual(opened.map(() => opened[0]));
    await Promise.all(nodes.slice(1).map((node) => node.close()));
  });
});

describe('rewrapSecrets', () => {
  it('lets go of the old key, says how many it sealed anew, and has nothing to do the second time', async () => {
    const made = await openSecrets(database.db, keys(1), ['of a family']);
    expect(await rewrapSecrets(database.db, keys(2, 1))).toEqual({ rewrapped: 9, total: 9 });
    expect(await sealingKeyOf(database.db)).toBe(keys(2).names[0]);
    expect(await openSecrets(database.db, keys(2))).toEqual(made);
    expect(await rejection(openSecrets(database.db, keys(1)))).toBeInstanceOf(MissingSealingKey);
    expect(await rewrapSecrets(database.db, keys(2, 1))).toEqual({ rewrapped: 0, total: 9 });
  });

  it('changes nothing with a key that is missing', async () => {
    await openSecrets(database.db, keys(1));
    const before = await table();
    expect(await rejection(rewrapSecrets(database.db, keys(3, 2)))).toBeInstanceOf(MissingSealingKey);
    expect(await table()).toEqual(before);
  });
});
