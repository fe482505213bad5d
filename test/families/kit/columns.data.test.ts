import { freshDatabase } from '@tessera/platform/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import '#families/index';
import type { Database } from '../../../src/data/connection/database.ts';
import { expectColumns } from '../../../src/kit/columns.ts';

let database: Database;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database?.close());

it('the database has all columns of the records', async () => {
  await expect(expectColumns(database.db)).resolves.toBeUndefined();
});

it('a column without a migration is named, with what to write', async () => {
  await sql`alter table resources drop column type cascade`.execute(database.db);
  await expect(expectColumns(database.db)).rejects.toThrow(
    /^the table resources has no column type, which its records have: write a migration that adds it/,
  );
});
