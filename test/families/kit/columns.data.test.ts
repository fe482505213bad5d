import { freshDatabase } from '@tessera/platform/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import '#families/index';
import type { Database } from '../../../src/data/connection/database.ts';
import { expectColumns, noteColumns } from '../../../src/kit/columns.ts';

let database: Database;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database?.close());

it('the database has all columns of the records', async () => {
  await expect(expectColumns(database.db)).resolves.toBeUndefined();
});

it('a column without a migration is named, with what to write', async () => {
  noteColumns('resources', ['id', 'colour']);
  await expect(expectColumns(database.db)).rejects.toThrow(
    /^the table resources has no column colour, which its records have: write a migration that adds it/,
  );
});
