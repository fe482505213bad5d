import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../../src/data/connection/database.ts';
import { lentDatabase } from '../../../src/testing/database.ts';
import { isSent } from '../../delivery/conditioned.ts';

let database: Database;
beforeAll(async () => {
  database = await lentDatabase();
});
afterAll(() => database?.close());

describe('a condition on the subject of a comment', () => {
  it.each([
    ['subject_id=tsk_01jq3x5gkz0v7t9n2m4p6r8s1w&subject_type=task', true],
    ['subject_type[neq]=task', false],
  ])('%s: %s', async (condition, expected) => {
    const subject = { type: 'task', id: 'tsk_01jq3x5gkz0v7t9n2m4p6r8s1w' } as const;
    expect(await isSent(database, condition, 'COMMENT_CREATED', { subject })).toBe(expected);
  });
});
