import { freshDatabase, newAccount } from '@tessera/platform/testing';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { lifetimes } from '../../src/contract/plans.ts';
import { ServiceError } from '../../src/core/errors.ts';
import type { Origin } from '../../src/core/principal.ts';
import type { Database } from '../../src/data/connection/database.ts';
import { transaction } from '../../src/data/connection/transaction.ts';
import { createEmailLinks } from '../../src/identity/email-changes/links.ts';
import { createOwnEmail } from '../../src/identity/email-changes/own.ts';
import { endPendingChange } from '../../src/identity/email-changes/store.ts';
import type { Email } from '../../src/identity/emails/mail.ts';
import { createPasswordLinks } from '../../src/identity/passwords/password-links.ts';
import { createEndSignIns } from '../../src/identity/sign-in/end-sign-ins.ts';
import { somebody } from '../support/people.ts';

const authUrl = 'https://auth.tessera.example';
const origin: Origin = { address: '203.0.113.7', referrer: undefined, userAgent: undefined, requestId: 'req' };
const unlimited = { take: async () => undefined, refund: async () => {} };

let database: Database;
let now = Date.parse('2026-03-14T09:26:53.589Z');
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database?.close());

/** A change as the machine has it: asked for, or confirmed and not undone. */
interface Change {
  email: string;
  former: string;
  confirm: string | undefined;
  stops: string[];
  end: number;
  confirmed: boolean;
}
interface Person {
  accountId: string;
  userId: string;
  sessionId: string;
  email: string;
  /** The oldest first; only the last may be unconfirmed. */
  changes: Change[];
}

const codeOf = (outcome: PromiseSettledResult<unknown>): string => {
  if (outcome.status === 'fulfilled') return 'ok';
  if (outcome.reason instanceof ServiceError) return outcome.reason.code;
  throw outcome.reason;
};
const same = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();
const tokenIn = ({ text }: Email): string | undefined => /token=([\w-]{43})/.exec(text)?.[1];

/** Two people of one account, and a store of every link that was ever mailed. */
const setting = async () => {
  const accountId = await newAccount(database.db);
  const letters: Email[] = [];
  const outbox = { sends: true, post: async (_tx: unknown, _account: string, letter: Email) => void letters.push(letter) };
  const clock = () => new Date(now);
  const { db } = database;
  const ownProofs = {
    prove: <T>(_who: unknown, _proof: unknown, _source: unknown, _action: unknown, use: (tx: never, at: Date) => Promise<T>) =>
      transaction(db, (tx) => use(tx as never, clock())),
  };
  const own = createOwnEmail({ db, clock, attempts: unlimited, ownProofs: ownProofs as never, outbox, authUrl });
  const passwordLinks = createPasswordLinks({ clock, authUrl });
  const links = createEmailLinks({
    ...{ db, clock, attempts: unlimited, links: passwordLinks, outbox, authUrl },
    endSignIns: createEndSignIns([endPendingChange]),
  });
  const people: Person[] = [];
  for (const name of ['ada', 'bob']) {
    const { userId, email } = await somebody(db, accountId, { email: `${name}@tessera.example` });
    people.push({ accountId, userId, sessionId: 'ses', email, changes: [] });
  }
  const mailed: { confirm: string[]; stop: string[] } = { confirm: [], stop: [] };

  const settle = async (work: () => Promise<unknown>) => codeOf((await Promise.allSettled([work()]))[0]!);
  const pendingOf = ({ changes }: Person) => changes.find(({ confirmed }) => !confirmed);
  const drop = (person: Person) => {
    person.changes = person.changes.filter(({ confirmed }) => confirmed);
  };
  const hasOther = (person: Person, email: string) => people.some((one) => one !== person && same(one.email, email));

  /** Gives the machine's answer to a link that confirms, and takes its step. */
  const confirming = (token: string): string => {
    const person = people.find((one) => pendingOf(one)?.confirm === token);
    if (!person) return 'invalid_token';
    const change = pendingOf(person)!;
    if (now >= change.end) return 'expired_token';
    if (hasOther(person, change.email)) {
      drop(person);
      return 'already_exists';
    }
    Object.assign(change, { confirmed: true, confirm: undefined, end: now + lifetimes.email_undo * 1000 });
    person.email = change.email;
    return 'ok';
  };
  const noteUndo = (before: number): void => {
    const letter = letters.slice(before).find(({ subject }) => subject.endsWith('was changed'));
    const change = people.flatMap(({ changes }) => changes).find(({ confirmed, stops }) => confirmed && stops.length === 1);
    if (!letter || !change) return;
    change.stops.push(tokenIn(letter)!);
    mailed.stop.push(tokenIn(letter)!);
  };
  const stopping = (token: string): string => {
    const person = people.find(({ changes }) => changes.some(({ stops }) => stops.includes(token)));
    if (!person) return 'invalid_token';
    const place = person.changes.findIndex(({ stops }) => stops.includes(token));
    const change = person.changes[place]!;
    if (!change.confirmed) {
      drop(person);
      return 'ok';
    }
    if (now >= change.end) return 'expired_token';
    if (hasOther(person, change.former)) return 'already_exists';
    person.email = change.former;
    person.changes = person.changes.slice(0, place);
    return 'ok';
  };

  const acts = {
    ask: async (person: Person, email: string) => {
      const before = letters.length;
      const outcome = await settle(() => own.request(person, email, { present: '', code: undefined, credential: undefined }, origin));
      expect(outcome).toBe(email === person.email ? 'unprocessable' : 'ok');
      if (outcome !== 'ok') return;
      drop(person);
      const fresh = letters.slice(before);
      expect(fresh.map(({ to }) => to)).toEqual([email, person.email]);
      const [confirm, stop] = [tokenIn(fresh[0]!), tokenIn(fresh[1]!)!];
      expect(confirm === undefined).toBe(hasOther(person, email));
      const end = now + lifetimes.email_change * 1000;
      person.changes.push({ email, former: person.email, confirm, stops: [stop], end, confirmed: false });
      if (confirm) mailed.confirm.push(confirm);
      mailed.stop.push(stop);
    },
    confirm: async (_person: Person, _email: string, which: number) => {
      const token = mailed.confirm.at(-1 - (which % Math.max(1, mailed.confirm.length)));
      if (token === undefined) return;
      const before = letters.length;
      const outcome = await settle(() => links.confirm(token, origin));
      expect(outcome).toBe(confirming(token));
      if (outcome === 'ok') noteUndo(before);
    },
    /** Everybody's links at once, each twice: every change is confirmed at most once, and an address goes to at most one. */
    race: async () => {
      const tokens = people.flatMap((one) => pendingOf(one)?.confirm ?? []);
      const before = letters.length;
      const outcomes = await Promise.allSettled([...tokens, ...tokens].map((token) => links.confirm(token, origin)));
      const codes = outcomes.map(codeOf);
      const winners = tokens.filter((_token, place) => codes[place] === 'ok' || codes[place + tokens.length] === 'ok');
      expect(codes.filter((code) => code === 'ok')).toHaveLength(winners.length);
      const loser = tokens.filter((token) => !winners.includes(token));
      for (const token of winners) expect(confirming(token)).toBe('ok');
      for (const token of loser) expect(['already_exists', 'expired_token']).toContain(confirming(token));
      const undos = letters.slice(before).filter(({ subject }) => subject.endsWith('was changed'));
      expect(undos.length).toBeGreaterThanOrEqual(winners.length);
      for (const { changes } of people)
        for (const change of changes)
          if (change.confirmed && change.stops.length === 1) {
            const letter = undos.findLast(({ to, text }) => to === change.former && text.includes(change.email))!;
            change.stops.push(tokenIn(letter)!);
            mailed.stop.push(tokenIn(letter)!);
          }
    },
    stop: async (_person: Person, _email: string, which: number) => {
      const token = mailed.stop.at(-1 - (which % Math.max(1, mailed.stop.length)));
      if (token === undefined) return;
      const twice = await Promise.allSettled([links.stop(token, origin), links.stop(token, origin)]);
      const codes = twice.map(codeOf).toSorted();
      const first = stopping(token);
      expect(codes).toEqual([first, first === 'ok' ? 'invalid_token' : first].toSorted());
    },
    cancel: async (person: Person) => {
      const pending = pendingOf(person);
      const isOpen = pending !== undefined && now < pending.end;
      expect(await settle(() => own.cancel(person, origin))).toBe(isOpen ? 'ok' : 'not_found');
      if (isOpen) drop(person);
    },
    setPassword: async (person: Person) => {
      await transaction(db, (tx) => endPendingChange(tx, person, clock().toISOString()));
      drop(person);
    },
    wait: async (_person: Person, _email: string, _which: number, milliseconds: number) => {
      now += milliseconds;
    },
  };

  const check = async () => {
    const found = await db.selectFrom('users').select(['id', 'email']).where('account_id', '=', accountId).execute();
    expect(Object.fromEntries(found.map(({ id, email }) => [id, email]))).toEqual(
      Object.fromEntries(people.map(({ userId, email }) => [userId, email])),
    );
    for (const person of people) {
      const pending = pendingOf(person);
      const shown = pending && now < pending.end ? pending.email : undefined;
      expect((await own.show(person)).change?.email).toBe(shown);
    }
  };
  return { people, acts, check };
};

const step = fc.record({
  act: fc.constantFrom('ask', 'ask', 'confirm', 'confirm', 'race', 'stop', 'stop', 'cancel', 'setPassword', 'wait' as const),
  who: fc.nat({ max: 1 }),
  email: fc.constantFrom('new@tessera.example', 'NEW@tessera.example', 'ada@tessera.example', 'bob@tessera.example'),
  which: fc.constantFrom(0, 0, 0, 1, 2, 5),
  milliseconds: fc.constantFrom(60_000, lifetimes.email_change * 1000, lifetimes.email_undo * 500, lifetimes.email_undo * 1000),
});

it('changes of addresses are what the machine says, in concurrent, repeated, stopped and undone histories', async () => {
  const history = async (steps: { act: string; who: number; email: string; which: number; milliseconds: number }[]) => {
    const { people, acts, check } = await setting();
    for (const { act, who, email, which, milliseconds } of steps) {
      now += 1001;
      await acts[act as keyof typeof acts](people[who]!, email, which, milliseconds);
      await check();
    }
  };
  await fc.assert(fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 24, size: 'max' }), history), { numRuns: 60 });
});
