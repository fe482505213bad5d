import { openDatabase } from '../src/data/connection/database.ts';
import { migrate } from '../src/data/migrations/migrate.ts';
import { firstStart } from '../src/identity/first-start.ts';
import type { Caller } from './contestant.ts';
import { createDatabase, loud } from './ground.ts';

/** A database that only the bench knows, and an administrator whom no limit stops. */
export interface Writer {
  databaseUrl: string;
  caller: Caller;
  key: string;
  drop: () => Promise<void>;
}

const fill = async (databaseUrl: string): Promise<Pick<Writer, 'caller' | 'key'>> => {
  const database = await openDatabase({ url: databaseUrl, onError: loud });
  try {
    await migrate(database);
    const { accountId, userId, key } = (await firstStart(database.db, { environment: 'live', region: 'us' }))!;
    await database.db.updateTable('accounts').set({ plan: 'enterprise', rate_limit: 1_000_000_000, burst_limit: 1_000_000_000 }).execute();
    return { caller: { accountId, userId }, key };
  } finally {
    await database.close();
  }
};

export const createWriter = (serverUrl: string): Promise<Writer> => createDatabase(serverUrl, fill);
