import { createClient } from 'graphql-ws';
import { afterAll, describe, expect, it } from 'vitest';
import { resources } from '../../clients/typescript/generated/platform/index.ts';
import { shareMocks, startMock } from '../../clients/typescript/src/testing/index.ts';

const ending = shareMocks();
afterAll(async () => (await ending)());

const families = { resources };

interface Told {
  eventCreated: { data: { name: string } } | null;
}

describe('six mocks at once', () => {
  it('have each their own records, subscriptions and resets', { timeout: 600_000 }, async () => {
    const mocks = await Promise.all(Array.from({ length: 6 }, () => startMock()));
    expect(new Set(mocks.map(({ url }) => url)).size).toBe(6);
    const all = mocks.flatMap((_, at) => [`Atlas ${at}`, `Beacon ${at}`]);
    const namesIn = async (one: (typeof mocks)[number]) => {
      const page = one
        .client({ families })
        .resources.list({ name: { in: all }, sort: ['name'] })
        .page();
      return (await page).data.map(({ name }) => name);
    };
    const seen = async () => Promise.all(mocks.map(namesIn));
    const expected = (those: (at: number) => string[]) => mocks.map((_, at) => those(at));

    const clients = mocks.map(({ url, key }) =>
      createClient({ url: `${url.replace('http', 'ws')}/graphql`, connectionParams: { 'X-API-Key': key }, retryAttempts: 0 }),
    );
    const created = clients.map((client) =>
      client.iterate<Told>({ query: 'subscription { eventCreated(types: ["RESOURCE_CREATED"]) { data } }' }),
    );
    const first = created.map((one) => one.next());
    await Promise.all(clients.map((client) => client.iterate({ query: '{ me { id } }' }).next()));
    await Promise.all(mocks.map((mock, at) => mock.client({ families }).resources.create({ name: `Atlas ${at}` })));
    expect((await Promise.all(first)).map(({ value }) => value.data.eventCreated.data.name)).toEqual(mocks.map((_, at) => `Atlas ${at}`));
    expect(await seen()).toEqual(expected((at) => [`Atlas ${at}`]));

    // Every second one is brought back, and the others notice nothing of it.
    const second = created.map((one) => one.next());
    const scenes = await Promise.all(mocks.map((mock) => mock.save()));
    await Promise.all(mocks.filter((_, at) => at % 2 === 0).map((mock) => mock.reset()));
    expect(await seen()).toEqual(expected((at) => (at % 2 === 0 ? [] : [`Atlas ${at}`])));
    await Promise.all(
      mocks.map((mock, at) => (at % 2 === 0 ? undefined : mock.client({ families }).resources.create({ name: `Beacon ${at}` }))),
    );
    const told = (await Promise.all(second)).map(({ value }) => value.data?.eventCreated?.data.name ?? value.errors[0].extensions.reason);
    expect(told).toEqual(mocks.map((_, at) => (at % 2 === 0 ? 'service_unavailable' : `Beacon ${at}`)));

    await Promise.all(mocks.map((mock, at) => mock.load(scenes[at]!)));
    expect(await seen()).toEqual(expected((at) => [`Atlas ${at}`]));
    await Promise.all(clients.map((client) => client.dispose()));
    await Promise.all(mocks.map((mock) => mock.close()));
  });
});
