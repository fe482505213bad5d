import type { Client } from './clients.ts';

/** `http://127.0.0.1:49152/callback`: only the port of such an address is free (RFC 8252, 7.3). */
const loopbackAddress = /^(http:\/\/(?:127\.0\.0\.1|\[::1\]))(?::\d{1,5})?((?:[/?][^#]*)?)$/;

const withoutPort = (uri: string): string | undefined => {
  const [, host, rest] = loopbackAddress.exec(uri) ?? [];
  return host === undefined ? undefined : `${host}${rest}`;
};

/**
 * Whether an address is one of the registered ones, to the letter, but for the port on loopback of a public application, which runs
 * there. What no browser can be sent to is none of them.
 */
export const isRegistered = ({ type, redirect_uris: registered }: Pick<Client, 'type' | 'redirect_uris'>, uri: string): boolean => {
  if (!URL.canParse(uri) || !graphic.test(uri)) return false;
  if (registered.includes(uri)) return true;
  if (type !== 'public') return false;
  const portless = withoutPort(uri);
  return portless !== undefined && registered.some((one) => withoutPort(one) === portless);
};

/** The characters that RFC 3986 has, without the one that begins a fragment. */
const graphic = /^[A-Za-z0-9\-._~:/?[\]@!$&'()*+,;=%]+$/;

const loopbackHosts = ['127.0.0.1', '[::1]', 'localhost'];

/** Names in small letters, and addresses: what a certificate may be for. A name of another script stands as `xn--`. */
const hostForm = /^(?:[a-z0-9](?:[a-z0-9_-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9_-]*[a-z0-9])?)*|\[[0-9a-f:.]+\])$/;

/** What an answer brings; an address that has it already would bring it twice. */
const answered = ['code', 'state', 'iss', 'error', 'error_description', 'error_uri', 'session_state', 'id_token', 'access_token'];

const problemOfScheme = ({ protocol, hostname }: URL): string | undefined => {
  if (protocol === 'https:') return hostForm.test(hostname) ? undefined : 'has no host that a browser finds';
  if (protocol === 'http:') return loopbackHosts.includes(hostname) ? undefined : 'is plain HTTP and not loopback';
  // An app's own scheme is a domain name in reverse (RFC 8252, 7.1), which keeps javascript: and its like out.
  return protocol.includes('.') ? undefined : 'has a scheme that is neither https nor an app’s own, such as com.example.app:';
};

/** Browsers put addresses right before they follow them; where that makes another one, the two would be taken for each other. */
const isNormal = (uri: string, { href }: URL): boolean => href === uri || href === `${uri}/`;

/** Why an address cannot be registered; undefined when it can. */
export const redirectUriProblem = (uri: string): string | undefined => {
  if (uri.includes('#')) return 'has a fragment';
  if (uri.includes('*')) return 'has a wildcard; register each address by itself';
  if (!graphic.test(uri))
    return 'has characters that no address has; write names of other scripts as xn-- and other characters with percent signs';
  if (!URL.canParse(uri)) return 'is no absolute address';
  const url = new URL(uri);
  if (url.username || url.password || /^[^/]*\/\/[^/?]*@/.test(uri)) return 'holds credentials';
  const ofScheme = problemOfScheme(url);
  if (ofScheme !== undefined) return ofScheme;
  if (!isNormal(uri, url)) return `is not written as browsers write it, which is ${url.href}`;
  const brought = answered.find((name) => url.searchParams.has(name));
  return brought === undefined ? undefined : `has the parameter ${brought}, which the answer brings`;
};

/** The address with what an answer carries, behind what it has already. */
export const withAnswer = (uri: string, answer: Record<string, string | undefined>): string => {
  const given = Object.entries(answer).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return `${uri}${uri.includes('?') ? '&' : '?'}${new URLSearchParams(given)}`;
};
