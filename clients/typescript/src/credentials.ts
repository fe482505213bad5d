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

const headersOf = async (credentials: Exclude<Credentials, RenewableCredentials> | undefined): Promise<Headers> => {
  if (!credentials) return {};
  if ('apiKey' in credentials) return { 'X-API-Key': credentials.apiKey };
  const { token } = credentials;
  return { Authorization: `Bearer ${typeof token === 'function' ? await token() : token}` };
};

/** Credentials of every kind in one form. */
export const asRenewable = (credentials: Credentials | undefined): RenewableCredentials =>
  credentials && isRenewable(credentials) ? credentials : { headers: () => headersOf(credentials), renew: async () => false };
