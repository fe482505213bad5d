import { bootTessera, type Caller, type ChannelClient, expectError, signedInChannel, type Tessera } from '@tessera/platform/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { usageOfAllAccounts } from '../../src/account/usage/of-all-accounts.ts';
import { usageOfServer } from '../../src/workbench/usage-of-server.ts';
import { keyOf, partsUsedBy, usedParts } from './used-parts.ts';

let tessera: Tessera;
beforeAll(async () => {
  // No day ends between two requests that are counted.
  const [noon, began] = [Date.parse('2026-03-14T12:00:00.000Z'), performance.now()];
  tessera = await bootTessera({ work: ['deliveries'], clock: () => new Date(noon + performance.now() - began) });
});
afterAll(() => tessera?.close());

/** What somebody used, without the reading of it. */
const usedBy = (caller: Caller, work: (caller: Caller) => Promise<unknown>) => partsUsedBy(tessera, caller, work);

describe('the used parts of the contracts', () => {
  it('are the operation, its parameters and headers, and the values of lists of values, in every spelling', async () => {
    const found = await usedBy(await tessera.someone('editor'), async ({ call }) => {
      await call('GET', '/v1/resources?status_in=active,pending&status[neq]=archived&limit=5', undefined, { 'X-Request-ID': 'mine' });
      await call('GET', '/v2-preview/resources?limit=5');
    });
    expect(found).toEqual({
      'operation listResources v1': 1,
      'parameter listResources.status_in v1': 1,
      'value listResources.status=active v1': 1,
      'value listResources.status=pending v1': 1,
      'parameter listResources.status[neq] v1': 1,
      'value listResources.status=archived v1': 1,
      'parameter listResources.limit v1': 1,
      'operation listResources v2-preview': 1,
      'parameter listResources.limit v2-preview': 1,
    });
  });

  it('are the filters in groups, too, each once', async () => {
    const found = await usedBy(await tessera.someone('editor'), ({ call }) =>
      call('GET', '/v1/resources?status=active&or=type%3Dlens%26status%3Dactive&or=status%3Dpending&or=name%3DAtlas'),
    );
    expect(found).toEqual({
      'operation listResources v1': 1,
      'parameter listResources.status v1': 1,
      'value listResources.status=active v1': 1,
      'value listResources.status=pending v1': 1,
      'parameter listResources.or v1': 1,
      'parameter listResources.type v1': 1,
      'parameter listResources.name v1': 1,
    });
  });

  it('are the properties of a body, and never what is free', async () => {
    const found = await usedBy(await tessera.someone('editor'), async ({ call }) => {
      const body = { name: 'R', type: 'standard', status: 'pending', metadata: { secret: 'word' } };
      expect((await call('POST', '/v1/resources', body, { 'Idempotency-Key': 'one' })).status).toBe(201);
      expect((await call('GET', '/v1/resources?metadata.secret=word&metadata.other_in=a,b')).status).toBe(200);
    });
    expect(found).toEqual({
      'operation createResource v1': 1,
      'parameter createResource.Idempotency-Key v1': 1,
      'property createResource.name v1': 1,
      'property createResource.type v1': 1,
      'property createResource.status v1': 1,
      'value createResource.status=pending v1': 1,
      'property createResource.metadata v1': 1,
      'operation listResources v1': 1,
      'parameter listResources.metadata v1': 1,
    });
  });

  it('are none of a request that was refused before it was valid', async () => {
    const found = await usedBy(await tessera.someone('viewer'), async ({ call }) => {
      expect((await call('GET', '/v1/resources?status=nobody')).status).toBe(400);
      expect((await call('POST', '/v1/resources', { name: 'A' })).status).toBe(403);
    });
    expect(found).toEqual({});
  });

  it('are fields, arguments, input fields and values of GraphQL, out of the document and of the variables', async () => {
    const query = `query ($filter: ResourceFilter) {
      resources(filter: $filter, pagination: { limit: 2 }) { edges { node { name } } }
    }`;
    const found = await usedBy(await tessera.someone('viewer'), async ({ call }) => {
      const { body } = await call('POST', '/graphql', { query, variables: { filter: { status: 'ACTIVE' } } });
      expect(body.errors).toBeUndefined();
      expect((await call('POST', '/graphql', { query: '{ nothing }' })).body.errors).toHaveLength(1);
    });
    expect(Object.keys(found).sort()).toEqual(
      [
        'Query.resources',
        'Query.resources.filter',
        'Query.resources.pagination',
        'PaginationInput.limit',
        'ResourceConnection.edges',
        'ResourceEdge.node',
        'Resource.name',
        'ResourceFilter.status',
        'ResourceStatus.ACTIVE',
      ]
        .map((name) => `graphql ${name} null`)
        .sort(),
    );
  });

  it('are frames, calls and events of the channel', async () => {
    const person = await tessera.someone('editor');
    let client: ChannelClient | undefined;
    const found = await usedBy(person, async ({ call }) => {
      client = await signedInChannel(tessera.url, person.key);
      const { subscription } = await client.ask({ type: 'subscribe', events: ['RESOURCE_CREATED'] });
      await client.ask({ type: 'call', operation: 'listResources' });
      await call('POST', '/v1/resources', { name: 'Seen', type: 'standard' });
      await client.next(({ type }) => type === 'event');
      await client.ask({ type: 'unsubscribe', subscription });
    });
    client?.socket.close();
    expect(found).toMatchObject({
      'frame authenticate null': 1,
      'frame subscribe null': 1,
      'frame unsubscribe null': 1,
      'frame call null': 1,
      'call listResources null': 1,
      'operation listResources v1': 1,
      'event RESOURCE_CREATED null': 1,
    });
  });

  it('are the kinds of events in lists, and those that go to webhooks', async () => {
    const { body } = await tessera.admin.call('POST', '/v1/webhooks', {
      url: 'https://hooks.example.com/used',
      events: ['USER_CREATED'],
    });
    const found = await usedBy(await tessera.someone('admin'), async ({ call }) => {
      await call('POST', '/v1/users', { name: 'Counted', email: 'counted@example.com', role: 'viewer' });
      await expect.poll(async () => (await call('GET', '/v1/events?type=USER_CREATED')).body.data.length).toBe(1);
    });
    expect(found).toMatchObject({ 'event USER_CREATED v1': 1, 'value listEvents.type=USER_CREATED v1': expect.any(Number) });
    await expect.poll(() => usedParts(tessera.admin, `&client_id=${body.data.id}`)).toEqual({ 'event USER_CREATED null': 1 });
    await tessera.admin.call('DELETE', `/v1/webhooks/${body.data.id}`);
  });

  it('are what the gate reads of a server, and of all accounts out of the database', async () => {
    const person = await tessera.someone('editor');
    await usedBy(person, ({ call }) => call('GET', '/v1/users?limit=7'));
    const about = [
      { kind: 'parameter', name: 'listUsers.limit', version: 'v1' },
      { kind: 'graphql', name: 'Nothing.', endsWith: '' },
    ] as const;
    const days = { days: 3, since: '2026-03-12' };
    const asked = await usageOfServer(tessera.url, tessera.admin.key, about, days.since);
    const { id } = await keyOf(tessera, person);
    const part = { kind: 'parameter', name: 'listUsers.limit', api_version: 'v1', client_type: 'api_key', client_id: id, requests: 1 };
    expect(asked).toEqual({ counted_since: '2026-03-14', incomplete: [], parts: [{ ...part, last_used: '2026-03-14' }] });
    const only = await tessera.scoped(tessera.admin, ['read:usage']);
    expect((await usageOfServer(tessera.url, only.key, about, days.since)).incomplete).toBeNull();
    await expect(usageOfServer(tessera.url, 'nonsense', about, days.since)).rejects.toThrow('answered 401');
    const all = await usageOfAllAccounts(tessera.database.db, days.since);
    expect(all).toMatchObject({ counted_since: '2026-03-14', incomplete: [] });
    expect(all.parts).toContainEqual({ account_id: tessera.accountId, ...part, last_used: '2026-03-14' });
  });

  it('are read with a scope of their own, and by nobody of another account', async () => {
    const only = await tessera.scoped(tessera.admin, ['read:usage']);
    expect(Object.keys(await usedParts(only, '&kind=operation')).length).toBeGreaterThan(0);
    const refused = (caller: Caller) => caller.call('GET', '/v1/account/usage/parts');
    expectError(await refused(await tessera.someone('admin', ['read:resources'])), 403, 'invalid_scope');
    for (const role of ['editor', 'viewer'] as const)
      expectError(await refused(await tessera.someone(role)), 403, 'insufficient_permissions');
    expect(await usedParts(await tessera.otherAccount())).toEqual({});
  });
});
