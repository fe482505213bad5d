import type { Request, Response } from 'express';
import type { Clock } from '../../core/clock.ts';
import { ServiceError } from '../../core/errors.ts';
import { html, type Piece } from '../../core/html.ts';
import type { Tx } from '../../data/connection/transaction.ts';
import type { JustSignedIn, Person, SignInAction } from '../people/person.ts';
import type { SecondFactorAsked } from '../second-factors/challenges.ts';
import type { PublicKeyOptions } from '../second-factors/passkeys.ts';
import { browserSessionSeconds } from '../tokens/lifetimes.ts';
import { beginBrowserSession } from './browser-sessions.ts';
import type { Cookies } from './cookies.ts';
import type { FormTokens } from './form-tokens.ts';
import { sendPage } from './page.ts';
import { fieldOf } from './posted.ts';
import { redirectTo } from './redirect.ts';
import { recoveryCodesPiece, secretPiece } from './second-factor-form.ts';
import { createSignInForms, type SignInForms, typedAccountId } from './sign-in-forms.ts';

/** What the form of the first step shows. */
interface FirstForm {
  token: string;
  email: string;
  problem: string | undefined;
  passkey: PublicKeyOptions | undefined;
  /** The typed account id. */
  account: string;
}

/** What the form of the second step shows. */
interface SecondForm {
  token: string;
  mfaToken: string;
  problem: string | undefined;
  passkey: PublicKeyOptions | undefined;
}

/** The purpose of a sign-in: how its pages look, and where they lead. `Wanted` is the request behind them. */
export interface SignInFor<Wanted> {
  /** What its forms are bound to. */
  about: (request: Request) => string;
  /** The account to sign in to; undefined for any. */
  accountOf: (wanted: Wanted) => string | undefined;
  /** Where a form may redirect to, besides this server. */
  answersTo?: (wanted: Wanted) => string;
  firstForm: (request: Request, wanted: Wanted, form: FirstForm) => Piece;
  secondForm: (request: Request, wanted: Wanted, form: SecondForm) => Piece;
  /** Where a person continues after signing in. */
  onward: (request: Request, wanted: Wanted, person: Person) => string;
  /** @throws ServiceError for a person other than the expected one */
  expectPerson?: (wanted: Wanted, person: Person) => void;
}

/** A pending second step: its token, the problem, and on its first page what it needs. */
interface PendingStep {
  mfaToken: string;
  problem?: ServiceError;
  asked?: SecondFactorAsked;
}

interface Dependencies extends SignInForms {
  clock: Clock;
  cookies: Cookies;
  tokens: FormTokens;
}

/** The two steps of a sign-in on the pages, whatever its purpose. */
export const createSignInSteps = <Wanted>(dependencies: Dependencies, action: SignInAction, page: SignInFor<Wanted>) => {
  const { clock, cookies, tokens } = dependencies;
  const forms = createSignInForms(dependencies, action);
  const firstStep = (request: Request) => `sign in ${page.about(request)}`;
  const secondStep = (request: Request) => `second factor ${page.about(request)}`;

  const send = (
    response: Response,
    wanted: Wanted,
    shown: { title: string; body: Piece; problem: ServiceError | undefined; passkey: PublicKeyOptions | undefined },
  ): void => {
    const { title, body, problem, passkey } = shown;
    if (problem) response.set(problem.headers);
    const answersTo = page.answersTo && { answersTo: page.answersTo(wanted) };
    sendPage(response, problem?.status ?? 200, {
      title,
      body,
      ...answersTo,
      failed: problem !== undefined,
      passkeys: passkey !== undefined,
    });
  };

  const sendFirst = async (request: Request, response: Response, wanted: Wanted, problem?: ServiceError): Promise<void> => {
    const token = tokens.issue(request, response, firstStep(request));
    const passkey = await forms.passkeyFor(token);
    const typed = { email: fieldOf(request, 'email'), account: typedAccountId(request) };
    const body = page.firstForm(request, wanted, { token, ...typed, problem: problem?.message, passkey });
    send(response, wanted, { title: 'Sign in', body, problem, passkey });
  };

  const sendSecond = async (request: Request, response: Response, wanted: Wanted, step: PendingStep): Promise<void> => {
    const { mfaToken, problem, asked } = step;
    const token = tokens.issue(request, response, secondStep(request));
    const passkey = await forms.passkeyOfStep(mfaToken);
    const form = page.secondForm(request, wanted, { token, mfaToken, problem: problem?.message, passkey });
    const secret = asked?.enrolment && html`<p>Your account requires a second factor.</p>${secretPiece(asked.enrolment)}`;
    send(response, wanted, { title: "Confirm it's you", body: html`${secret}${form}`, problem, passkey });
  };

  /** Starts a browser sign-in in the transaction that has locked the password. */
  const beginIn = (request: Request) => async (tx: Tx, person: JustSignedIn) => {
    const from = { address: request.ip ?? '', userAgent: request.get('user-agent') };
    return { person, value: await beginBrowserSession(tx, person, clock(), cookies.read(request, 'sign_in'), from) };
  };

  type Begun = Awaited<ReturnType<ReturnType<typeof beginIn>>>;

  const keep = (response: Response, { value }: Begun): void => cookies.write(response, 'sign_in', value, browserSessionSeconds);

  const goOn = (request: Request, response: Response, wanted: Wanted, begun: Begun): void => {
    keep(response, begun);
    page.expectPerson?.(wanted, begun.person);
    redirectTo(response, page.onward(request, wanted, begun.person));
  };

  const signIn = async (request: Request, response: Response, wanted: Wanted): Promise<void> => {
    tokens.expect(request, firstStep(request));
    const first = await forms.firstStep(request, page.accountOf(wanted), beginIn(request)).catch(async (failure: unknown) => {
      if (!(failure instanceof ServiceError)) throw failure;
      await sendFirst(request, response, wanted, failure);
    });
    if (!first) return;
    if (first.asked) return sendSecond(request, response, wanted, { mfaToken: first.asked.token, asked: first.asked });
    goOn(request, response, wanted, first.done);
  };

  const sendCodes = (
    request: Request,
    response: Response,
    wanted: Wanted,
    { begun, codes }: { begun: Begun; codes: readonly string[] },
  ) => {
    keep(response, begun);
    const body = html`${recoveryCodesPiece(codes)}<p><a href="${page.onward(request, wanted, begun.person)}">Continue</a></p>`;
    sendPage(response, 200, { title: 'Your recovery codes', body });
  };

  const proveSecondFactor = async (request: Request, response: Response, wanted: Wanted): Promise<void> => {
    tokens.expect(request, secondStep(request));
    const mfaToken = fieldOf(request, 'mfa_token');
    const second = await forms.secondStep(request, beginIn(request)).catch(async (problem: unknown) => {
      if (!(problem instanceof ServiceError)) throw problem;
      // The first step has expired, so there is no code to ask for.
      if (problem.code === 'invalid_token') return sendFirst(request, response, wanted, problem);
      await sendSecond(request, response, wanted, { mfaToken, problem });
    });
    if (!second) return;
    if (second.recoveryCodes) return sendCodes(request, response, wanted, { begun: second.done, codes: second.recoveryCodes });
    goOn(request, response, wanted, second.done);
  };

  return {
    sendSignIn: (request: Request, response: Response, wanted: Wanted) => sendFirst(request, response, wanted),
    signIn,
    proveSecondFactor,
  };
};
