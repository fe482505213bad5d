import { describe, expect, it } from 'vitest';
import { createBatch } from '../../src/account/traffic/batch.ts';
import type { Principal } from '../../src/core/principal.ts';

const caller = (id: string) => ({ accountId: 'acc', userId: 'usr', credential: { type: 'api_key', id } }) as Principal;

describe('the parts that clients use', () => {
  it('are counted by client, version and day, also where these take turns', () => {
    const batch = createBatch({ entries: 10, days: 10, parts: 100 });
    const [noon, nextDay] = ['2026-03-14T12:00:00.000Z', '2026-03-15T00:00:00.000Z'];
    const count = (client: string, version: string | null, at: string) =>
      batch.countParts(caller(client), version, ['event RESOURCE_CREATED'], at);
    for (let time = 0; time < 2; time += 1) {
      count('key one', null, noon);
      count('key one', null, noon);
      count('key two', null, noon);
      count('key two', 'v1', noon);
      count('key two', 'v1', nextDay);
    }
    const counted = [...batch.uses.values()].map(({ of, parts }) => [
      of.client.id,
      of.version,
      of.startsAt.slice(0, 10),
      ...parts.values(),
    ]);
    expect(counted).toEqual([
      ['key one', null, '2026-03-14', 4],
      ['key two', null, '2026-03-14', 2],
      ['key two', 'v1', '2026-03-14', 2],
      ['key two', 'v1', '2026-03-15', 2],
    ]);
  });
});

describe('the day of an account', () => {
  it('counts refusals, failures and what was over the limit apart', () => {
    const batch = createBatch({ entries: 10, days: 10, parts: 100 });
    const request = { requestId: 'r', method: 'GET', path: '/', operationId: null, version: null, errorCode: null, duration: 1, cost: 1 };
    const answered = { ...request, caller: { ...caller('key one'), actor: { type: 'user' } } as Principal, address: '127.0.0.1', used: [] };
    for (const status of [200, 304, 400, 404, 429, 429, 500, 503]) batch.record({ ...answered, status }, '2026-03-14T12:00:00.000Z');
    expect([...batch.days.values()]).toMatchObject([{ requests: 8, cost: 8, client_errors: 2, throttled: 2, server_errors: 2 }]);
  });

  it('counts no requests of the dashboard and no parts that it used, but logs them as such', () => {
    const batch = createBatch({ entries: 10, days: 10, parts: 100 });
    const person = { ...caller('key one'), actor: { type: 'user' } } as Principal;
    const request = { requestId: 'r', method: 'GET', path: '/', operationId: 'listResources', version: 'v1', errorCode: null };
    const answered = { ...request, status: 200, duration: 1, cost: 1, address: '127.0.0.1', used: ['operation listResources'] as const };
    batch.record({ ...answered, caller: { ...person, isFromDashboard: true } }, '2026-03-14T12:00:00.000Z');
    expect([...batch.days.values()]).toMatchObject([{ requests: 0, cost: 0 }]);
    expect([...batch.uses]).toEqual([]);
    batch.record({ ...answered, caller: person }, '2026-03-14T12:00:00.000Z');
    expect([...batch.days.values()]).toMatchObject([{ requests: 1, cost: 1 }]);
    expect(batch.uses.size).toBe(1);
    expect(batch.entries.map((entry) => entry.from_dashboard)).toEqual([true, false]);
  });
});
