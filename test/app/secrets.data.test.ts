import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freshDatabase, openAgain, serverUrl, until } from '@tessera/platform/testing';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openInstallation } from '../../src/app/compose/secrets.ts';
import { examine } from '../../src/app/doctor/examine.ts';
import { parseSecretKeys } from '../../src/core/secret-keys.ts';
import type { Database, Queries } from '../../src/data/connection/database.ts';
import { urlOf } from '../../src/testing/database.ts';
import { secretKey } from '../../src/testing/secrets.ts';
import { isWaitedFor } from '../support/in-flight.ts';

const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const clean of cleanups.splice(0).toReversed()) await clean();
});

const nameOf = (key: string) => parseSecretKeys(key)!.names[0];

describe('an installation in development without a key', () => {
  let database: Database;
  let dataDir: string;
  let file: string;
  beforeEach(async () => {
    database = await freshDatabase();
    cleanups.push(() => database.close());
    const place = mkdtempSync(join(tmpdir(), 'tessera-key-'));
    cleanups.push(() => rmSync(place, { recursive: true }));
    dataDir = join(place, 'not', 'there', 'yet');
    file = join(dataDir, 'secret-key');
  });

  const open = (given?: string, { db }: { db: Queries } = database) =>
    openInstallation({ dataDir, secretKeys: given === undefined ? undefined : parseSecretKeys(given) }, db);

  it('makes one in the data folder, for its owner alone, and goes on with it', async () => {
    const secrets = await open();
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readdirSync(dataDir)).toEqual(['secret-key']);
    const key = readFileSync(file, 'utf8');
    expect(await open()).toEqual(secrets);
    expect(readFileSync(file, 'utf8')).toBe(key);
    expect(await open(`${secretKey(2)},${key}`)).toEqual(secrets);
  });

  it('whose key is lost is refused, makes nothing anew, and goes on once it is back', async () => {
    const secrets = await open();
    const key = readFileSync(file, 'utf8');
    rmSync(file);
    await expect(open()).rejects.toThrow(
      `The secrets of this database are sealed with the key ${nameOf(key)}, but TESSERA_SECRET_KEY is not set and ${file} does not exist. Start with`,
    );
    expect(readdirSync(dataDir)).toEqual([]);
    writeFileSync(file, key);
    expect(await open()).toEqual(secrets);
  });

  it('is refused with another key, from the file or the setting, and makes nothing anew', async () => {
    const secrets = await open();
    const key = readFileSync(file, 'utf8');
    await expect(open(secretKey(2))).rejects.toThrow(
      `with the key ${nameOf(key)}, but TESSERA_SECRET_KEY holds the key ${nameOf(secretKey(2))}. Start with the key ${nameOf(key)},`,
    );
    writeFileSync(file, secretKey(3));
    await expect(open()).rejects.toThrow(`but ${file} holds the key ${nameOf(secretKey(3))}.`);
    writeFileSync(file, '');
    await expect(open()).rejects.toThrow(`${file} no longer contains 32 bytes in base64`);
    writeFileSync(file, key);
    expect(await open()).toEqual(secrets);
  });

  it('says which file of a key cannot be used', async () => {
    writeFileSync(join(dataDir, '../../..', 'not'), '');
    await expect(open()).rejects.toThrow(`Cannot use the secret key file ${file} (ENOTDIR).`);
  });

  it('takes the key that another node makes while it asks whether the database is sealed', async () => {
    const { first, second } = await database.db.transaction().execute(async (tx) => {
      await sql`lock table secrets in access exclusive mode`.execute(tx);
      const waiting = open();
      return { first: await open(undefined, { db: tx }), second: waiting };
    });
    expect(await second).toEqual(first);
  });

  it.runIf(serverUrl)('is in order for `tessera doctor` that looks while its first node starts', async () => {
    const url = await urlOf(database);
    /** Looks, up to where it waits for the secrets, and again where connecting took too long. */
    const waiting = async (tx: Queries): Promise<{ examined: ReturnType<typeof examine> }> => {
      let isOver = false;
      const examined = examine({ DATABASE_URL: url, TESSERA_DATA_DIR: dataDir }).finally(() => {
        isOver = true;
      });
      await until(async () => isOver || (await isWaitedFor(tx)));
      if (!isOver) return { examined };
      expect((await examined).find(({ name }) => name === 'database')).toMatchObject({ status: 'failed' });
      return waiting(tx);
    };
    const { found } = await database.db.transaction().execute(async (tx) => {
      await sql`lock table secrets in access exclusive mode`.execute(tx);
      const { examined } = await waiting(tx);
      await open(undefined, { db: tx });
      return { found: examined };
    });
    expect((await found).find(({ name }) => name === 'secret key')).toMatchObject({ status: 'ok' });
  });

  it.runIf(serverUrl)('of two nodes at once on one folder takes one key', async () => {
    const other = await openAgain(database);
    cleanups.push(() => other.close());
    const [one, two] = await Promise.all([open(), open(undefined, other)]);
    expect(one).toEqual(two);
  });
});
