import { sql } from 'kysely';
import type { Queries } from '../../data/connection/database.ts';

interface Use {
  accountId: string;
  keyId: string;
  minute: number;
}

/** Milliseconds between two writes. */
const writeEvery = 10_000;
const MINUTE = 60_000;

/** Records when keys are used, to the minute, and writes it in the background in batches. */
export interface LastUsed {
  note(accountId: string, keyId: string, now: number): void;
  /** Writes the uses since the last flush. */
  flush(): Promise<void>;
  close(): Promise<void>;
}

/** Does not increase the row version, because a use does not change the key. */
const write = async (db: Queries, uses: readonly Use[]): Promise<void> => {
  const accounts = uses.map(({ accountId }) => accountId);
  const keys = uses.map(({ keyId }) => keyId);
  const times = uses.map(({ minute }) => new Date(minute).toISOString());
  await sql`
    update api_keys set last_used_at = greatest(last_used_at, used.at)
    from unnest(${accounts}::text[], ${keys}::text[], ${times}::timestamptz[]) as used (account_id, id, at)
    where api_keys.account_id = used.account_id and api_keys.id = used.id`.execute(db);
};

/** @param report called when a write fails; those uses are lost, and the next use of the same keys is recorded again */
export const createLastUsed = (db: Queries, report: (failure: unknown) => void): LastUsed => {
  const written = new Map<string, number>();
  let noted = new Map<string, Use>();

  const flush = async (): Promise<void> => {
    const uses = [...noted.values()];
    noted = new Map();
    if (uses.length === 0) return;
    await write(db, uses).catch((failure: unknown) => {
      for (const { keyId } of uses) written.delete(keyId);
      report(failure);
    });
  };

  const timer = setInterval(flush, writeEvery).unref();

  return {
    note: (accountId, keyId, now) => {
      const minute = now - (now % MINUTE);
      if (written.get(keyId) === minute) return;
      if (written.size >= 10_000) written.clear();
      written.set(keyId, minute);
      noted.set(keyId, { accountId, keyId, minute });
    },
    flush,
    close: async () => {
      clearInterval(timer);
      await flush();
    },
  };
};
