import { freshDatabase } from '@tessera/platform/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../../../src/data/connection/database.ts';
import { createFileService } from '../../../src/families/files/service.ts';
import { writers, writingOn } from '../tasks/writing.ts';

let database: Database;
beforeAll(async () => {
  database = await freshDatabase({ poolSize: 2 * writers });
});
afterAll(() => database?.close());

it('a file is never moved into a project while it is archived or after it is deleted', async () => {
  const { projects, tasks, atOnce } = writingOn(database);
  const files = createFileService({ db: database.db, clock: () => new Date(), projects, tasks });
  let moved = 0;
  await atOnce(async (owner, id) => {
    const elsewhere = (await projects.create(owner, { name: 'Elsewhere' })).data.id;
    const { data: file } = await files.create(owner, { name: 'a.txt', content_type: 'text/plain', project_id: elsewhere });
    return [
      async (n) => {
        await files.update(owner, file.id, { project_id: n % 2 ? elsewhere : id }, undefined);
        moved += 1;
      },
    ];
  });
  expect(moved).toBeGreaterThan(0);
});
