import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { serverUrl } from '@tessera/platform/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../../src/data/connection/database.ts';
import { migrate } from '../../src/data/migrations/migrate.ts';
import { migrations } from '../../src/data/migrations/steps/index.ts';
import { createEmptyDatabase } from '../../src/testing/database.ts';

const names = Object.keys(migrations);
const onError = (error: Error) => {
  throw error;
};

describe.skipIf(!serverUrl)('migrate, called by processes that start together', () => {
  let empty: Awaited<ReturnType<typeof createEmptyDatabase>>;
  beforeAll(async () => {
    empty = await createEmptyDatabase(serverUrl!);
  });
  afterAll(() => empty.drop());

  it('lets one of them do each migration', async () => {
    const script = fileURLToPath(new URL('../support/migrate-once.ts', import.meta.url));
    const run = async () => JSON.parse((await promisify(execFile)(process.execPath, [script, empty.url])).stdout) as string[];
    const done = await Promise.all([run(), run(), run()]);
    expect(done.flat().toSorted()).toEqual(names);
  });

  it('leaves no time limit behind and no connection', async () => {
    const database = await openDatabase({ url: empty.url, onError });
    expect(await migrate(database)).toEqual([]);
    await database.close();
  });
});
