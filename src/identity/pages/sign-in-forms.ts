import type { Request } from 'express';
import { ServiceError } from '../../core/errors.ts';
import { isId } from '../../core/ids.ts';
import type { Queries } from '../../data/connection/database.ts';
import type { SignInAction } from '../people/person.ts';
import type { Challenges } from '../second-factors/challenges.ts';
import type { PasskeySignIn } from '../second-factors/passkey-sign-in.ts';
import type { PublicKeyOptions } from '../second-factors/passkeys.ts';
import type { SecondStepDone, SecondStepOfSignIn } from '../second-factors/prove.ts';
import type { FirstStepDone, SignIn, Use } from '../sign-in/sign-in.ts';
import { fieldOf, sourceOf } from './posted.ts';

/** What the pages need to sign people in. */
export interface SignInForms {
  db: Queries;
  signIn: SignIn;
  passkeySignIn: PasskeySignIn;
  secondStep: SecondStepOfSignIn;
  challenges: Pick<Challenges, 'passkeyOptions'>;
}

/** The response of a passkey in a form; undefined when there is none. */
const credentialOf = (request: Request): unknown => {
  const text = fieldOf(request, 'credential');
  if (text === '') return undefined;
  try {
    return JSON.parse(text) ?? {};
  } catch {
    return {};
  }
};

/** The account id, as typed. */
export const typedAccountId = (request: Request): string => fieldOf(request, 'account_id').trim().slice(0, 64);

/** The same; undefined when empty. @throws ServiceError `invalid_parameters` for a malformed id */
const accountNamed = (request: Request): string | undefined => {
  const typed = typedAccountId(request);
  if (typed !== '' && !isId('account', typed))
    throw new ServiceError('invalid_parameters', 'An account id looks like acc_01jq3x5gkz0v7t9n2m4p6r8s1w.');
  return typed || undefined;
};

/** The sign-in forms, as all pages have them. `action` is the operation of a page. */
export const createSignInForms = ({ db, signIn, passkeySignIn, secondStep, challenges }: SignInForms, action: SignInAction) => ({
  /** The passkey request options for the first step. The response is only valid with this form. */
  passkeyFor: async (formToken: string): Promise<PublicKeyOptions | undefined> =>
    passkeySignIn.isPossible ? (await passkeySignIn.begin(formToken)).options : undefined,

  /** The passkey request options for a pending second step. */
  passkeyOfStep: (mfaToken: string): Promise<PublicKeyOptions | undefined> => challenges.passkeyOptions(db, mfaToken, action),

  /**
   * Signs in with the submitted form: the response of a passkey, or an e-mail address and a password. `accountId` is the account of the page; without
   * one, the form may name one.
   */
  firstStep: async <T>(request: Request, accountId: string | undefined, use: Use<T>): Promise<FirstStepDone<T>> => {
    const credential = credentialOf(request);
    const from = { ...sourceOf(request), accountId, action };
    if (credential !== undefined)
      return { done: await passkeySignIn.signIn({ ...from, credential, boundTo: fieldOf(request, 'form_token') }, use) };
    const named = accountId ?? accountNamed(request);
    return signIn(
      { ...from, accountId: named, email: fieldOf(request, 'email'), password: fieldOf(request, 'password').slice(0, 256) },
      use,
    );
  },

  secondStep: <T>(request: Request, use: Use<T>): Promise<SecondStepDone<T>> => {
    const credential = credentialOf(request);
    const proof = credential === undefined ? { code: fieldOf(request, 'code').slice(0, 64) } : { credential };
    return secondStep({ ...sourceOf(request), token: fieldOf(request, 'mfa_token'), proof, action }, use);
  },
});
