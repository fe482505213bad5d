import { limits } from '../../contract/frames.ts';
import { ServiceError } from '../../core/errors.ts';
import type { Principal } from '../../core/principal.ts';
import type { Message } from '../incoming.ts';

/** The credentials of a connection are looked at again before what it sends is carried out. */
export const revalidate = async ({ revalidated }: Message): Promise<{ caller: Principal }> => ({ caller: await revalidated() });

/** A connection has a number of operations at once. */
export const requireFreePlace = ({ operations }: Message): void => {
  if (operations <= limits.subscriptions) return;
  throw new ServiceError(
    'limit_reached',
    `A connection may have ${limits.subscriptions} operations at once. End one, or open another connection.`,
  );
};
