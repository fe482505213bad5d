import type { Tokens } from '../../../clients/typescript/src/identity/index.ts';
import { renewingAlone } from './renewing-alone.ts';
import { forgetLogin, loginFile, readLogin, type StoredLogin, storeLogin } from './stored-logins.ts';
import { loginFrom, OAuthRefusedError, postForm } from './token-requests.ts';

/** The header that authenticates a request. Read for each request, because tokens expire. */
export type Authorization = () => Promise<Record<string, string>>;

/** How long before its expiry a token is refreshed, in milliseconds. */
const early = 60_000;

const isFresh = ({ expires_at }: StoredLogin): boolean => Date.parse(expires_at) - early > Date.now();

const ended = (url: string) => new Error(`The login at ${url} has expired. Run: npx tessera login --url ${url}`);

/** Another process may have refreshed the tokens meanwhile; the file then has newer ones. */
const refreshAlone = async (url: string, folder: string | undefined): Promise<StoredLogin | undefined> => {
  const login = await readLogin(url, folder);
  return login && !isFresh(login) ? refresh(url, login, folder) : login;
};

/** Without file locks, another process may still have been faster. */
const refresh = async (url: string, login: StoredLogin, folder: string | undefined): Promise<StoredLogin> => {
  const form = { grant_type: 'refresh_token', client_id: login.client_id, refresh_token: login.refresh_token };
  try {
    const fresh = { ...login, ...loginFrom(await postForm<Tokens>(login.token_endpoint, form)) };
    await storeLogin(url, fresh, folder);
    return fresh;
  } catch (failure) {
    if (!(failure instanceof OAuthRefusedError)) throw failure;
    const now = await readLogin(url, folder);
    if (now && now.refresh_token !== login.refresh_token && isFresh(now)) return now;
    throw ended(url);
  }
};

/** Runs work that changes a server's login while no other process on this machine changes it. */
const changing = <T>(url: string, folder: string | undefined, work: () => Promise<T>): Promise<T> =>
  renewingAlone(`${loginFile(url, folder)}.lock`, work);

/** Stores a new login. A process refreshing the previous tokens does not overwrite it. */
export const keepLogin = (url: string, login: StoredLogin, folder?: string): Promise<void> =>
  changing(url, folder, () => storeLogin(url, login, folder));

/** Revokes and deletes the tokens of a login; false when there is none. */
export const endLogin = (url: string, folder?: string): Promise<boolean> =>
  changing(url, folder, async () => {
    const login = await readLogin(url, folder);
    if (!login) return false;
    const { revocation_endpoint: endpoint, refresh_token: token, client_id } = login;
    // Tokens are kept when the server is unreachable: otherwise they would stay valid and nobody could revoke them.
    await postForm(endpoint, { token, token_type_hint: 'refresh_token', client_id });
    await forgetLogin(url, folder);
    return true;
  });

/** A server's login with a valid token; undefined when not logged in. @throws Error when it has expired */
export const validLogin = async (url: string, folder?: string): Promise<StoredLogin | undefined> => {
  const login = await readLogin(url, folder);
  return login && !isFresh(login) ? changing(url, folder, () => refreshAlone(url, folder)) : login;
};

/** The credentials of a command: a key, else the login; undefined when there is neither. */
export const authorizationFor = async (url: string, key: string | undefined, folder?: string): Promise<Authorization | undefined> => {
  if (key) return async () => ({ 'X-API-Key': key });
  if (!(await readLogin(url, folder))) return undefined;
  return async () => {
    const login = await validLogin(url, folder);
    if (!login) throw ended(url);
    return { Authorization: `Bearer ${login.access_token}` };
  };
};
