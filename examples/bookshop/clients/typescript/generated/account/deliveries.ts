// Written by `tessera generate` from the contract. Do not edit: change the contract and run `npm run generate`.
import type { Family, List, Options, Selected, Selection } from '../../src/types.ts';
import type { AccountDelivery, AccountDeliveryExpansion, AccountDeliveryFieldName, AccountDeliveryList } from './types.ts';

/** The operations of the family `deliveries`. */
export interface DeliveriesApi {
  /**
   * List deliveries of all webhooks
   *
   * The deliveries to all webhooks of the account, sent and pending, with their status. `status=failed` finds the failed deliveries. In the platform API you can redeliver them one by one, or recover a whole webhook.
   */
  list<F extends AccountDeliveryFieldName = AccountDeliveryFieldName, E extends AccountDeliveryExpansion = never>(query?: AccountDeliveryList & Selection<F, E>, options?: Options): List<Selected<AccountDelivery, F | E>, never>;
}

/** The family `deliveries`, for `createClient`. */
export const deliveries: Family<DeliveriesApi> = {
  list: 'GET /v1/account/deliveries list',
};
