import type { Authenticate, Presented } from '../core/principal.ts';
import { isVerdict } from '../rules/credential-checks.ts';
import { type Exchange, originOf } from './exchange.ts';

/** Finds out who a request's credentials stand for, and notes where that could not be found out: it counts for nobody then. */
export const recognise = async (authenticate: Authenticate, exchange: Exchange, presented: Presented): Promise<void> => {
  try {
    exchange.caller = await authenticate(presented, originOf(exchange));
  } catch (failure) {
    exchange.unchecked = !isVerdict(failure);
    throw failure;
  }
};
