import { freshDatabase, newAccount, newUser, rejection, until } from '@tessera/platform/testing';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ServiceError } from '../../src/core/errors.ts';
import { newId } from '../../src/core/ids.ts';
import type { Database } from '../../src/data/connection/database.ts';
import { createBackgroundTasks } from '../../src/identity/background-tasks.ts';
import { hashPassword, verifyPassword } from '../../src/identity/passwords/passwords.ts';
import type { Person } from '../../src/identity/people/person.ts';
import { createSignIn, type SignInRequest, type Use } from '../../src/identity/sign-in/sign-in.ts';
import { createAttempts } from '../../src/rules/attempt-limits.ts';

const verify = vi.fn(verifyPassword);

const right = 'correct horse battery staple';
let database: Database;
let hash: string;
beforeAll(async () => {
  database = await freshDatabase();
  hash = await hashPassword(right);
});
afterAll(() => database.close());

describe('signing in', () => {
  let people = 0;
  let email: string;
  let failures: unknown[];
  let signIn: <T = Person>(wanted: SignInRequest, use?: Use<T>) => Promise<T>;

  beforeEach(() => {
    people += 1;
    email = `Ada.${people}@tessera.example`;
    failures = [];
    const { db } = database;
    const open = createSignIn({
      db,
      clock: () => new Date(),
      attempts: createAttempts(),
      background: createBackgroundTasks((failure) => failures.push(failure)),
      challenges: { begin: async () => undefined },
      emails: { notifyOfNewPlace: async () => {}, notifyOfRefusal: async () => {} },
      verify,
    });
    signIn = async <T>(wanted: SignInRequest, use?: Use<T>) => {
      const first = await open(wanted, use ?? (async (_tx, { accountId, userId }) => ({ accountId, userId }) as T));
      if (first.asked) throw new Error('Nobody here has a second factor.');
      return first.done;
    };
  });
  afterEach(() => expect(failures).toEqual([]));

  const someone = async (password: string | null = hash, account?: string) => {
    const { db } = database;
    const accountId = account ?? (await newAccount(db));
    const userId = await newUser(db, accountId, { email });
    if (password) await db.insertInto('passwords').values({ account_id: accountId, user_id: userId, hash: password }).execute();
    return { accountId, userId };
  };
  const request = (own: Partial<SignInRequest> = {}): SignInRequest => ({
    email,
    password: right,
    address: '203.0.113.7',
    requestId: null,
    action: 'login',
    ...own,
  });
  const refusal = async (own: Partial<SignInRequest> = {}) => {
    const { code, message, headers } = (await rejection(signIn(request(own)))) as ServiceError;
    return { code, message, headers };
  };
  /** A request that names an account has been refused for no network by then. */
  const message = expect.stringMatching(/^Wrong e-mail address or password(, or your network is not allowed by the account)?\.$/);
  const refused = { code: 'invalid_credentials', message, headers: {} };
  const entries = (accountId: string) =>
    database.db
      .selectFrom('audit_entries')
      .where('account_id', '=', accountId)
      .select(['action', 'actor_id', 'credential_type', 'credential_id', 'subject_id', 'changes', 'address'])
      .orderBy('created_at')
      .orderBy('id')
      .execute();
  const eventually = async <T>(look: () => Promise<T[]>, count: number): Promise<T[]> => {
    let found: T[] = [];
    await until(async () => {
      found = await look();
      return found.length >= count;
    });
    return found;
  };

  it('takes the address in any case, and the password as people type it', async () => {
    const person = await someone(await hashPassword('Mün\u0303chen im Frühling'));
    const composed = request({ email: email.toUpperCase(), password: 'Mün\u0303chen im Fru\u0308hling' });
    expect(await signIn(composed)).toEqual(person);
  });

  it('follows an address that was changed, at once', async () => {
    const { accountId, userId } = await someone();
    await database.db
      .updateTable('users')
      .set({ email: `new-${email}` })
      .where('id', '=', userId)
      .execute();
    expect(await refusal()).toEqual(refused);
    expect(await signIn(request({ email: `new-${email}` }))).toEqual({ accountId, userId });
  });

  it('says the same of an unknown address, a wrong password and a person without a password', async () => {
    expect(await refusal({ email: 'nobody@tessera.example' })).toEqual(refused);
    await someone(null);
    expect(await refusal()).toEqual(refused);
    await someone();
    expect(await refusal({ password: 'wrong horse battery staple' })).toEqual(refused);
  });

  it('finds the oldest account in which the password holds, and the one that is named', async () => {
    const younger = await someone();
    const older = await someone(await hashPassword('another password altogether'));
    const person = await someone();
    await database.db.updateTable('accounts').set({ created_at: '2020-01-01T00:00:00Z' }).where('id', '=', older.accountId).execute();
    await database.db.updateTable('accounts').set({ created_at: '2021-01-01T00:00:00Z' }).where('id', '=', person.accountId).execute();
    expect(await signIn(request())).toEqual(person);
    expect(await signIn(request({ accountId: younger.accountId }))).toEqual(younger);
    expect(await refusal({ accountId: older.accountId })).toEqual(refused);
    expect(await refusal({ accountId: await newAccount(database.db) })).toEqual(refused);
  });

  it('tries first where the person has signed in from the same place, so that four older accounts keep nobody out', async () => {
    const { db } = database;
    const person = await someone();
    for (let year = 2020; year < 2024; year += 1) {
      const twin = await someone(await hashPassword(`another password of ${year}`));
      await db
        .updateTable('accounts')
        .set({ created_at: `${year}-01-01T00:00:00Z` })
        .where('id', '=', twin.accountId)
        .execute();
      expect(await signIn(request({ password: `another password of ${year}`, address: '198.51.100.1' }))).toEqual(twin);
    }
    expect(await refusal()).toEqual(refused);
    expect(await signIn(request({ accountId: person.accountId }))).toEqual(person);
    expect(await signIn(request())).toEqual(person);
    const ofOthers = { actor_id: newId('user'), address: request().address };
    await db.updateTable('audit_entries').set(ofOthers).where('account_id', '!=', person.accountId).execute();
    expect(await signIn(request())).toEqual(person);
    expect(await refusal({ address: '192.0.2.9' })).toEqual(refused);
    const at = new Date(Date.now() - 91 * 24 * 60 * 60 * 1000).toISOString();
    await db.updateTable('audit_entries').set({ created_at: at }).where('account_id', '=', person.accountId).execute();
    expect(await refusal()).toEqual(refused);
  });

  it('records who signed in, and who tried', async () => {
    const { accountId, userId } = await someone();
    await refusal({ password: 'wrong' });
    const failed = { action: 'login', actor_id: null, credential_type: 'password', credential_id: null, subject_id: userId };
    const attempts = { count: 1, first_at: expect.any(String), last_at: expect.any(String) };
    const [first, ...none] = await eventually(() => entries(accountId), 1);
    expect([first, none]).toEqual([{ ...failed, changes: { succeeded: false, attempts }, address: '203.0.113.7' }, []]);
    await signIn(request({ action: 'authorize' }));
    const [, entry] = await entries(accountId);
    expect(entry).toEqual({ ...failed, action: 'authorize', actor_id: userId, changes: {}, address: '203.0.113.7' });
    const { last_login_at } = await database.db
      .selectFrom('passwords')
      .select('last_login_at')
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow();
    expect(last_login_at).not.toBeNull();
  });

  it('undoes what was done for a person whose password was changed meanwhile', async () => {
    const { accountId, userId } = await someone();
    const { db } = database;
    const [hashWasRead, changed] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    verify.mockImplementationOnce(async (...given) => {
      hashWasRead.resolve();
      await changed.promise;
      return verifyPassword(...given);
    });
    const late = signIn(request(), async (tx) => tx.insertInto('secrets').values({ name: userId, sealed: 'x' }).execute());
    await hashWasRead.promise;
    await db
      .updateTable('passwords')
      .set({ hash: await hashPassword('a password that is new') })
      .where('user_id', '=', userId)
      .execute();
    changed.resolve();
    expect(await rejection(late)).toMatchObject({ code: 'invalid_credentials' });
    expect(await db.selectFrom('secrets').where('name', '=', userId).select('name').execute()).toEqual([]);
    expect(await refusal({ accountId })).toEqual(refused);
  });

  describe('limits', () => {
    const wrong = { password: 'wrong horse battery staple', accountId: 'acc_00000000000000000000000000' };
    const failing = async (count: number, own: (n: number) => Partial<SignInRequest>) => {
      const answers = await Promise.all(Array.from({ length: count }, (_, n) => refusal({ ...wrong, ...own(n) })));
      return answers.filter(({ code }) => code === 'rate_limit_exceeded');
    };

    it('let ten attempts at one person fail from one address in a quarter of an hour, also all at once', async () => {
      const person = await someone();
      const over = await failing(13, () => ({}));
      expect(over).toHaveLength(3);
      for (const { headers } of over) expect(Number(headers['Retry-After'])).toBeOneOf(Array.from({ length: 900 }, (_, n) => n + 1));
      expect((await refusal()).code).toBe('rate_limit_exceeded');
      expect(await signIn(request({ address: '198.51.100.9' }))).toEqual(person);
    });

    it('sound the same for an address that nobody has', async () => {
      const over = await failing(11, () => ({ email: 'nobody@tessera.example' }));
      expect(over).toMatchObject([{ code: 'rate_limit_exceeded', message: expect.stringMatching(/^Too many attempts\./) }]);
    });

    it('let thirty attempts fail from one address, whoever they are at, and count an IPv6 network as one', async () => {
      const person = await someone();
      const spread = (n: number) => ({ email: `someone-${n}@tessera.example`, address: `2001:db8:1:2::${n.toString(16)}` });
      expect(await failing(33, spread)).toHaveLength(3);
      expect((await refusal({ address: '2001:db8:1:2:ffff::1' })).code).toBe('rate_limit_exceeded');
      expect(await signIn(request({ address: '2001:db8:1:3::1' }))).toEqual(person);
    });

    it('let a hundred attempts at one person fail from everywhere, and the person in from where they have been before', async () => {
      const person = await someone();
      await signIn(request({ address: '198.51.100.9' }));
      expect(await failing(103, (n) => ({ address: `192.0.2.${n}` }))).toHaveLength(3);
      expect((await refusal({ address: '203.0.113.99' })).code).toBe('rate_limit_exceeded');
      expect(await signIn(request({ address: '198.51.100.9' }))).toEqual(person);
    });

    describe('of a person whose address somebody has in another account, too', () => {
      const [guess, known] = ['a password of the other', '198.51.100.9'];
      let guessHash: string;
      beforeAll(async () => {
        guessHash = await hashPassword(guess);
      });
      const asTwin = () => request({ password: guess });

      it('are not reset by a sign-in of the other, named or not', async () => {
        const person = await someone();
        const twin = await someone(guessHash);
        const named = { accountId: person.accountId };
        for (const own of [named, {}, { accountId: twin.accountId }]) {
          await failing(9, () => own);
          expect(await signIn(asTwin())).toEqual(twin);
        }
        expect(await refusal(named)).toEqual(refused);
        expect(await signIn(request({ ...named, address: known }))).toEqual(person);
      });

      it('count a password that is right for the other, after it was tried for the person', async () => {
        const person = await someone();
        const twin = await someone(guessHash);
        for (let times = 0; times < 10; times += 1) expect(await signIn(asTwin())).toEqual(twin);
        expect(await refusal({ accountId: person.accountId })).toEqual(refused);
        expect(await signIn(asTwin())).toEqual(twin);
      });

      it('count nothing for the person where the other is found first', async () => {
        const twin = await someone(guessHash);
        const person = await someone();
        for (let times = 0; times < 11; times += 1) expect(await signIn(asTwin())).toEqual(twin);
        expect(await signIn(request())).toEqual(person);
      });

      it('let nobody go on from where only the other has been before, and keep the person out of no such place', async () => {
        const person = await someone();
        const twin = await someone(guessHash);
        const at = { address: known };
        await signIn({ ...asTwin(), ...at });
        await signIn(request({ address: '198.51.100.8' }));
        expect(await failing(103, (n) => ({ ...person, address: `192.0.2.${n}` }))).toHaveLength(3);
        expect(await refusal({ ...at, accountId: person.accountId })).toEqual(refused);
        expect(await refusal(at)).toEqual(refused);
        expect(await signIn({ ...asTwin(), ...at })).toEqual(twin);
        expect(await signIn(request({ address: '198.51.100.8' }))).toEqual(person);
        expect(await refusal({ address: '203.0.113.99' })).toMatchObject({ code: 'rate_limit_exceeded' });
      });

      it('take as many derivations for a success as for a failure', async () => {
        const twin = await someone(guessHash);
        const cost = async (own: Partial<SignInRequest>) => {
          const before = verify.mock.calls.length;
          await signIn(request(own)).catch(() => undefined);
          return verify.mock.calls.length - before;
        };
        expect([await cost({ password: guess }), await cost(wrong), await cost({ email: 'nobody@tessera.example' })]).toEqual([4, 1, 4]);
        expect([await cost({ password: guess, accountId: twin.accountId })]).toEqual([1]);
      });
    });

    it('count no attempt that succeeded', async () => {
      const person = await someone();
      await failing(9, () => ({}));
      for (let times = 0; times < 3; times += 1) expect(await signIn(request())).toEqual(person);
      expect(await failing(11, () => ({}))).toHaveLength(1);
    });
  });
});
