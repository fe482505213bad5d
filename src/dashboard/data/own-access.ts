import { createClient, type Family, type Options } from '@tessera/client';
import type { components } from '../../../generated/identity/types.ts';
import { apiUrl, ownFetch } from './client.ts';

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
interface OwnAccessApi {
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

const own: Family<OwnAccessApi> = {
  sessions: 'GET /v1/auth/sessions',
  endSession: 'DELETE /v1/auth/sessions/{session_id}',
  endOtherSessions: 'POST /v1/auth/sessions/end-others',
  consents: 'GET /v1/auth/consents',
  withdrawConsent: 'DELETE /v1/auth/consents/{application_id}',
  changePassword: 'POST /v1/auth/password/change body',
  emailChange: 'GET /v1/auth/email-change',
  requestEmailChange: 'POST /v1/auth/email-change body',
  cancelEmailChange: 'DELETE /v1/auth/email-change',
  secondFactors: 'GET /v1/auth/second-factors',
  challenge: 'POST /v1/auth/second-factors/challenge',
  enrolTotp: 'POST /v1/auth/second-factors/totp body',
  confirmTotp: 'POST /v1/auth/second-factors/{factor_id}/confirm body',
  enrolPasskey: 'POST /v1/auth/second-factors/passkeys body',
  confirmPasskey: 'POST /v1/auth/second-factors/{factor_id}/confirm-passkey body',
  removeFactor: 'POST /v1/auth/second-factors/{factor_id}/remove body',
  replaceRecoveryCodes: 'POST /v1/auth/second-factors/recovery-codes body',
};

/** Identity answers have no envelope, which the client would open. */
const enveloped: typeof fetch = async (input, init) => {
  const response = await ownFetch(input, init);
  if (!response.ok || response.status === 204) return response;
  return Response.json({ data: await response.json() }, { status: response.status });
};

/** The signed-in person's own access: the server uses their session, not the dashboard's token. */
export const { own: ownAccess } = createClient({ baseUrl: apiUrl, families: { own }, fetch: enveloped, retries: 2, longestWait: 10_000 });

/** The query key of everything read here; with a name, of one part. */
export const ownKey = (...part: string[]) => ['own', ...part];
