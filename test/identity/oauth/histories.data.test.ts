import { bootTessera, type Tessera } from '@tessera/platform/testing';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runSweeps } from '../../../src/data/sweeping/sweep.ts';
import { tokenSweeps } from '../../../src/identity/tokens/sweep.ts';
import { anAddress, fromAnywhere } from '../../../src/testing/addresses.ts';
import { signedIn } from '../../support/oauth.ts';
import { at } from '../../support/people.ts';
import { tokenMachine } from './token-machine.ts';

let now = Date.parse('2026-03-14T09:26:53.589Z');
let tessera: Tessera;
beforeAll(async () => {
  tessera = await bootTessera({ env: fromAnywhere, clock: () => new Date(now) });
});
afterAll(() => tessera?.close());

type Client = Awaited<ReturnType<typeof signedIn>>;
type Format = 'opaque' | 'jwt';

const second = 1000;
const day = 24 * 3600 * second;
const thrice = <T>(work: () => Promise<T>): Promise<T[]> => Promise.all([work(), work(), work()]);

const setting = (client: Client, format: Format) => {
  const machine = tokenMachine(client, format, () => now);
  /** The newest is the most likely one. */
  const one = <T>(of: readonly T[], which: number): T | undefined => of.at(-1 - (which % of.length));
  const code = (which: number) => one(machine.codes, which)!;
  /** A step takes one of the refresh tokens that somebody knows; there may be none yet. */
  const withRefresh = (work: (token: ReturnType<typeof machine.known>[number]) => Promise<void>) => async (which: number) => {
    const token = one(machine.known(), which);
    if (token) await work(token);
  };

  const acts = {
    authorize: machine.authorize,
    redeem: async (which: number) => {
      const may = machine.mayRedeem(code(which));
      const answer = await machine.redeem(code(which));
      if (may) machine.redeemed(code(which), answer);
      else machine.refused(answer);
    },
    loseRedemption: async (which: number) => {
      const may = machine.mayRedeem(code(which));
      const answer = await machine.redeem(code(which));
      if (may) machine.lostRedemption(code(which), answer);
      else machine.refused(answer);
    },
    /** A code without its verifier gives nothing; once it has been redeemed, it says that there is a copy. */
    inject: async (which: number) => {
      machine.mayRedeem(code(which));
      machine.refused(await machine.redeem(code(which), { code_verifier: 'a'.repeat(43) }));
    },
    /** Owner and thief at once: one of them gets tokens, and the others end them. */
    raceRedemption: async (which: number) => {
      const may = machine.mayRedeem(code(which));
      const answers = await thrice(() => machine.redeem(code(which)));
      const won = answers.filter(({ status }) => status === 200);
      expect(won).toHaveLength(may ? 1 : 0);
      for (const answer of won) machine.redeemed(code(which), answer).ended = true;
      for (const answer of answers.filter((one) => !won.includes(one))) machine.refused(answer);
    },
    refresh: withRefresh(async (token) => {
      const may = machine.mayRefresh(token);
      const answer = await machine.refresh(token);
      if (may) machine.refreshed(token, answer);
      else machine.refused(answer);
    }),
    loseRefresh: withRefresh(async (token) => {
      const may = machine.mayRefresh(token);
      const answer = await machine.refresh(token);
      if (may) machine.lostRefresh(token, answer);
      else machine.refused(answer);
    }),
    raceRefresh: withRefresh(async (token) => {
      const may = machine.mayRefresh(token);
      for (const answer of await thrice(() => machine.refresh(token)))
        if (may) machine.refreshed(token, answer);
        else machine.refused(answer);
    }),
    widen: withRefresh(async (token) => {
      const wanted = machine.mayRefresh(token) ? 'invalid_scope' : 'invalid_grant';
      expect((await machine.refresh(token, { scope: 'read:resources admin' })).body.error).toBe(wanted);
    }),
    revokeFamily: withRefresh(async (token) => {
      expect((await client.revoke(token.text!)).status).toBe(200);
      token.family.ended = true;
    }),
    revokeAccess: async (which: number) => {
      const token = one(machine.accesses, which);
      if (!token) return;
      expect((await client.revoke(token.text)).status).toBe(200);
      token.revoked = true;
    },
    wait: async (_which: number, milliseconds: number) => {
      now += milliseconds;
    },
    sweep: () => runSweeps(tessera.database.db, tokenSweeps, () => new Date(now), { pauseMs: 0 }),
  };
  return { machine, acts };
};

type Machine = ReturnType<typeof setting>['machine'];

/** Every access token is what the machine says, at the API and where other servers ask. */
const expectAsModelled = async (client: Client, machine: Machine) => {
  const call = at(tessera, anAddress());
  for (const access of machine.accesses) {
    const { status } = await call('GET', '/v1/resources', { headers: { Authorization: `Bearer ${access.text}` } });
    const { body } = await client.introspect(access.text);
    const works = machine.works(access);
    expect([status, body.active]).toEqual([works ? 200 : 401, works]);
  }
};

/** There are as many families as codes that were redeemed, and what is over is over in the tables, too. */
const expectFamilies = async ({ userId }: Client, { families }: Machine) => {
  const kept = await tessera.database.db.selectFrom('token_families').select('revoked_at').where('user_id', '=', userId).execute();
  expect(kept.length).toBeLessThanOrEqual(families.length);
  expect(kept.filter(({ revoked_at }) => revoked_at === null).length).toBeLessThanOrEqual(families.filter(({ ended }) => !ended).length);
};

/** Both hold the newest token of a family: as soon as one comes too late behind the other, neither goes on. */
const expectNoTwoHolders = async (machine: Machine) => {
  for (const token of machine.known().filter(({ usedAt }) => usedAt === undefined)) {
    if (!machine.mayRefresh(token)) continue;
    const owner = await machine.refresh(token);
    machine.refreshed(token, owner);
    now += 3600 * second;
    machine.refused(await machine.refresh(token));
    machine.mayRefresh(token);
    machine.refused(await machine.refresh(token.child!));
  }
};

const step = fc.record({
  act: fc.constantFrom(...(Object.keys(setting({} as Client, 'opaque').acts) as (keyof ReturnType<typeof setting>['acts'])[])),
  which: fc.constantFrom(0, 0, 0, 1, 1, 2, 3),
  milliseconds: fc.constantFrom(3 * second, 60 * second, 1800 * second, 3599 * second, 30 * day),
});

it('codes and their families are what the machine says, in concurrent, lost, replayed and stolen histories', async () => {
  const history = async (
    steps: { act: keyof ReturnType<typeof setting>['acts']; which: number; milliseconds: number }[],
    format: Format,
  ) => {
    const client = await signedIn(tessera, { address: anAddress() });
    const { machine, acts } = setting(client, format);
    await acts.authorize();
    await acts.redeem(0);
    await acts.authorize();
    for (const { act, which, milliseconds } of steps) {
      // What was trusted for a second no longer is.
      now += second + 1;
      await acts[act](which, milliseconds);
    }
    now += second + 1;
    await expectAsModelled(client, machine);
    await expectFamilies(client, machine);
    await expectNoTwoHolders(machine);
    now += 60 * second;
    for (const code of machine.codes) {
      machine.mayRedeem(code);
      machine.refused(await machine.redeem(code));
    }
    now += second + 1;
    await expectAsModelled(client, machine);
  };
  const steps = fc.array(step, { minLength: 1, maxLength: 14 });
  await fc.assert(fc.asyncProperty(steps, fc.constantFrom<Format>('opaque', 'jwt'), history), { numRuns: 20 });
});
