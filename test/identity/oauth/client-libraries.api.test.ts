import { bootTessera, type Tessera } from '@tessera/platform/testing';
import { createRemoteJWKSet, exportJWK, generateKeyPair, jwtVerify } from 'jose';
import * as oauth from 'oauth4webapi';
import * as openid from 'openid-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { authorizeAs, callback, register, withPassword } from '../../support/oauth.ts';

let tessera: Tessera;
let email: string;
let userId: string;
beforeAll(async () => {
  tessera = await bootTessera();
  ({ userId } = await tessera.someone('editor'));
  email = await withPassword(tessera, userId);
});
afterAll(() => tessera.close());

const asks = { redirect_uri: callback, scope: 'openid read:resources', code_challenge_method: 'S256' };

const verified = (token: string) =>
  jwtVerify(token, createRemoteJWKSet(new URL('/.well-known/jwks.json', tessera.url)), {
    issuer: tessera.publicUrl,
    audience: tessera.publicUrl,
    typ: 'at+jwt',
  });

describe('openid-client, from discovery alone', () => {
  const discover = async (type: 'confidential' | 'public', authentication?: (secret: string) => openid.ClientAuth) => {
    const { id, secret } = await register(tessera, { type });
    return openid.discovery(new URL(tessera.url), id, undefined, secret ? authentication!(secret) : openid.None(), {
      execute: [openid.allowInsecureRequests],
    });
  };

  const discoverWithKey = async (alg: string) => {
    const { publicKey, privateKey } = await generateKeyPair(alg);
    const { id } = await register(tessera, { keys: [{ ...(await exportJWK(publicKey)), kid: 'first' }] });
    const authentication = openid.PrivateKeyJwt({ key: privateKey, kid: 'first' });
    return openid.discovery(new URL(tessera.url), id, undefined, authentication, { execute: [openid.allowInsecureRequests] });
  };

  const signIn = async (config: openid.Configuration, more: Record<string, string> = {}) => {
    const pkceCodeVerifier = openid.randomPKCECodeVerifier();
    const expectedState = openid.randomState();
    const expectedNonce = openid.randomNonce();
    const code_challenge = await openid.calculatePKCECodeChallenge(pkceCodeVerifier);
    const address = openid.buildAuthorizationUrl(config, { ...asks, code_challenge, state: expectedState, nonce: expectedNonce });
    const returned = await authorizeAs(tessera, email, address);
    return openid.authorizationCodeGrant(config, returned, { pkceCodeVerifier, expectedState, expectedNonce, idTokenExpected: true }, more);
  };

  it.each([
    ['a confidential client with HTTP Basic', () => discover('confidential', openid.ClientSecretBasic)],
    ['a confidential client with its secret in the form', () => discover('confidential', openid.ClientSecretPost)],
    ['a confidential client with a key of its own', () => discoverWithKey('ES256')],
    ['a public client', () => discover('public')],
  ])('signs a person in, reads them, refreshes and revokes: %s', async (_, discovered) => {
    const config = await discovered();
    const tokens = await signIn(config, { token_format: 'jwt' });
    expect(tokens.claims()).toMatchObject({ sub: userId });
    expect((await verified(tokens.access_token)).payload).toMatchObject({ sub: userId, scope: 'openid read:resources' });
    expect(await openid.fetchUserInfo(config, tokens.access_token, userId)).toMatchObject({ email, role: 'editor' });
    const refreshed = await openid.refreshTokenGrant(config, tokens.refresh_token!);
    expect(refreshed.refresh_token).not.toBe(tokens.refresh_token);
    await openid.tokenRevocation(config, refreshed.refresh_token!);
    await expect(openid.refreshTokenGrant(config, refreshed.refresh_token!)).rejects.toMatchObject({ error: 'invalid_grant' });
  });

  it.each<[string, () => Promise<openid.Configuration>]>([
    ['a secret', () => discover('confidential', openid.ClientSecretBasic)],
    ...['RS256', 'PS256', 'ES256', 'EdDSA', 'Ed25519'].map((alg): [string, () => Promise<openid.Configuration>] => [
      `a key for ${alg}`,
      () => discoverWithKey(alg),
    ]),
  ])('gets a token for the application itself, and asks what it is good for: with %s', async (_, discovered) => {
    const config = await discovered();
    const { access_token } = await openid.clientCredentialsGrant(config, { scope: 'read:resources' });
    const { client_id } = config.clientMetadata();
    expect(await openid.tokenIntrospection(config, access_token)).toMatchObject({ active: true, sub: client_id, scope: 'read:resources' });
    await openid.tokenRevocation(config, access_token);
    expect(await openid.tokenIntrospection(config, access_token)).toEqual({ active: false });
  });
});

describe('oauth4webapi, from discovery alone', () => {
  it('signs a person in with PKCE and compares the issuer', async () => {
    const insecure = { [oauth.allowInsecureRequests]: true };
    const issuer = new URL(tessera.url);
    const found = await oauth.discoveryRequest(issuer, { algorithm: 'oauth2', ...insecure });
    const as = await oauth.processDiscoveryResponse(issuer, found);
    expect(as.authorization_response_iss_parameter_supported).toBe(true);
    const { id, secret } = await register(tessera);
    const client: oauth.Client = { client_id: id };
    const verifier = oauth.generateRandomCodeVerifier();
    const code_challenge = await oauth.calculatePKCECodeChallenge(verifier);
    const state = oauth.generateRandomState();
    const query = { ...asks, scope: 'read:resources', client_id: id, response_type: 'code', code_challenge, state };
    const returned = await authorizeAs(tessera, email, `${as.authorization_endpoint}?${new URLSearchParams(query)}`);
    const parameters = oauth.validateAuthResponse(as, client, returned, state);
    const authentication = oauth.ClientSecretBasic(secret!);
    const answer = await oauth.authorizationCodeGrantRequest(as, client, authentication, parameters, callback, verifier, insecure);
    const tokens = await oauth.processAuthorizationCodeResponse(as, client, answer);
    expect(tokens).toMatchObject({ token_type: 'bearer', expires_in: 3600, scope: 'read:resources' });
    const refreshed = await oauth.refreshTokenGrantRequest(as, client, authentication, tokens.refresh_token!, insecure);
    expect((await oauth.processRefreshTokenResponse(as, client, refreshed)).refresh_token).toBeDefined();
    const forItself = await oauth.clientCredentialsGrantRequest(as, client, authentication, {}, insecure);
    expect(await oauth.processClientCredentialsResponse(as, client, forItself)).toMatchObject({ scope: 'read:resources write:resources' });
  });
});
