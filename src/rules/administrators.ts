import { ServiceError } from '../core/errors.ts';
import type { Principal } from '../core/principal.ts';

/**
 * Keeps to administrators what only they may do.
 * @param act what is asked for, as it stands behind "may": `create teams`
 * @throws ServiceError `insufficient_permissions`
 */
export const expectAdmin = ({ role }: Principal, act: string): void => {
  if (role !== 'admin') throw new ServiceError('insufficient_permissions', `Only administrators may ${act}.`);
};
