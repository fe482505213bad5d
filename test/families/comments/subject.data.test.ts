import { freshDatabase, newAccount, newUser, rejection } from '@tessera/platform/testing';
import { expect, it } from 'vitest';
import { newId } from '../../../src/core/ids.ts';
import { violatedConstraint } from '../../../src/data/connection/errors.ts';
import { newProject } from '../projects/stored-records.ts';

it('a comment is about exactly one thing', async () => {
  const database = await freshDatabase();
  const { db } = database;
  const account_id = await newAccount(db);
  const author_id = await newUser(db, account_id);
  const project_id = await newProject(db, account_id, author_id);
  const resource = { account_id, id: newId('resource'), name: 'Theodolite', owner_id: author_id };
  await db.insertInto('resources').values(resource).execute();
  for (const subjects of [{}, { project_id, resource_id: resource.id }]) {
    const insert = db.insertInto('comments').values({ account_id, id: newId('comment'), body: 'x', author_id, ...subjects });
    expect(violatedConstraint(await rejection(insert.execute()))).toBe('comments_subject');
  }
  await database.close();
});
