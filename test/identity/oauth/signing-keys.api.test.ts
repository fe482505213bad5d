import { bootTessera, secretsOf, type Tessera } from '@tessera/platform/testing';
import { decodeProtectedHeader } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSealer } from '../../../src/core/sealing.ts';
import { rotateSigningKeys } from '../../../src/identity/tokens/signing-keys.ts';
import { heldUpAfter } from '../../support/held-up.ts';
import { movingClock, signedIn } from '../../support/oauth.ts';

const time = movingClock();
let tessera: Tessera;
let person: Awaited<ReturnType<typeof signedIn>>;
beforeAll(async () => {
  tessera = await bootTessera({ clock: time.clock });
  person = await signedIn(tessera, { scopes: ['read'] });
});
afterAll(() => tessera?.close());

const rotate = async (revoke: boolean, db = tessera.database.db) => {
  const sealer = createSealer((await secretsOf(tessera.database.db))['signing-keys']);
  return rotateSigningKeys({ db, sealer, now: time.clock(), revoke });
};

/** Somebody rotates while another process, which has read the keys, makes its new one. Resolves with the keys that each was told. */
const rotateAtOnce = async (revoke: boolean) => {
  const { promise: first, resolve } = Promise.withResolvers<Awaited<ReturnType<typeof rotate>>>();
  const late = heldUpAfter<{ private_jwk?: string }>(
    tessera.database.db,
    (row) => row.private_jwk !== undefined,
    async () => resolve(await rotate(false)),
  );
  return [await rotate(revoke, late), await first];
};

const issued = async (): Promise<string> =>
  (await person.redeem(await person.code({ scope: 'read' }), { token_format: 'jwt' })).body.access_token;

const outcome = async (token: string): Promise<string> => {
  const response = await fetch(`${tessera.url}/v1/resources`, { headers: { Authorization: `Bearer ${token}` } });
  const { error } = (await response.json()) as { error?: { code: string } };
  return `${response.status} ${error?.code ?? 'fine'}`;
};

const published = async (): Promise<string[]> => {
  const response = await fetch(`${tessera.url}/.well-known/jwks.json`);
  return ((await response.json()) as { keys: { kid: string }[] }).keys.map(({ kid }) => kid);
};

describe('a signing key that was given up', () => {
  it('verifies nothing any more within a second, also what was verified a moment before', async () => {
    const [early, late] = [await issued(), await issued()];
    time.pass(2);
    expect(await outcome(early)).toBe('200 fine');
    time.pass(0.9);
    expect(await outcome(late)).toBe('200 fine');
    await rotate(true);
    // The keys are read again by now, and what was found of the later token is still remembered.
    time.pass(0.95);
    expect([await outcome(early), await outcome(late)]).toEqual(['401 invalid_token', '401 invalid_token']);
  });

  it('is not in the key set any more, while the one that waited there signs', async () => {
    const { kid: leaked } = decodeProtectedHeader(await issued());
    const before = await published();
    const { signing, waiting } = await rotate(true);
    time.pass(1);
    const token = await issued();
    expect(decodeProtectedHeader(token).kid).toBe(signing);
    expect(await outcome(token)).toBe('200 fine');
    expect(before).toEqual(expect.arrayContaining([leaked, signing]));
    expect((await published()).toSorted()).toEqual([signing, waiting].toSorted());
  });

  it('takes nothing along that another key signed', async () => {
    const retired = await issued();
    await rotate(false);
    time.pass(1);
    const leaked = await issued();
    await rotate(true);
    time.pass(1);
    expect([await outcome(retired), await outcome(leaked)]).toEqual(['200 fine', '401 invalid_token']);
  });
});

describe('two rotations at once', () => {
  it('are one, so that no key signs that verifiers cannot have seen yet', async () => {
    time.pass(1);
    const before = await published();
    const [late, first] = await rotateAtOnce(false);
    expect(late).toEqual(first);
    time.pass(1);
    expect(before).toContain(first!.signing);
    expect((await published()).toSorted()).toEqual([...before, first!.waiting].toSorted());
  });

  it('end the key that had leaked, whichever was first', async () => {
    time.pass(1);
    const leaked = await issued();
    const [late, first] = await rotateAtOnce(true);
    expect(late).toEqual(first);
    time.pass(1);
    expect(await outcome(leaked)).toBe('401 invalid_token');
    expect(await outcome(await issued())).toBe('200 fine');
  });
});
