import { limits } from '../../contract/frames.ts';
import { ServiceError } from '../../core/errors.ts';
import type { Principal } from '../../core/principal.ts';
import type { Message } from '../incoming.ts';

/** Checks the credentials of a connection again before its message is carried out. */
export const revalidate = async ({ revalidated }: Message): Promise<{ caller: Principal }> => ({ caller: await revalidated() });

/** Refuses an operation beyond the number that a connection may have at once. */
export const requireFreePlace = ({ operations }: Message): void => {
  if (operations <= limits.subscriptions) return;
  throw new ServiceError(
    'limit_reached',
    `A connection may have ${limits.subscriptions} operations at once. End one, or open another connection.`,
  );
};
