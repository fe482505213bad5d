import { randomBytes } from 'node:crypto';
import type { Queries } from './database.ts';

/** A secret of this installation by its name: made by whichever node asks first, the same for all of them after that. */
export const installationSecret = async (db: Queries, name: string): Promise<string> => {
  const value = randomBytes(32).toString('base64url');
  await db
    .insertInto('secrets')
    .values({ name, value })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const row = await db.selectFrom('secrets').select('value').where('name', '=', name).executeTakeFirstOrThrow();
  return row.value;
};
