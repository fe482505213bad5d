import type { PasskeyOptions } from './own-access.ts';

/** Whether the browser has passkeys, and reads their options as the API has them. */
export const hasPasskeys = (): boolean => typeof globalThis.PublicKeyCredential?.parseRequestOptionsFromJSON === 'function';

const asBody = (credential: Credential | null): Record<string, unknown> => ({ ...(credential as PublicKeyCredential).toJSON() });

/** Makes a passkey: the browser asks where. @throws DOMException where the person or the browser does not want to */
export const makePasskey = async (options: PasskeyOptions): Promise<Record<string, unknown>> => {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options as unknown as PublicKeyCredentialCreationOptionsJSON);
  return asBody(await navigator.credentials.create({ publicKey }));
};

/** Has a passkey answer a challenge. @throws DOMException where the person or the browser does not want to */
export const askPasskey = async (options: PasskeyOptions): Promise<Record<string, unknown>> => {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options as unknown as PublicKeyCredentialRequestOptionsJSON);
  return asBody(await navigator.credentials.get({ publicKey }));
};
