import { bootTessera, type Caller, type Tessera } from '@tessera/platform/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { graphqlLimits } from '../../src/contract/plans.ts';
import { connectGraphql } from './subscribing.ts';
import { ask } from './support.ts';

let tessera: Tessera;
let admin: Caller;
beforeAll(async () => {
  tessera = await bootTessera();
  admin = tessera.admin;
});
afterAll(() => tessera?.close());

describe('rateLimit', () => {
  type Shown = { remaining: number; resetAt: string; limit: number };
  /** What two operations see, one after the other, in the same window. */
  const inOneWindow = async (first: () => Promise<Shown>, second: () => Promise<Shown>): Promise<[Shown, Shown]> => {
    const [one, other] = [await first(), await second()];
    return one.resetAt === other.resetAt ? [one, other] : inOneWindow(first, second);
  };
  const overHttp = async (): Promise<Shown> => (await ask(admin, query)).body.data.rateLimit;

  const query = '{ rateLimit { limit remaining resetAt cost } users(pagination: { limit: 15 }) { id } }';

  it('has the figures of the headers, with the operation counted', async () => {
    const { headers, body } = await ask(admin, query);
    const figure = (name: string) => Number(headers.get(`x-ratelimit-${name}`));
    expect(body.data.rateLimit).toEqual({
      limit: figure('limit'),
      remaining: figure('remaining'),
      resetAt: new Date(figure('reset') * 1000).toISOString(),
      cost: 15,
    });
    const [one, other] = await inOneWindow(overHttp, overHttp);
    expect(one.remaining - other.remaining).toBe(2);
  });

  it('costs nothing, and needs no scope', async () => {
    const narrow = await tessera.someone('viewer', ['read:resources']);
    const { body } = await ask(narrow, '{ rateLimit { cost } }');
    expect([body.data, body.extensions.cost]).toEqual([
      { rateLimit: { cost: 0 } },
      { operation: 0, most: graphqlLimits.cost, requests: 1 },
    ]);
  });

  it('works over WebSocket', async () => {
    const { client, subscribe } = connectGraphql(tessera.url, { connectionParams: { token: admin.key } });
    const [one, other] = await inOneWindow(async () => (await subscribe(query).first(1))[0].data.rateLimit, overHttp);
    expect(one).toMatchObject({ limit: other.limit, cost: 15, remaining: other.remaining + 2 });
    await client.dispose();
  });
});
