import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';

/** The tokens of one server. */
export interface StoredLogin {
  client_id: string;
  token_endpoint: string;
  revocation_endpoint: string;
  userinfo_endpoint: string;
  access_token: string;
  refresh_token: string;
  /** When the access token expires, as an ISO instant. */
  expires_at: string;
  scope: string;
}

/** The user's configuration folder: `TESSERA_CONFIG_DIR`, or the system's usual place. */
const configurationFolder = (
  { TESSERA_CONFIG_DIR: own, XDG_CONFIG_HOME: xdg, APPDATA: windows }: NodeJS.ProcessEnv = process.env,
): string => own || join(xdg || (process.platform === 'win32' && windows) || join(homedir(), '.config'), 'tessera');

/** The folder of the logins. */
const loginsFolder = (env?: NodeJS.ProcessEnv): string => join(configurationFolder(env), 'logins');

/** The file with a server's tokens, readable only by its owner. */
export const loginFile = (url: string, folder = loginsFolder()): string => join(folder, `${encodeURIComponent(url)}.json`);

/** The tokens of a server; undefined when not logged in. */
export const readLogin = async (url: string, folder?: string): Promise<StoredLogin | undefined> => {
  const file = loginFile(url, folder);
  const text = await readFile(file, 'utf8').catch((failure: NodeJS.ErrnoException) => {
    if (failure.code === 'ENOENT') return undefined;
    throw failure;
  });
  if (text === undefined) return undefined;
  try {
    return JSON.parse(text) as StoredLogin;
  } catch {
    throw new Error(`${file} is not valid JSON. Delete it, and log in again.`);
  }
};

/** Stores the tokens of a server: written to a temporary file and renamed, so that the file is never incomplete. */
export const storeLogin = async (url: string, login: StoredLogin, folder?: string): Promise<void> => {
  const file = loginFile(url, folder);
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  const beside = `${file}.${randomUUID()}`;
  await writeFile(beside, `${JSON.stringify(login, undefined, 2)}\n`, { mode: 0o600, flag: 'wx' });
  await rename(beside, file);
};

/** Deletes the tokens of a server. */
export const forgetLogin = (url: string, folder?: string): Promise<void> => rm(loginFile(url, folder), { force: true });
