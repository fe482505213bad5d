import { type RawBuilder, sql } from 'kysely';
import type { Schemas } from '../../contract/types.ts';
import type { Queries } from '../../data/connection/database.ts';
import type { Viewer } from '../../data/query/cached-statements.ts';
import type { SeenKinds } from '../../kit/family.ts';
import { mark, type Words } from './words.ts';

type Kind = Schemas['SearchKind'];

/** A document that was found, with its passages as `ts_headline` marks them. */
export interface Found {
  id: string;
  kind: Kind;
  title: string;
  body: string;
  marked_title: string;
  marked_body: string;
}

export interface Wanted {
  words: Words;
  kinds: readonly Kind[];
  /** The maximum number of documents. */
  limit: number;
  /** The maximum number of documents that are ranked. */
  candidates: number;
}

/** Characters of a body that passages are taken from. PostgreSQL parses them anew for each search. */
const highlighted = 4000;

/** Words of a passage. */
const passage = sql.lit(`MinWords=10, MaxWords=30, StartSel=${mark.start}, StopSel=${mark.end}`);
const whole = sql.lit(`HighlightAll=true, StartSel=${mark.start}, StopSel=${mark.end}`);

const queryOf = ({ all, incomplete }: Words): RawBuilder<unknown> => {
  const full = sql`websearch_to_tsquery(language, ${all})`;
  if (!incomplete) return full;
  return sql`${full} || (websearch_to_tsquery(language, ${incomplete.before}) && to_tsquery('simple', ${`${incomplete.last}:*`}))`;
};

/** Whether the caller sees a candidate. Kinds that everyone sees have no entry in `seen`. */
const visible = (caller: Viewer, kinds: readonly Kind[], seen: SeenKinds): RawBuilder<boolean> => {
  const rules: Partial<Record<Kind, SeenKinds[keyof SeenKinds]>> = seen;
  const conditions = kinds.map((kind) => {
    const rule = rules[kind];
    return rule ? sql`(candidate.kind = ${kind} and ${rule(caller, sql.ref('candidate.id'))})` : sql`candidate.kind = ${kind}`;
  });
  return sql<boolean>`(${sql.join(conditions, sql` or `)})`;
};

/** The documents with these words that the caller sees, the best first. */
export const find = async (db: Queries, caller: Viewer, { words, kinds, limit, candidates }: Wanted, seen: SeenKinds): Promise<Found[]> => {
  const { rows } = await sql<Found>`
    with configured as (
      select search_language::regconfig as language from accounts where id = ${caller.accountId}
    ), asked as (
      select language, ${queryOf(words)} as query from configured
    ), best as (
      select candidate.id, rank, candidate.created_at, language, query
      from asked, search_candidates(${caller.accountId}, query, ${kinds}, ${candidates}) candidate
      where ${visible(caller, kinds, seen)}
      order by rank desc, candidate.created_at desc, candidate.id desc limit ${limit}
    )
    select document.id, document.kind, document.title, left(document.body, ${highlighted}) as body,
      ts_headline(best.language, searched_text(document.title), best.query, ${whole}) as marked_title,
      ts_headline(best.language, searched_text(left(document.body, ${highlighted})), best.query, ${passage}) as marked_body
    from best join search_documents document on document.account_id = ${caller.accountId} and document.id = best.id
    order by best.rank desc, best.created_at desc, best.id desc`.execute(db);
  return rows;
};
