import type { Insertable } from 'kysely';
import { newId } from '../../src/core/ids.ts';
import type { Queries } from '../../src/data/connection/database.ts';
import type { Tables } from '../../src/data/tables/index.ts';

/** A resource; its id. */
export const newResource = async (
  db: Queries,
  account_id: string,
  owner_id: string,
  fields: Partial<Insertable<Tables['resources']>> = {},
): Promise<string> => {
  const id = newId('resource');
  await db
    .insertInto('resources')
    .values({ account_id, id, name: 'Theodolite', owner_id, ...fields })
    .execute();
  return id;
};
