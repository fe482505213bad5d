import { ServiceError } from '../core/errors.ts';
import { excerpt } from '../core/excerpt.ts';

const refused = (field: string, message: string) =>
  new ServiceError('unprocessable', `The URL ${message.charAt(0).toLowerCase()}${message.slice(1)}`, {
    details: [{ field, message, code: 'not_allowed' }],
  });

/**
 * Checks an address that the server is to call. What its host name resolves to is checked at each call.
 * @param refuses whether the server never sends requests to this address
 * @throws ServiceError `unprocessable` naming `field`
 */
export const expectCallable = (field: string, address: string, allowPlainHttp: boolean, refuses: (url: URL) => boolean): void => {
  if (!URL.canParse(address)) throw refused(field, 'Must be absolute, such as https://example.com/path.');
  const url = new URL(address);
  const { protocol, username, password } = url;
  if (protocol !== 'https:' && !allowPlainHttp) throw refused(field, 'Must begin with https://.');
  if (username || password) throw refused(field, 'Must not contain a user name or password: everyone in the account can read it.');
  if (refuses(url)) throw refused(field, `Must be on the public network; ${excerpt(url.hostname)} is not.`);
};
