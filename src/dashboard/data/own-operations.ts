import type { Family, Options } from '@tessera/client';
import type { components } from '#generated/identity/types';

type Schemas = components['schemas'];

export type OwnProof = Schemas['OwnProof'];
export type OwnFactorChallenge = Schemas['OwnFactorChallenge'];
export type SecondFactor = Schemas['SecondFactor'];
export type PasskeyOptions = Schemas['PasskeyOptions'];

type Ask<Answer> = (options?: Options) => Promise<Answer>;
type Send<Body, Answer> = (body: Body, options?: Options) => Promise<Answer>;
type ById<Answer> = (id: string, options?: Options) => Promise<Answer>;
type SendById<Body, Answer> = (id: string, body: Body, options?: Options) => Promise<Answer>;

/** The operations of the identity contract on how the signed-in person signs in. */
export interface OwnAccessApi {
  sessions: Ask<Schemas['OwnSessions']>;
  endSession: ById<void>;
  endOtherSessions: Ask<Schemas['SessionsEnded']>;
  consents: Ask<Schemas['Consents']>;
  withdrawConsent: ById<void>;
  changePassword: Send<Schemas['PasswordChange'], void>;
  emailChange: Ask<Schemas['OwnEmail']>;
  requestEmailChange: Send<Schemas['EmailChangeRequest'], Schemas['OwnEmail']>;
  cancelEmailChange: Ask<void>;
  secondFactors: Ask<Schemas['SecondFactors']>;
  challenge: Ask<OwnFactorChallenge>;
  enrolTotp: Send<Schemas['TotpEnrolment'], Schemas['TotpSecret']>;
  confirmTotp: SendById<Schemas['SecondFactorConfirmation'], Schemas['SecondFactorConfirmed']>;
  enrolPasskey: Send<Schemas['PasskeyEnrolment'], Schemas['PasskeyCreation']>;
  confirmPasskey: SendById<Schemas['PasskeyConfirmation'], Schemas['SecondFactorConfirmed']>;
  removeFactor: SendById<OwnProof, void>;
  replaceRecoveryCodes: Send<OwnProof, Schemas['NewRecoveryCodes']>;
}

/** What `createClient` takes: `nothing` says that an operation answers 204. */
export const ownOperations: Family<OwnAccessApi> = {
  sessions: 'GET /v1/auth/sessions',
  endSession: 'DELETE /v1/auth/sessions/{session_id} nothing',
  endOtherSessions: 'POST /v1/auth/sessions/end-others',
  consents: 'GET /v1/auth/consents',
  withdrawConsent: 'DELETE /v1/auth/consents/{application_id} nothing',
  changePassword: 'POST /v1/auth/password/change body nothing',
  emailChange: 'GET /v1/auth/email-change',
  requestEmailChange: 'POST /v1/auth/email-change body',
  cancelEmailChange: 'DELETE /v1/auth/email-change nothing',
  secondFactors: 'GET /v1/auth/second-factors',
  challenge: 'POST /v1/auth/second-factors/challenge',
  enrolTotp: 'POST /v1/auth/second-factors/totp body',
  confirmTotp: 'POST /v1/auth/second-factors/{factor_id}/confirm body',
  enrolPasskey: 'POST /v1/auth/second-factors/passkeys body',
  confirmPasskey: 'POST /v1/auth/second-factors/{factor_id}/confirm-passkey body',
  removeFactor: 'POST /v1/auth/second-factors/{factor_id}/remove body nothing',
  replaceRecoveryCodes: 'POST /v1/auth/second-factors/recovery-codes body',
};
