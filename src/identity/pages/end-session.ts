import { stringify } from 'node:querystring';
import type { Express, Request, Response } from 'express';
import { ServiceError } from '../../core/errors.ts';
import { html, type Piece } from '../../core/html.ts';
import { asOperation } from '../../rules/audited-operation.ts';
import { type LogoutRequest, readLogoutRequest } from '../oauth/logout-request.ts';
import { destinationOf, withAnswer } from '../oauth/redirect-uris.ts';
import { signOutBrowser } from '../sign-in/sign-out.ts';
import { findBrowserSessionOf } from './browser-sessions.ts';
import { createBrowserState } from './browser-state.ts';
import { hidden } from './form-parts.ts';
import { createGuard, endPages, onlyMethods, readForm, sendBrokenLink } from './guard.ts';
import type { OAuthPages } from './oauth-pages.ts';
import { ownPages } from './own-pages.ts';
import { answersTo, sendPage } from './page.ts';
import { browserOf, fieldOf, queryOf, sourceOf } from './posted.ts';
import { redirectTo } from './redirect.ts';

/** The paths of the pages; the first one is the `end_session_endpoint`. */
const paths = { endSession: '/oauth/end-session', confirm: '/oauth/sign-out' } as const;

type SignedIn = NonNullable<Awaited<ReturnType<typeof findBrowserSessionOf>>>;

/** Whether the application has the ID token of this very sign-in, so that no confirmation is needed. */
const isProved = ({ hint, client }: LogoutRequest, { accountId, userId, sessionId }: SignedIn): boolean =>
  hint !== undefined && client?.account_id === accountId && hint.sub === userId && hint.sid === sessionId;

const question = ({ client }: LogoutRequest, { name, email }: SignedIn, query: string, token: string): Piece => html`
${client && html`<p><strong>${client.name}</strong> asks to sign you out.</p>`}
<p class="who">${name} <span>${email}</span></p>
<p>This signs the browser out here, on the dashboard, and in the applications you have signed in to from it, if they support it.</p>
<form method="post" action="${paths.confirm}?${query}">
${hidden(token)}
<p class="answers"><button name="decision" value="sign-out">Sign out</button>
<button class="other" name="decision" value="stay">Stay signed in</button></p>
</form>`;

/** Mounts the endpoint with which applications sign people out (OpenID Connect RP-Initiated Logout 1.0), with its page. */
export const mountEndSessionPages = (app: Express, dependencies: OAuthPages): void => {
  const { db, clock } = dependencies;
  const toAccount = html`<a href="${dependencies.audience}${ownPages.profile}">Your account</a>`;
  const { cookies, tokens } = createBrowserState(dependencies);

  type Step = (request: Request, response: Response, wanted: LogoutRequest) => Promise<void>;

  /** Both steps validate the whole request, and trust nothing from the page before. */
  const withRequest =
    (step: Step) =>
    async (request: Request, response: Response): Promise<void> => {
      const wanted = await readLogoutRequest(dependencies, queryOf(request)).catch((failure: unknown) => {
        if (!(failure instanceof ServiceError) || failure.oauth === undefined) throw failure;
        const { status, message } = failure;
        sendBrokenLink(request, response, { status, message, error: 'invalid_request', wayOn: toAccount });
      });
      if (wanted) await step(request, response, wanted);
    };

  const addressOf = ({ returnTo, state }: LogoutRequest): string | undefined =>
    returnTo === undefined || state === undefined ? returnTo : withAnswer(returnTo, { state });

  const sendSignedOut = (response: Response, back?: string): void => {
    const wayOn =
      back !== undefined && html`<p><a href="${back}">Back to the application</a>, at <strong>${destinationOf(back)}</strong></p>`;
    sendPage(response, 200, { title: 'You are signed out', body: html`<p>You can close this page.</p>${wayOn}` });
  };

  const goBack = (response: Response, wanted: LogoutRequest): void => {
    const back = addressOf(wanted);
    if (back === undefined) sendSignedOut(response);
    else redirectTo(response, back);
  };

  const signOut: Step = async (request, response, wanted) => {
    await signOutBrowser(db, cookies.read(request, 'sign_in'), sourceOf(request), clock());
    cookies.clear(response, 'sign_in');
    goBack(response, wanted);
  };

  /** What a form is bound to: this request, and this sign-in. */
  const aboutForm = (request: Request) => `sign out ${cookies.read(request, 'sign_in')} ${queryOf(request)}`;

  const endSession: Step = async (request, response, wanted) => {
    const session = await findBrowserSessionOf(db, browserOf(request, cookies), clock());
    // Without confirmation, only an application that the person has signed in to may redirect the browser.
    if (!session) return wanted.hint ? goBack(response, wanted) : sendSignedOut(response, addressOf(wanted));
    if (isProved(wanted, session)) return signOut(request, response, wanted);
    const body = question(wanted, session, queryOf(request), tokens.issue(request, response, aboutForm(request)));
    const { returnTo } = wanted;
    sendPage(response, 200, { title: 'Sign out?', body, ...(returnTo !== undefined && { answersTo: answersTo(returnTo) }) });
  };

  const decide: Step = async (request, response, wanted) => {
    tokens.expect(request, aboutForm(request));
    if (fieldOf(request, 'decision') === 'sign-out') return signOut(request, response, wanted);
    sendPage(response, 200, { title: 'You are still signed in', body: html`<p>${toAccount}</p>` });
  };

  const guard = createGuard(dependencies);
  // A request may sign somebody out, which HEAD must not do.
  const noHead = onlyMethods('GET, POST');
  app.use(Object.values(paths), (_request, _response, next) => asOperation('endSession', next));
  app.head(paths.endSession, guard, noHead);
  app.get(paths.endSession, guard, withRequest(endSession));
  // A form on another site sends no cookie; the redirected request does.
  app.post(paths.endSession, guard, readForm, (request, response) =>
    redirectTo(response, `${paths.endSession}?${stringify(request.body)}`),
  );
  app.post(paths.confirm, guard, readForm, withRequest(decide));
  app.get(paths.confirm, guard, (request, response) => redirectTo(response, `${paths.endSession}?${queryOf(request)}`));
  endPages(app, paths.endSession, dependencies, () => toAccount, 'GET, POST');
  endPages(app, paths.confirm, dependencies, () => toAccount);
};
