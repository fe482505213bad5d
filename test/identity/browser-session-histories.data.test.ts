import { freshDatabase, newAccount, newUser } from '@tessera/platform/testing';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '../../src/core/ids.ts';
import type { Database } from '../../src/data/connection/database.ts';
import { transaction } from '../../src/data/connection/transaction.ts';
import type { SignInMethod } from '../../src/data/tables/column-types.ts';
import { beginFamily } from '../../src/identity/oauth/token-families.ts';
import { beginBrowserSession, findBrowserSession } from '../../src/identity/pages/browser-sessions.ts';
import type { Person } from '../../src/identity/people/person.ts';
import { endBrowserSession, endBrowserSessionsOf } from '../../src/identity/sessions/ended-browser-sessions.ts';
import { browserSessionSeconds } from '../../src/identity/tokens/lifetimes.ts';

const from = { address: '203.0.113.7', userAgent: undefined };
const lifetime = browserSessionSeconds * 1000;

let database: Database;
let now = Date.parse('2026-03-14T09:26:53.589Z');
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database?.close());

/** A sign-in of a browser, which goes on when the same person signs in there again. */
interface SignIn {
  id: string;
  person: Person;
  methods: readonly SignInMethod[];
  end: number;
  ended: boolean;
  /** Whether an application got an ID token in it, so that it is told of the end. */
  consented: boolean;
  told: boolean;
}

/** A cookie, whoever shows it: a thief has a copy of each. */
interface Cookie {
  value: string;
  signIn: SignIn;
  replaced: boolean;
}

const passwordAlone: readonly SignInMethod[] = ['pwd'];
const withSecondStep: readonly SignInMethod[] = ['pwd', 'otp', 'mfa'];

const isOpen = ({ ended, end }: SignIn): boolean => !ended && now < end;
const works = ({ signIn, replaced }: Cookie): boolean => !replaced && isOpen(signIn);

/** An end tells the application of a sign-in that was open, and of no other. */
const ends = (signIn: SignIn): void => {
  if (isOpen(signIn) && signIn.consented) signIn.told = true;
  signIn.ended = true;
};

/** Two people of one account, each of whom signs in at either of two browsers, and an application that both have agreed to. */
const setting = async () => {
  const { db } = database;
  const accountId = await newAccount(db);
  const people: Person[] = [];
  for (let count = 0; count < 2; count += 1) people.push({ accountId, userId: await newUser(db, accountId) });
  const application = newId('application');
  await db
    .insertInto('applications')
    .values({
      account_id: accountId,
      id: application,
      name: 'Wall Board',
      type: 'public',
      redirect_uris: [],
      scopes: ['openid'],
      backchannel_logout_uri: 'https://board.example.com/logout',
    })
    .execute();
  for (const { userId } of people)
    await db
      .insertInto('application_grants')
      .values({ account_id: accountId, application_id: application, user_id: userId, scopes: ['openid'], last_used_at: null })
      .execute();
  const cookies: Cookie[] = [];
  /** The cookie that each browser has now. */
  const browsers: (Cookie | undefined)[] = [undefined, undefined];

  const open = ({ value }: Cookie) => findBrowserSession(db, { value, address: from.address }, accountId, new Date(now));
  const end = ({ value }: Cookie) => transaction(db, (tx) => endBrowserSession(tx, value, new Date(now)));

  /** The sign-in with which somebody goes on, or a new one, as the machine has it. */
  const following = (former: Cookie | undefined, person: Person): SignIn | undefined => {
    if (!former || former.replaced || former.signIn.ended) return undefined;
    if (isOpen(former.signIn) && former.signIn.person === person) return former.signIn;
    ends(former.signIn);
    return undefined;
  };

  const begin = async (which: number, methods: readonly SignInMethod[], shown = browsers[which % 2]) => {
    const person = people[(which >> 1) % 2]!;
    const value = await transaction(db, (tx) => beginBrowserSession(tx, { ...person, methods }, new Date(now), shown?.value, from));
    const found = (await findBrowserSession(db, { value, address: from.address }, accountId, new Date(now)))!;
    const goesOn = following(shown, person);
    if (shown) shown.replaced = true;
    const signIn = goesOn ?? { id: found.id, person, methods, end: 0, ended: false, consented: false, told: false };
    Object.assign(signIn, { end: now + lifetime, methods });
    // A new sign-in has an id that nobody else has, and one that goes on has the same.
    expect(cookies.some((one) => one.signIn.id === found.id)).toBe(goesOn !== undefined);
    expect([found.id, found.methods]).toEqual([signIn.id, methods]);
    const cookie = { value, signIn, replaced: false };
    cookies.push(cookie);
    browsers[which % 2] = cookie;
  };

  const look = async (cookie: Cookie) => {
    const found = await open(cookie);
    expect(found && { id: found.id, userId: found.userId, methods: found.methods }).toEqual(
      works(cookie) ? { id: cookie.signIn.id, userId: cookie.signIn.person.userId, methods: cookie.signIn.methods } : undefined,
    );
  };

  const told = async () =>
    (await db.selectFrom('logout_tokens').select(['session_id', 'user_id']).where('account_id', '=', accountId).execute())
      .map(({ session_id, user_id }) => `${session_id} ${user_id}`)
      .sort();

  const acts = {
    begin: (which: number) => begin(which, passwordAlone),
    secondStep: (which: number) => begin(which, withSecondStep),
    /** A thief signs somebody in with a stolen cookie: whoever had it is signed out there. */
    beginWithStolen: async (which: number) => begin(which, passwordAlone, cookies[which % Math.max(cookies.length, 1)]),
    consent: async (which: number) => {
      const cookie = cookies[which % Math.max(cookies.length, 1)];
      if (!cookie || !works(cookie) || cookie.signIn.consented) return;
      const { id: sessionId, person, methods } = cookie.signIn;
      const family = { ...person, applicationId: application, scopes: ['openid'], methods: [...methods], sessionId };
      await transaction(db, (tx) => beginFamily(tx, { ...family, authenticatedAt: new Date(now).toISOString() }, new Date(now)));
      cookie.signIn.consented = true;
    },
    /** The owner or the thief signs out: both show the same cookie. Of several at once one does it. */
    end: async (which: number) => {
      const cookie = cookies[which % Math.max(cookies.length, 1)];
      if (!cookie) return;
      const wanted = works(cookie) ? 1 : 0;
      const ended = await Promise.all([end(cookie), end(cookie), end(cookie)]);
      expect(ended.filter((one) => one?.id === cookie.signIn.id)).toHaveLength(wanted);
      if (!cookie.replaced) ends(cookie.signIn);
    },
    /** From one's own account: every sign-in of a person, or all but one. */
    endAll: async (which: number) => {
      const person = people[which % 2]!;
      const kept = which % 3 === 0 ? undefined : cookies.find((one) => works(one) && one.signIn.person === person)?.signIn;
      const own = [...new Set(cookies.map(({ signIn }) => signIn))].filter((one) => one.person === person && one !== kept);
      const wanted = own.filter(isOpen).length;
      const count = await transaction(db, (tx) => endBrowserSessionsOf(tx, person, { except: kept?.id }, new Date(now)));
      expect(count).toBe(wanted);
      own.forEach(ends);
    },
    /** A new password ends all of them, also while somebody signs out. */
    changePassword: async (which: number) => {
      const person = people[which % 2]!;
      const cookie = cookies.find(({ signIn }) => signIn.person === person);
      await Promise.all([
        transaction(db, (tx) => endBrowserSessionsOf(tx, person, { except: undefined }, new Date(now))),
        ...(cookie ? [end(cookie)] : []),
      ]);
      for (const { signIn } of cookies) if (signIn.person === person) ends(signIn);
    },
    wait: async (_which: number, milliseconds: number) => {
      now += milliseconds;
    },
  };
  return { acts, cookies, look, told };
};

const step = fc.record({
  act: fc.constantFrom('begin', 'begin', 'secondStep', 'beginWithStolen', 'consent', 'consent', 'end', 'endAll', 'changePassword', 'wait'),
  which: fc.nat({ max: 11 }),
  milliseconds: fc.constantFrom(1000, lifetime / 2, lifetime - 1, lifetime),
});

it('sign-ins at the pages are what the machine says, in concurrent, replayed and stolen histories', async () => {
  const history = async (steps: { act: string; which: number; milliseconds: number }[]) => {
    const { acts, cookies, look, told } = await setting();
    await acts.begin(0);
    await acts.consent(0);
    for (const { act, which, milliseconds } of steps) {
      await acts[act as keyof typeof acts](which, milliseconds);
      for (const cookie of cookies) await look(cookie);
    }
    // Whoever was told is told once, and nobody of a sign-in that goes on.
    const signIns = [...new Set(cookies.map(({ signIn }) => signIn))];
    expect(await told()).toEqual(
      signIns
        .filter(({ told: is }) => is)
        .map(({ id, person }) => `${id} ${person.userId}`)
        .sort(),
    );
    // However a history went, a sign-in never has two cookies that work, and the database has none of them.
    const working = cookies.filter(works).map(({ signIn }) => signIn);
    expect(new Set(working).size).toBe(working.length);
    const stored = JSON.stringify(await database.db.selectFrom('browser_sessions').selectAll().execute());
    for (const { value } of cookies) expect(stored).not.toContain(value);
  };
  await fc.assert(fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), history), { numRuns: 60 });
});
