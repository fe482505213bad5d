import type { PasskeyOptions } from './own-operations.ts';

/** Whether the browser supports passkeys and parses their options in the API's form. */
export const hasPasskeys = (): boolean => typeof globalThis.PublicKeyCredential?.parseRequestOptionsFromJSON === 'function';

const asBody = (credential: Credential | null): Record<string, unknown> => ({ ...(credential as PublicKeyCredential).toJSON() });

/** Creates a passkey. @throws DOMException when the person or the browser refuses */
export const makePasskey = async (options: PasskeyOptions): Promise<Record<string, unknown>> => {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options as unknown as PublicKeyCredentialCreationOptionsJSON);
  return asBody(await navigator.credentials.create({ publicKey }));
};

/** Signs a challenge with a passkey. @throws DOMException when the person or the browser refuses */
export const askPasskey = async (options: PasskeyOptions): Promise<Record<string, unknown>> => {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options as unknown as PublicKeyCredentialRequestOptionsJSON);
  return asBody(await navigator.credentials.get({ publicKey }));
};
