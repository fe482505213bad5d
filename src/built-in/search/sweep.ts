import { sql } from 'kysely';
import type { Sweep } from '../../data/sweeping/sweep.ts';

/** Transactions that began before a change of the language have ended by then, in milliseconds. */
const settled = 60_000;

/** Takes the words of documents again after their account has changed its language. */
export const searchSweep: Sweep = {
  name: 'search_languages',

  async *parts(db, now) {
    const changed = await db
      .selectFrom('accounts')
      .select(['id', 'search_language', 'search_language_since'])
      .where('search_language_since', '<', new Date(now.getTime() - settled).toISOString())
      .execute();
    for (const { id, search_language: language, search_language_since: since } of changed)
      yield {
        key: id,
        batch: async (tx, limit) => {
          const { numAffectedRows = 0n } = await sql`
            update search_documents set language = ${language}, words = search_words(${language}, title, body)
            where account_id = ${id} and id in (
              select id from search_documents where account_id = ${id} and language <> ${language} limit ${limit} for update)`.execute(tx);
          if (numAffectedRows < limit)
            await tx
              .updateTable('accounts')
              .set({ search_language_since: null })
              .where('id', '=', id)
              .where('search_language_since', '=', since)
              .execute();
          return Number(numAffectedRows);
        },
      };
  },
};
