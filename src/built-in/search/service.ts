import { figuresOf } from '../../contract/plans.ts';
import { searched } from '../../contract/searched.ts';
import type { Schemas } from '../../contract/types.ts';
import { truncate } from '../../core/excerpt.ts';
import type { Principal } from '../../core/principal.ts';
import type { Queries } from '../../data/connection/database.ts';
import type { SeenKinds } from '../../kit/family.ts';
import { authorize, shortOfScopes } from '../../rules/authorize.ts';
import { type Found, find } from './store.ts';
import { mark, partsOf, readWords } from './words.ts';

type Kind = Schemas['SearchKind'];
type Result = Schemas['SearchResult'];

interface Asked {
  q: string;
  kind_in?: readonly Kind[];
  limit?: number;
}

const kinds = Object.keys(searched) as Kind[];
const scopesFor = (kind: Kind): string[] => [`read:${searched[kind].table}`];

/** The maximum length of the beginning of a text that stands for a title. */
const longestTitle = 200;

const resultOf = ({ id, kind, title, body, marked_title, marked_body }: Found): Result => {
  const passages = [
    { place: 'title', text: title, marked: marked_title },
    { place: 'text', text: body, marked: marked_body },
  ] as const;
  return {
    id,
    kind,
    title: title || truncate(body, longestTitle),
    highlights: passages.flatMap(({ place, text, marked }) =>
      marked.includes(mark.start) ? [{ place, parts: partsOf(text, marked) }] : [],
    ),
  };
};

/** Finds records of all families by their words. */
export const createSearchService = ({ db, seen }: { db: Queries; seen: SeenKinds }) => {
  const { candidates, results } = figuresOf('search');

  /** All kinds that the caller may read, or those that are named. @throws ServiceError `invalid_scope` for a named one that they may not read */
  const kindsFor = (caller: Principal, named: readonly Kind[] | undefined): readonly Kind[] => {
    if (!named) return kinds.filter((kind) => !shortOfScopes(caller, scopesFor(kind)));
    authorize({ facts: { scopes: named.flatMap(scopesFor) }, caller });
    return named;
  };

  return {
    find: async (caller: Principal, { q, kind_in, limit }: Asked): Promise<{ data: Schemas['SearchResults'] }> => {
      const wanted = { words: readWords(q), kinds: kindsFor(caller, kind_in), limit: limit ?? results.usual, candidates };
      const found = wanted.kinds.length > 0 ? await find(db, caller, wanted, seen) : [];
      return { data: { results: found.map(resultOf) } };
    },
  };
};

export type SearchService = ReturnType<typeof createSearchService>;
