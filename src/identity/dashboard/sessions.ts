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
import { signOutIn, signOutOf } from '../sign-in/sign-out.ts';
import { after, browserSessionSeconds } from '../tokens/lifetimes.ts';
import { isDashboardCookie, newSecret } from '../tokens/secrets.ts';
import { deleteSession, findOpenSession, findSession, insertSession, replaceTokens, type Tokens } from './session-store.ts';

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

/** Refreshes a token this long before it expires, so that a request still arrives with it. */
const earlyMs = 60_000;

/** The page's request is authorized by the access token that it then has. */
const unjudged = { by: 'people', address: null, requestId: null } as const;

/** The tokens of browsers that are signed in to the dashboard. */
export const createDashboardSessions = (oauth: OAuthDependencies) => {
  const { db, clock } = oauth;
  const tokensOf = (answer: TokenResponse, former?: string): Tokens => ({
    access: answer.access_token,
    refresh: answer.refresh_token ?? former!,
    until: clock().getTime() + answer.expires_in * 1000,
  });

  const isFresh = ({ until }: Tokens): boolean => until - earlyMs > clock().getTime();

  const expectClient = async (clientId: string) => {
    const client = await findClient(db, clientId, clock());
    if (!client?.first_party) throw refusal('invalid_grant', 'The sign-in was started for another application.');
    return client;
  };

  /** Reads the tokens again, because another request may have refreshed them. Several nodes may refresh at once; each gets the same child. */
  const refresh = async (value: string): Promise<Tokens | undefined> => {
    const found = await findOpenSession(db, value, clock());
    if (!found || isFresh(found.tokens)) return found?.tokens;
    const { application_id: clientId, tokens: former } = found;
    const form = { grant_type: 'refresh_token', client_id: clientId, refresh_token: former.refresh } as const;
    const tokens = tokensOf(await refreshTokenGrant(oauth, await expectClient(clientId), form, unjudged), former.refresh);
    await replaceTokens(db, value, tokens);
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
      const session = {
        account_id,
        family_id,
        browser_session_hash: browser ? browser.hash : null,
        created_at: clock().toISOString(),
        expires_at: after(clock(), browserSessionSeconds),
      };
      await insertSession(db, value, session, tokensOf(answer));
      return value;
    },

    /** An access token of a browser; undefined when it is not signed in or the session has ended. */
    accessToken: async (value: string | undefined): Promise<string | undefined> => {
      if (value === undefined || !isDashboardCookie(value)) return undefined;
      const found = await findOpenSession(db, value, clock());
      if (!found) return undefined;
      return isFresh(found.tokens) ? found.tokens.access : (await refreshOnce(value, found.hash))?.access;
    },

    /** The dashboard application of a browser's account; undefined when it is not signed in or the session has ended. */
    clientId: async (value: string | undefined): Promise<string | undefined> =>
      value !== undefined && isDashboardCookie(value) ? (await findOpenSession(db, value, clock()))?.application_id : undefined,

    /** Signs a browser out, also at the identity pages, which would otherwise sign it in again at once. */
    end: async (value: string | undefined, browserSession: string | undefined, source: Source): Promise<void> => {
      const found = value !== undefined && isDashboardCookie(value) ? await findSession(db, value, clock()) : undefined;
      await transaction(db, async (tx) => {
        if (browserSession !== undefined) await signOutIn(tx, browserSession, source, clock());
        if (!found) return;
        const { account_id: accountId, user_id: userId, session_id: only } = found;
        await deleteSession(tx, found.hash);
        await revokeFamily(tx, accountId, found.family_id, clock());
        if (only !== null) await signOutOf(tx, { accountId, userId }, only, source, clock());
      });
    },
  };
};

export type DashboardSessions = ReturnType<typeof createDashboardSessions>;
