type Headers = Readonly<Record<string, string>>;

/** Credentials that can end and be replaced while the client is used. */
export interface RenewableCredentials {
  /** The headers of a request, now. */
  headers(signal?: AbortSignal): Promise<Headers>;
  /** Replaces credentials that were refused, once for all who have them; false when that is not possible. */
  renew(refused: Headers, signal?: AbortSignal): Promise<boolean>;
}

/** An API key, an access token that the caller takes care of, or credentials that renew themselves. */
export type Credentials = { apiKey: string } | { token: string | (() => string | Promise<string>) } | RenewableCredentials;

const isRenewable = (credentials: Credentials): credentials is RenewableCredentials => 'renew' in credentials;

/** @throws TypeError for no text, such as a variable of the environment that is not set: it would be sent as `undefined` */
const textIn = (name: string, value: unknown): string => {
  if (typeof value === 'string') return value;
  throw new TypeError(`The ${name} of the credentials is ${value === null ? 'null' : typeof value}: it has to be a text.`);
};

const headersOf = async (credentials: Exclude<Credentials, RenewableCredentials> | undefined): Promise<Headers> => {
  if (!credentials) return {};
  if ('apiKey' in credentials) return { 'X-API-Key': textIn('apiKey', credentials.apiKey) };
  const { token } = credentials;
  return { Authorization: `Bearer ${textIn('token', typeof token === 'function' ? await token() : token)}` };
};

/** Credentials of every kind in one form. */
export const asRenewable = (credentials: Credentials | undefined): RenewableCredentials =>
  credentials && isRenewable(credentials) ? credentials : { headers: () => headersOf(credentials), renew: async () => false };
