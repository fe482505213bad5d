import { CompiledQuery } from 'kysely';
import { families } from '#families/index';
import { createApiKey } from '../../src/identity/credentials/api-keys.ts';
import { seed } from '../../src/seed/fill-account.ts';
import { type ReadList, resourceList } from '../contestants/ready.ts';
import { benchParts, type SeenInPart } from '../families/index.ts';
import type { Ground } from '../machinery/bench.ts';
import { analyse, type Caller, createDatabase, firstAccount } from './database.ts';

/** Records, and an editor who sees some of them. */
export interface Records extends Caller {
  databaseUrl: string;
  list: ReadList;
  /** The addresses of the records that the editor sees. */
  paths: string[];
}

/** Resources, and any editor. */
const seenByAll: SeenInPart = {
  list: resourceList,
  pickReader: (db) =>
    db
      .selectFrom('users')
      .select(['account_id as accountId', 'id as userId'])
      .where('role', '=', 'editor')
      .orderBy('id')
      .executeTakeFirstOrThrow(),
};

const { list, pickReader } = benchParts.flatMap(({ seenInPart = [] }) => seenInPart)[0] ?? seenByAll;

export const records: Ground<Records> = {
  data: `${list.family} that an editor sees`,
  prepare: (run) =>
    createDatabase(run, async (db) => {
      const first = await firstAccount(db);
      await seed(db, first.accountId, { families: families.seeds, size: run.size, adminUserId: first.userId });
      await analyse(db);
      const editor = await pickReader(db);
      const { key } = await createApiKey(db, { ...editor, name: 'Bench', scopes: ['read', 'write'], environment: 'live' });
      const seen = CompiledQuery.raw(`select id from ${list.family} where ${list.visible}`, [editor.accountId, editor.userId]);
      const { rows } = await db.executeQuery<{ id: string }>(seen);
      return { ...editor, key, list, paths: rows.map(({ id }) => `/v1/${list.family}/${id}`) };
    }),
};
