import type { Request } from 'express';
import { agree, askForApplication, grantable } from '../oauth/authorization.ts';
import { refusal } from '../oauth/errors.ts';
import { notOpen } from '../oauth/own-applications.ts';
import { destinationOf } from '../oauth/redirect-uris.ts';
import { isRecent } from '../sign-in/recent-sign-in.ts';
import type { AuthorizeAnswers, Step } from './authorize-answers.ts';
import { asSomebodyElse } from './authorize-prompts.ts';
import type { AuthorizeSession } from './authorize-session.ts';
import type { BrowserSession } from './browser-sessions.ts';
import { accessRequestedPiece, consentForm, describedBy, pagePaths } from './consent-forms.ts';
import type { Cookies } from './cookies.ts';
import type { FormTokens } from './form-tokens.ts';
import type { OAuthPages } from './oauth-pages.ts';
import { answersTo, sendPage } from './page.ts';
import { fieldOf, queryOf, sourceOf } from './posted.ts';
import { redirectTo } from './redirect.ts';

type Dependencies = OAuthPages & AuthorizeAnswers & AuthorizeSession & { cookies: Cookies; tokens: FormTokens };

/** The page on which a person allows an application to act for them, or requests one. */
export const createConsent = (dependencies: Dependencies): { show: Step; decide: Step } => {
  const { clock, cookies, tokens, sessionOf, ofAccount, expectAskable, answer, backWith } = dependencies;

  /** What a consent token is bound to: this request, and this person's sign-in. */
  const aboutConsent = (request: Request) => `consent ${cookies.read(request, 'sign_in')} ${queryOf(request)}`;

  /** A consent is long-lived, so it needs a recent sign-in, as creating a key does. */
  const mayAgree = (session: BrowserSession | undefined): session is BrowserSession =>
    session !== undefined && isRecent(session.authenticatedAt, clock());

  return {
    show: async (request, response, asked) => {
      const session = await sessionOf(request, asked);
      if (!mayAgree(session)) return redirectTo(response, `${pagePaths.signIn}?${queryOf(request)}`);
      const wanted = await ofAccount(asked, session);
      const asks = (await expectAskable(wanted, session)) === 'ask';
      const query = queryOf(request);
      const body = consentForm({
        application: wanted.client.name,
        query,
        token: tokens.issue(request, response, aboutConsent(request)),
        person: session,
        scopes: grantable(wanted, session),
        describedBy: describedBy(wanted.client),
        destination: destinationOf(wanted.redirectUri),
        otherPerson: asSomebodyElse(query),
        asks,
      });
      sendPage(response, 200, { title: `Allow ${wanted.client.name}?`, body, answersTo: answersTo(wanted.redirectUri) });
    },

    decide: async (request, response, asked) => {
      tokens.expect(request, aboutConsent(request));
      const session = await sessionOf(request, asked);
      if (session && fieldOf(request, 'decision') !== 'allow') throw refusal('access_denied', 'The person denied access.');
      if (!mayAgree(session)) return redirectTo(response, `${pagePaths.signIn}?${queryOf(request)}`);
      const wanted = await ofAccount(asked, session);
      const scopes = grantable(wanted, session);
      if ((await expectAskable(wanted, session)) !== 'ask')
        return answer(response, wanted, { code: await agree(dependencies, wanted, session, scopes, sourceOf(request), clock()) });
      await askForApplication(dependencies, wanted, session, sourceOf(request), clock());
      sendPage(response, 200, { title: 'Access requested', body: accessRequestedPiece(backWith(wanted, notOpen('asked'))) });
    },
  };
};
