import { bootTessera, type Caller, type ChannelClient, expectError, signedInChannel, type Tessera } from '@tessera/platform/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { usageOfAllAccounts } from '../../src/account/usage/of-all-accounts.ts';
import { usageOfServer } from '../../src/workbench/usage-of-server.ts';

let tessera: Tessera;
beforeAll(async () => {
  // No day ends between two requests that are counted.
  const [noon, began] = [Date.parse('2026-03-14T12:00:00.000Z'), performance.now()];
  tessera = await bootTessera({ work: ['deliveries'], clock: () => new Date(noon + performance.now() - began) });
});
afterAll(() => tessera?.close());

const used = async (by: Caller, query = ''): Promise<Record<string, number>> => {
  const { status, body } = await by.call('GET', `/v1/account/usage/parts?limit=100${query}`);
  expect([status, body.error]).toEqual([200, undefined]);
  const entries = body.data.map((one: Record<string, unknown>) => [`${one.kind} ${one.name} ${one.api_version}`, one.requests]);
  return Object.fromEntries(entries);
};

const keyOf = ({ userId }: Caller) =>
  tessera.database.db.selectFrom('api_keys').select('id').where('user_id', '=', userId).executeTakeFirstOrThrow();

/** What somebody used, without the reading of it. */
const usedBy = async ({ key, ...one }: Caller, work: (caller: Caller) => Promise<unknown>): Promise<Record<string, number>> => {
  await work({ key, ...one });
  const { id } = await keyOf({ key, ...one });
  return used(tessera.admin, `&client_id=${id}`);
};

describe('the used parts of the contracts', () => {
  it('are the operation, its parameters and headers, and the values of lists of values, in every spelling', async () => {
    const found = await usedBy(await tessera.someone('editor'), async ({ call }) => {
      await call('GET', '/v1/projects?visibility_in=team,private&status[neq]=active&limit=5', undefined, { 'X-Request-ID': 'mine' });
      await call('GET', '/v2-preview/projects?limit=5');
    });
    expect(found).toEqual({
      'operation listProjects v1': 1,
      'parameter listProjects.visibility_in v1': 1,
      'value listProjects.visibility=team v1': 1,
      'value listProjects.visibility=private v1': 1,
      'parameter listProjects.status[neq] v1': 1,
      'value listProjects.status=active v1': 1,
      'parameter listProjects.limit v1': 1,
      'operation listProjects v2-preview': 1,
      'parameter listProjects.limit v2-preview': 1,
    });
  });

  it('are the filters in groups, too, each once', async () => {
    const found = await usedBy(await tessera.someone('editor'), ({ call }) =>
      call('GET', '/v1/projects?status=active&or=visibility%3Dteam%26status%3Dactive&or=visibility%3Dpublic&or=name%3DAtlas'),
    );
    expect(found).toEqual({
      'operation listProjects v1': 1,
      'parameter listProjects.status v1': 1,
      'value listProjects.status=active v1': 1,
      'parameter listProjects.or v1': 1,
      'parameter listProjects.visibility v1': 1,
      'value listProjects.visibility=team v1': 1,
      'value listProjects.visibility=public v1': 1,
      'parameter listProjects.name v1': 1,
    });
  });

  it('are the properties of a body and of the objects in it, in the words of its version, and never what is free', async () => {
    const found = await usedBy(await tessera.someone('editor'), async ({ call }) => {
      const project = (await call('POST', '/v1/projects', { name: 'A', settings: { defaultView: 'list' } }, { 'Idempotency-Key': 'one' }))
        .body.data;
      const path = `/v2-preview/projects/${project.id}/tasks`;
      expect((await call('POST', path, { name: 'Named otherwise' })).status).toBe(201);
      expect((await call('POST', '/v1/resources', { name: 'R', type: 'standard', metadata: { secret: 'word' } })).status).toBe(201);
      expect((await call('GET', '/v1/resources?metadata.secret=word&metadata.other_in=a,b')).status).toBe(200);
    });
    expect(found).toEqual({
      'operation createProject v1': 1,
      'parameter createProject.Idempotency-Key v1': 1,
      'property createProject.name v1': 1,
      'property createProject.settings v1': 1,
      'property createProject.settings.defaultView v1': 1,
      'value createProject.settings.defaultView=list v1': 1,
      'operation createProjectTask v2-preview': 1,
      'property createProjectTask.name v2-preview': 1,
      'operation createResource v1': 1,
      'property createResource.name v1': 1,
      'property createResource.type v1': 1,
      'property createResource.metadata v1': 1,
      'operation listResources v1': 1,
      'parameter listResources.metadata v1': 1,
    });
  });

  it('are none of a request that was refused before it was valid', async () => {
    const found = await usedBy(await tessera.someone('viewer'), async ({ call }) => {
      expect((await call('GET', '/v1/projects?visibility=nobody')).status).toBe(400);
      expect((await call('POST', '/v1/projects', { name: 'A' })).status).toBe(403);
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
      await client.ask({ type: 'call', operation: 'listTeams' });
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
      'call listTeams null': 1,
      'operation listTeams v1': 1,
      'event RESOURCE_CREATED null': 1,
    });
  });

  it('are the kinds of events in lists, and those that go to webhooks', async () => {
    const { body } = await tessera.admin.call('POST', '/v1/webhooks', { url: 'https://hooks.example.com/used', events: ['TEAM_CREATED'] });
    const found = await usedBy(await tessera.someone('admin'), async ({ call }) => {
      await call('POST', '/v1/teams', { name: 'Counted' });
      await expect.poll(async () => (await call('GET', '/v1/events?type=TEAM_CREATED')).body.data.length).toBe(1);
    });
    expect(found).toMatchObject({ 'event TEAM_CREATED v1': 1, 'value listEvents.type=TEAM_CREATED v1': expect.any(Number) });
    await expect.poll(() => used(tessera.admin, `&client_id=${body.data.id}`)).toEqual({ 'event TEAM_CREATED null': 1 });
    await tessera.admin.call('DELETE', `/v1/webhooks/${body.data.id}`);
  });

  it('are what the gate reads of a server, and of all accounts out of the database', async () => {
    const person = await tessera.someone('editor');
    await usedBy(person, ({ call }) => call('GET', '/v1/teams?limit=7'));
    const about = [
      { kind: 'parameter', name: 'listTeams.limit', version: 'v1' },
      { kind: 'graphql', name: 'Nothing.', endsWith: '' },
    ] as const;
    const days = { days: 3, since: '2026-03-12' };
    const asked = await usageOfServer(tessera.url, tessera.admin.key, about, days.since);
    const { id } = await keyOf(person);
    const part = { kind: 'parameter', name: 'listTeams.limit', api_version: 'v1', client_type: 'api_key', client_id: id, requests: 1 };
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
    expect(Object.keys(await used(only, '&kind=operation')).length).toBeGreaterThan(0);
    const refused = (caller: Caller) => caller.call('GET', '/v1/account/usage/parts');
    expectError(await refused(await tessera.someone('admin', ['read:projects'])), 403, 'invalid_scope');
    for (const role of ['editor', 'viewer'] as const)
      expectError(await refused(await tessera.someone(role)), 403, 'insufficient_permissions');
    expect(await used(await tessera.otherAccount())).toEqual({});
  });
});
