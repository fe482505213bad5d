import type { Client } from './clients.ts';

/** `http://127.0.0.1:49152/callback`: the port of a loopback address may vary (RFC 8252, 7.3). */
const loopbackAddress = /^(http:\/\/(?:127\.0\.0\.1|\[::1\]))(?::\d{1,5})?((?:[/?][^#]*)?)$/;

/** The same with the name `localhost`, which many client documents use. */
const loopbackOrLocalhost = /^(http:\/\/(?:127\.0\.0\.1|\[::1\]|localhost))(?::\d{1,5})?((?:[/?][^#]*)?)$/;

const withoutPort = (uri: string, form: RegExp): string | undefined => {
  const [, host, rest] = form.exec(uri) ?? [];
  return host === undefined ? undefined : `${host}${rest}`;
};

/**
 * Whether an address is exactly one of the registered ones. Only the loopback port of a public application may differ, because that application runs
 * on the person's machine; the dashboard has one address and needs no consent. An address that no browser accepts never matches.
 */
export const isRegistered = (
  {
    type,
    redirect_uris: registered,
    first_party: isDashboard = false,
    metadata_url: document = null,
  }: Pick<Client, 'type' | 'redirect_uris'> & Partial<Pick<Client, 'first_party' | 'metadata_url'>>,
  uri: string,
): boolean => {
  if (!URL.canParse(uri) || !graphic.test(uri)) return false;
  if (registered.includes(uri)) return true;
  if (type !== 'public' || isDashboard) return false;
  const form = document === null ? loopbackAddress : loopbackOrLocalhost;
  const portless = withoutPort(uri, form);
  return portless !== undefined && registered.some((one) => withoutPort(one, form) === portless);
};

/** The characters of RFC 3986, except `#`, which begins a fragment. */
const graphic = /^[A-Za-z0-9\-._~:/?[\]@!$&'()*+,;=%]+$/;

const loopbackHosts = ['127.0.0.1', '[::1]', 'localhost'];

/** Host names in lower case, and IP addresses, as in certificates. Names in other scripts are written as `xn--`. */
const hostForm = /^(?:[a-z0-9](?:[a-z0-9_-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9_-]*[a-z0-9])?)*|\[[0-9a-f:.]+\])$/;

/** The parameters of a response; an address must not already have one of them. */
const answered = ['code', 'state', 'iss', 'error', 'error_description', 'error_uri', 'session_state', 'id_token', 'access_token'];

const problemOfScheme = ({ protocol, hostname }: URL): string | undefined => {
  if (protocol === 'https:') return hostForm.test(hostname) ? undefined : 'has no valid host';
  if (protocol === 'http:') return loopbackHosts.includes(hostname) ? undefined : 'is plain HTTP but not loopback';
  // The private scheme of an app is a reversed domain name (RFC 8252, 7.1), which excludes javascript: and the like.
  return protocol.includes('.') ? undefined : 'has a scheme that is neither https nor an app’s own, such as com.example.app:';
};

/** Browsers normalize addresses; one that changes could be confused with another. */
const isNormal = (uri: string, { href }: URL): boolean => href === uri || href === `${uri}/`;

/** Why an address cannot be registered; undefined when it can. */
export const redirectUriProblem = (uri: string): string | undefined => {
  if (uri.includes('#')) return 'has a fragment';
  if (uri.includes('*')) return 'has a wildcard; register each address separately';
  if (!graphic.test(uri)) return 'has invalid characters; write names in other scripts as xn--, and percent-encode other characters';
  if (!URL.canParse(uri)) return 'is not an absolute URL';
  const url = new URL(uri);
  if (url.username || url.password || /^[^/]*\/\/[^/?]*@/.test(uri)) return 'holds credentials';
  const ofScheme = problemOfScheme(url);
  if (ofScheme !== undefined) return ofScheme;
  if (!isNormal(uri, url)) return `is not normalized; use ${url.href}`;
  const brought = answered.find((name) => url.searchParams.has(name));
  return brought === undefined ? undefined : `already has the parameter ${brought}, which the response adds`;
};

/** The address with the response parameters appended to its own. */
export const withAnswer = (uri: string, answer: Record<string, string | undefined>): string => {
  const given = Object.entries(answer).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return `${uri}${uri.includes('?') ? '&' : '?'}${new URLSearchParams(given)}`;
};

/** An address as shown to people: the host, or the scheme of an app. */
export const destinationOf = (uri: string): string => new URL(uri).host || new URL(uri).protocol;
