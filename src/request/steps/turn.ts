import { turnShares } from '../../core/event-loop.ts';
import type { Begun } from '../incoming.ts';
import type { Identified } from '../states.ts';

/** Lets the request go on when its account has a share of the event loop left. Those without credentials share by address. */
export const waitForTurn = ({ caller, address }: Begun & Pick<Identified, 'caller'>): Promise<void> | undefined =>
  turnShares.wait(caller?.accountId ?? address);
