import { freshDatabase, newAccount, openAgain, serverUrl } from '@tessera/platform/testing';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lifetimes } from '../../src/contract/plans.ts';
import { isId } from '../../src/core/ids.ts';
import type { Database, Queries } from '../../src/data/connection/database.ts';
import { auditGuess, type Guess } from '../../src/rules/audited-guesses.ts';

let database: Database;
let other: Database | undefined;
/** The databases of two nodes; one where only one can be open. */
let nodes: [Queries, Queries];
beforeAll(async () => {
  database = await freshDatabase();
  other = serverUrl ? await openAgain(database) : undefined;
  nodes = [database.db, (other ?? database).db];
});
afterAll(async () => {
  await other?.close();
  await database?.close();
});

const begun = Date.parse('2026-03-14T09:15:00.000Z');
const periodMs = lifetimes.audited_guesses * 1000;
const ada = 'usr_01jq3x5gkz0v7t9n2m4p6r8s1w';
const eve = 'usr_01jq3x5gkz0v7t9n2m4p6r8s2x';

const guess = (accountId: string, own: Partial<Guess> = {}): Guess => ({
  accountId,
  action: 'login',
  actorId: null,
  credential: { type: 'password', id: null },
  subjectId: ada,
  address: '203.0.113.7',
  requestId: 'req_1',
  at: new Date(begun),
  ...own,
});
const entriesOf = (accountId: string) =>
  database.db.selectFrom('audit_entries').selectAll().where('account_id', '=', accountId).orderBy('created_at').orderBy('id').execute();

describe('failed attempts', () => {
  it('are one entry, which says how many there were and when', async () => {
    const accountId = await newAccount(database.db);
    const at = (ms: number) => new Date(begun + ms);
    await auditGuess(database.db, guess(accountId, { at: at(60_000) }));
    await auditGuess(database.db, guess(accountId, { at: at(periodMs - 1), requestId: 'req_2' }));
    // A node whose clock is behind.
    await auditGuess(database.db, guess(accountId, { at: at(0), requestId: 'req_3' }));
    const [entry, ...more] = await entriesOf(accountId);
    expect(more).toEqual([]);
    expect(isId('audit', entry!.id)).toBe(true);
    expect(entry).toMatchObject({
      action: 'login',
      actor_id: null,
      actor_type: null,
      credential_type: 'password',
      subject_id: ada,
      address: '203.0.113.7',
      request_id: 'req_1',
      created_at: at(60_000).toISOString(),
      changes: {
        succeeded: false,
        attempts: { count: 3, first_at: at(0).toISOString(), last_at: at(periodMs - 1).toISOString() },
      },
    });
  });

  it('make the time of the entry later each time, also those of a node whose clock is behind', async () => {
    const accountId = await newAccount(database.db);
    const times: unknown[] = [];
    for (const ms of [1000, 0, 5000, 5000]) {
      await auditGuess(database.db, guess(accountId, { at: new Date(begun + ms) }));
      times.push((await entriesOf(accountId))[0]!.updated_at);
    }
    const iso = (ms: number) => new Date(begun + ms).toISOString();
    expect(times).toEqual([null, iso(1001), iso(5000), iso(5001)]);
  });

  it.each<[string, Partial<Guess>, number]>([
    ['another action', { action: 'deviceAuthorization' }, 2],
    ['another person', { subjectId: eve }, 2],
    ['another actor', { actorId: eve }, 2],
    ['another kind of credential', { credential: { type: 'passkey', id: null } }, 2],
    ['another credential', { credential: { type: 'password', id: 'ses_01jq3x5gkz0v7t9n2m4p6r8s1w' } }, 2],
    ['another address', { address: '203.0.113.8' }, 2],
    ['no address', { address: null }, 2],
    ['another reason', { why: { network: 'refused' } }, 2],
    ['another period', { at: new Date(begun + periodMs) }, 2],
    ['another request', { requestId: 'req_2' }, 1],
    ['the same address in other words', { address: '::ffff:203.0.113.7' }, 1],
  ])('with %s are counted by that', async (_, own, entries) => {
    const accountId = await newAccount(database.db);
    await auditGuess(database.db, guess(accountId));
    await auditGuess(database.db, guess(accountId, own));
    const counts = (await entriesOf(accountId)).map(({ changes }) => (changes.attempts as { count: number }).count);
    expect(counts).toEqual(entries === 2 ? [1, 1] : [2]);
  });

  it('from addresses of one IPv6 network are together, and those of two accounts are not', async () => {
    const [one, two] = [await newAccount(database.db), await newAccount(database.db)];
    await auditGuess(database.db, guess(one, { address: '2001:db8:0:1::7' }));
    await auditGuess(database.db, guess(one, { address: '2001:db8:0:1:9::9' }));
    await auditGuess(database.db, guess(two, { address: '2001:db8:0:1::7' }));
    const shown = async (accountId: string) => (await entriesOf(accountId)).map(({ changes, address }) => [address, changes.attempts]);
    expect(await shown(one)).toEqual([['2001:db8:0:1::7', expect.objectContaining({ count: 2 })]]);
    expect(await shown(two)).toEqual([['2001:db8:0:1::7', expect.objectContaining({ count: 1 })]]);
  });

  it('of any history sum up exactly, whichever nodes record them at once', async () => {
    const kind = fc.record({
      action: fc.constantFrom('login', 'deviceAuthorization'),
      subjectId: fc.constantFrom(ada, eve),
      address: fc.constantFrom('203.0.113.7', '198.51.100.9'),
      why: fc.constantFrom<Record<string, string>>({}, { second_factor: 'wrong' }),
    });
    const attempt = fc.record({ kind, node: fc.nat({ max: 1 }), ms: fc.nat({ max: 3 * periodMs }) });
    /** What is recorded at once; one round follows the other. */
    const rounds = fc.array(fc.array(attempt, { minLength: 1, maxLength: 12 }), { minLength: 1, maxLength: 4 });

    const history = async (all: (typeof attempt extends fc.Arbitrary<infer One> ? One : never)[][]) => {
      const accountId = await newAccount(database.db);
      for (const round of all)
        await Promise.all(
          round.map(({ kind: of, node, ms }) => auditGuess(nodes[node]!, guess(accountId, { ...of, at: new Date(begun + ms) }))),
        );
      const times = Object.groupBy(all.flat(), ({ kind: of, ms }) =>
        JSON.stringify([of.action, of.subjectId, of.address, of.why.second_factor ?? null, Math.floor(ms / periodMs)]),
      );
      const wanted = Object.entries(times).map(([name, some]) => {
        const sorted = some!.map(({ ms }) => new Date(begun + ms).toISOString()).sort();
        return [name, { count: sorted.length, first_at: sorted[0], last_at: sorted.at(-1) }];
      });
      const found = (await entriesOf(accountId)).map(({ action, subject_id, address, changes: { attempts, second_factor = null } }) => {
        const period = Math.floor((Date.parse((attempts as { first_at: string }).first_at) - begun) / periodMs);
        return [JSON.stringify([action, subject_id, address, second_factor, period]), attempts];
      });
      expect(found.length).toBe(wanted.length);
      expect(Object.fromEntries(found)).toEqual(Object.fromEntries(wanted));
    };
    await fc.assert(fc.asyncProperty(rounds, history), { numRuns: 40 });
  });
});
