import { sql } from 'kysely';
import { createSealer } from '../../core/sealing.ts';
import type { Queries } from '../../data/connection/database.ts';
import { transaction } from '../../data/connection/transaction.ts';
import type { Source } from '../../rules/audit.ts';
import { hashOf } from '../credentials/api-key-format.ts';
import { findClient } from '../oauth/clients.ts';
import type { OAuthDependencies } from '../oauth/dependencies.ts';
import { refusal } from '../oauth/errors.ts';
import { authorizationCodeGrant } from '../oauth/grants/authorization-code.ts';
import { refreshTokenGrant } from '../oauth/grants/refresh-token.ts';
import { findRefreshToken, revokeFamily } from '../oauth/token-families.ts';
import type { TokenResponse } from '../oauth/token-response.ts';
import { endOfSignIn } from '../policies.ts';
import { signOutIn, signOutOf } from '../sign-in/sign-out.ts';
import { after, browserSessionSeconds } from '../tokens/lifetimes.ts';
import { isDashboardCookie, newSecret } from '../tokens/secrets.ts';

/** What the dashboard redeems: a code, with what it kept of its request. */
export interface Redemption {
  clientId: string;
  code: string;
  redirectUri: string;
  verifier: string;
  /** The sign-in cookie of the identity pages, where this server sees it. */
  browserSession: string | undefined;
  source: Source;
}

interface Tokens {
  access: string;
  refresh: string;
  /** When the access token expires, in milliseconds since 1970. */
  until: number;
}

/** Refreshes a token this long before it expires, so that a request still arrives with it. */
const earlyMs = 60_000;

/** The page's request is authorized by the access token that it then has. */
const unjudged = { by: 'people', address: null, requestId: null } as const;

/** The tokens of browsers that are signed in to the dashboard. They are sealed with the cookie's value, so the database alone opens none. */
export const createDashboardSessions = (oauth: OAuthDependencies) => {
  const { db, clock } = oauth;
  const seal = (value: string, tokens: Tokens) => createSealer(value).seal(JSON.stringify(tokens), hashOf(value));
  const open = (value: string, sealed: string): Tokens => JSON.parse(createSealer(value).open(sealed, hashOf(value)));
  const tokensOf = (answer: TokenResponse, former?: string): Tokens => ({
    access: answer.access_token,
    refresh: answer.refresh_token ?? former!,
    until: clock().getTime() + answer.expires_in * 1000,
  });

  const find = (value: string) =>
    db
      .selectFrom('dashboard_sessions as session')
      .innerJoin('token_families as family', (join) =>
        join.onRef('family.account_id', '=', 'session.account_id').onRef('family.id', '=', 'session.family_id'),
      )
      .select(['session.hash', 'session.account_id', 'session.family_id', 'session.browser_session_hash', 'session.tokens'])
      .select(['family.application_id', 'family.user_id', 'family.session_id', 'family.revoked_at'])
      .where('session.hash', '=', hashOf(value))
      .where(endOfSignIn('session', sql.ref('family.authenticated_at')), '>', clock().toISOString())
      .executeTakeFirst();

  /** The tokens of a browser and their session; undefined when it is not signed in or the session has ended. */
  const current = async (value: string) => {
    const found = await find(value);
    return found && !found.revoked_at ? { ...found, tokens: open(value, found.tokens) } : undefined;
  };

  const isFresh = ({ until }: Tokens): boolean => until - earlyMs > clock().getTime();

  const expectClient = async (clientId: string) => {
    const client = await findClient(db, clientId, clock());
    if (!client?.first_party) throw refusal('invalid_grant', 'The sign-in was started for another application.');
    return client;
  };

  /** Reads the tokens again, because another request may have refreshed them. Several nodes may refresh at once; each gets the same child. */
  const refresh = async (value: string): Promise<Tokens | undefined> => {
    const found = await current(value);
    if (!found || isFresh(found.tokens)) return found?.tokens;
    const { hash, application_id: clientId, tokens: former } = found;
    const form = { grant_type: 'refresh_token', client_id: clientId, refresh_token: former.refresh } as const;
    const tokens = tokensOf(await refreshTokenGrant(oauth, await expectClient(clientId), form, unjudged), former.refresh);
    await db
      .updateTable('dashboard_sessions')
      .set({ tokens: seal(value, tokens) })
      .where('hash', '=', hash)
      .execute();
    return tokens;
  };

  /** Refreshes in progress by session hash: all waiting requests get the same token. */
  const underWay = new Map<string, Promise<Tokens | undefined>>();
  const refreshOnce = (value: string, hash: string): Promise<Tokens | undefined> => {
    const begun = underWay.get(hash);
    if (begun !== undefined) return begun;
    const work = refresh(value).finally(() => underWay.delete(hash));
    underWay.set(hash, work);
    return work;
  };

  const forget = (one: Queries, hash: string) => one.deleteFrom('dashboard_sessions').where('hash', '=', hash).execute();

  return {
    /** Redeems a code and stores the tokens. @returns the value of the cookie */
    begin: async ({ clientId, code, redirectUri, verifier, browserSession, source }: Redemption): Promise<string> => {
      const form = {
        grant_type: 'authorization_code',
        client_id: clientId,
        code,
        redirect_uri: redirectUri,
        code_verifier: verifier,
      } as const;
      const answer = await authorizationCodeGrant(oauth, await expectClient(clientId), form, source);
      const { account_id, family_id } = (await findRefreshToken(db, hashOf(answer.refresh_token!)))!;
      const hash = browserSession === undefined ? undefined : hashOf(browserSession);
      const browser = hash && (await db.selectFrom('browser_sessions').select('hash').where('hash', '=', hash).executeTakeFirst());
      const value = newSecret('dashboard_session');
      const created_at = clock().toISOString();
      const row = { hash: hashOf(value), account_id, family_id, created_at, expires_at: after(clock(), browserSessionSeconds) };
      const tokens = seal(value, tokensOf(answer));
      await db
        .insertInto('dashboard_sessions')
        .values({ ...row, browser_session_hash: browser ? browser.hash : null, tokens })
        .execute();
      return value;
    },

    /** An access token of a browser; undefined when it is not signed in or the session has ended. */
    accessToken: async (value: string | undefined): Promise<string | undefined> => {
      if (value === undefined || !isDashboardCookie(value)) return undefined;
      const found = await current(value);
      if (!found) return undefined;
      return isFresh(found.tokens) ? found.tokens.access : (await refreshOnce(value, found.hash))?.access;
    },

    /** The dashboard application of a browser's account; undefined when it is not signed in or the session has ended. */
    clientId: async (value: string | undefined): Promise<string | undefined> =>
      value !== undefined && isDashboardCookie(value) ? (await current(value))?.application_id : undefined,

    /** Signs a browser out, also at the identity pages, which would otherwise sign it in again at once. */
    end: async (value: string | undefined, browserSession: string | undefined, source: Source): Promise<void> => {
      const found = value !== undefined && isDashboardCookie(value) ? await find(value) : undefined;
      await transaction(db, async (tx) => {
        if (browserSession !== undefined) await signOutIn(tx, browserSession, source, clock());
        if (!found) return;
        const { account_id: accountId, user_id: userId, session_id: only } = found;
        await forget(tx, found.hash);
        await revokeFamily(tx, accountId, found.family_id, clock());
        if (only !== null) await signOutOf(tx, { accountId, userId }, only, source, clock());
      });
    },

    /** The account of the browser's sign-in, or else the oldest one: most servers have only one. */
    accountOf: async (browserSession: string | undefined): Promise<string | undefined> => {
      const browser =
        browserSession &&
        (await db
          .selectFrom('browser_sessions')
          .select('account_id as id')
          .where('hash', '=', hashOf(browserSession))
          .where('expires_at', '>', clock().toISOString())
          .executeTakeFirst());
      return (browser || (await db.selectFrom('accounts').select('id').orderBy('created_at').orderBy('id').limit(1).executeTakeFirst()))
        ?.id;
    },
  };
};

export type DashboardSessions = ReturnType<typeof createDashboardSessions>;
