import type { Answered, Tessera } from '@tessera/platform/testing';
import type { ApplicationKey } from '../../src/data/tables/applications.ts';
import { createApplication } from '../../src/identity/applications/applications.ts';
import { hashPassword } from '../../src/identity/passwords/passwords.ts';

/** A registered application, and the secret of a confidential one. */
export interface TestApplication {
  id: string;
  secret: string | null;
}

interface Wanted {
  type?: 'confidential' | 'public';
  /** Its public keys, in place of a secret. */
  keys?: readonly object[];
  redirect_uris?: string[];
  scopes?: string[];
  accountId?: string;
  createdBy?: string;
  /** Where the person comes from, at a server that is told so by its proxy. */
  address?: string;
}

/** Where test applications have people sent back to, unless they say otherwise. */
export const callback = 'https://board.example.com/callback';

/** Registers an application of the first account, by its administrator. */
export const register = async (tessera: Tessera, wanted: Wanted = {}): Promise<TestApplication> => {
  const { type = 'confidential', redirect_uris = [callback], scopes = ['read:resources', 'write:resources'] } = wanted;
  const { accountId = tessera.accountId, createdBy = tessera.admin.userId } = wanted;
  const proof = wanted.keys && { token_endpoint_auth_method: 'private_key_jwt' as const, jwks: { keys: wanted.keys as ApplicationKey[] } };
  const fields = { accountId, type, createdBy, name: 'Wall Board', redirect_uris, scopes, ...proof };
  const { application, secret } = await tessera.database.db.transaction().execute((tx) => createApplication(tx, fields, new Date()));
  return { id: application.id, secret };
};

/** Sends a form, as an OAuth client does. */
export const postForm = async (
  { url }: Pick<Tessera, 'url'>,
  path: string,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
): Promise<Answered> => {
  const response = await fetch(`${url}${path}`, { method: 'POST', body: new URLSearchParams(fields), headers });
  const text = await response.text();
  return { status: response.status, headers: response.headers, body: text ? JSON.parse(text) : undefined };
};

/** HTTP Basic of a confidential application. */
export const basic = ({ id, secret }: TestApplication) => ({
  Authorization: `Basic ${Buffer.from(`${encodeURIComponent(id)}:${encodeURIComponent(secret!)}`).toString('base64')}`,
});

/** A confidential application's credentials as form fields. */
export const inForm = ({ id, secret }: TestApplication) => ({ client_id: id, client_secret: secret! });

/** The password of everybody who gets one here. */
export const password = 'correct horse battery staple';

/** Gives a user the password, and answers their e-mail address. */
export const withPassword = async ({ database: { db }, accountId }: Tessera, userId: string): Promise<string> => {
  await db
    .insertInto('passwords')
    .values({ account_id: accountId, user_id: userId, hash: await hashPassword(password) })
    .execute();
  const { email } = await db.selectFrom('users').select('email').where('id', '=', userId).executeTakeFirstOrThrow();
  return email;
};

/** What a proxy says of where a request came from. */
const from = (address: string | undefined): Record<string, string> =>
  address ? { 'X-Forwarded-For': address, 'X-Forwarded-Proto': 'https' } : {};

/** A browser as far as the pages need one: it keeps cookies, and it has no JavaScript. */
export const browser = ({ url }: Pick<Tessera, 'url'>, comesFrom?: string) => {
  const cookies = new Map<string, string>();
  const request = async (address: string, init: RequestInit = {}): Promise<Response> => {
    const headers = { Cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '), ...from(comesFrom), ...init.headers };
    const response = await fetch(new URL(address, url), { redirect: 'manual', ...init, headers });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(cookie)!;
      cookies.set(name!, value!);
    }
    return response;
  };
  /** Follows redirects as long as they stay here; answers the page or the address outside that it ends at. */
  const follow = async (response: Response): Promise<{ page?: string; status: number; outside?: URL; at: string }> => {
    const location = response.headers.get('location');
    if (location === null) return { page: await response.text(), status: response.status, at: response.url };
    const next = new URL(location, response.url);
    if (next.origin !== new URL(url).origin) return { status: response.status, outside: next, at: response.url };
    return follow(await request(next.href));
  };
  return {
    cookies,
    request,
    open: async (address: string | URL) => follow(await request(String(address))),
    /** Fills in the form of a page and sends it. */
    submit: async ({ page, at }: { page?: string; at: string }, fields: Record<string, string>, headers: Record<string, string> = {}) => {
      const action = /<form method="post" action="([^"]+)"/.exec(page!)![1]!.replaceAll('&amp;', '&');
      const form_token = /name="form_token" value="([^"]+)"/.exec(page!)![1]!;
      const body = new URLSearchParams({ form_token, ...fields });
      return follow(await request(new URL(action, at).href, { method: 'POST', body, headers }));
    },
  };
};

type Person = ReturnType<typeof browser>;

/** Signs somebody in at the pages, as whoever opens the dashboard. */
export const signInAtPages = async (person: Person, email: string, secret = password) =>
  person.submit(await person.open('/dashboard/sign-in'), { email, password: secret });

/** Whether a browser is signed in at the pages: then the dashboard asks for nothing. */
export const isSignedInAtPages = async (person: Person): Promise<boolean> =>
  !(await person.open('/dashboard/sign-in')).page!.includes('name="password"');

/** Where the link of a page leads that says what is wrong with a request. */
export const linkBack = ({ page }: { page?: string }): URL | undefined => {
  const href = /<a href="([^"]+)">Back to the application<\/a>/.exec(page ?? '')?.[1];
  return href === undefined ? undefined : new URL(href.replaceAll('&amp;', '&'));
};

/** Sends a person through sign-in and consent, as far as they are asked, and answers where the browser ends. */
export const authorizeAs = async (tessera: Tessera, email: string, address: string | URL, person = browser(tessera)): Promise<URL> => {
  let seen = await person.open(address);
  if (seen.page?.includes('name="password"')) seen = await person.submit(seen, { email, password });
  if (seen.page?.includes('name="decision"')) seen = await person.submit(seen, { decision: 'allow' });
  const end = seen.outside ?? linkBack(seen);
  if (!end) throw new Error(`The browser stayed at ${seen.at}: ${seen.status} ${seen.page}`);
  return end;
};

/** An application with somebody who has signed in and agreed: each `code` is a new one, for the S256 challenge of `verifier`. */
export const signedIn = async (tessera: Tessera, wanted: Wanted = {}) => {
  const application = await register(tessera, wanted);
  const { userId } = await tessera.someone('editor');
  const email = await withPassword(tessera, userId);
  const person = browser(tessera, wanted.address);
  const query = (more: Record<string, string | undefined> = {}) => {
    const asked = { client_id: application.id, redirect_uri: callback, response_type: 'code', state: 'xyz', ...challenged, ...more };
    return new URLSearchParams(Object.entries(asked).filter((entry): entry is [string, string] => entry[1] !== undefined));
  };
  const ask = (more?: Record<string, string | undefined>) => person.open(`/oauth/authorize?${query(more)}`);
  const code = async (more?: Record<string, string | undefined>): Promise<string> => {
    const outside = await authorizeAs(tessera, email, `/oauth/authorize?${query(more)}`, person);
    return outside.searchParams.get('code')!;
  };
  const proof: Record<string, string> = application.secret ? inForm(application) : { client_id: application.id };
  const send = (path: string, fields: Record<string, string>) => postForm(tessera, path, { ...proof, ...fields }, from(wanted.address));
  const token = (fields: Record<string, string>) => send('/oauth/token', fields);
  const redeem = (value: string, more: Record<string, string> = {}) =>
    token({ grant_type: 'authorization_code', code: value, redirect_uri: callback, code_verifier: verifier, ...more });
  const refresh = (value: string, more: Record<string, string> = {}) =>
    token({ grant_type: 'refresh_token', refresh_token: value, ...more });
  const revoke = (value: string) => send('/oauth/revoke', { token: value });
  const introspect = (value: string) => send('/oauth/introspect', { token: value });
  return { application, userId, email, person, query, ask, code, token, redeem, refresh, revoke, introspect };
};

/** The example of RFC 7636, appendix B. */
export const verifier = 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk';
export const challenged = { code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM', code_challenge_method: 'S256' };

/** A clock that stands still until a test moves it forward, so that a slow machine lets nothing expire. */
export const movingClock = () => {
  let now = Date.now();
  return {
    clock: () => new Date(now),
    pass: (seconds: number) => {
      now += seconds * 1000;
    },
  };
};
