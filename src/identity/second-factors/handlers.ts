import { defineHandlers } from '../../contract/handlers.ts';
import { signedInAs } from '../own-account-handlers.ts';
import type { Sessions } from '../sessions.ts';
import type { OwnFactors } from './own-factors.ts';
import type { SecondStepOfSignIn } from './prove.ts';

interface Dependencies {
  secondStep: SecondStepOfSignIn;
  sessions: Sessions;
  ownFactors: OwnFactors;
}

/** A name for an authenticator app that its person gave none. */
const unnamed = 'Authenticator app';

export const secondFactorHandlers = ({ secondStep, sessions, ownFactors }: Dependencies) =>
  defineHandlers('second-factors')({
    proveSecondFactor: async ({ body: { mfa_token: token, code }, origin }) => {
      const { address, requestId } = origin;
      const step = { token, code, address, requestId, action: 'login' } as const;
      const { done, recoveryCodes } = await secondStep(step, (tx, person) => sessions.open(tx, person, origin));
      const recovery_codes = recoveryCodes ?? null;
      return { status: 200, body: { session_token: done.token, expires_at: done.expiresAt, recovery_codes } };
    },

    listSecondFactors: async ({ caller }) => {
      const { factors, recoveryCodesLeft } = await ownFactors.list(signedInAs(caller));
      return { status: 200, body: { second_factors: factors, recovery_codes_left: recoveryCodesLeft } };
    },

    enrolTotp: async ({ caller, body: { current_password, name = unnamed }, origin }) => ({
      status: 201,
      body: await ownFactors.enrolTotp(signedInAs(caller), current_password, name, origin),
    }),

    confirmSecondFactor: async ({ caller, path, body: { code }, origin }) => {
      const { factor, recoveryCodes } = await ownFactors.confirm(signedInAs(caller), path.factor_id, code, origin);
      return { status: 200, body: { second_factor: factor, recovery_codes: recoveryCodes ?? null } };
    },

    removeSecondFactor: async ({ caller, path, body: { current_password }, origin }) => {
      await ownFactors.remove(signedInAs(caller), path.factor_id, current_password, origin);
      return { status: 204 };
    },

    replaceRecoveryCodes: async ({ caller, body: { current_password }, origin }) => ({
      status: 200,
      body: { recovery_codes: await ownFactors.replaceRecoveryCodes(signedInAs(caller), current_password, origin) },
    }),
  });
