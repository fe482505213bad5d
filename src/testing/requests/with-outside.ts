import { fromAnywhere } from '../addresses.ts';
import { type Outside, openOutside } from '../outside.ts';
import { bootTessera, type Tessera } from '../tessera.ts';

/**
 * A Tessera in which every operation of the contracts can be done, and what it needs outside. Nothing is done beside requests, so that an
 * event is of the request that came before it. Only the test environment is reset. Requests may say which address they come from.
 */
export const bootWithOutside = async (): Promise<{ tessera: Tessera; outside: Outside; close: () => Promise<void> }> => {
  const env = { ...fromAnywhere, TESSERA_ALLOW_PRIVATE_NETWORKS: 'true', TESSERA_ENVIRONMENT: 'sandbox' };
  const [tessera, outside] = await Promise.all([bootTessera({ env, work: [] }), openOutside()]);
  const close = async () => {
    await tessera.close();
    await outside.close();
  };
  return { tessera, outside, close };
};
