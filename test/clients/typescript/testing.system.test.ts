import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { afterAll, describe, expect, it } from 'vitest';
import { families as registered } from '#families/index';
import { resources, users } from '../../../clients/typescript/generated/platform/index.ts';
import { follow } from '../../../clients/typescript/src/channel/index.ts';
import { session } from '../../../clients/typescript/src/identity/index.ts';
import { createClient, outcome } from '../../../clients/typescript/src/index.ts';
import { type Rule as ClientRule, shareMocks, startMock } from '../../../clients/typescript/src/testing/index.ts';
import type { Scene } from '../../../clients/typescript/src/testing/types.ts';
import type { Rule } from '../../../src/mock/rules/rule.ts';

const families = { resources, users };
const ending = shareMocks();
afterAll(async () => (await ending)());

const namesOf = async (list: AsyncIterable<{ name: string }>) => {
  const names: string[] = [];
  for await (const { name } of list) names.push(name);
  return names;
};

/** The first event of those that happen again and again until one is followed. */
const firstOf = async <T>(following: AsyncGenerator<T, never, undefined>, happen: () => Promise<unknown>): Promise<T> => {
  let seen: T | undefined;
  const first = following.next().then(({ value }) => {
    seen = value;
  });
  await expect.poll(async () => seen ?? (await happen().then(() => undefined))).toBeDefined();
  await first;
  await following.return(undefined as never);
  return seen!;
};

describe('a mock', () => {
  it('is nobody else’s', async () => {
    await using one = await startMock();
    await using other = await startMock();
    const atlas = await one.client({ families }).resources.create({ name: 'Only here' });
    const { error } = await outcome(other.client({ families }).resources.get(atlas.id));
    expect(error?.code).toBe('not_found');
    expect(await one.requests()).toMatchObject([
      { method: 'POST', address: '/v1/resources', status: 201, about: { operation: 'createResource' } },
    ]);
    expect(await other.requests()).toMatchObject([{ method: 'GET', status: 404 }]);
  });

  it('ends, and the next one knows nothing of it', async () => {
    let url: string;
    {
      await using mock = await startMock({ seed: 7 });
      url = mock.url;
      await mock.client({ families }).resources.create({ name: 'Gone' });
    }
    await expect(fetch(url)).rejects.toThrow();
    await using next = await startMock({ seed: 7 });
    expect(await namesOf(next.client({ families }).resources.list())).not.toContain('Gone');
  });

  it('begins with records of one’s own, as an object or as text', async () => {
    for (const data of [{ resources: [{ name: 'Harbour' }] }, 'resources: [{name: Harbour}]']) {
      await using mock = await startMock({ data });
      expect(await namesOf(mock.client({ families }).resources.list())).toEqual(['Harbour']);
    }
  });

  it('says what is wrong with records, and where', async () => {
    // @ts-expect-error: a resource has no colour
    const { error } = await outcome(startMock({ data: { resources: [{ name: 'Atlas', colour: 'red' }] } }));
    expect(error).toMatchObject({ code: 'invalid_parameters', details: [{ field: 'resources[0].colour' }] });
  });

  it('has keys and people, and takes no other credentials when it is strict', async () => {
    await using mock = await startMock({ strict: true });
    const viewer = mock.keys.find(({ role }) => role === 'viewer')!;
    const reading = mock.client({ credentials: { apiKey: viewer.key }, families });
    expect(await outcome(reading.resources.create({ name: 'Mine' }))).toMatchObject({ error: { status: 403 } });
    expect(await outcome(mock.client({ credentials: { apiKey: 'any' }, families }).users.getCurrentUser())).toMatchObject({
      error: { status: 401 },
    });
    const { email } = mock.people[0]!;
    const credentials = session({ baseUrl: mock.url, email, password: mock.password });
    expect(await mock.client({ credentials, families }).users.getCurrentUser()).toMatchObject({ email, role: 'admin' });
  });

  it('is brought back, saved and loaded', async () => {
    await using mock = await startMock({ data: { resources: [{ name: 'Level' }] } });
    const { resources: list } = mock.client({ families });
    await list.create({ name: 'Sextant' });
    const scene = await mock.save();
    await mock.reset();
    expect(await namesOf(list.list())).toEqual(['Level']);
    await mock.load(scene);
    expect((await namesOf(list.list())).sort()).toEqual(['Level', 'Sextant']);
    await mock.load('resources: []');
    expect(await namesOf(list.list())).toEqual([]);
  });

  it('has rules for what seldom happens', async () => {
    await using mock = await startMock();
    const client = mock.client({ families, retries: 0 });
    await mock.rules.add({ operation: 'listUsers', outage: 'unavailable' }, { operation: 'listResources', rate_limit: 'used_up' });
    expect(await mock.rules.list()).toMatchObject([{ operation: 'listUsers' }, { operation: 'listResources' }]);
    expect(await outcome(client.users.list().page())).toMatchObject({ error: { status: 503 } });
    await mock.rules.replace({ operation: 'listResources', expired_token: true });
    expect((await client.users.list().page()).data).not.toEqual([]);
    expect(await outcome(client.resources.list().page())).toMatchObject({ error: { code: 'expired_token' } });
    await mock.rules.clear();
    expect((await client.resources.list().page()).data).not.toEqual([]);
  });

  it('makes events happen, typed by kind', async () => {
    await using mock = await startMock();
    const atlas = await mock.client({ families }).resources.create({ name: 'Atlas' });
    const following = follow({ baseUrl: mock.url, credentials: { apiKey: mock.key }, events: ['RESOURCE_DELETED'] });
    const deleted = await firstOf(following, () => mock.event({ type: 'RESOURCE_DELETED', resource_id: atlas.id }));
    expect(deleted.event).toMatchObject({ type: 'RESOURCE_DELETED', data: { name: 'Atlas' } });
  });
});

describe('the server of a page', () => {
  it('hands on what is for the platform, and WebSockets', async () => {
    await using mock = await startMock({ data: { resources: [{ name: 'Harbour' }] } });
    const app = express();
    app.use(mock.middleware);
    app.get('/', (_request, response) => void response.send('the page'));
    const server = createServer(app).on('upgrade', mock.upgrade).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const credentials = { apiKey: mock.key };
    const client = createClient({ baseUrl, credentials, families });
    expect(await (await fetch(baseUrl)).text()).toBe('the page');
    expect(await namesOf(client.resources.list())).toEqual(['Harbour']);

    const following = follow({ baseUrl, credentials, events: ['RESOURCE_CREATED'] });
    const created = await firstOf(following, () => client.resources.create({ name: 'Mine' }));
    expect(created.event.data.name).toBe('Mine');
    server.close();
    server.closeAllConnections();
  });
});

describe('its types', () => {
  it('are those of the mock', () => {
    const rule: Omit<Rule, 'operation'> = {} as Omit<ClientRule, 'operation'>;
    const same: ClientRule = {} as Omit<Rule, 'method'>;
    expect([rule, same]).toEqual([{}, {}]);
  });

  it('has a list of records for every kind', async () => {
    const empty = Object.fromEntries(registered.scenes.map(({ name }) => [name, []])) as { readonly [List in keyof Required<Scene>]: [] };
    await using mock = await startMock({ data: empty });
    expect(await namesOf(mock.client({ families }).resources.list())).toEqual([]);
  });
});
