import type { Request } from 'express';
import type { AuthorizationRequest } from '../oauth/authorization-request.ts';
import { accountOf } from '../oauth/clients.ts';
import { inAccount, notOpen, type Standing, standingOf } from '../oauth/own-applications.ts';
import type { Person } from '../people/person.ts';
import { signInPrompts } from './authorize-prompts.ts';
import { type BrowserSession, findBrowserSession } from './browser-sessions.ts';
import type { Cookies } from './cookies.ts';
import type { OAuthPages } from './oauth-pages.ts';
import { browserOf } from './posted.ts';

/** Whether a request names somebody else (`id_token_hint`). */
export const isOther = (userId: string, { expectedUser }: AuthorizationRequest): boolean =>
  expectedUser !== undefined && userId !== expectedUser;

/** Who is signed in for an authorization request, and the application in their account. */
export const createAuthorizeSession = ({ db, clock, cookies }: Pick<OAuthPages, 'db' | 'clock'> & { cookies: Cookies }) => {
  const isTooOld = ({ authenticatedAt }: BrowserSession, { maxAge }: AuthorizationRequest): boolean =>
    maxAge !== undefined && clock().getTime() - Date.parse(authenticatedAt) > maxAge * 1000;

  return {
    /** The browser session, if the request can use it: what it grants outlasts it, so it needs the required factor. */
    sessionOf: async (request: Request, wanted: AuthorizationRequest): Promise<BrowserSession | undefined> => {
      if (signInPrompts.some((word) => wanted.prompt.has(word))) return undefined;
      const found = await findBrowserSession(db, browserOf(request, cookies), accountOf(wanted.client), clock());
      return found && !found.lacksFactor && !isTooOld(found, wanted) && !isOther(found.userId, wanted) ? found : undefined;
    },

    /** Adapts the request to the application in the account of the signed-in person. */
    ofAccount: async (asked: AuthorizationRequest, { accountId }: Person): Promise<AuthorizationRequest> => ({
      ...asked,
      client: await inAccount(db, asked.client, accountId, clock()),
    }),

    /** Whether the person may consent to the application or has to request it. @throws ServiceError `access_denied` when they may do neither */
    expectAskable: async ({ client }: AuthorizationRequest, session: BrowserSession): Promise<Standing> => {
      const standing = await standingOf(db, client, session);
      if (standing === 'asked' || standing === 'closed') throw notOpen(standing);
      return standing;
    },
  };
};

export type AuthorizeSession = ReturnType<typeof createAuthorizeSession>;
