import { ServiceError } from '../core/errors.ts';
import type { Principal } from '../core/principal.ts';

/**
 * Refuses callers who are not administrators.
 * @param act the refused action, as it follows "may": `create teams`
 * @throws ServiceError `insufficient_permissions`
 */
export const expectAdmin = ({ role }: Principal, act: string): void => {
  if (role !== 'admin') throw new ServiceError('insufficient_permissions', `Only administrators may ${act}.`);
};
