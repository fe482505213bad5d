import { freshDatabase, newAccount, newUser } from '@tessera/platform/testing';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { lifetimes } from '../../src/contract/plans.ts';
import { ServiceError } from '../../src/core/errors.ts';
import type { Origin } from '../../src/core/principal.ts';
import type { Database } from '../../src/data/connection/database.ts';
import { transaction } from '../../src/data/connection/transaction.ts';
import { createEndedCredentials } from '../../src/identity/credentials/ended-credentials.ts';
import type { Person } from '../../src/identity/people/person.ts';
import { replacedTokenGraceMs } from '../../src/identity/sessions/replaced-token.ts';
import { createSessions } from '../../src/identity/sessions/sessions.ts';
import { createEndSignIns } from '../../src/identity/sign-in/end-sign-ins.ts';

let database: Database;
let person: Person;
let now = Date.parse('2026-03-14T09:26:53.589Z');
beforeAll(async () => {
  database = await freshDatabase();
  const accountId = await newAccount(database.db);
  person = { accountId, userId: await newUser(database.db, accountId) };
});
afterAll(() => database?.close());

const lifetime = lifetimes.session * 1000;

const origin: Origin = { address: '203.0.113.7', referrer: undefined, userAgent: undefined, requestId: 'req' };

interface Session {
  end: number;
  ended: boolean;
}
/** A token, whoever holds it: owners and thieves look the same. */
interface Token {
  text: string;
  session: Session;
  replacedAt: number | undefined;
}

const codeOf = (outcome: PromiseSettledResult<unknown>): string => {
  if (outcome.status === 'fulfilled') return 'ok';
  if (outcome.reason instanceof ServiceError) return outcome.reason.code;
  throw outcome.reason;
};

/** What the machine says of showing a token; a copy that is shown late ends its session. */
const showing = ({ session, replacedAt }: Token): string => {
  if (replacedAt !== undefined) {
    if (now - replacedAt > replacedTokenGraceMs) session.ended = true;
    return 'invalid_token';
  }
  if (session.ended) return 'invalid_token';
  return now >= session.end ? 'expired_token' : 'ok';
};

const setting = () => {
  const sessions = createSessions({
    endedCredentials: createEndedCredentials(),
    db: database.db,
    clock: () => new Date(now),
    region: 'us',
  });
  const tokens: Token[] = [];
  const settle = (work: () => Promise<unknown>) => Promise.allSettled([work()]).then(([outcome]) => codeOf(outcome!));

  const login = async () => {
    const { token } = await transaction(database.db, (tx) => sessions.open(tx, { ...person, methods: ['pwd'] }, origin));
    tokens.push({ text: token, session: { end: now + lifetime, ended: false }, replacedAt: undefined });
  };
  const renewal = async ({ text }: Token) => sessions.renew(await sessions.authenticate(text, origin), text);
  const replace = (token: Token, text: string) => {
    token.session.end = now + lifetime;
    token.replacedAt = now;
    tokens.push({ text, session: token.session, replacedAt: undefined });
  };

  return {
    tokens,
    login,
    use: async (token: Token) => expect(await settle(() => sessions.authenticate(token.text, origin))).toBe(showing(token)),
    renew: async (token: Token) => {
      const wanted = showing(token);
      const [outcome] = await Promise.allSettled([renewal(token)]);
      expect(codeOf(outcome!)).toBe(wanted);
      if (outcome!.status === 'fulfilled') replace(token, outcome!.value.token);
    },
    /** Of several at once one gets a token; it may be the thief. */
    race: async (token: Token) => {
      const wanted = showing(token);
      const outcomes = await Promise.allSettled([renewal(token), renewal(token), renewal(token)]);
      expect(outcomes.map(codeOf).filter((code) => code === 'ok')).toHaveLength(wanted === 'ok' ? 1 : 0);
      for (const outcome of outcomes) if (outcome.status === 'fulfilled') replace(token, outcome.value.token);
    },
    /** The answer never arrives: the new token is nobody's, and the old one does not come back. */
    lose: async (token: Token) => {
      const wanted = showing(token);
      expect(await settle(() => renewal(token))).toBe(wanted);
      if (wanted !== 'ok') return;
      token.session.end = now + lifetime;
      token.replacedAt = now;
    },
    logout: async (token: Token) => {
      const wanted = showing(token);
      expect(await settle(async () => sessions.end(await sessions.authenticate(token.text, origin), token.text, origin))).toBe(wanted);
      if (wanted === 'ok') token.session.ended = true;
    },
    setPassword: async () => {
      await transaction(database.db, (tx) => createEndSignIns([])(tx, person, new Date(now)));
      for (const { session } of tokens) session.ended = true;
    },
    wait: async (_token: Token, milliseconds: number) => {
      now += milliseconds;
    },
  };
};

const step = fc.record({
  act: fc.constantFrom('login', 'use', 'renew', 'race', 'lose', 'logout', 'setPassword', 'wait' as const),
  which: fc.nat({ max: 9 }),
  milliseconds: fc.constantFrom(5000, 20_000, lifetime / 2, lifetime),
});

it('sessions are what the machine says, in concurrent, lost, replayed and stolen histories', async () => {
  const history = async (steps: { act: string; which: number; milliseconds: number }[]) => {
    const { tokens, ...acts } = setting();
    await acts.login();
    for (const { act, which, milliseconds } of steps) {
      // What was trusted for a second no longer is.
      now += 1001;
      await acts[act as keyof typeof acts](tokens[which % tokens.length]!, milliseconds);
    }
    now += 1001;
    for (const token of [...tokens].reverse()) await acts.use(token);
    // However a history went, a session never has two tokens that work.
    const working = tokens.filter((token) => showing(token) === 'ok').map(({ session }) => session);
    expect(new Set(working).size).toBe(working.length);
  };
  await fc.assert(fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), history), { numRuns: 60 });
});
