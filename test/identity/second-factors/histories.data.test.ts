import { createHmac } from 'node:crypto';
import { bootTessera, type Tessera } from '@tessera/platform/testing';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { anAddress, fromAnywhere } from '../../../src/testing/addresses.ts';
import { type Authenticator, newAuthenticator } from '../../support/authenticator.ts';
import { aPassword, at, type Somebody, somebody } from '../../support/people.ts';

const here = { rpId: 'auth.tessera.test', origin: 'https://auth.tessera.test' };
const mfaTokenMs = 600_000;

let tessera: Tessera;
let now = Date.parse('2026-03-14T09:26:53.589Z');
beforeAll(async () => {
  tessera = await bootTessera({ env: { ...fromAnywhere, TESSERA_AUTH_URL: here.origin }, clock: () => new Date(now) });
});
afterAll(() => tessera?.close());

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const stepAt = (ms: number) => Math.floor(ms / 30_000);

/** The code of a step, by RFC 4226 and RFC 6238 alone. */
const codeOf = (secret: string, step: number): string => {
  const bits = [...secret].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('');
  const key = Buffer.from(bits.match(/.{8}/g)!.map((eight) => Number.parseInt(eight, 2)));
  const moving = Buffer.from(step.toString(16).padStart(16, '0'), 'hex');
  const mac = createHmac('sha1', key).update(moving).digest();
  const truncated = mac.subarray(mac[19]! & 15).readInt32BE(0) & 0x7fffffff;
  return String(truncated).slice(-6).padStart(6, '0');
};

/** A step of a history: what the person, or a thief who has what they had, does. */
const deeds = fc.array(
  fc.oneof(
    fc.record({ kind: fc.constant('begin' as const) }),
    fc.record({ kind: fc.constant('wait' as const), ms: fc.constantFrom(1000, 30_000, mfaTokenMs) }),
    fc.record({
      kind: fc.constant('code' as const),
      token: fc.nat(3),
      drift: fc.constantFrom(-2, -1, 0, 1, 2),
      times: fc.constantFrom(1, 2),
    }),
    fc.record({ kind: fc.constant('recovery' as const), token: fc.nat(3), which: fc.nat(2), times: fc.constantFrom(1, 2) }),
    fc.record({ kind: fc.constant('passkey' as const), token: fc.nat(3), challenge: fc.nat(3), times: fc.constantFrom(1, 2) }),
    fc.record({ kind: fc.constant('alone' as const), replayed: fc.boolean(), times: fc.constantFrom(1, 2) }),
    fc.record({ kind: fc.constant('remove' as const), which: fc.constantFrom('totp' as const, 'passkey' as const) }),
  ),
  { minLength: 4, maxLength: 14 },
);

type Deed = typeof deeds extends fc.Arbitrary<(infer One)[]> ? One : never;
type Of<Kind> = Extract<Deed, { kind: Kind }>;

interface Step {
  token: string;
  challenge: string | undefined;
  begins: number;
  isOpen: boolean;
}

/** A person with an authenticator app and a passkey, and what has to be so of them. */
const begin = async () => {
  // Nothing that one history did is remembered in the next.
  now += 2 * 3_600_000;
  const ada: Somebody = await somebody(tessera.database.db, tessera.accountId);
  const call = at(tessera, anAddress());
  const post = (path: string, body: unknown, token?: string) =>
    call('POST', `/v1/auth/${path}`, { body, headers: token === undefined ? {} : { 'X-Session-Token': token } });
  const login = () => post('login', { email: ada.email, password: aPassword, account_id: ada.accountId });
  const session: string = (await login()).body.session_token;
  const current_password = aPassword;
  const app = (await post('second-factors/totp', { current_password }, session)).body;
  const first = await post(`second-factors/${app.id}/confirm`, { code: codeOf(app.secret, stepAt(now)) }, session);
  const [proof, ...codes] = first.body.recovery_codes as string[];
  const key = (await post('second-factors/passkeys', { current_password, code: proof }, session)).body;
  const passkey: Authenticator = newAuthenticator(ada);
  const credential = passkey.create({ ...here, challenge: key.public_key.challenge });
  expect((await post(`second-factors/${key.id}/confirm-passkey`, { credential }, session)).status).toBe(200);
  return { login, post, session, app, key, passkey, codes };
};

/** Carries out deeds, and holds each answer against the model. */
const machine = ({ login, post, session, app, key, passkey, codes }: Awaited<ReturnType<typeof begin>>) => {
  const has = { totp: true, passkey: true };
  const spent = new Set<string>();
  /** Codes that no deed uses. */
  const spare = codes.slice(3);
  const steps: Step[] = [];
  let lastStep = stepAt(now);
  let used: unknown;
  let failures = 0;

  const isOpen = (step: Step): boolean => step.isOpen && now < step.begins + mfaTokenMs;
  /** Several at once: at most one of them gets in, and it does when the model says so. */
  const attempt = async (path: string, times: number, body: unknown, expected: boolean) => {
    const answers = await Promise.all(Array.from({ length: times }, () => post(path, body)));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(expected ? 1 : 0);
    expect(statuses.every((status) => status === 200 || status === 401)).toBe(true);
    failures += times;
  };

  const does = {
    wait: async ({ ms }: Of<'wait'>) => {
      now += ms;
    },
    begin: async (_deed: Of<'begin'>) => {
      const { status, body } = await login();
      expect(status).toBe(has.totp || has.passkey ? 202 : 200);
      if (status === 202) steps.push({ token: body.mfa_token, challenge: body.passkey?.challenge, begins: now, isOpen: true });
    },
    remove: async ({ which }: Of<'remove'>) => {
      if (!has[which]) return;
      const id = which === 'totp' ? app.id : key.id;
      const proof = { current_password: aPassword, code: spare.pop() };
      expect((await post(`second-factors/${id}/remove`, proof, session)).status).toBe(204);
      has[which] = false;
      for (const step of steps) step.isOpen = false;
    },
    code: async ({ token, drift, times }: Of<'code'>) => {
      const step = steps[token];
      if (!step) return;
      const counter = stepAt(now) + drift;
      const right = isOpen(step) && has.totp && Math.abs(drift) <= 1 && counter > lastStep;
      await attempt('login/second-factor', times, { mfa_token: step.token, code: codeOf(app.secret, counter) }, right);
      if (right) [lastStep, step.isOpen] = [counter, false];
    },
    recovery: async ({ token, which, times }: Of<'recovery'>) => {
      const [step, code] = [steps[token], codes[which]!];
      if (!step) return;
      const right = isOpen(step) && !spent.has(code);
      await attempt('login/second-factor', times, { mfa_token: step.token, code }, right);
      if (right) step.isOpen = !spent.add(code);
    },
    passkey: async ({ token, challenge: which, times }: Of<'passkey'>) => {
      const [step, challenge] = [steps[token], steps[which]?.challenge];
      if (!step || !challenge) return;
      const right = isOpen(step) && has.passkey && which === token;
      const credential = passkey.get({ ...here, challenge });
      await attempt('login/second-factor/passkey', times, { mfa_token: step.token, credential }, right);
      if (right) step.isOpen = false;
    },
    alone: async ({ replayed: again, times }: Of<'alone'>) => {
      const replayed = again && used !== undefined;
      const { challenge } = (await post('login/passkey/challenge', undefined)).body.public_key;
      const credential = replayed ? used : passkey.get({ ...here, challenge });
      await attempt('login/passkey', times, { credential }, has.passkey && !replayed);
      if (has.passkey) used = credential;
    },
  };
  return async (deed: Deed): Promise<void> => {
    // Below the limits of guesses, which have tests of their own.
    if (failures <= 6) await (does[deed.kind] as (one: Deed) => Promise<void>)(deed);
  };
};

it('a sign-in ends as a model of its factors says, whatever is late, wrong, sent twice or removed', async () => {
  await fc.assert(
    fc.asyncProperty(deeds, async (history) => {
      const carryOut = machine(await begin());
      for (const deed of history) await carryOut(deed);
    }),
    { numRuns: 12 },
  );
});
