import { ServiceError } from '../core/errors.ts';

const refused = (field: string, message: string) =>
  new ServiceError('unprocessable', `Nothing can be asked of this address. ${message}`, {
    details: [{ field, message, code: 'not_allowed' }],
  });

/**
 * Holds an address that somebody wants called against what is called at all; where it leads is looked at when it is called.
 * @throws ServiceError `unprocessable` naming `field`
 */
export const expectCallable = (field: string, address: string, allowPlainHttp: boolean): void => {
  if (!URL.canParse(address)) throw refused(field, 'It must be the address of a server.');
  const { protocol, username, password } = new URL(address);
  if (protocol !== 'https:' && !allowPlainHttp) throw refused(field, 'It must begin with https://.');
  if (username || password) throw refused(field, 'It must not hold a name or a password: everyone in the account reads it.');
};
