import { freshDatabase, newAccount, newUser, openAgain, serverUrl } from '@tessera/platform/testing';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../src/core/ids.ts';
import type { Database } from '../../src/data/connection/database.ts';
import { createLogoutQueue, type DueLogoutToken, type LogoutQueue } from '../../src/delivery/logout-tokens/queue.ts';
import { createLogoutSender } from '../../src/delivery/logout-tokens/sender.ts';
import { OutboundError } from '../../src/outbound/outbound.ts';

const leaseMs = 60_000;
/** How many of one account are being sent at a time. */
const ofOneAccount = 4;

let database: Database;
let other: Database | undefined;
let now = Date.parse('2026-03-14T09:26:53.589Z');
const clock = () => new Date(now);
beforeAll(async () => {
  database = await freshDatabase();
  other = serverUrl ? await openAgain(database) : undefined;
});
afterAll(async () => {
  await other?.close();
  await database?.close();
});

const newApplication = async (accountId: string, uri: string | null = 'https://board.example.com/logout'): Promise<string> => {
  const id = newId('application');
  const fields = { name: 'Wall Board', type: 'public' as const, redirect_uris: [], scopes: ['openid'] };
  await database.db
    .insertInto('applications')
    .values({ ...fields, account_id: accountId, id, backchannel_logout_uri: uri })
    .execute();
  return id;
};

const add = async (accountId: string, applicationId: string, userId: string): Promise<string> => {
  const sessionId = newId('session');
  const row = { account_id: accountId, application_id: applicationId, session_id: sessionId, user_id: userId };
  await database.db
    .insertInto('logout_tokens')
    .values({ ...row, next_attempt_at: clock().toISOString(), leased_until: null })
    .execute();
  return sessionId;
};

/** A token as the machine has it. */
interface Token {
  application: string;
  session: string;
  next: number;
  leasedUntil: number;
  tries: number;
  sent: boolean;
  ended: boolean;
}
/** What a worker has taken, which it may believe to have for longer than it has. */
interface Held {
  token: Token;
  taken: DueLogoutToken;
  queue: LogoutQueue;
}

const setting = async () => {
  await database.db.deleteFrom('logout_tokens').execute();
  const accountId = await newAccount(database.db);
  const userId = await newUser(database.db, accountId);
  const applications: string[] = [];
  for (let count = 0; count < 6; count += 1) applications.push(await newApplication(accountId));
  const queues = [createLogoutQueue({ db: database.db, clock }), createLogoutQueue({ db: (other ?? database).db, clock })];
  const tokens: Token[] = [];
  const held: Held[] = [];

  const isLeased = ({ ended, leasedUntil }: Token) => !ended && leasedUntil > now;
  const isEligible = (one: Token): boolean =>
    !one.ended &&
    one.next <= now &&
    !tokens.some((another) => another.application === one.application && isLeased(another)) &&
    tokens.filter(isLeased).length < ofOneAccount;
  /** Whether a worker has its token still. */
  const owns = ({ token, taken }: Held) => !token.ended && token.tries === taken.tries;

  const note = (taken: DueLogoutToken, queue: LogoutQueue): void => {
    const token = tokens.find(({ session }) => session === taken.sessionId)!;
    expect(token).toMatchObject({ application: taken.applicationId, ended: false });
    Object.assign(token, { tries: token.tries + 1, next: now + leaseMs, leasedUntil: now + leaseMs });
    expect(taken).toMatchObject({ accountId, userId, tries: token.tries, url: 'https://board.example.com/logout' });
    held.push({ token, taken, queue });
  };

  const last = (which: number): Held | undefined => held.splice(which < 0 ? -1 : which % Math.max(held.length, 1), 1)[0];

  const acts = {
    add: async (which: number) => {
      const application = applications[which % applications.length]!;
      const session = await add(accountId, application, userId);
      tokens.push({ application, session, next: now, leasedUntil: 0, tries: 0, sent: false, ended: false });
    },
    /** One worker asks: it gets the one that has waited longest of those that it may have, or none. */
    take: async (which: number) => {
      const eligible = tokens.filter(isEligible);
      const longest = Math.min(...eligible.map(({ next }) => next));
      const queue = queues[which % 2]!;
      const taken = await queue.take();
      const allowed = eligible.filter(({ next }) => next === longest).map(({ session }) => session);
      if (!taken) return void expect(allowed).toEqual([]);
      expect(allowed).toContain(taken.sessionId);
      note(taken, queue);
    },
    /** Workers of both nodes ask at once: none gets what another one has. */
    race: async () => {
      const eligible = new Set(
        tokens.filter(({ ended, next, leasedUntil }) => !ended && next <= now && leasedUntil <= now).map(({ session }) => session),
      );
      const all = await Promise.all([0, 1, 0, 1].map(async (node) => ({ taken: await queues[node]!.take(), queue: queues[node]! })));
      const sessions = all.flatMap(({ taken }) => (taken ? [taken.sessionId] : []));
      expect(new Set(sessions).size).toBe(sessions.length);
      for (const session of sessions) expect(eligible).toContain(session);
      for (const { taken, queue } of all) if (taken) note(taken, queue);
    },
    /** The application has taken it. Whoever has lost the lease changes nothing. */
    succeed: async (which: number) => {
      const one = last(which);
      if (!one) return;
      one.token.sent = true;
      const own = owns(one);
      await one.queue.end(one.taken);
      if (own) one.token.ended = true;
    },
    fail: async (which: number, milliseconds: number) => {
      const one = last(which);
      if (!one) return;
      one.token.sent = true;
      const own = owns(one);
      await one.queue.putOff(one.taken, milliseconds);
      if (own) Object.assign(one.token, { next: now + milliseconds, leasedUntil: 0 });
    },
    /** A process ends in the middle. */
    crash: async (which: number) => void last(which),
    suspend: async () => {
      const set = (suspended_at: string | null) =>
        database.db.updateTable('accounts').set({ suspended_at }).where('id', '=', accountId).execute();
      await set(clock().toISOString());
      expect(await queues[0]!.take()).toBeUndefined();
      await set(null);
    },
    wait: async (_which: number, milliseconds: number) => {
      now += milliseconds;
    },
  };
  return { acts, tokens };
};

const step = fc.record({
  act: fc.constantFrom('add', 'add', 'add', 'take', 'take', 'race', 'succeed', 'fail', 'crash', 'suspend', 'wait'),
  which: fc.nat({ max: 11 }),
  milliseconds: fc.constantFrom(1, 5000, leaseMs - 1, leaseMs, 3 * leaseMs),
});

describe('the outbox of logout tokens', () => {
  it('is what the machine says, in concurrent, crashed and outdated histories; each token is sent at least once', async () => {
    const on = (act: string, which: number, milliseconds = 1) => ({ act, which, milliseconds }) as const;
    const each = [0, 1, 2, 3, 4];
    /** An application gets one at a time, an account four, and whoever has lost a lease changes nothing. */
    const examples = [
      [on('add', 0), on('add', 0), on('take', 0), on('take', 1)],
      [...each.map((which) => on('add', which)), ...each.map((which) => on('take', which))],
      [
        on('add', 0),
        on('take', 0),
        on('wait', 0, leaseMs),
        on('take', 1),
        on('fail', 0, 3 * leaseMs),
        on('wait', 0, leaseMs),
        on('take', 0),
      ],
    ].map((steps) => [steps] as [typeof steps]);
    const history = async (steps: { act: string; which: number; milliseconds: number }[]) => {
      const { acts, tokens } = await setting();
      for (const { act, which, milliseconds } of steps) await acts[act as keyof typeof acts](which, milliseconds);
      // Whatever happened, somebody sends what is left, once the leases are over.
      for (let round = 0; tokens.some(({ ended }) => !ended); round += 1) {
        expect(round).toBeLessThan(1000);
        now += 3 * leaseMs;
        await acts.take(round);
        // The newest one: what a crashed worker had is somebody else's by now.
        await acts.succeed(-1);
      }
      expect(tokens.every(({ sent }) => sent)).toBe(true);
      expect(await database.db.selectFrom('logout_tokens').select('session_id').execute()).toEqual([]);
    };
    await fc.assert(fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 20 }), history), { numRuns: 60, examples });
  });

  it.each([
    ['an application that fails', 200, [500, 'lost', 200]],
    ['one that never answers', null, []],
  ] as const)('sends each attempt with a token that is signed for it, to %s', async (_, taken, answers) => {
    await database.db.deleteFrom('logout_tokens').execute();
    const accountId = await newAccount(database.db);
    const userId = await newUser(database.db, accountId);
    const sessionId = await add(accountId, await newApplication(accountId), userId);
    const signed: number[] = [];
    const sent: { token: string; at: number }[] = [];
    const warned: object[] = [];
    const queue = createLogoutQueue({ db: database.db, clock });
    const sender = createLogoutSender({
      queue,
      clock,
      random: () => 0.5,
      pollIntervalMs: 5,
      log: { warn: (about: object) => void warned.push(about) },
      sign: async (about) => {
        expect(about).toMatchObject({ sessionId, userId });
        signed.push(now);
        return `signed at ${now}`;
      },
      outbound: {
        send: async ({ body }: { body?: string | Uint8Array }) => {
          const answer = answers[sent.length];
          sent.push({ token: new URLSearchParams(String(body)).get('logout_token')!, at: now });
          if (answer === undefined || answer === 'lost') throw new OutboundError('unreachable', 'The connection was lost.', undefined);
          return { status: answer, headers: {} };
        },
      } as unknown as Parameters<typeof createLogoutSender>[0]['outbound'],
    });
    const left = async () => (await database.db.selectFrom('logout_tokens').select(['next_attempt_at', 'leased_until']).execute())[0];
    sender.start();
    // The clock goes on when an attempt has failed; then the next one is due.
    for (let row = await left(); row; row = await left()) {
      if (row.leased_until === null) now = Math.max(now, Date.parse(row.next_attempt_at));
      await new Promise((resolve) => setImmediate(resolve));
    }
    await sender.close();
    // One that was signed before would be refused: it is valid for two minutes.
    expect(sent.map(({ token, at }) => [token, at])).toEqual(signed.map((at) => [`signed at ${at}`, at]));
    expect(new Set(signed).size).toBe(signed.length);
    expect([sent.length, warned.length]).toEqual(taken === 200 ? [3, 0] : [10, 1]);
  });

  it('looks for one token at a time, and sends those of several applications at once', async () => {
    let [asked, looking, most] = [0, 0, 0];
    const idle = Promise.withResolvers<void>();
    const bothSent = Promise.withResolvers<void>();
    const due = ['app_one', 'app_two'].map(
      (applicationId) => ({ applicationId, url: 'https://board.example.com/logout' }) as DueLogoutToken,
    );
    let sending = 0;
    const sender = createLogoutSender({
      queue: {
        take: async () => {
          looking += 1;
          most = Math.max(most, looking);
          await new Promise((resolve) => setImmediate(resolve));
          looking -= 1;
          asked += 1;
          if (asked === 3) idle.resolve();
          return due.shift();
        },
        end: async () => undefined,
        putOff: async () => undefined,
      },
      clock,
      // It polls once.
      pollIntervalMs: 1_000_000,
      log: { warn: () => undefined },
      sign: async () => 'signed',
      outbound: {
        send: async () => {
          sending += 1;
          if (sending === 2) bothSent.resolve();
          await bothSent.promise;
          return { status: 200, headers: {} };
        },
      } as unknown as Parameters<typeof createLogoutSender>[0]['outbound'],
    });
    sender.start();
    await Promise.all([bothSent.promise, idle.promise]);
    await sender.close();
    expect(most).toBe(1);
  });
});
