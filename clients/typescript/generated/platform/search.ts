// Written by `tessera generate` from the contract. Do not edit: change the contract and run `npm run generate`.
import type { Answer, Family, Options, Selected, Selection } from '../../src/types.ts';
import type { GetSearchResultsQuery, SearchResults, SearchResultsExpansion, SearchResultsFieldName } from './types.ts';

/** The operations of the family `search`. */
export interface SearchApi {
  /**
   * Search for words
   *
   * Finds records of all families by the words in them, the best match first. You find what you may see, of the families whose `read` scope you have. A word also finds its other forms, in the language of the account: `theodolites` finds `theodolite`. The last word may be incomplete. All words have to be in the record; words in quotation marks have to follow one another, `or` between two words asks for one of them, and `-` excludes the word behind it. Upper and lower case are the same.
   *
   * A match in the title ranks before one in the rest of the record. Of equal matches, the record that was created last comes first. When more than 10,000 records of the account have the words, also such as you may not see, only those that were created last are looked at: add a word then. A record is found as soon as its write is answered.
   */
  getResults<F extends SearchResultsFieldName = SearchResultsFieldName, E extends SearchResultsExpansion = never>(query: GetSearchResultsQuery & Selection<F, E>, options?: Options): Answer<Selected<SearchResults, F | E>, 'version_retired'>;
}

/** The family `search`, for `createClient`. */
export const search: Family<SearchApi> = {
  getResults: 'GET /v1/search query call:getSearchResults',
};
