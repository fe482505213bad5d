import { stringify } from 'node:querystring';
import type { Express, Request } from 'express';
import { html } from '../../core/html.ts';
import { asOperation } from '../../rules/audited-operation.ts';
import { agree, grantable, hasConsented, issueCode } from '../oauth/authorization.ts';
import type { AuthorizationRequest } from '../oauth/authorization-request.ts';
import { accountOf } from '../oauth/clients.ts';
import { refusal } from '../oauth/errors.ts';
import { type AuthorizeAnswers, createAuthorizeAnswers, type Step } from './authorize-answers.ts';
import { afterSignIn } from './authorize-prompts.ts';
import { type AuthorizeSession, createAuthorizeSession, isOther } from './authorize-session.ts';
import { createBrowserState } from './browser-state.ts';
import { createConsent } from './consent.ts';
import { describedBy, pagePaths, secondFactorForm, signInForm } from './consent-forms.ts';
import { createGuard, endPages, onlyMethods, readForm } from './guard.ts';
import type { OAuthPages } from './oauth-pages.ts';
import { answersTo } from './page.ts';
import { queryOf, sourceOf } from './posted.ts';
import { redirectTo } from './redirect.ts';
import { createSignInSteps, type SignInFor } from './sign-in-steps.ts';

/** Dashboard users may belong to any account of this server; the request then starts again in theirs. */
const accountOfPage = ({ client }: AuthorizationRequest): string | undefined => (client.first_party ? undefined : accountOf(client));

const formOf = ({ client }: AuthorizationRequest, query: string) => ({ application: client.name, describedBy: describedBy(client), query });

/** The sign-in for an application. */
const forApplication: SignInFor<AuthorizationRequest> = {
  about: queryOf,
  accountOf: accountOfPage,
  answersTo: ({ redirectUri }) => answersTo(redirectUri),
  firstForm: (request, wanted, { email, account, ...form }) =>
    signInForm({
      ...formOf(wanted, queryOf(request)),
      ...form,
      isOwn: wanted.client.first_party,
      email: email || wanted.loginHint,
      account: accountOfPage(wanted) === undefined ? account : undefined,
    }),
  secondForm: (request, wanted, form) => secondFactorForm({ ...formOf(wanted, queryOf(request)), ...form }),
  // The same request after the sign-in; for the dashboard, in the account of the person.
  onward: (request, { client, redirectUri }, { accountId }) =>
    accountId === (accountOf(client) ?? accountId) ? afterSignIn(queryOf(request)) : new URL('sign-in', redirectUri).href,
  expectPerson: (wanted, { userId }) => {
    if (isOther(userId, wanted)) throw refusal('login_required', 'The signed-in person is not the one named by the id_token_hint.');
  },
};

type Dependencies = OAuthPages & AuthorizeAnswers & AuthorizeSession;

/** The authorization endpoint: it issues a code at once, or redirects to the sign-in or the consent page. */
const createAuthorize =
  (dependencies: Dependencies): Step =>
  async (request, response, asked) => {
    const { db, clock, sessionOf, ofAccount, expectAskable, answer } = dependencies;
    const silent = asked.prompt.has('none');
    const session = await sessionOf(request, asked);
    if (!session) {
      if (silent) throw refusal('login_required', 'The person has to sign in.');
      return redirectTo(response, `${pagePaths.signIn}?${queryOf(request)}`);
    }
    const wanted = await ofAccount(asked, session);
    await expectAskable(wanted, session);
    const scopes = grantable(wanted, session);
    if (wanted.client.first_party)
      return answer(response, wanted, { code: await agree(dependencies, wanted, session, scopes, sourceOf(request), clock()) });
    if (!wanted.prompt.has('consent') && (await hasConsented(db, wanted, session, scopes)))
      return answer(response, wanted, { code: await issueCode(db, wanted, session, scopes, clock()) });
    if (silent) throw refusal('consent_required', 'The person has to give consent.');
    redirectTo(response, `${pagePaths.consent}?${queryOf(request)}`);
  };

/** Mounts the authorization endpoint (RFC 6749, 3.1) with its sign-in and consent pages. No page needs JavaScript. */
export const mountAuthorizePages = (app: Express, dependencies: OAuthPages): void => {
  const own = { ...dependencies, ...createBrowserState(dependencies) };
  const answers = createAuthorizeAnswers(own);
  const parts = { ...own, ...answers, ...createAuthorizeSession(own) };
  const { sendSignIn, signIn, proveSecondFactor } = createSignInSteps(own, 'authorize', forApplication);
  const consent = createConsent(parts);
  const { withRequest } = answers;
  const guard = createGuard(dependencies);
  app.use(Object.values(pagePaths), (_request, _response, next) => asOperation('authorize', next));
  // A request may issue a code, which HEAD must not do.
  const noHead = onlyMethods('GET, POST');
  app.head(pagePaths.authorize, guard, noHead);
  app.get(pagePaths.authorize, guard, withRequest(createAuthorize(parts)));
  // OpenID Connect (Core, 3.1.2.1) allows the same request as a form.
  app.post(pagePaths.authorize, guard, readForm, (request, response) =>
    redirectTo(response, `${pagePaths.authorize}?${stringify(request.body)}`),
  );
  app.get(pagePaths.signIn, guard, withRequest(sendSignIn));
  app.post(pagePaths.signIn, guard, readForm, withRequest(signIn));
  app.post(pagePaths.secondFactor, guard, readForm, withRequest(proveSecondFactor));
  // Reloading the page starts again.
  app.get(pagePaths.secondFactor, guard, (request, response) => redirectTo(response, `${pagePaths.signIn}?${queryOf(request)}`));
  app.get(pagePaths.consent, guard, withRequest(consent.show));
  app.post(pagePaths.consent, guard, readForm, withRequest(consent.decide));
  const startAgain = (request: Request) => html`<a href="${pagePaths.authorize}?${queryOf(request)}">Start again</a>`;
  endPages(app, pagePaths.authorize, dependencies, startAgain, 'GET, POST');
  endPages(app, [pagePaths.signIn, pagePaths.secondFactor, pagePaths.consent], dependencies, startAgain);
};
