import { anId, anInstant, bootTessera, type Caller, type Outside, openOutside, type Tessera } from '@tessera/platform/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask, dataOf, pageInfo, readBothWays, refusalOf } from '../../graphql/support.ts';
import { connected, finished, itsPath, newIntegration, synced } from './support.ts';

let tessera: Tessera;
let admin: Caller;
let ada: Caller;
let outside: Outside;
beforeAll(async () => {
  tessera = await bootTessera({ env: { TESSERA_ALLOW_PRIVATE_NETWORKS: 'true' } });
  admin = tessera.admin;
  ada = await tessera.someone('editor');
  outside = await openOutside();
});
afterAll(async () => {
  await tessera?.close();
  await outside?.close();
});

const config = 'config { url itemsPointer idField nameField resourceType requestHeaderNames }';
const createIntegration = `mutation ($input: CreateIntegrationInput!) { createIntegration(input: $input) { integration {
  id name provider status ${config} lastSyncedAt createdAt updatedAt
} } }`;
const updateIntegration = `mutation ($id: ID!, $input: UpdateIntegrationInput!) {
  updateIntegration(id: $id, input: $input) { integration { name ${config} } }
}`;
const syncIntegration = `mutation ($id: ID!) { syncIntegration(id: $id) { operation {
  id type status progress resourceId record { __typename ... on Integration { name } } result error { code } finishedAt createdAt
} } }`;
const disconnectIntegration = 'mutation ($id: ID!) { disconnectIntegration(id: $id) { integration { status } } }';

describe('integrations', () => {
  it('are written as REST writes them, with their configuration', async () => {
    const given = { url: 'https://plant.example.com/api', itemsPointer: '/data', idField: null, requestHeaders: { Authorization: 'x' } };
    const input = { name: 'Machines', provider: 'HTTP_JSON', config: given };
    const { integration } = (await dataOf(admin, createIntegration, { input })).createIntegration;
    const configured = {
      url: given.url,
      itemsPointer: '/data',
      idField: 'id',
      nameField: 'name',
      resourceType: 'standard',
      requestHeaderNames: ['Authorization'],
    };
    expect(integration).toEqual({
      id: anId('itg'),
      name: 'Machines',
      provider: 'HTTP_JSON',
      status: 'DISCONNECTED',
      config: configured,
      lastSyncedAt: null,
      createdAt: anInstant,
      updatedAt: integration.createdAt,
    });
    const { id } = integration;
    const update = async (input: object) => (await dataOf(admin, updateIntegration, { id, input })).updateIntegration.integration;
    expect(await update({ config: { idField: 'serial', itemsPointer: null } })).toEqual({
      name: 'Machines',
      config: { ...configured, idField: 'serial', itemsPointer: '' },
    });
    expect((await update({ name: 'Plant', config: { requestHeaders: null } })).config.requestHeaderNames).toEqual([]);
    const read = await dataOf(ada, 'query ($id: ID!) { integration(id: $id) { name config { idField } } }', { id });
    expect(read).toEqual({ integration: { name: 'Plant', config: { idField: 'serial' } } });
    const remove = 'mutation ($id: ID!) { deleteIntegration(id: $id) { deletedId } }';
    expect((await refusalOf(ada, remove, { id })).code).toBe('FORBIDDEN');
    expect(await dataOf(admin, remove, { id })).toEqual({ deleteIntegration: { deletedId: id } });
    expect((await refusalOf(admin, 'query ($id: ID!) { integration(id: $id) { id } }', { id })).code).toBe('NOT_FOUND');
  });

  it('name the argument of a refused write, also within the configuration', async () => {
    const refused = (config: object) => refusalOf(admin, createIntegration, { input: { name: 'Machines', provider: 'HTTP_JSON', config } });
    const { url } = outside;
    expect(await refused({ url, itemsPointer: 'data' })).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: ['input.config.itemsPointer'],
    });
    expect(await refused({ url, requestHeaders: { 'X-Own': 'é' } })).toMatchObject({ fields: ['input.config.requestHeaders.X-Own'] });
    expect(await refused({ url: 'nowhere' })).toMatchObject({ fields: ['input.config.url'] });
    const { id } = await newIntegration(admin, { url, request_headers: { Authorization: 'x' } });
    const moved = { id, input: { config: { url: 'https://plant.example.com' } } };
    expect((await refusalOf(admin, updateIntegration, moved)).fields).toEqual(['input.config.requestHeaders.Authorization']);
    expect((await refusalOf(admin, updateIntegration, { id, input: { config: {} } })).fields).toEqual(['input.config']);
  });

  it('are filtered, ordered, and read in pages both ways', async () => {
    for (const name of ['South', 'North', 'East']) {
      const { id } = await newIntegration(admin, { url: outside.url });
      await admin.call('PATCH', itsPath({ id }), { name: `Plant ${name}` });
    }
    const list = 'filter: { name: { startsWith: "Plant " }, status: { eq: DISCONNECTED } }, orderBy: [{ field: NAME }]';
    const page = async (args: string) =>
      (await dataOf(ada, `{ integrations(${list}, ${args}) { ${pageInfo} nodes { name } } }`)).integrations;
    expect(await readBothWays(page)).toEqual(['East', 'North', 'South'].map((name) => ({ name: `Plant ${name}` })));
  });
});

describe('syncIntegration', () => {
  it('answers at once with an operation that tells how it ends', async () => {
    outside.answer([{ id: 1, name: 'Crane' }]);
    const { id } = await connected(admin, { url: outside.url });
    const { body } = await ask(admin, syncIntegration, { id });
    expect(body.errors).toBeUndefined();
    expect(body.extensions.cost.requests).toBeGreaterThanOrEqual(5);
    const { operation } = body.data.syncIntegration;
    expect(operation).toEqual({
      id: anId('opn'),
      type: 'INTEGRATION_SYNC',
      status: 'PENDING',
      progress: 0,
      resourceId: id,
      record: { __typename: 'Integration', name: 'Machines' },
      result: null,
      error: null,
      finishedAt: null,
      createdAt: anInstant,
    });
    await finished(admin, operation);
    expect(
      await dataOf(ada, 'query ($id: ID!) { operation(id: $id) { status progress result error { code } finishedAt } }', operation),
    ).toEqual({
      operation: {
        status: 'SUCCEEDED',
        progress: 100,
        result: { created: 1, updated: 0, unchanged: 0 },
        error: null,
        finishedAt: anInstant,
      },
    });
    const synced = await dataOf(admin, 'query ($id: ID!) { integration(id: $id) { status lastSyncedAt operations { nodes { id } } } }', {
      id,
    });
    expect(synced.integration).toEqual({ status: 'CONNECTED', lastSyncedAt: anInstant, operations: { nodes: [{ id: operation.id }] } });
  });

  it('tells why a sync has failed', async () => {
    const integration = await connected(admin, { url: outside.url });
    outside.answer({ not: 'a list' });
    const { id } = await synced(admin, integration);
    const { operation } = await dataOf(ada, 'query ($id: ID!) { operation(id: $id) { status result error { code message details } } }', {
      id,
    });
    expect(operation).toEqual({
      status: 'FAILED',
      result: null,
      error: { code: 'upstream_error', message: expect.stringMatching(/\S/), details: expect.any(Object) },
    });
    outside.answer([]);
  });

  it('needs an integration that is connected', async () => {
    const integration = await connected(admin, { url: outside.url });
    expect((await refusalOf(ada, disconnectIntegration, integration)).code).toBe('FORBIDDEN');
    expect((await dataOf(admin, disconnectIntegration, integration)).disconnectIntegration.integration.status).toBe('DISCONNECTED');
    for (const write of [disconnectIntegration, syncIntegration])
      expect((await refusalOf(admin, write, integration)).reason).toBe('invalid_state');
  });
});

describe('operations', () => {
  it('are filtered, newest first, and read in pages both ways, also under their integration', async () => {
    const integration = await connected(admin, { url: outside.url });
    const ids: { id: string }[] = [];
    for (let n = 0; n < 3; n += 1) ids.unshift({ id: (await synced(admin, integration)).id });
    const own = `resourceId: { eq: "${integration.id}" }`;
    const page = (filter: string) => async (args: string) =>
      (await dataOf(ada, `{ operations(filter: { ${filter} }, ${args}) { ${pageInfo} nodes { id } } }`)).operations;
    expect(await readBothWays(page(own))).toEqual(ids);
    expect(await readBothWays(page(`${own}, type: { eq: INTEGRATION_SYNC }, status: { in: [SUCCEEDED] }`))).toEqual(ids);
    expect((await page(`${own}, status: { notIn: [SUCCEEDED] }`)('first: 5')).nodes).toEqual([]);
    const under = async (args: string) => {
      const found = await dataOf(
        ada,
        `query ($id: ID!) { integration(id: $id) { operations(${args}) { ${pageInfo} nodes { id } } } }`,
        integration,
      );
      return found.integration.operations;
    };
    expect(await readBothWays(under)).toEqual(ids);
  });

  it('lose a field, not the page, where a scope is missing', async () => {
    const integration = await connected(admin, { url: outside.url });
    const { id } = await synced(admin, integration);
    const narrow = await tessera.someone('editor', ['read:operations']);
    const { body } = await ask(narrow, '{ operations(first: 1) { nodes { id record { id } } } }');
    expect(body.data.operations.nodes).toEqual([{ id, record: null }]);
    const other = await tessera.someone('editor', ['read:integrations']);
    const found = await ask(other, 'query ($id: ID!) { integration(id: $id) { name operations { totalCount } } }', { id: integration.id });
    expect(found.body.data.integration).toEqual({ name: 'Machines', operations: null });
  });
});
