import { defineHandlers } from '../../contract/handlers.ts';
import type { Origin } from '../../core/principal.ts';
import { signedInAs } from '../people/own-account-handlers.ts';
import { openedSession } from '../sessions/session-handlers.ts';
import type { Sessions } from '../sessions/sessions.ts';
import type { ConfirmFactor } from './confirm-factor.ts';
import type { OwnFactors } from './own-factors.ts';
import { type OwnProofs, proofIn } from './own-proof.ts';
import type { PasskeySignIn } from './passkey-sign-in.ts';
import type { SecondStep, SecondStepOfSignIn } from './prove.ts';

interface Dependencies {
  secondStep: SecondStepOfSignIn;
  sessions: Sessions;
  ownFactors: OwnFactors;
  confirmFactor: ConfirmFactor;
  ownProofs: Pick<OwnProofs, 'challenge'>;
  passkeySignIn: PasskeySignIn;
}

/** Default names of factors. */
const unnamed = 'Authenticator app';
const unnamedPasskey = 'Passkey';

/** Programs have no form to bind a challenge to; whoever gets the session token has sent the response. */
const unbound = '';

export const secondFactorHandlers = ({ secondStep, sessions, ownFactors, confirmFactor, ownProofs, passkeySignIn }: Dependencies) => {
  const finishLogin = (token: string, proof: SecondStep['proof'], origin: Origin) => {
    const { address, requestId } = origin;
    return secondStep({ token, proof, address, requestId, action: 'login' }, (tx, person) => sessions.open(tx, person, origin));
  };

  return defineHandlers('second-factors')({
    proveSecondFactor: async ({ body: { mfa_token: token, code }, origin }) => {
      const { done, recoveryCodes } = await finishLogin(token, { code }, origin);
      return { status: 200, body: { ...openedSession(done), recovery_codes: recoveryCodes ?? null } };
    },

    provePasskey: async ({ body: { mfa_token: token, credential }, origin }) => ({
      status: 200,
      body: openedSession((await finishLogin(token, { credential }, origin)).done),
    }),

    beginPasskeyLogin: async () => {
      const { options, expiresAt } = await passkeySignIn.begin(unbound);
      return { status: 200, body: { public_key: options, expires_at: expiresAt } };
    },

    loginWithPasskey: async ({ body: { credential }, origin }) => {
      const { address, requestId } = origin;
      const request = { credential, boundTo: unbound, address, requestId, action: 'login' } as const;
      return { status: 200, body: openedSession(await passkeySignIn.signIn(request, (tx, person) => sessions.open(tx, person, origin))) };
    },

    listSecondFactors: async ({ caller }) => {
      const { factors, recoveryCodesLeft } = await ownFactors.list(signedInAs(caller));
      return { status: 200, body: { second_factors: factors, recovery_codes_left: recoveryCodesLeft } };
    },

    challengeSecondFactor: async ({ caller }) => {
      const { kinds, passkey = null, expiresAt } = await ownProofs.challenge(signedInAs(caller));
      return { status: 200, body: { kinds, passkey, expires_at: expiresAt } };
    },

    enrolTotp: async ({ caller, body, origin }) => ({
      status: 201,
      body: await ownFactors.enrolTotp(signedInAs(caller), proofIn(body), body.name ?? unnamed, origin),
    }),

    enrolPasskey: async ({ caller, body, origin }) => {
      const { id, options } = await ownFactors.enrolPasskey(signedInAs(caller), proofIn(body), body.name ?? unnamedPasskey, origin);
      return { status: 201, body: { id, public_key: options } };
    },

    confirmPasskey: async ({ caller, path, body: { credential }, origin }) => {
      const { factor, recoveryCodes } = await confirmFactor.byPasskey(signedInAs(caller), path.factor_id, credential, origin);
      return { status: 200, body: { second_factor: factor, recovery_codes: recoveryCodes ?? null } };
    },

    confirmSecondFactor: async ({ caller, path, body: { code }, origin }) => {
      const { factor, recoveryCodes } = await confirmFactor.byCode(signedInAs(caller), path.factor_id, code, origin);
      return { status: 200, body: { second_factor: factor, recovery_codes: recoveryCodes ?? null } };
    },

    removeSecondFactor: async ({ caller, path, body, origin }) => {
      await ownFactors.remove(signedInAs(caller), path.factor_id, proofIn(body), origin);
      return { status: 204 };
    },

    replaceRecoveryCodes: async ({ caller, body, origin }) => ({
      status: 200,
      body: { recovery_codes: await ownFactors.replaceRecoveryCodes(signedInAs(caller), proofIn(body), origin) },
    }),
  });
};
