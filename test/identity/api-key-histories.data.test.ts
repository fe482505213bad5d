import { type Answered, bootTessera, type Tessera } from '@tessera/platform/testing';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createApiKey } from '../../src/identity/credentials/api-keys.ts';
import { anAddress, fromAnywhere } from '../../src/testing/addresses.ts';
import { at } from '../support/people.ts';

let tessera: Tessera;
let call: ReturnType<typeof at>;
let now = Date.parse('2026-03-14T09:26:53.589Z');
beforeAll(async () => {
  tessera = await bootTessera({ env: fromAnywhere, clock: () => new Date(now) });
});
afterAll(() => tessera?.close());

interface Key {
  id: string;
  key: string;
  /** Its own expiry, which a reroll passes on. */
  expiry: number;
  /** The end of its overlap, which a reroll sets. */
  overlap: number;
  revoked: boolean;
}

const never = Number.POSITIVE_INFINITY;
const holds = ({ expiry, overlap, revoked }: Key): boolean => !revoked && now < Math.min(expiry, overlap);

const codeOf = (one: Key): string | undefined => {
  if (one.revoked) return 'invalid_credentials';
  return holds(one) ? undefined : 'expired_token';
};

const endOf = ({ body }: Pick<Answered, 'body'>): number => (body.data.expires_at === null ? never : Date.parse(body.data.expires_at));

const newKey = async (): Promise<Key> => {
  const { admin, accountId, database } = tessera;
  const fields = { name: 'rerolled', scopes: ['read', 'admin'], environment: 'live' } as const;
  const made = await createApiKey(database.db, { accountId, userId: admin.userId, ...fields });
  return { ...made, expiry: never, overlap: never, revoked: false };
};

const path = ({ id }: Key, verb = '') => `/v1/account/api-keys/${id}${verb}`;
const asAdmin = (one: Key, verb: string, body?: unknown, headers: Record<string, string> = {}) =>
  tessera.admin.call('POST', path(one, verb), body, headers);
const overlap = (seconds: number) => ({ overlap_seconds: seconds });

const setting = (keys: Key[]) => {
  const made = (one: Key, seconds: number, { status, body }: Answered) => {
    expect(status, body.error?.message).toBe(201);
    expect(endOf({ body })).toBe(one.expiry);
    keys.push({ id: body.data.id, key: body.data.key, expiry: one.expiry, overlap: never, revoked: false });
    one.overlap = Math.min(one.overlap, now + seconds * 1000);
  };
  const refused = ({ status, body }: Answered, wanted: number) => expect([status, body.error !== undefined]).toEqual([wanted, true]);

  return {
    reroll: async (one: Key, seconds: number) => {
      const may = holds(one);
      const answer = await asAdmin(one, '/reroll', overlap(seconds));
      if (may) made(one, seconds, answer);
      else refused(answer, 409);
    },
    /** Whoever comes after one that ended the key at once comes too late. */
    race: async (one: Key, seconds: number) => {
      const may = holds(one);
      const answers = await Promise.all([0, 1, 2].map(() => asAdmin(one, '/reroll', overlap(seconds))));
      const won = answers.filter(({ status }) => status === 201);
      const room = seconds === 0 ? 1 : 3;
      expect(won).toHaveLength(may ? room : 0);
      for (const answer of won) made(one, seconds, answer);
      for (const answer of answers.filter(({ status }) => status !== 201)) refused(answer, 409);
    },
    /** The answer never arrives; the repetition tells the same key, whatever has become of the old one. */
    lose: async (one: Key, seconds: number) => {
      const may = holds(one);
      const once = { 'Idempotency-Key': `lost-${now}` };
      const lost = await asAdmin(one, '/reroll', overlap(seconds), once);
      if (!may) return refused(lost, 409);
      made(one, seconds, lost);
      now += 1001;
      const again = await asAdmin(one, '/reroll', overlap(seconds), once);
      expect([again.status, again.body.data.key]).toEqual([201, lost.body.data.key]);
    },
    /** Somebody has a copy and makes the key their own; one that is replaced already makes none that would hold longer. */
    steal: async (one: Key, seconds: number) => {
      const may = holds(one);
      const answer = await call('POST', path(one, '/reroll'), { body: overlap(seconds), headers: { 'X-API-Key': one.key } });
      if (!may) refused(answer, 401);
      else if (one.overlap < one.expiry) refused(answer, 403);
      else made(one, seconds, answer);
    },
    prolong: async (one: Key, seconds: number) => {
      const end = now + (seconds + 1) * 1000;
      const { status } = await tessera.admin.call('PATCH', path(one), { expires_at: new Date(end).toISOString() });
      expect(status).toBe(one.revoked ? 409 : 200);
      if (!one.revoked) Object.assign(one, { expiry: end, overlap: never });
    },
    revoke: async (one: Key) => {
      expect((await asAdmin(one, '/revoke')).status).toBe(one.revoked ? 409 : 200);
      one.revoked = true;
    },
    wait: async (_one: Key, seconds: number) => {
      now += seconds * 1000;
    },
  };
};

type Act = keyof ReturnType<typeof setting>;

const expectAsModelled = async (keys: Key[]) => {
  now += 1001;
  for (const one of keys) {
    const { status, body } = await call('GET', '/v1/users/me', { headers: { 'X-API-Key': one.key } });
    const wanted = codeOf(one);
    expect([status, body.error?.code]).toEqual([wanted ? 401 : 200, wanted]);
  }
};

const step = fc.record({
  act: fc.constantFrom<Act>('reroll', 'race', 'lose', 'steal', 'prolong', 'revoke', 'wait'),
  which: fc.constantFrom(0, 0, 1, 2, 3),
  seconds: fc.constantFrom(0, 30, 3600),
});

it('keep exactly the API keys working that the machine says, in concurrent, lost and stolen histories', async () => {
  const history = async (steps: { act: Act; which: number; seconds: number }[]) => {
    call = at(tessera, anAddress());
    const keys = [await newKey()];
    const acts = setting(keys);
    for (const { act, which, seconds } of steps) {
      now += 1001;
      await acts[act](keys.at(-1 - (which % keys.length))!, seconds);
      await expectAsModelled(keys);
    }
    for (const overlap of [30, 3600]) {
      now += overlap * 1000;
      await expectAsModelled(keys);
    }
    // Room for the next history: an account holds a hundred keys.
    for (const one of keys.filter(({ revoked }) => !revoked)) await acts.revoke(one);
  };
  await fc.assert(fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 7 }), history), { numRuns: 20 });
});
