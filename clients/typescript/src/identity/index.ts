export type { IdentityServer } from './ask.ts';
export { type Authorization, authorizationCode } from './authorization-code.ts';
export type { PrivateKey } from './client-assertion.ts';
export { clientCredentials } from './client-credentials.ts';
export { type Device, type DevicePrompt, deviceCode } from './device-code.ts';
export { type SecondFactorKind, type Session, session } from './session.ts';
export type { Application, Tokens } from './tokens.ts';
