import { ServiceError } from '../core/errors.ts';
import { excerpt } from '../core/excerpt.ts';

const refused = (field: string, message: string) =>
  new ServiceError('unprocessable', `No request can be sent to this address. ${message}`, {
    details: [{ field, message, code: 'not_allowed' }],
  });

/**
 * Checks an address that the server is to call. What its host name resolves to is checked at each call.
 * @param refuses whether the server never sends requests to this address
 * @throws ServiceError `unprocessable` naming `field`
 */
export const expectCallable = (field: string, address: string, allowPlainHttp: boolean, refuses: (url: URL) => boolean): void => {
  if (!URL.canParse(address)) throw refused(field, 'It must be the address of a server.');
  const url = new URL(address);
  const { protocol, username, password } = url;
  if (protocol !== 'https:' && !allowPlainHttp) throw refused(field, 'It must begin with https://.');
  if (username || password) throw refused(field, 'It must not hold a name or a password: everyone in the account reads it.');
  if (refuses(url)) throw refused(field, `It must be on the public network, and ${excerpt(url.hostname)} is not.`);
};
