import { freshDatabase, newAccount, newUser } from '@tessera/platform/testing';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ServiceError } from '../../../src/core/errors.ts';
import { createSealer } from '../../../src/core/sealing.ts';
import type { Database } from '../../../src/data/connection/database.ts';
import { transaction } from '../../../src/data/connection/transaction.ts';
import { createBackgroundTasks } from '../../../src/identity/background-tasks.ts';
import { hashOf } from '../../../src/identity/credentials/api-key-format.ts';
import { commandLine } from '../../../src/identity/oauth/command-line.ts';
import { allowDevice, beginDeviceCode, denyDevice, findDeviceRequest } from '../../../src/identity/oauth/device-codes.ts';
import { endTokensOf } from '../../../src/identity/oauth/end-with-password.ts';
import { deviceCodeGrant } from '../../../src/identity/oauth/grants/device-code.ts';
import { refreshTokenGrant } from '../../../src/identity/oauth/grants/refresh-token.ts';
import { beginBrowserSession, findBrowserSession } from '../../../src/identity/pages/browser-sessions.ts';
import type { Person } from '../../../src/identity/people/person.ts';
import { createKeyRing } from '../../../src/identity/tokens/key-ring.ts';
import { deviceCodeSeconds } from '../../../src/identity/tokens/lifetimes.ts';
import { createAttempts } from '../../../src/rules/attempt-limits.ts';

const nowhere = { address: null, requestId: null };

let database: Database;
let person: Person;
let now = Date.parse('2026-03-14T09:26:53.589Z');
const clock = () => new Date(now);
beforeAll(async () => {
  database = await freshDatabase();
  const accountId = await newAccount(database.db);
  person = { accountId, userId: await newUser(database.db, accountId) };
});
afterAll(() => database?.close());

const from = { address: '203.0.113.7', userAgent: 'curl' };
const source = { address: from.address, requestId: 'req' };

/** A device code, whoever holds it: the device and a thief look the same. */
interface Code {
  device: string;
  user: string;
  begins: number;
  interval: number;
  polled: number | undefined;
  state: 'undecided' | 'allowed' | 'denied' | 'redeemed' | 'gone';
  refresh: string | undefined;
  revoked: boolean;
}

const errorOf = (outcome: PromiseSettledResult<unknown>): string => {
  if (outcome.status === 'fulfilled') return 'ok';
  if (outcome.reason instanceof ServiceError) return outcome.reason.oauth ?? outcome.reason.code;
  throw outcome.reason;
};

/** What the machine says of a request with a device code. */
const polling = (code: Code): string => {
  if (code.state === 'redeemed') {
    code.revoked = true;
    return 'invalid_grant';
  }
  if (code.state === 'gone') return 'invalid_grant';
  if (now >= code.begins + deviceCodeSeconds * 1000) return 'expired_token';
  if (code.state === 'denied') return 'access_denied';
  if (code.state === 'allowed') {
    code.state = 'redeemed';
    return 'ok';
  }
  const early = code.polled !== undefined && now - code.polled < code.interval * 1000 - 1000;
  code.polled = now;
  if (early) code.interval = Math.min(code.interval + 5, 60);
  return early ? 'slow_down' : 'authorization_pending';
};

const setting = () => {
  const { db } = database;
  const keys = createKeyRing(db, createSealer('a secret of this test, and long enough'), clock);
  const places = { issuer: 'https://auth.example', audience: 'https://api.example' };
  const background = createBackgroundTasks((failure) => {
    throw failure;
  });
  const dependencies = { db, clock, keys, ...places, attempts: createAttempts(), background, describedApplications: true };
  const codes: Code[] = [];
  const grant = ({ device }: Code) => {
    const form = { grant_type: 'urn:ietf:params:oauth:grant-type:device_code' as const, device_code: device };
    return deviceCodeGrant(dependencies, commandLine, form, nowhere);
  };

  const settle = async (code: Code) => {
    const [outcome] = await Promise.allSettled([grant(code)]);
    if (outcome!.status === 'fulfilled') code.refresh = outcome!.value.refresh_token;
    return errorOf(outcome!);
  };
  const signedIn = async () => {
    const value = await transaction(db, (tx) => beginBrowserSession(tx, { ...person, methods: ['pwd'] }, clock(), undefined, from));
    return (await findBrowserSession(db, { value, address: from.address }, undefined, clock()))!;
  };
  const deciding = async (code: Code, decisions: ('allowed' | 'denied')[]) => {
    const session = await signedIn();
    const asked = await findDeviceRequest(db, code.user, session, clock());
    const isOpen = code.state === 'undecided' && now < code.begins + deviceCodeSeconds * 1000;
    expect(asked !== undefined).toBe(isOpen);
    if (!asked) return;
    const consents = () => db.selectFrom('application_grants').selectAll().where('user_id', '=', person.userId).execute();
    const before = await consents();
    const outcomes = await Promise.all(
      decisions.map((one) => (one === 'allowed' ? allowDevice(db, asked, session, source, clock()) : denyDevice(db, asked, clock()))),
    );
    expect(outcomes.filter(Boolean)).toHaveLength(1);
    code.state = decisions[outcomes.indexOf(true)]!;
    if (code.state === 'denied') expect(await consents()).toEqual(before);
  };
  const begin = async () => {
    const { deviceCode, userCode } = await beginDeviceCode(db, commandLine, ['read'], from, clock());
    codes.push({
      device: deviceCode,
      user: userCode,
      begins: now,
      interval: 5,
      polled: undefined,
      state: 'undecided',
      refresh: undefined,
      revoked: false,
    });
  };

  return {
    codes,
    begin,
    poll: async (code: Code) => expect(await settle(code)).toBe(polling(code)),
    /** Of several at once one gets tokens, and the others end them: one of them may be a thief. */
    race: async (code: Code) => {
      const wanted = [polling(code), polling(code), polling(code)];
      const outcomes = await Promise.allSettled([grant(code), grant(code), grant(code)]);
      expect(outcomes.map(errorOf).sort()).toEqual(wanted.sort());
      for (const outcome of outcomes) if (outcome.status === 'fulfilled') code.refresh = outcome.value.refresh_token;
    },
    /** The answer never arrives: a second request with the code does not get the tokens, and ends them. */
    lose: async (code: Code) => {
      const wanted = polling(code);
      expect(await settle(code)).toBe(wanted);
      if (wanted === 'ok') expect(await settle(code)).toBe(polling(code));
    },
    allow: (code: Code) => deciding(code, ['allowed']),
    deny: (code: Code) => deciding(code, ['denied']),
    both: (code: Code) => deciding(code, ['allowed', 'denied', 'allowed']),
    tooLate: (code: Code) => deciding(code, ['denied', 'allowed']),
    /** A thief has the device code, and not the client id it was issued for. */
    steal: async (code: Code) => {
      const thief = { ...commandLine, id: 'app_01jq3x5gkz0v7t9n2m4p6r8s1w', account_id: person.accountId };
      const form = { grant_type: 'urn:ietf:params:oauth:grant-type:device_code' as const, device_code: code.device };
      const [outcome] = await Promise.allSettled([deviceCodeGrant(dependencies, thief, form, nowhere)]);
      expect(errorOf(outcome!)).toBe('invalid_grant');
    },
    setPassword: async () => {
      await transaction(db, (tx) => endTokensOf(tx, person, clock().toISOString()));
      for (const code of codes) {
        if (code.state === 'redeemed') code.revoked = true;
        if (code.state === 'allowed' || code.state === 'redeemed') code.state = 'gone';
      }
    },
    wait: async (_code: Code, milliseconds: number) => {
      now += milliseconds;
    },
    /** The tokens of a code work as long as nothing has ended them. */
    use: async ({ refresh, revoked }: Code) => {
      if (refresh === undefined) return;
      const form = { grant_type: 'refresh_token' as const, refresh_token: refresh };
      const [outcome] = await Promise.allSettled([refreshTokenGrant(dependencies, commandLine, form, { by: 'programs', ...nowhere })]);
      expect(errorOf(outcome!)).toBe(revoked ? 'invalid_grant' : 'ok');
    },
  };
};

const step = fc.record({
  act: fc.constantFrom(
    'begin',
    'poll',
    'poll',
    'race',
    'lose',
    'allow',
    'allow',
    'deny',
    'both',
    'tooLate',
    'steal',
    'setPassword',
    'wait' as const,
  ),
  which: fc.nat({ max: 3 }),
  milliseconds: fc.constantFrom(1000, 4500, 11_000, 61_000, deviceCodeSeconds * 500, deviceCodeSeconds * 1000),
});

it('device codes are what the machine says, in concurrent, lost, replayed and stolen histories', async () => {
  const history = async (steps: { act: string; which: number; milliseconds: number }[]) => {
    const { codes, use, ...acts } = setting();
    await acts.begin();
    for (const { act, which, milliseconds } of steps) await acts[act as keyof typeof acts](codes[which % codes.length]!, milliseconds);
    for (const code of codes) await use(code);
    // The database alone reveals no code.
    const stored = await database.db.selectFrom('device_codes').selectAll().execute();
    for (const { device, user } of codes) expect(JSON.stringify(stored)).not.toMatch(new RegExp(`${device}|${user}`));
    expect(stored.map(({ hash }) => hash)).not.toContain(hashOf(codes[0]!.user));
    await database.db.deleteFrom('device_codes').execute();
  };
  await fc.assert(fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), history), { numRuns: 60 });
});
