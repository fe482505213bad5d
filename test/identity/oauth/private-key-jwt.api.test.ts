import { createDiffieHellmanGroup, createPublicKey, generateKeyPairSync } from 'node:crypto';
import { bootTessera, type Tessera } from '@tessera/platform/testing';
import fc from 'fast-check';
import { type CryptoKey, exportJWK, exportSPKI, generateKeyPair, type JWK, type JWTPayload, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { runSweeps } from '../../../src/data/sweeping/sweep.ts';
import { tokenSweeps } from '../../../src/identity/tokens/sweep.ts';
import { basic, inForm, movingClock, postForm, register } from '../../support/oauth.ts';
import '../../support/property-seed.ts';

const time = movingClock();
let tessera: Tessera;
/** Another node on the same database; the embedded one has no other. */
let second: Tessera;
let application: { id: string };
let key: CryptoKey;
let publicJwk: JWK;
beforeAll(async () => {
  tessera = await bootTessera({ clock: time.clock });
  second = process.env.DATABASE_URL
    ? await bootTessera({ beside: tessera, clock: time.clock, env: { TESSERA_AUTH_URL: tessera.publicUrl } })
    : tessera;
  const pair = await generateKeyPair('ES256', { extractable: true });
  key = pair.privateKey;
  publicJwk = await exportJWK(pair.publicKey);
  application = await register(tessera, { keys: [{ ...publicJwk, kid: 'first' }] });
});
afterAll(async () => {
  if (second !== tessera) await second.close();
  await tessera.close();
});

const type = 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer';
const seconds = () => Math.floor(time.clock().getTime() / 1000);

interface Parts {
  claims?: Record<string, unknown>;
  header?: Record<string, unknown>;
  signer?: CryptoKey | Uint8Array;
}

let count = 0;
const right = (): JWTPayload => {
  count += 1;
  return { iss: application.id, sub: application.id, aud: tessera.publicUrl, exp: seconds() + 60, jti: `assertion ${count}` };
};

const signed = ({ claims = {}, header = {}, signer = key }: Parts = {}): Promise<string> => {
  const payload = Object.fromEntries(Object.entries({ ...right(), ...claims }).filter(([, value]) => value !== undefined));
  return new SignJWT(payload).setProtectedHeader({ alg: 'ES256', kid: 'first', ...header }).sign(signer);
};

const form = { grant_type: 'client_credentials' };
const send = async (client_assertion: string, more: Record<string, string> = {}, headers: Record<string, string> = {}, at = tessera) => {
  time.pass(1);
  return postForm(at, '/oauth/token', { ...form, client_assertion_type: type, client_assertion, ...more }, headers);
};
const told = async (answer: ReturnType<typeof send>) => {
  const { status, body } = await answer;
  return `${status} ${body.error ?? ''}`.trim();
};

describe('token with private_key_jwt', () => {
  it.each([
    ['with the issuer as its audience', {}],
    ['with the token endpoint as its audience', { claims: { aud: 'token endpoint' } }],
    ['with a list of one audience', { claims: { aud: ['issuer'] } }],
    ['with a type of its own', { header: { typ: 'client-authentication+jwt' } }],
    ['with the type JWT', { header: { typ: 'JWT' } }],
  ])('takes an assertion %s', async (_, { claims, header }: Parts) => {
    const places: Record<string, unknown> = { 'token endpoint': `${tessera.publicUrl}/oauth/token`, issuer: [tessera.publicUrl] };
    const aud = claims ? { aud: places[String(claims.aud)] } : {};
    const { status, body } = await send(await signed({ claims: aud, header }));
    expect([status, body.scope]).toEqual([200, 'read:resources write:resources']);
    const answer = await fetch(`${tessera.url}/v1/resources`, { headers: { Authorization: `Bearer ${body.access_token}` } });
    expect(answer.status).toBe(200);
  });

  it('takes clocks that differ by half a minute, and no more', async () => {
    const at = async (claims: (now: number) => Record<string, unknown>) => {
      time.pass(1);
      const fields = { ...form, client_assertion_type: type, client_assertion: await signed({ claims: claims(seconds()) }) };
      return (await postForm(tessera, '/oauth/token', fields)).status;
    };
    expect(await at((now) => ({ exp: now - 29 }))).toBe(200);
    expect(await at((now) => ({ exp: now - 30 }))).toBe(401);
    expect(await at((now) => ({ exp: now + 330 }))).toBe(200);
    expect(await at((now) => ({ exp: now + 331 }))).toBe(401);
    expect(await at((now) => ({ nbf: now + 30, iat: now + 30 }))).toBe(200);
    expect(await at((now) => ({ nbf: now + 31 }))).toBe(401);
    expect(await at((now) => ({ iat: now + 31 }))).toBe(401);
  });

  it('takes an assertion once, whichever node gets it, and however many do at once', async () => {
    const assertion = await signed();
    const answers = await Promise.all([tessera, second, tessera, second].map((at) => send(assertion, {}, {}, at)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401]);
    const refused = answers.filter(({ status }) => status === 401).map(({ body }) => body.error_description);
    for (const reason of refused) expect(reason).toContain('its jti has already been used');
    const { body } = await send(assertion, {}, {}, second);
    expect(body.error_description).toContain('its jti has already been used');
  });

  it('lets two applications use the same jti', async () => {
    const other = await register(tessera, { keys: [{ ...publicJwk, kid: 'first' }] });
    const claims = { jti: 'the same' };
    expect(await told(send(await signed({ claims })))).toBe('200');
    expect(await told(send(await signed({ claims: { ...claims, iss: other.id, sub: other.id } })))).toBe('200');
  });

  it('forgets an assertion only when it is too old to be used again', async () => {
    const { db } = tessera.database;
    const { id } = await register(tessera, { keys: [{ ...publicJwk, kid: 'first' }] });
    const stored = async () =>
      (await db.selectFrom('used_client_assertions').select('hash').where('application_id', '=', id).execute()).length;
    const sweep = () => runSweeps(db, tokenSweeps, time.clock, { pauseMs: 0 });
    const assertion = await signed({ claims: { iss: id, sub: id } });
    expect(await told(send(assertion))).toBe('200');
    time.pass(80);
    await sweep();
    expect(await stored()).toBe(1);
    expect(await told(send(assertion))).toBe('401 invalid_client');
    time.pass(20);
    await sweep();
    expect(await stored()).toBe(0);
    expect(await told(send(assertion))).toBe('401 invalid_client');
  });

  it('is the same error, after the same work, for an application that nobody has registered and for a wrong key', async () => {
    const { privateKey } = await generateKeyPair('ES256');
    const withSecret = await register(tessera);
    const unknown = { iss: 'app_00000000000000000000000000', sub: 'app_00000000000000000000000000' };
    const assertions = [
      await signed({ signer: privateKey }),
      await signed({ claims: unknown }),
      await signed({ header: { kid: 'second' } }),
      await signed({ claims: { iss: withSecret.id, sub: withSecret.id } }),
      await signed({ claims: { iss: 'https://board.example/client.json', sub: 'https://board.example/client.json' } }),
      await signed({ claims: { exp: 1 }, signer: privateKey }),
    ];
    const verify = vi.spyOn(crypto.subtle, 'verify');
    const answers = [];
    for (const assertion of assertions) {
      verify.mockClear();
      const { status, body, headers } = await send(assertion);
      answers.push({ status, body, challenge: headers.get('www-authenticate'), verified: verify.mock.calls.length });
    }
    verify.mockRestore();
    expect(answers).toEqual(Array(assertions.length).fill(answers[0]));
    expect(answers[0]).toMatchObject({ status: 401, body: { error: 'invalid_client' }, verified: 1 });
  });

  it('says what is wrong with the claims to whoever has the key', async () => {
    const { body } = await send(await signed({ claims: { exp: seconds() + 3600 } }));
    expect(body.error_description).toBe('Invalid client assertion: its exp is more than 300 seconds in the future.');
  });

  it('takes one way to authenticate in a request, and a client_id that fits', async () => {
    const other = await register(tessera);
    expect(await told(send(await signed(), { client_id: application.id }))).toBe('200');
    expect(await told(send(await signed(), { client_id: other.id }))).toBe('400 invalid_request');
    expect(await told(send(await signed(), inForm(other)))).toBe('400 invalid_request');
    expect(await told(send(await signed(), {}, basic(other)))).toBe('400 invalid_request');
    expect(await told(send(await signed(), { client_assertion_type: 'urn:other' }))).toBe('400 invalid_request');
    const alone = async (fields: Record<string, string>) => told(postForm(tessera, '/oauth/token', { ...form, ...fields }));
    expect(await alone({ client_assertion: await signed() })).toBe('400 invalid_request');
    expect(await alone({ client_assertion_type: type, client_id: application.id })).toBe('400 invalid_request');
  });

  it('takes no secret from an application with keys', async () => {
    expect(await told(postForm(tessera, '/oauth/token', { ...form, client_id: application.id }))).toBe('401 invalid_client');
    expect(await told(postForm(tessera, '/oauth/token', { ...form, client_id: application.id, client_secret: 'x' }))).toBe(
      '401 invalid_client',
    );
  });

  it('is how the application proves itself at revocation, introspection and device authorization, too', async () => {
    const token = (await send(await signed())).body.access_token;
    const at = async (path: string, fields: Record<string, string> = {}) => {
      const proof = { client_assertion_type: type, client_assertion: await signed() };
      return postForm(tessera, path, { ...proof, ...fields });
    };
    expect((await at('/oauth/introspect', { token })).body).toMatchObject({ active: true, client_id: application.id });
    expect((await at('/oauth/revoke', { token })).status).toBe(200);
    expect((await at('/oauth/introspect', { token })).body).toEqual({ active: false });
    expect((await at('/oauth/device-authorization')).body.error).toBe('unauthorized_client');
    await tessera.admin.call('PATCH', `/v1/account/applications/${application.id}`, { device_grant: true });
    expect((await at('/oauth/device-authorization')).status).toBe(200);
    const forged = await signed({ signer: (await generateKeyPair('ES256')).privateKey });
    for (const path of ['/oauth/introspect', '/oauth/revoke', '/oauth/device-authorization'])
      expect((await postForm(tessera, path, { token, client_assertion_type: type, client_assertion: forged })).status).toBe(401);
  });

  it('holds no assertion with one thing wrong', async () => {
    const stranger = (await generateKeyPair('ES256')).privateKey;
    const rsa = (await generateKeyPair('RS256')).privateKey;
    const publicText = new TextEncoder().encode(await exportSPKI(createPublicKey({ key: publicJwk, format: 'jwk' })));
    const text = fc.string({ minLength: 1, maxLength: 40 });
    const claims = (name: string, values: fc.Arbitrary<unknown>) => values.map((value): Parts => ({ claims: { [name]: value } }));
    const headers = (name: string, values: fc.Arbitrary<unknown>) => values.map((value): Parts => ({ header: { [name]: value } }));
    const notNumber = fc.constantFrom(undefined, 'soon', null, {});
    const wrongParts = fc.oneof(
      claims('iss', fc.oneof(text, fc.constant(undefined))),
      claims('sub', fc.oneof(text, fc.constant(undefined))),
      claims('aud', fc.oneof(text, fc.constantFrom(undefined, [], [tessera.publicUrl, `${tessera.publicUrl}/oauth/token`]))),
      claims('aud', fc.constantFrom(`${tessera.publicUrl}/`, `${tessera.publicUrl}/oauth/introspect`, [tessera.publicUrl, 'other'])),
      fc
        .oneof(fc.integer({ min: 332, max: 1e9 }), fc.integer({ min: -1e9, max: -32 }))
        .map((ahead): Parts => ({ claims: { exp: seconds() + ahead } })),
      fc
        .integer({ min: 33, max: 1e6 })
        .chain((ahead) => fc.constantFrom('nbf', 'iat').map((at): Parts => ({ claims: { [at]: seconds() + ahead } }))),
      claims('exp', notNumber),
      claims('jti', fc.constantFrom(undefined, '', 7, 'x'.repeat(257))),
      headers(
        'kid',
        fc.oneof(
          text.filter((kid) => kid !== 'first'),
          fc.constant(undefined),
        ),
      ),
      headers('typ', fc.constantFrom('at+jwt', 'logout+jwt', 'dpop+jwt')),
      fc.constantFrom<Parts>(
        { signer: stranger },
        { signer: rsa, header: { alg: 'RS256' } },
        { signer: publicText, header: { alg: 'HS256' } },
      ),
    );
    const refused = async (assertion: string) => {
      time.pass(2);
      const { status, body } = await postForm(tessera, '/oauth/token', {
        ...form,
        client_assertion_type: type,
        client_assertion: assertion,
      });
      expect([status, body.error]).toEqual([401, 'invalid_client']);
    };
    await fc.assert(
      fc.asyncProperty(wrongParts, async (parts) => refused(await signed(parts))),
      { numRuns: 150 },
    );
    await fc.assert(
      fc.asyncProperty(fc.nat(), async (at) => {
        const assertion = await signed();
        const [header = '', payload = '', signature = ''] = assertion.split('.');
        const bytes = Buffer.from(signature, 'base64url');
        bytes[at % bytes.length]! ^= 1 << (at % 8);
        await refused(`${header}.${payload}.${bytes.toString('base64url')}`);
        const none = Buffer.from(JSON.stringify({ alg: 'none', kid: 'first' })).toString('base64url');
        await refused(`${none}.${payload}.${signature}`);
      }),
      { numRuns: 20 },
    );
    expect(await told(send(await signed()))).toBe('200');
  });

  it('signs with the only algorithm of a key, whichever of its names is used', async () => {
    const { publicKey, privateKey } = await generateKeyPair('RS256', { extractable: true });
    const edwards = await generateKeyPair('Ed25519');
    const only = await register(tessera, {
      keys: [
        { ...(await exportJWK(publicKey)), kid: 'rsa', alg: 'RS256' },
        { ...(await exportJWK(edwards.publicKey)), kid: 'okp', alg: 'EdDSA' },
      ],
    });
    const own = { iss: only.id, sub: only.id };
    const asPss = await crypto.subtle.importKey(
      'pkcs8',
      await crypto.subtle.exportKey('pkcs8', privateKey),
      { name: 'RSA-PSS', hash: 'SHA-256' },
      false,
      ['sign'],
    );
    expect(await told(send(await signed({ claims: own, header: { alg: 'RS256', kid: 'rsa' }, signer: privateKey })))).toBe('200');
    expect(await told(send(await signed({ claims: own, header: { alg: 'PS256', kid: 'rsa' }, signer: asPss })))).toBe('401 invalid_client');
    for (const alg of ['EdDSA', 'Ed25519'])
      expect(await told(send(await signed({ claims: own, header: { alg, kid: 'okp' }, signer: edwards.privateKey })))).toBe('200');
  });
});

describe('an application with keys', () => {
  const create = (fields: object, as = tessera.admin) =>
    as.call('POST', '/v1/account/applications', {
      name: 'Reports',
      type: 'confidential',
      scopes: ['read:resources'],
      token_endpoint_auth_method: 'private_key_jwt',
      jwks: { keys: [{ ...publicJwk, kid: 'first' }] },
      ...fields,
    });
  const path = ({ body }: Awaited<ReturnType<typeof create>>) => `/v1/account/applications/${body.data.id}`;

  it('has no secret, and shows its keys', async () => {
    const made = await create({});
    const keys = { token_endpoint_auth_method: 'private_key_jwt', jwks: { keys: [{ ...publicJwk, kid: 'first' }] }, secret_last4: null };
    expect(made).toMatchObject({ status: 201, body: { data: { ...keys, client_secret: null } } });
    expect((await tessera.admin.call('GET', path(made))).body.data).toMatchObject(keys);
    const rotated = await tessera.admin.call('POST', `${path(made)}/rotate-secret`, {});
    expect([rotated.status, rotated.body.error.code]).toEqual([409, 'invalid_state']);
  });

  it('says of the others how they prove themselves', async () => {
    const plain = { token_endpoint_auth_method: undefined, jwks: undefined };
    const secret = await create(plain);
    expect(secret.body.data).toMatchObject({ token_endpoint_auth_method: 'client_secret_basic', jwks: null });
    const open = await create({ ...plain, type: 'public', redirect_uris: ['https://board.example.com/callback'] });
    expect(open.body.data).toMatchObject({ token_endpoint_auth_method: 'none', jwks: null, client_secret: null });
    const { body } = await tessera.admin.call('GET', `/v1/account/applications?id=${open.body.data.id}`);
    expect(body.data[0]).toMatchObject({ token_endpoint_auth_method: 'none', jwks: null });
  });

  it('gets other keys: those that are removed stop at once', async () => {
    const next = await generateKeyPair('Ed25519');
    const made = await create({});
    const own = { iss: made.body.data.client_id, sub: made.body.data.client_id };
    const first = () => signed({ claims: own });
    const other = () => signed({ claims: own, header: { alg: 'Ed25519', kid: 'next' }, signer: next.privateKey });
    expect([await told(send(await first())), await told(send(await other()))]).toEqual(['200', '401 invalid_client']);
    const nextKey = { ...(await exportJWK(next.publicKey)), kid: 'next' };
    const set = (keys: object[]) => tessera.admin.call('PATCH', path(made), { jwks: { keys } });
    expect((await set([{ ...publicJwk, kid: 'first' }, nextKey])).status).toBe(200);
    expect([await told(send(await first())), await told(send(await other()))]).toEqual(['200', '200']);
    expect((await set([nextKey])).body.data.jwks).toEqual({ keys: [nextKey] });
    expect([await told(send(await first())), await told(send(await other()))]).toEqual(['401 invalid_client', '200']);
  });

  it('gets other keys only from somebody who could have registered it', async () => {
    const made = await create({ scopes: ['read:resources', 'write:resources'] });
    const weaker = await tessera.scoped(tessera.admin, ['admin', 'read:resources']);
    const refused = await weaker.call('PATCH', path(made), { jwks: { keys: [{ ...publicJwk, kid: 'mine' }] } });
    expect([refused.status, refused.body.error.code]).toEqual([403, 'invalid_scope']);
    // A name as well says whose application it is; fewer scopes only take away.
    expect((await weaker.call('PATCH', path(made), { name: 'Other' })).status).toBe(403);
    expect((await weaker.call('PATCH', path(made), { scopes: ['read:resources'] })).status).toBe(200);
  });

  const rsa = (bits: number) => generateKeyPairSync('rsa', { modulusLength: bits }).publicKey.export({ format: 'jwk' });
  const p384 = () => generateKeyPairSync('ec', { namedCurve: 'P-384' }).publicKey.export({ format: 'jwk' });
  const numberIn = (text = '') => BigInt(`0x${Buffer.from(text, 'base64url').toString('hex')}`);
  const bytesOf = (number: bigint) => Buffer.from(number.toString(16).padStart(64, '0'), 'hex');
  /** An RSA key with another modulus than it was made with. */
  const withModulus = (of: (n: bigint) => bigint) => {
    const made = rsa(2048);
    return keyed({ ...made, n: bytesOf(of(numberIn(made.n as string))).toString('base64url') });
  };
  const prime2048 = () => BigInt(`0x${createDiffieHellmanGroup('modp14').getPrime('hex')}`);
  const edwards = (y: bigint, sign = 0) => {
    const bytes = bytesOf(y).reverse();
    bytes[31]! |= sign;
    return keyed({ kty: 'OKP', crv: 'Ed25519', x: bytes.toString('base64url') });
  };
  const field = 2n ** 255n - 19n;
  const ofOrder8 = 0x7a03ac9277fdc74ec6cc392cfa53202a0f67100d760b3cba4fd84d3d706a17c7n;
  const keyed = (...keys: object[]) => ({ jwks: { keys: keys.map((one, at) => ({ kid: `key ${at}`.replace(' ', '-'), ...one })) } });

  it.each<[string, () => object, string, number]>([
    ['a method without keys', () => ({ jwks: undefined }), 'jwks', 422],
    ['keys without the method', () => ({ token_endpoint_auth_method: 'client_secret_basic' }), 'jwks', 422],
    ['keys beside no method', () => ({ token_endpoint_auth_method: undefined }), 'jwks', 422],
    [
      'a confidential one without proof',
      () => ({ token_endpoint_auth_method: 'none', jwks: undefined }),
      'token_endpoint_auth_method',
      422,
    ],
    ['a public one with a key', () => ({ type: 'public', device_grant: true }), 'token_endpoint_auth_method', 422],
    ['no key', () => keyed(), 'jwks.keys', 400],
    ['eleven keys', () => keyed(...Array(11).fill(publicJwk)), 'jwks.keys', 400],
    ['a key without an id', () => ({ jwks: { keys: [publicJwk] } }), 'jwks.keys[0].kid', 400],
    ['two keys with one id', () => keyed({ ...publicJwk, kid: 'same' }, { ...publicJwk, kid: 'same' }), 'jwks.keys[1].kid', 422],
    ['a private key', () => keyed({ ...publicJwk, d: publicJwk.x }), 'jwks.keys[0].d', 400],
    ['a private RSA key', () => keyed({ ...rsa(2048), d: 'AQAB' }), 'jwks.keys[0].d', 400],
    ['a shared secret', () => keyed({ kty: 'oct', k: 'c2VjcmV0' }), 'jwks.keys[0].kty', 400],
    ['an RSA key that is too short', () => keyed(rsa(1024)), 'jwks.keys[0]', 422],
    ['an RSA key with which anybody could sign', () => keyed({ ...rsa(2048), e: 'AQ' }), 'jwks.keys[0]', 422],
    ['an RSA key of 2047 bits', () => withModulus((n) => n >> 1n), 'jwks.keys[0]', 422],
    ['an even modulus', () => withModulus((n) => n - 1n), 'jwks.keys[0]', 422],
    ['a modulus with a small factor', () => withModulus((n) => n - (n % 9973n)), 'jwks.keys[0]', 422],
    ['a prime modulus', () => withModulus(prime2048), 'jwks.keys[0]', 422],
    ['the point zero', () => edwards(0n), 'jwks.keys[0]', 422],
    ['the identity', () => edwards(1n), 'jwks.keys[0]', 422],
    ['a point of order 2', () => edwards(field - 1n), 'jwks.keys[0]', 422],
    ['a point of order 8', () => edwards(ofOrder8), 'jwks.keys[0]', 422],
    ['another point of order 8', () => edwards(field - ofOrder8, 0x80), 'jwks.keys[0]', 422],
    ['a point that is not written in the usual way', () => edwards(field + 3n), 'jwks.keys[0]', 422],
    ['a point that is too short', () => keyed({ kty: 'OKP', crv: 'Ed25519', x: 'AQAB' }), 'jwks.keys[0].x', 400],
    ['another curve', () => keyed(p384()), 'jwks.keys[0].crv', 400],
    ['a point that is not on the curve', () => keyed({ ...publicJwk, y: publicJwk.x }), 'jwks.keys[0]', 422],
    ['an algorithm of another type of key', () => keyed({ ...publicJwk, alg: 'RS256' }), 'jwks.keys[0]', 422],
    ['members of another type of key', () => keyed({ ...publicJwk, n: 'AQAB' }), 'jwks.keys[0]', 422],
    ['a key with a member missing', () => keyed({ ...publicJwk, y: undefined }), 'jwks.keys[0]', 422],
    ['the curve of another type of key', () => keyed({ ...publicJwk, crv: 'Ed25519' }), 'jwks.keys[0]', 422],
    ['an address of keys', () => ({ jwks: undefined, jwks_uri: 'https://board.example.com/jwks.json' }), 'jwks_uri', 400],
  ])('is not registered with %s', async (_, fields, field, expected) => {
    const { status, body } = await create(fields());
    expect([status, body.error.details.map((one: { field: string }) => one.field)]).toEqual([expected, expect.arrayContaining([field])]);
  });

  it('keeps its method', async () => {
    const made = await create({});
    expect((await tessera.admin.call('PATCH', path(made), { jwks: null })).status).toBe(400);
    expect((await tessera.admin.call('PATCH', path(made), { token_endpoint_auth_method: 'client_secret_basic' })).status).toBe(400);
    const other = await register(tessera);
    const given = await tessera.admin.call('PATCH', `/v1/account/applications/${other.id}`, keyed(publicJwk));
    expect([given.status, given.body.error.details[0].field]).toEqual([422, 'jwks']);
  });
});

describe('the metadata', () => {
  it('names the method and the algorithms', async () => {
    const metadata = (await (await fetch(`${tessera.url}/.well-known/openid-configuration`)).json()) as Record<string, string[]>;
    for (const endpoint of ['token', 'revocation', 'introspection']) {
      expect(metadata[`${endpoint}_endpoint_auth_methods_supported`]).toContain('private_key_jwt');
      expect(metadata[`${endpoint}_endpoint_auth_signing_alg_values_supported`]).toEqual(['RS256', 'PS256', 'ES256', 'EdDSA', 'Ed25519']);
    }
  });
});
