// Written by `tessera generate` from the contract. Do not edit: change the contract and run `npm run generate`.
import type { Answer, Family, List, Options, Selected, Selection } from '../../src/types.ts';
import type { LoggedRequest, LoggedRequestExpansion, LoggedRequestFieldName, LoggedRequestList } from './types.ts';

/** The operations of the family `requests`. */
export interface RequestsApi {
  /**
   * List requests
   *
   * The requests of the last 30 days with the account's credentials, over REST, GraphQL and the channel. A request appears within seconds after its response. To find a request that a user quotes, filter by `request_id`; to leave out what people do on the dashboard, filter by `from_dashboard`. The retention settings can make the time shorter, and leave successful reads out or log only a part of them; `logged_as` then says how many reads an entry stands for.
   */
  list<F extends LoggedRequestFieldName = LoggedRequestFieldName, E extends LoggedRequestExpansion = never>(query?: LoggedRequestList & Selection<F, E>, options?: Options): List<Selected<LoggedRequest, F | E>, never>;
  /**
   * Get a request
   *
   * One entry of the log.
   */
  get<F extends LoggedRequestFieldName = LoggedRequestFieldName, E extends LoggedRequestExpansion = never>(loggedRequestId: string, query?: Selection<F, E>, options?: Options): Answer<Selected<LoggedRequest, F | E>, 'not_found' | 'version_mismatch'>;
}

/** The family `requests`, for `createClient`. */
export const requests: Family<RequestsApi> = {
  list: 'GET /v1/account/requests list',
  get: 'GET /v1/account/requests/{logged_request_id} query',
};
