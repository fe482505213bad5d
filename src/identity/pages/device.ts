import type { Express, Request, Response } from 'express';
import { html } from '../../core/html.ts';
import { isRecent } from '../sign-in/recent-sign-in.ts';
import { type BrowserSession, findBrowserSession } from './browser-sessions.ts';
import { createBrowserState } from './browser-state.ts';
import { createDeviceDecision, type DeviceStep } from './device-decision.ts';
import { devicePaths, deviceSignInForm, withCode } from './device-forms.ts';
import { createGuard, endPages, readForm } from './guard.ts';
import type { OAuthPages } from './oauth-pages.ts';
import { browserOf, userCodeIn } from './posted.ts';
import { redirectTo } from './redirect.ts';
import { codeForm as factorForm } from './second-factor-form.ts';
import { createSignInSteps, type SignInFor } from './sign-in-steps.ts';

/** The sign-in for a device. The address contains only the code. */
const forDevice: SignInFor<void> = {
  about: (request) => `device ${userCodeIn(request)}`,
  accountOf: () => undefined,
  firstForm: (request, _wanted, form) => deviceSignInForm({ code: userCodeIn(request), ...form }),
  secondForm: (request, _wanted, form) => factorForm({ action: withCode(devicePaths.secondFactor, userCodeIn(request)), ...form }),
  onward: (request) => withCode(devicePaths.device, userCodeIn(request)),
};

/** Mounts the pages on which people enter the code of a device (RFC 8628, 3.3). No page needs JavaScript. */
export const mountDevicePages = (app: Express, dependencies: OAuthPages): void => {
  const { db, clock } = dependencies;
  const own = { ...dependencies, ...createBrowserState(dependencies) };
  const { sendSignIn, signIn, proveSecondFactor } = createSignInSteps(own, 'deviceAuthorization', forDevice);
  const { show, decide } = createDeviceDecision(own);

  const mayTry = (session: BrowserSession | undefined): session is BrowserSession =>
    session !== undefined && !session.lacksFactor && isRecent(session.authenticatedAt, clock());

  /**
   * Trying codes needs a recent sign-in with the factor that the account requires, because a device stays connected for long and inherits the
   * sign-in.
   */
  const signedIn =
    (step: DeviceStep) =>
    async (request: Request, response: Response): Promise<void> => {
      const session = await findBrowserSession(db, browserOf(request, own.cookies), undefined, clock());
      if (mayTry(session)) return step(request, response, session);
      redirectTo(response, withCode(devicePaths.signIn, userCodeIn(request)));
    };

  const guard = createGuard(dependencies);
  app.get(devicePaths.device, guard, signedIn(show));
  app.post(devicePaths.device, guard, readForm, signedIn(decide));
  app.get(devicePaths.signIn, guard, (request, response) => sendSignIn(request, response));
  app.post(devicePaths.signIn, guard, readForm, (request, response) => signIn(request, response));
  app.post(devicePaths.secondFactor, guard, readForm, (request, response) => proveSecondFactor(request, response));
  app.get(devicePaths.secondFactor, guard, (request, response) => redirectTo(response, withCode(devicePaths.signIn, userCodeIn(request))));
  endPages(app, Object.values(devicePaths), dependencies, () => html`<a href="${devicePaths.device}">Start again</a>`);
};
