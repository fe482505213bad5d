import { CompiledQuery } from 'kysely';
import { families } from '#families/index';
import { createApiKey } from '../../src/identity/credentials/api-keys.ts';
import { seed } from '../../src/seed/fill-account.ts';
import { pickEditor, visible } from '../families/projects.ts';
import type { Ground } from '../machinery/bench.ts';
import { analyse, type Caller, createDatabase, firstAccount } from './database.ts';

/** Projects, and an editor who sees some of them. */
export interface Projects extends Caller {
  databaseUrl: string;
  /** The addresses of the projects that the editor sees. */
  paths: string[];
}

export const projects: Ground<Projects> = {
  data: 'projects of which an editor sees a part',
  prepare: (run) =>
    createDatabase(run, async (db) => {
      const first = await firstAccount(db);
      await seed(db, first.accountId, { families: families.seeds, size: run.size, adminUserId: first.userId });
      await analyse(db);
      const editor = await pickEditor(db);
      const { key } = await createApiKey(db, { ...editor, name: 'Bench', scopes: ['read', 'write'], environment: 'live' });
      const seen = CompiledQuery.raw(`select projects.id from projects where ${visible}`, [editor.accountId, editor.userId]);
      const { rows } = await db.executeQuery<{ id: string }>(seen);
      return { ...editor, key, paths: rows.map(({ id }) => `/v1/projects/${id}`) };
    }),
};
