import type { Insertable } from 'kysely';
import { newId } from '../../../src/core/ids.ts';
import type { Queries } from '../../../src/data/connection/database.ts';
import type { Tables } from '../../../src/data/tables/index.ts';

/** A project; its id. */
export const newProject = async (
  db: Queries,
  account_id: string,
  owner_id: string,
  fields: Partial<Insertable<Tables['projects']>> = {},
): Promise<string> => {
  const id = newId('project');
  await db
    .insertInto('projects')
    .values({ account_id, id, name: 'Atlas', owner_id, ...fields })
    .execute();
  return id;
};
