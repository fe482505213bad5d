import type { Express, Request, Response } from 'express';
import { isEmail } from '../../contract/email.ts';
import type { Clock } from '../../core/clock.ts';
import { ServiceError } from '../../core/errors.ts';
import { html } from '../../core/html.ts';
import type { Tx } from '../../data/connection/transaction.ts';
import type { OwnEmailChanges } from '../email-changes/own.ts';
import type { OwnAccount } from '../own-account.ts';
import type { SignedIn } from '../own-password.ts';
import type { JustSignedIn } from '../person.ts';
import type { SecondFactorAsked } from '../second-factors/challenges.ts';
import type { OwnFactors } from '../second-factors/own-factors.ts';
import type { OwnProof, OwnProofs } from '../second-factors/own-proof.ts';
import { signOutBrowser } from '../sign-out.ts';
import { browserSessionSeconds } from '../tokens/lifetimes.ts';
import {
  accountPaths,
  confirmPiece,
  consentsPiece,
  emailForm,
  factorsPiece,
  newPasskeyPiece,
  type OwnForm,
  overviewPiece,
  passwordForm,
  sessionsPiece,
  signInPiece,
} from './account-forms.ts';
import { beginBrowserSession, findBrowserSessionOf, replaceBrowserCookie } from './browser-sessions.ts';
import { createCookies } from './cookies.ts';
import { createFormTokens } from './form-tokens.ts';
import { createGuard, type Guarding, onlyMethods, onlyPages, readForm, sendRefusals } from './guard.ts';
import { sendPage } from './page.ts';
import { browserOf, fieldOf, sourceOf } from './posted.ts';
import { codeForm, recoveryCodesPiece, secretPiece } from './second-factor-form.ts';
import { accountTyped, createSignInForms, credentialOf, type SignInForms } from './sign-in-forms.ts';

/** The dependencies of the pages of one's own account. */
export interface AccountPages extends Guarding, SignInForms {
  clock: Clock;
  /** The root of the identity endpoints. */
  issuer: string;
  ownAccount: OwnAccount;
  ownFactors: OwnFactors;
  ownProofs: Pick<OwnProofs, 'challenge'>;
  ownEmail: OwnEmailChanges;
  /** The secret of the form tokens. */
  formSecret: string;
}

/** The person of a browser that is signed in. */
type Here = SignedIn & { name: string; email: string };

const passwordOf = (request: Request, name = 'current_password'): string => fieldOf(request, name).slice(0, 256);

/** What a form proves of the person. */
const proofOf = (request: Request): OwnProof => ({
  present: passwordOf(request),
  code: fieldOf(request, 'code').trim().slice(0, 64) || undefined,
  credential: credentialOf(request),
});

const notAnAddress = () => new ServiceError('invalid_parameters', 'The new address is not an e-mail address.');

/** A password that was not typed is a wrong one; the services take any text. */
type Show = (request: Request, response: Response, who: Here, problem?: ServiceError) => Promise<void>;
type Work = (request: Request, response: Response, who: Here) => Promise<string | undefined>;

/**
 * Mounts the pages on which people see and change their own access. No page needs JavaScript. They use the services of the operations,
 * so limits and audit entries are the same.
 */
export const mountAccountPages = (app: Express, dependencies: AccountPages): void => {
  const { db, clock, issuer, ownAccount, ownFactors, ownProofs, ownEmail } = dependencies;
  const cookies = createCookies(issuer.startsWith('https:'));
  const tokens = createFormTokens(dependencies.formSecret, cookies, new URL(issuer).origin);
  const guard = createGuard(dependencies);
  const forms = createSignInForms(dependencies, 'signIn');

  const redirect = (response: Response, path: string): void => {
    response.status(303).set({ Location: path, 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' }).end();
  };

  /** Forms are bound to the sign-in of the browser, so that one that was shown before it is over with it. */
  const aboutForm = (request: Request) => `account ${cookies.read(request, 'sign_in') ?? ''}`;
  const formOf = (request: Request, response: Response): OwnForm => ({ token: tokens.issue(request, response, aboutForm(request)) });

  const expectForm = (request: Request): void => {
    if (!tokens.holds(request, fieldOf(request, 'form_token'), aboutForm(request)))
      throw new ServiceError('insufficient_permissions', 'This form was not shown to this browser, or is too old.');
  };

  const hereOf = (request: Request): Promise<Here | undefined> => findBrowserSessionOf(db, browserOf(request, cookies), clock());

  const sendSignIn = async (request: Request, response: Response, problem?: ServiceError): Promise<void> => {
    if (problem) response.set(problem.headers);
    const { token } = formOf(request, response);
    const passkey = await forms.passkeyFor(token);
    const body = signInPiece({
      token,
      email: fieldOf(request, 'email'),
      problem: problem?.message,
      passkey,
      account: accountTyped(request),
    });
    sendPage(response, problem?.status ?? 200, { title: 'Sign in', body, failed: problem !== undefined, passkeys: passkey !== undefined });
  };

  const begin = (request: Request) => async (tx: Tx, person: JustSignedIn) => {
    const from = { address: request.ip ?? '', userAgent: request.get('user-agent') };
    return beginBrowserSession(tx, person, clock(), cookies.read(request, 'sign_in'), from);
  };

  const signedIn = (response: Response, value: string): void => cookies.write(response, 'sign_in', value, browserSessionSeconds);

  const sendStep = async (
    request: Request,
    response: Response,
    step: { mfaToken: string; problem?: ServiceError; asked?: SecondFactorAsked },
  ): Promise<void> => {
    const { mfaToken, problem, asked } = step;
    if (problem) response.set(problem.headers);
    const { token } = formOf(request, response);
    const passkey = await forms.passkeyOfStep(mfaToken);
    const form = codeForm({ action: accountPaths.secondStep, token, mfaToken, problem: problem?.message, passkey });
    const secret = asked?.enrolment && html`<p>Your account demands a second factor.</p>${secretPiece(asked.enrolment)}`;
    const body = html`${secret}${form}<p><a href="${accountPaths.overview}">Begin again</a></p>`;
    const page = { title: 'Confirm it is you', body, failed: problem !== undefined, passkeys: passkey !== undefined };
    sendPage(response, problem?.status ?? 200, page);
  };

  const signIn = async (request: Request, response: Response): Promise<void> => {
    expectForm(request);
    const first = await forms.firstStep(request, undefined, begin(request)).catch(async (problem: unknown) => {
      if (!(problem instanceof ServiceError)) throw problem;
      await sendSignIn(request, response, problem);
    });
    if (!first) return;
    if (first.asked) return sendStep(request, response, { mfaToken: first.asked.token, asked: first.asked });
    signedIn(response, first.done);
    redirect(response, accountPaths.overview);
  };

  const secondStep = async (request: Request, response: Response): Promise<void> => {
    expectForm(request);
    const mfaToken = fieldOf(request, 'mfa_token');
    const second = await forms.secondStep(request, begin(request)).catch(async (problem: unknown) => {
      if (!(problem instanceof ServiceError)) throw problem;
      await (problem.code === 'invalid_token'
        ? sendSignIn(request, response, problem)
        : sendStep(request, response, { mfaToken, problem }));
    });
    if (!second) return;
    signedIn(response, second.done);
    if (second.recoveryCodes) return sendCodes(response, second.recoveryCodes);
    redirect(response, accountPaths.overview);
  };

  const sendCodes = (response: Response, codes: readonly string[]): void => {
    const body = html`${recoveryCodesPiece(codes)}<p><a href="${accountPaths.overview}">Continue to your account</a></p>`;
    sendPage(response, 200, { title: 'Your recovery codes', body });
  };

  const signOut = async (request: Request, response: Response): Promise<void> => {
    expectForm(request);
    await signOutBrowser(db, cookies.read(request, 'sign_in'), sourceOf(request), clock());
    cookies.clear(response, 'sign_in');
    redirect(response, accountPaths.overview);
  };

  const overview: Show = async (request, response, who) =>
    sendPage(response, 200, { title: 'Your account', body: overviewPiece({ ...formOf(request, response), who }) });

  const sessions: Show = async (request, response, who, problem) => {
    const body = sessionsPiece({ ...formOf(request, response), problem: problem?.message, sessions: await ownAccount.sessions(who) });
    sendPage(response, problem?.status ?? 200, { title: 'Where you are signed in', body, failed: problem !== undefined });
  };

  const consents: Show = async (request, response, who, problem) => {
    const body = consentsPiece({ ...formOf(request, response), problem: problem?.message, consents: await ownAccount.consents(who) });
    sendPage(response, problem?.status ?? 200, { title: 'Applications', body, failed: problem !== undefined });
  };

  const password: Show = async (request, response, who, problem) => {
    const factor = await ownProofs.challenge(who);
    const body = passwordForm({ ...formOf(request, response), problem: problem?.message, factor });
    const page = { title: 'Change your password', body, failed: problem !== undefined, passkeys: factor.passkey !== undefined };
    sendPage(response, problem?.status ?? 200, page);
  };

  const email: Show = async (request, response, who, problem) => {
    const [own, factor] = [await ownEmail.show(who), await ownProofs.challenge(who)];
    const typed = { ...own, factor, typed: fieldOf(request, 'email').slice(0, 254), isPossible: ownEmail.isPossible };
    const body = emailForm({ ...formOf(request, response), problem: problem?.message, ...typed });
    const page = { title: 'Your e-mail address', body, failed: problem !== undefined, passkeys: factor.passkey !== undefined };
    sendPage(response, problem?.status ?? 200, page);
  };

  const requestEmail: Work = async (request, _response, who) => {
    const next = fieldOf(request, 'email').trim();
    if (!isEmail(next)) throw notAnAddress();
    await ownEmail.request(who, next, proofOf(request), sourceOf(request));
    return accountPaths.email;
  };

  const factors: Show = async (request, response, who, problem) => {
    const passkeys = ownFactors.passkeysArePossible;
    const [own, factor] = [await ownFactors.list(who), await ownProofs.challenge(who)];
    const body = factorsPiece({ ...formOf(request, response), problem: problem?.message, passkeys, factor, ...own });
    sendPage(response, problem?.status ?? 200, { title: 'Second factor', body, failed: problem !== undefined, passkeys });
  };

  /** The secret is not shown again, so after a wrong code only the form is. */
  const confirming: Show = async (request, response, _who, problem) => {
    const body = confirmPiece({ ...formOf(request, response), problem: problem?.message, id: fieldOf(request, 'id') });
    sendPage(response, problem?.status ?? 200, { title: 'Confirm the app', body, failed: problem !== undefined });
  };

  const enrol: Work = async (request, response, who) => {
    const name = fieldOf(request, 'name').trim().slice(0, 60) || 'Authenticator app';
    const made = await ownFactors.enrolTotp(who, proofOf(request), name, sourceOf(request));
    const body = html`${secretPiece(made)}${confirmPiece({ ...formOf(request, response), id: made.id })}`;
    sendPage(response, 200, { title: 'Add an authenticator app', body });
    return undefined;
  };

  const enrolPasskey: Work = async (request, response, who) => {
    const name = fieldOf(request, 'name').trim().slice(0, 60) || 'Passkey';
    const made = await ownFactors.enrolPasskey(who, proofOf(request), name, sourceOf(request));
    const body = newPasskeyPiece({ ...formOf(request, response), ...made });
    sendPage(response, 200, { title: 'Add a passkey', body, passkeys: true });
    return undefined;
  };

  const confirmPasskey: Work = async (request, response, who) => {
    const credential = credentialOf(request);
    const { recoveryCodes } = await ownFactors.confirmPasskey(who, fieldOf(request, 'id'), credential, sourceOf(request));
    if (!recoveryCodes) return accountPaths.factors;
    sendCodes(response, recoveryCodes);
    return undefined;
  };

  const confirm: Work = async (request, response, who) => {
    const code = fieldOf(request, 'code').slice(0, 64);
    const { recoveryCodes } = await ownFactors.confirm(who, fieldOf(request, 'id'), code, sourceOf(request));
    if (!recoveryCodes) return accountPaths.factors;
    sendCodes(response, recoveryCodes);
    return undefined;
  };

  /** Shows a page to whoever is signed in, and the form to sign in to everybody else. */
  const page = (path: string, show: Show): void => {
    app.get(path, guard, async (request, response) => {
      const who = await hereOf(request);
      return who ? show(request, response, who) : sendSignIn(request, response);
    });
  };

  /** Does the work of a form and goes to the page that it names; where it is refused, shows a page with the reason. */
  const form = (path: string, show: Show, work: Work): void => {
    app.post(path, guard, readForm, async (request, response) => {
      const who = await hereOf(request);
      if (!who) return redirect(response, accountPaths.overview);
      expectForm(request);
      try {
        const next = await work(request, response, who);
        if (next !== undefined) redirect(response, next);
      } catch (problem) {
        if (!(problem instanceof ServiceError)) throw problem;
        response.set(problem.headers);
        await show(request, response, who, problem);
      }
    });
  };

  app.get('/login', guard, (_request, response) => redirect(response, accountPaths.overview));
  page(accountPaths.overview, overview);
  page(accountPaths.sessions, sessions);
  page(accountPaths.consents, consents);
  page(accountPaths.password, password);
  page(accountPaths.email, email);
  page(accountPaths.factors, factors);
  app.post(accountPaths.signIn, guard, readForm, signIn);
  app.post(accountPaths.secondStep, guard, readForm, secondStep);
  app.post(accountPaths.signOut, guard, readForm, signOut);
  form(accountPaths.endSession, sessions, async (request, _response, who) => {
    await ownAccount.endSession(who, fieldOf(request, 'id'), sourceOf(request));
    return accountPaths.sessions;
  });
  form(accountPaths.endOthers, sessions, async (request, _response, who) => {
    await ownAccount.endOtherSessions(who, sourceOf(request));
    return accountPaths.sessions;
  });
  form(accountPaths.withdraw, consents, async (request, _response, who) => {
    await ownAccount.withdrawConsent(who, fieldOf(request, 'id'), sourceOf(request));
    return accountPaths.consents;
  });
  form(accountPaths.password, password, async (request, response, who) => {
    const goOn = (tx: Tx) => replaceBrowserCookie(tx, cookies.read(request, 'sign_in') ?? '');
    const cookie = await ownAccount.changePassword(who, proofOf(request), fieldOf(request, 'password'), sourceOf(request), goOn);
    if (cookie !== undefined) signedIn(response, cookie);
    const body = html`<p>You are signed out everywhere else.</p><p><a href="${accountPaths.overview}">Back to your account</a></p>`;
    sendPage(response, 200, { title: 'Your password is changed', body });
    return undefined;
  });
  form(accountPaths.email, email, requestEmail);
  form(accountPaths.cancelEmail, email, async (request, _response, who) => {
    await ownEmail.cancel(who, sourceOf(request));
    return accountPaths.email;
  });
  form(accountPaths.enrol, factors, enrol);
  form(accountPaths.confirm, confirming, confirm);
  form(accountPaths.enrolPasskey, factors, enrolPasskey);
  form(accountPaths.confirmPasskey, factors, confirmPasskey);
  form(accountPaths.removeFactor, factors, async (request, _response, who) => {
    await ownFactors.remove(who, fieldOf(request, 'id'), proofOf(request), sourceOf(request));
    return accountPaths.factors;
  });
  form(accountPaths.recoveryCodes, factors, async (request, response, who) => {
    sendCodes(response, await ownFactors.replaceRecoveryCodes(who, proofOf(request), sourceOf(request)));
    return undefined;
  });
  // Whoever reloads a page that a form has led to begins again.
  app.get(Object.values(accountPaths), guard, (_request, response) => redirect(response, accountPaths.overview));
  app.use(
    accountPaths.overview,
    sendRefusals(dependencies.explain, () => html`<p><a href="${accountPaths.overview}">Back to your account</a></p>`),
  );
  const { overview: first, sessions: ofSessions, consents: ofConsents, factors: ofFactors } = accountPaths;
  app.route([first, ofSessions, ofConsents, ofFactors, '/login']).all(guard, onlyMethods('GET, HEAD'));
  app.route(Object.values(accountPaths)).all(guard, onlyPages);
};
