import { families } from '#families/index';
import { seed } from '../../src/seed/fill-account.ts';
import type { Ground } from '../machinery/bench.ts';
import { analyse, createDatabase, firstAccount } from './database.ts';

export const person = { email: 'admin@tessera.example', password: 'seven lamps on the quiet quay' };

/** A full account whose administrator can sign in. */
export const pagesGround: Ground<{ databaseUrl: string }> = {
  data: 'a full account, and an administrator who signs in',
  prepare: (run) =>
    createDatabase(run, async (db) => {
      const { accountId, userId } = await firstAccount(db, person);
      await seed(db, accountId, { families: families.seeds, size: run.size, adminUserId: userId });
      await analyse(db);
      return {};
    }),
};
