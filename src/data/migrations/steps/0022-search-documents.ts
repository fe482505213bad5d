/**
 * What search knows of the records of all families. Words are taken from texts in which punctuation is blank, so that those of file names
 * and addresses are found one by one; a character stays one character, so that a place in such a text is the same in the original. The
 * documents with some words are found by a statement that PostgreSQL plans for these words: where many documents have them, it reads the
 * newest of all, and where few have them, those.
 */
export const up = [
  "alter table accounts add column search_language text not null default 'english', add column search_language_since timestamptz(3)",
  'create index accounts_by_search_language_since on accounts (search_language_since) where search_language_since is not null',
  `
create table search_documents (
  account_id text collate "C" not null constraint search_documents_account references accounts on delete cascade,
  id text collate "C" not null,
  kind text not null,
  title text not null,
  body text not null,
  language text not null,
  words tsvector not null,
  created_at timestamptz(3) not null,
  constraint search_documents_pkey primary key (account_id, id)
)`,
  'create index search_documents_by_created_at on search_documents (account_id, created_at)',
  'create index search_documents_by_words on search_documents using gin (account_id, words)',
  `
create function searched_text(written text) returns text language sql immutable strict parallel safe
return translate(left(written, 100000), U&'<>&.,;:_-/\\005C|@#+*=~()[]{}\\E000\\E001', '                          ')`,
  `
create function search_words(language text, title text, body text) returns tsvector language sql stable strict parallel safe
return setweight(to_tsvector(language::regconfig, searched_text(title)), 'A') || to_tsvector(language::regconfig, searched_text(body))`,
  `
create function search_candidates(account text, asked tsquery, kinds text[], most integer)
returns table (id text, kind text, rank real, created_at timestamptz) language plpgsql stable as $$
begin
  return query execute '
    select id, kind, ts_rank(words, $2, 1), created_at from search_documents
    where account_id = $1 and words @@ $2 and kind = any($3) order by created_at desc limit $4' using account, asked, kinds, most;
end $$`,
];

export const down = [
  'drop function search_candidates',
  'drop table search_documents',
  'drop function search_words',
  'drop function searched_text',
  'alter table accounts drop column search_language, drop column search_language_since',
];

export const allowed = {
  'require-concurrent-index-creation': 'An installation has few accounts, and no row has a value in this column yet.',
};
