import { freshDatabase } from '@tessera/platform/testing';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import '#families/index';
import { checkColumns } from '../../src/app/compose/data.ts';

it('a start outside production names a column that no migration has added', async () => {
  const database = await freshDatabase();
  await sql`alter table resources drop column type cascade`.execute(database.db);
  await expect(checkColumns({ mode: 'development' }, database)).rejects.toThrow('the table resources has no column type');
  await expect(checkColumns({ mode: 'production' }, database)).resolves.toBeUndefined();
  await database.close();
});
