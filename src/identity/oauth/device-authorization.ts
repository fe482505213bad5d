import { defineHandlers } from '../../contract/handlers.ts';
import type { IdentitySchemas } from '../../contract/types.ts';
import type { Origin } from '../../core/principal.ts';
import { expectAttempt, networkOf } from '../../rules/attempt-limits.ts';
import { deviceCodeSeconds } from '../tokens/lifetimes.ts';
import { clientOf } from './admission.ts';
import type { Client } from './clients.ts';
import type { OAuthDependencies } from './dependencies.ts';
import { beginDeviceCode, firstInterval } from './device-codes.ts';
import { refusal } from './errors.ts';
import { openid, requestedScopes } from './scopes.ts';

/** The path of the page where people enter their code. */
export const devicePath = '/oauth/device';

/**
 * The device authorization endpoint (RFC 8628, 3.1).
 * @throws ServiceError `unauthorized_client`, `invalid_scope`, `rate_limit_exceeded`
 */
const beginAtDevice = async (
  { db, clock, issuer, attempts }: OAuthDependencies,
  client: Client,
  scope: string | undefined,
  origin: Origin,
): Promise<IdentitySchemas['DeviceAuthorization']> => {
  if (!client.device_grant)
    throw refusal('unauthorized_client', 'The application may not use the device grant; set device_grant to true first.');
  const scopes = requestedScopes(scope, client.scopes, [openid]);
  await expectAttempt(attempts, [['device_authorization', networkOf(origin.address)]]);
  const { deviceCode, userCode } = await beginDeviceCode(db, client, scopes, origin, clock());
  const page = issuer + devicePath;
  return {
    device_code: deviceCode,
    user_code: userCode,
    verification_uri: page,
    verification_uri_complete: `${page}?user_code=${userCode}`,
    expires_in: deviceCodeSeconds,
    interval: firstInterval,
  };
};

/** The endpoint that starts a device authorization; the person's page is in `../pages`. */
export const deviceHandlers = (dependencies: OAuthDependencies) =>
  defineHandlers('device')({
    deviceAuthorization: async (call) => {
      const client = await clientOf(dependencies, 'deviceAuthorization', call);
      return { status: 200, body: await beginAtDevice(dependencies, client, call.body.scope, call.origin) };
    },
  });
