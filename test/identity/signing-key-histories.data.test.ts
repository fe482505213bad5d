import { freshDatabase, secretsOf } from '@tessera/platform/testing';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createSealer } from '../../src/core/sealing.ts';
import type { Database } from '../../src/data/connection/database.ts';
import { runSweeps } from '../../src/data/sweeping/sweep.ts';
import { createJwtVerifier, signAccessToken } from '../../src/identity/tokens/jwt.ts';
import { createKeyRing, type Signer } from '../../src/identity/tokens/key-ring.ts';
import { rotateSigningKeys } from '../../src/identity/tokens/signing-keys.ts';
import { tokenSweeps } from '../../src/identity/tokens/sweep.ts';

let database: Database;
let sealer: ReturnType<typeof createSealer>;
let now = Date.parse('2026-03-14T09:26:53.589Z');
beforeAll(async () => {
  database = await freshDatabase();
  sealer = createSealer((await secretsOf(database.db))['signing-keys']);
});
afterAll(() => database?.close());

const clock = () => new Date(now);
const places = { issuer: 'https://auth.example.com', audience: 'https://api.example.com' };
const second = 1000;
const hour = 3600 * second;
/** Another node's rotation is known within this time. */
const known = second;

interface Key {
  kid: string;
  publishedUntil: number;
}
/** A JWT, or what a thief signs with a copy of a key. */
interface Token {
  text: string;
  key: Key;
  until: number;
}

const codeOf = ({ key, until }: Token): string => {
  if (!isPublished(key)) return 'invalid_token';
  return now < until ? 'ok' : 'expired_token';
};

const isPublished = ({ publishedUntil }: Key) => now < publishedUntil;

const setting = async () => {
  await database.db.deleteFrom('signing_keys').execute();
  const node = () => {
    const keys = createKeyRing(database.db, sealer, clock);
    return { keys, verify: createJwtVerifier({ keys, clock, ...places }) };
  };
  const nodes = [node(), node()] as const;
  const tokens: Token[] = [];
  const copies: { signer: Signer; key: Key }[] = [];
  const { kid } = await nodes[0].keys.signer();
  const waiting = (await nodes[0].keys.published()).map((one) => one.kid).find((one) => one !== kid)!;
  const keys: Key[] = [kid, waiting].map((one) => ({ kid: one, publishedUntil: Number.POSITIVE_INFINITY }));
  let signing = keys[0]!;
  let next = keys[1]!;

  const sign = async ({ signer, key }: (typeof copies)[number]) => {
    const iat = Math.floor(now / second);
    const claims = { iss: places.issuer, aud: places.audience, sub: 'usr', client_id: 'app', scope: 'read', jti: String(tokens.length) };
    const text = await signAccessToken({ ...claims, iat, exp: iat + 3600 }, signer);
    tokens.push({ text, key, until: (iat + 3600) * second });
  };
  /** The key that waited in public signs, and a new one waits. */
  const turned = (rotated: { signing: string; waiting: string }, revoke: boolean) => {
    expect(rotated.signing).toBe(next.kid);
    signing.publishedUntil = revoke ? now : now + hour + 300 * second;
    signing = next;
    next = { kid: rotated.waiting, publishedUntil: Number.POSITIVE_INFINITY };
    keys.push(next);
  };
  const rotate = (revoke: boolean) => rotateSigningKeys({ db: database.db, sealer, now: clock(), revoke });
  const at = (which: number) => nodes[which % nodes.length]!;

  const acts = {
    issue: async (which: number) => {
      const signer = await at(which).keys.signer();
      expect(signer.kid).toBe(signing.kid);
      await sign({ signer, key: signing });
    },
    /** A node that has not heard of a rotation yet signs with the old key: its tokens verify as long as others of that key. */
    issueLate: async (which: number) => {
      const [key, signer] = [signing, await at(which).keys.signer()];
      turned(await rotate(false), false);
      now += known - 1;
      expect((await at(which).keys.signer()).kid).toBe(key.kid);
      await sign({ signer, key });
    },
    steal: async (which: number) => {
      copies.push({ signer: await at(which).keys.signer(), key: signing });
    },
    forge: async (which: number) => {
      if (copies.length > 0) await sign(copies[which % copies.length]!);
    },
    rotate: async () => turned(await rotate(false), false),
    revoke: async () => turned(await rotate(true), true),
    /** Where the later one had read the keys before the earlier one changed them, they are one rotation. */
    rotateTwiceAtOnce: async () => {
      const both = await Promise.all([rotate(false), rotate(false)]);
      const [first, then] = both[0].signing === next.kid ? both : [both[1], both[0]];
      turned(first, false);
      if (then.signing === first.signing) expect(then).toEqual(first);
      else turned(then, false);
    },
    wait: async (_which: number, milliseconds: number) => {
      now += milliseconds;
    },
    sweep: () => runSweeps(database.db, tokenSweeps, clock, { pauseMs: 0 }),
  };

  const expectAsModelled = async () => {
    for (const { keys: ring, verify } of nodes) {
      const published = (await ring.published()).map((one) => one.kid);
      expect(published.sort()).toEqual(
        keys
          .filter(isPublished)
          .map((key) => key.kid)
          .sort(),
      );
      for (const token of tokens) {
        const outcome = await verify(token.text).then(
          () => 'ok',
          ({ code }) => code,
        );
        expect(outcome).toBe(codeOf(token));
      }
    }
  };
  return { acts, expectAsModelled };
};

type Act = keyof Awaited<ReturnType<typeof setting>>['acts'];

const step = fc.record({
  act: fc.constantFrom<Act>(
    'issue',
    'issue',
    'issueLate',
    'steal',
    'forge',
    'rotate',
    'revoke',
    'rotateTwiceAtOnce',
    'wait',
    'wait',
    'sweep',
  ),
  which: fc.nat({ max: 3 }),
  milliseconds: fc.constantFrom(60 * second, hour - 60 * second, hour, 2 * hour),
});

it('signing keys verify what the machine says, in concurrent, repeated and stolen histories', async () => {
  const history = async (steps: { act: Act; which: number; milliseconds: number }[]) => {
    const { acts, expectAsModelled } = await setting();
    for (const { act, which, milliseconds } of steps) {
      now += known;
      await acts[act](which, milliseconds);
    }
    now += known;
    await expectAsModelled();
    now += hour;
    await expectAsModelled();
    now += hour;
    await expectAsModelled();
    await acts.issue(0);
  };
  await fc.assert(fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 7 }), history), { numRuns: 20 });
});

it('keys that could not be read are read again at once', async () => {
  const { db } = database;
  const keys = createKeyRing(db, sealer, clock);
  await sql`alter table signing_keys rename to away`.execute(db);
  await expect(keys.published()).rejects.toThrow('signing_keys');
  await sql`alter table away rename to signing_keys`.execute(db);
  await expect(keys.published()).resolves.not.toHaveLength(0);
});
