import { sql } from 'kysely';
import type { Sweep, SweepPart } from '../../data/sweeping/sweep.ts';

/** Transactions that began before a change of the language have ended by then, in milliseconds. */
const settled = 60_000;

/** The maximum number of accounts in a sweep; the others are those of the next one. */
const accounts = 100;

/** Takes the words of an account's documents again, in the order of their ids. */
const part = (id: string, language: string): SweepPart => {
  let after = '';
  return {
    key: id,
    batch: async (tx, limit) => {
      const { rows } = await sql<{ id: string }>`
        update search_documents document set language = ${language}, words = search_words(${language}, title, body)
        from (
          select id from search_documents where account_id = ${id} and id > ${after} and language <> ${language}
          order by id limit ${limit} for update
        ) former
        where document.account_id = ${id} and document.id = former.id returning document.id`.execute(tx);
      after = rows.reduce((last, row) => (row.id > last ? row.id : last), after);
      if (rows.length < limit)
        await sql`
          update accounts set search_language_since = null where id = ${id} and search_language = ${language} and not exists (
            select from search_documents where account_id = ${id} and language <> ${language} limit ${1})`.execute(tx);
      return rows.length;
    },
  };
};

/** Takes the words of documents again after their account has changed its language. */
export const searchSweep: Sweep = {
  name: 'search_languages',

  async *parts(db, now) {
    const changed = await db
      .selectFrom('accounts')
      .select(['id', 'search_language'])
      .where('search_language_since', '<', new Date(now.getTime() - settled).toISOString())
      .orderBy('search_language_since')
      .limit(accounts)
      .execute();
    for (const { id, search_language } of changed) yield part(id, search_language);
  },
};
