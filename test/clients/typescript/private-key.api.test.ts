import type { webcrypto } from 'node:crypto';
import type { Tessera } from '@tessera/platform/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { resources } from '../../../clients/typescript/generated/platform/index.ts';
import { clientCredentials } from '../../../clients/typescript/src/identity/index.ts';
import { createClient } from '../../../clients/typescript/src/index.ts';
import { register } from '../../support/oauth.ts';
import { answer, cutAnswer, type Network, openNetwork } from './network.ts';
import { places } from './places.ts';

describe.each(places)('%s', (_, boot) => {
  let server: Tessera;
  let network: Network;
  beforeAll(async () => {
    server = await boot();
    network = await openNetwork(server.url);
  });
  afterAll(async () => {
    await network.close();
    await server.close();
  });

  describe('the credentials of an application with a key', () => {
    const algorithms = [
      { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256', modulusLength: 2048, publicExponent: new Uint8Array([1, 0, 1]) },
      { name: 'RSA-PSS', hash: 'SHA-256', modulusLength: 2048, publicExponent: new Uint8Array([1, 0, 1]) },
      { name: 'ECDSA', namedCurve: 'P-256' },
      { name: 'Ed25519' },
    ];
    const ownKey = async (algorithm: (typeof algorithms)[number]) => {
      const pair = (await crypto.subtle.generateKey(algorithm, false, ['sign', 'verify'])) as webcrypto.CryptoKeyPair;
      const { kty, n, e, crv, x, y } = await crypto.subtle.exportKey('jwk', pair.publicKey);
      const { id } = await register(server, { keys: [JSON.parse(JSON.stringify({ kid: 'first', kty, n, e, crv, x, y }))] });
      return { clientId: id, privateKey: { key: pair.privateKey, kid: 'first' }, publicKey: pair.publicKey };
    };

    it.each(algorithms)('prove an application by its own key, which nobody can export: $name', async (algorithm) => {
      const { clientId, privateKey } = await ownKey(algorithm);
      const credentials = clientCredentials({ baseUrl: network.url, issuer: server.publicUrl, clientId, privateKey });
      const tessera = createClient({ baseUrl: network.url, credentials, families: { resources } });
      expect((await tessera.resources.list().page()).data).toBeInstanceOf(Array);
    });

    it('prove it anew in each try, because the server takes a proof once', async () => {
      const { clientId, privateKey } = await ownKey({ name: 'Ed25519' });
      network.passed.length = 0;
      network.faults.push(cutAnswer, answer(503, { 'Retry-After': '0' }));
      const credentials = clientCredentials({ baseUrl: network.url, issuer: server.publicUrl, clientId, privateKey });
      expect(await credentials.headers()).toMatchObject({ Authorization: expect.stringMatching(/^Bearer /) });
      expect(network.passed.filter(({ url }) => url === '/oauth/token')).toHaveLength(3);
    });

    it('say at once that a key cannot sign', async () => {
      const { clientId, publicKey, privateKey } = await ownKey({ name: 'Ed25519' });
      const other = (await crypto.subtle.generateKey({ name: 'ECDSA', namedCurve: 'P-384' }, false, ['sign'])) as webcrypto.CryptoKeyPair;
      for (const key of [publicKey, other.privateKey])
        expect(() => clientCredentials({ baseUrl: network.url, clientId, privateKey: { ...privateKey, key } })).toThrow(TypeError);
    });
  });
});
