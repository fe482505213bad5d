/** `http://127.0.0.1:49152/callback`: only the port of such an address is free (RFC 8252, 7.3). */
const loopbackAddress = /^(http:\/\/(?:127\.0\.0\.1|\[::1\]))(?::\d{1,5})?((?:[/?][^#]*)?)$/;

const withoutPort = (uri: string): string | undefined => {
  const [, host, rest] = loopbackAddress.exec(uri) ?? [];
  return host === undefined ? undefined : `${host}${rest}`;
};

/** Whether an address is one of the registered ones, to the letter. */
export const isRegistered = (registered: readonly string[], uri: string): boolean => {
  if (registered.includes(uri)) return true;
  const portless = withoutPort(uri);
  return portless !== undefined && registered.some((one) => withoutPort(one) === portless);
};

const loopbackHosts = ['127.0.0.1', '[::1]', 'localhost'];

/** Why an address cannot be registered; undefined when it can. */
export const redirectUriProblem = (uri: string): string | undefined => {
  if (!URL.canParse(uri)) return 'is no absolute address';
  const { protocol, hostname, username, password } = new URL(uri);
  if (uri.includes('#')) return 'has a fragment';
  if (username || password) return 'holds credentials';
  if (protocol === 'https:') return undefined;
  if (protocol === 'http:') return loopbackHosts.includes(hostname) ? undefined : 'is plain HTTP and not loopback';
  // An app's own scheme is a domain name in reverse (RFC 8252, 7.1), which keeps javascript: and its like out.
  return protocol.includes('.') ? undefined : 'has a scheme that is neither https nor an app’s own, such as com.example.app:';
};

/** The address with what an answer carries, behind what it has already. */
export const withAnswer = (uri: string, answer: Record<string, string | undefined>): string => {
  const given = Object.entries(answer).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return `${uri}${uri.includes('?') ? '&' : '?'}${new URLSearchParams(given)}`;
};
