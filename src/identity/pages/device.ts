import type { Express, Request, Response } from 'express';
import { ServiceError } from '../../core/errors.ts';
import { html } from '../../core/html.ts';
import type { Tx } from '../../data/connection/transaction.ts';
import { type Counted, networkOf, tooManyAttempts } from '../../rules/attempt-limits.ts';
import { type AskedAtDevice, allowDevice, denyDevice, findAsked } from '../oauth/device-codes.ts';
import { readUserCode } from '../oauth/user-codes.ts';
import type { JustSignedIn } from '../person.ts';
import { isRecent } from '../recent-sign-in.ts';
import type { SecondFactorAsked } from '../second-factors/challenges.ts';
import { browserSessionSeconds } from '../tokens/lifetimes.ts';
import type { AuthorizePages } from './authorize.ts';
import { type BrowserSession, beginBrowserSession, findBrowserSession } from './browser-sessions.ts';
import { createCookies } from './cookies.ts';
import { codeForm, deviceConsentForm, devicePaths, deviceSignInForm, withCode } from './device-forms.ts';
import { createFormTokens } from './form-tokens.ts';
import { createGuard, onlyPages, readForm, sendRefusals } from './guard.ts';
import { sendPage } from './page.ts';
import { browserOf, fieldOf, sourceOf } from './posted.ts';
import { codeForm as factorForm, recoveryCodesPiece, secretPiece } from './second-factor-form.ts';
import { accountTyped, createSignInForms } from './sign-in-forms.ts';

/** The code in the address, as it was typed. */
const typedIn = ({ originalUrl }: Request): string =>
  (new URL(originalUrl, 'http://here').searchParams.get('user_code') ?? '').trim().slice(0, 64);

const codeIn = (request: Request): string | undefined => readUserCode(typedIn(request));

const wrongCode = 'No device waits with this code. Look at the device again: a code is valid for 15 minutes, and works once.';

/** Mounts the pages where people enter the code of a device (RFC 8628, 3.3). No page needs JavaScript. */
export const mountDevicePages = (app: Express, dependencies: AuthorizePages): void => {
  const { db, clock, issuer, attempts } = dependencies;
  const cookies = createCookies(issuer.startsWith('https:'));
  const tokens = createFormTokens(dependencies.formSecret, cookies, new URL(issuer).origin);
  const forms = createSignInForms(dependencies, 'deviceAuthorization');

  const redirect = (response: Response, address: string): void => {
    response.status(303).set({ Location: address, 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' }).end();
  };

  const expectForm = (request: Request, about: string): void => {
    if (!tokens.holds(request, fieldOf(request, 'form_token'), about))
      throw new ServiceError('insufficient_permissions', 'This form was not shown to this browser, or is too old.');
  };

  const sessionOf = (request: Request) => findBrowserSession(db, browserOf(request, cookies), undefined, clock());

  const sendCodeForm = (response: Response, session: BrowserSession, typed: string, problem?: string): void =>
    sendPage(response, problem ? 400 : 200, {
      title: 'Connect a device',
      body: codeForm(session, typed, problem),
      failed: problem !== undefined,
    });

  /** Counts each wrong code, for the person and for the network. It is counted before the code is looked up, so that concurrent ones are no more. */
  const lookUp = async (request: Request, session: BrowserSession, code: string): Promise<AskedAtDevice | undefined> => {
    const counts: Counted[] = [
      ['user_code', `${session.accountId} ${session.userId}`],
      ['user_code_address', networkOf(request.ip ?? '')],
    ];
    const full = await attempts.take(counts);
    if (full) throw tooManyAttempts(full.retryAfter);
    const asked = await findAsked(db, code, session, clock());
    if (asked) await attempts.refund(counts);
    return asked;
  };

  type Step = (request: Request, response: Response, session: BrowserSession) => Promise<void> | void;

  /** Only who has signed in recently, with the factor that the account demands, can try codes: a device goes on for long, and has a recent sign-in itself. */
  const signedIn =
    (step: Step) =>
    async (request: Request, response: Response): Promise<void> => {
      const session = await sessionOf(request);
      if (session && !session.lacksFactor && isRecent(session.authenticatedAt, clock())) return step(request, response, session);
      redirect(response, withCode(devicePaths.signIn, codeIn(request)));
    };

  const aboutConsent = (request: Request, code: string) => `device ${cookies.read(request, 'sign_in')} ${code}`;

  const show: Step = async (request, response, session) => {
    const typed = typedIn(request);
    if (!typed) return sendCodeForm(response, session, '');
    const code = codeIn(request);
    const asked = code && (await lookUp(request, session, code));
    if (!asked) return sendCodeForm(response, session, typed, wrongCode);
    const token = tokens.issue(request, response, aboutConsent(request, code));
    const title = `Allow ${asked.application.name}?`;
    sendPage(response, 200, { title, body: deviceConsentForm(asked, session, code, token) });
  };

  const decide: Step = async (request, response, session) => {
    const code = codeIn(request);
    if (code) expectForm(request, aboutConsent(request, code));
    const asked = code && (await lookUp(request, session, code));
    if (!asked) return sendCodeForm(response, session, typedIn(request), wrongCode);
    const allowed = fieldOf(request, 'decision') === 'allow';
    const isDecided = await (allowed ? allowDevice(db, asked, session, sourceOf(request), clock()) : denyDevice(db, asked, clock()));
    if (!isDecided) return sendCodeForm(response, session, '', wrongCode);
    sendPage(response, 200, {
      title: allowed ? 'Your device is connected' : 'Your device is not connected',
      body: html`<p>${allowed ? 'Go back to it: it continues within a few seconds.' : 'It gets no access.'} You can close this page.</p>`,
    });
  };

  const sendSignIn = async (request: Request, response: Response, again?: ServiceError): Promise<void> => {
    const code = codeIn(request);
    const token = tokens.issue(request, response, `device sign in ${code}`);
    const passkey = await forms.passkeyFor(token);
    const body = deviceSignInForm({
      code,
      token,
      email: fieldOf(request, 'email'),
      problem: again?.message,
      passkey,
      account: accountTyped(request),
    });
    sendPage(response, again?.status ?? 200, { title: 'Sign in', body, failed: again !== undefined, passkeys: passkey !== undefined });
  };

  /** Begins a sign-in of this browser, in the transaction that has locked the password. */
  const beginIn = (request: Request) => (tx: Tx, person: JustSignedIn) =>
    beginBrowserSession(tx, person, clock(), cookies.read(request, 'sign_in'), {
      address: request.ip ?? '',
      userAgent: request.get('user-agent'),
    });

  const goOn = (request: Request, response: Response, value: string): void => {
    cookies.write(response, 'sign_in', value, browserSessionSeconds);
    redirect(response, withCode(devicePaths.device, codeIn(request)));
  };

  const sendSecondFactor = async (
    request: Request,
    response: Response,
    mfaToken: string,
    asked?: SecondFactorAsked,
    problem?: ServiceError,
  ): Promise<void> => {
    const code = codeIn(request);
    const token = tokens.issue(request, response, `device second factor ${code}`);
    const passkey = await forms.passkeyOfStep(mfaToken);
    const form = factorForm({ action: withCode(devicePaths.secondFactor, code), token, mfaToken, problem: problem?.message, passkey });
    const enrolment = asked?.enrolment;
    const body = enrolment ? html`<p>Your account demands a second factor.</p>${secretPiece(enrolment)}${form}` : form;
    const page = { title: 'Confirm it is you', body, failed: problem !== undefined, passkeys: passkey !== undefined };
    sendPage(response, problem?.status ?? 200, page);
  };

  const signIn = async (request: Request, response: Response): Promise<void> => {
    expectForm(request, `device sign in ${codeIn(request)}`);
    const first = await forms.firstStep(request, undefined, beginIn(request)).catch(async (failure: unknown) => {
      if (!(failure instanceof ServiceError)) throw failure;
      response.set(failure.headers);
      await sendSignIn(request, response, failure);
    });
    if (!first) return;
    if (first.asked) return sendSecondFactor(request, response, first.asked.token, first.asked);
    goOn(request, response, first.done);
  };

  const proveSecondFactor = async (request: Request, response: Response): Promise<void> => {
    expectForm(request, `device second factor ${codeIn(request)}`);
    const mfaToken = fieldOf(request, 'mfa_token');
    const second = await forms.secondStep(request, beginIn(request)).catch(async (problem: unknown) => {
      if (!(problem instanceof ServiceError)) throw problem;
      response.set(problem.headers);
      // The first step is over, so there is no code to ask for.
      if (problem.code === 'invalid_token') return sendSignIn(request, response, problem);
      await sendSecondFactor(request, response, mfaToken, undefined, problem);
    });
    if (!second) return;
    if (!second.recoveryCodes) return goOn(request, response, second.done);
    cookies.write(response, 'sign_in', second.done, browserSessionSeconds);
    const onward = html`<p><a href="${withCode(devicePaths.device, codeIn(request))}">Continue</a></p>`;
    sendPage(response, 200, { title: 'Your recovery codes', body: html`${recoveryCodesPiece(second.recoveryCodes)}${onward}` });
  };

  const guard = createGuard(dependencies);
  app.get(devicePaths.device, guard, signedIn(show));
  app.post(devicePaths.device, guard, readForm, signedIn(decide));
  app.get(devicePaths.signIn, guard, (request, response) => sendSignIn(request, response));
  app.post(devicePaths.signIn, guard, readForm, signIn);
  app.post(devicePaths.secondFactor, guard, readForm, proveSecondFactor);
  app.get(devicePaths.secondFactor, guard, (request, response) => redirect(response, withCode(devicePaths.signIn, codeIn(request))));
  app.use(
    Object.values(devicePaths),
    sendRefusals(dependencies.explain, () => html`<p><a href="${devicePaths.device}">Begin again</a></p>`),
  );
  app.route(Object.values(devicePaths)).all(guard, onlyPages);
};
