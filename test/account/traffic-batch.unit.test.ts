import { describe, expect, it } from 'vitest';
import { createBatch } from '../../src/account/traffic/batch.ts';
import type { Principal } from '../../src/core/principal.ts';

const caller = (id: string) => ({ accountId: 'acc', userId: 'usr', credential: { type: 'api_key', id } }) as Principal;

describe('the parts that clients use', () => {
  it('are counted by client, version and day, also where these take turns', () => {
    const batch = createBatch({ entries: 10, days: 10, parts: 100 });
    const [noon, nextDay] = ['2026-03-14T12:00:00.000Z', '2026-03-15T00:00:00.000Z'];
    const count = (client: string, version: string | null, at: string) =>
      batch.countParts(caller(client), version, ['event TASK_CREATED'], at);
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
