// Ids use the "C" collation: byte comparison is faster than a language's rules, and the same everywhere. Timestamps have
// milliseconds, because callers see milliseconds: a cursor made from a response then matches the stored value. When a table has
// several indexes, its primary key is created last: for an account without statistics all indexes look equally good to find one id,
// and PostgreSQL takes the newest.

// Both come with PostgreSQL and are trusted: a role that may create a schema in the database may create them too.
const extensions = ['create extension if not exists pg_trgm', 'create extension if not exists btree_gin'];

// What a pattern search compares: `lower`, as `ilike` does, but as a function of its own with a high declared cost. Because of the cost,
// PostgreSQL looks patterns up in the index, whatever the statistics say. A statement with `ilike` never uses that index.
const searchable = `
create function searchable(text) returns text language plpgsql immutable strict parallel unsafe cost 10000 as $$
begin
  return pg_catalog.lower($1);
end $$`;

// One set of keys for the installation and all its accounts. The private part is sealed.
const signingKeys = `
create table signing_keys (
  kid text collate "C" primary key,
  public_jwk jsonb not null,
  private_jwk text not null,
  created_at timestamptz(3) not null,
  signs_from timestamptz(3),
  published_until timestamptz(3)
)`;

const operatorAnswers = [
  `
create table operator_answers (
  caller text collate "C" not null,
  operation text collate "C" not null,
  key text collate "C" not null,
  fingerprint text not null,
  answer text not null,
  created_at timestamptz(3) not null
)`,
  'create index operator_answers_by_created_at on operator_answers (created_at)',
  'alter table operator_answers add primary key (caller, operation, key)',
];

/** What belongs to the installation and to none of its accounts. */
export const up = [
  ...extensions,
  searchable,
  'create table secrets (name text primary key, sealed text not null)',
  signingKeys,
  ...operatorAnswers,
];
