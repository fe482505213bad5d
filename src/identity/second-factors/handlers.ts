import { defineHandlers } from '../../contract/handlers.ts';
import { signedInAs } from '../people/own-account-handlers.ts';
import type { Sessions } from '../sessions/sessions.ts';
import type { OwnFactors } from './own-factors.ts';
import { type OwnProofs, proofIn } from './own-proof.ts';
import type { PasskeySignIn } from './passkey-sign-in.ts';
import type { SecondStepOfSignIn } from './prove.ts';

interface Dependencies {
  secondStep: SecondStepOfSignIn;
  sessions: Sessions;
  ownFactors: OwnFactors;
  ownProofs: Pick<OwnProofs, 'challenge'>;
  passkeySignIn: PasskeySignIn;
}

/** Default names of factors. */
const unnamed = 'Authenticator app';
const unnamedPasskey = 'Passkey';

/** Programs have no form to bind a challenge to; whoever gets the session token has sent the response. */
const unbound = '';

export const secondFactorHandlers = ({ secondStep, sessions, ownFactors, ownProofs, passkeySignIn }: Dependencies) =>
  defineHandlers('second-factors')({
    proveSecondFactor: async ({ body: { mfa_token: token, code }, origin }) => {
      const { address, requestId } = origin;
      const step = { token, proof: { code }, address, requestId, action: 'login' } as const;
      const { done, recoveryCodes } = await secondStep(step, (tx, person) => sessions.open(tx, person, origin));
      const recovery_codes = recoveryCodes ?? null;
      return { status: 200, body: { session_token: done.token, expires_at: done.expiresAt, recovery_codes } };
    },

    provePasskey: async ({ body: { mfa_token: token, credential }, origin }) => {
      const { address, requestId } = origin;
      const step = { token, proof: { credential }, address, requestId, action: 'login' } as const;
      const { done } = await secondStep(step, (tx, person) => sessions.open(tx, person, origin));
      return { status: 200, body: { session_token: done.token, expires_at: done.expiresAt } };
    },

    beginPasskeyLogin: async () => {
      const { options, expiresAt } = await passkeySignIn.begin(unbound);
      return { status: 200, body: { public_key: options, expires_at: expiresAt } };
    },

    loginWithPasskey: async ({ body: { credential }, origin }) => {
      const { address, requestId } = origin;
      const request = { credential, boundTo: unbound, address, requestId, action: 'login' } as const;
      const { token, expiresAt } = await passkeySignIn.signIn(request, (tx, person) => sessions.open(tx, person, origin));
      return { status: 200, body: { session_token: token, expires_at: expiresAt } };
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
      const { factor, recoveryCodes } = await ownFactors.confirmPasskey(signedInAs(caller), path.factor_id, credential, origin);
      return { status: 200, body: { second_factor: factor, recovery_codes: recoveryCodes ?? null } };
    },

    confirmSecondFactor: async ({ caller, path, body: { code }, origin }) => {
      const { factor, recoveryCodes } = await ownFactors.confirm(signedInAs(caller), path.factor_id, code, origin);
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
