import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../../src/data/connection/database.ts';
import { lentDatabase } from '../../../src/testing/database.ts';
import { isSent } from '../../delivery/conditioned.ts';

let database: Database;
beforeAll(async () => {
  database = await lentDatabase();
});
afterAll(() => database?.close());

describe('a condition on a file', () => {
  it.each([
    [1000, 'size_gt=999', true],
    [1000, 'size_in=1,1001', false],
    [null, 'size_lt=1000', false],
  ])('of the size %j, %s: %s', async (size, condition, expected) => {
    expect(await isSent(database, condition, 'FILE_CREATED', { size })).toBe(expected);
  });
});
