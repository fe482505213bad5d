import { bootTessera, type Tessera } from '@tessera/platform/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let tessera: Tessera;
beforeAll(async () => {
  tessera = await bootTessera();
});
afterAll(() => tessera?.close());

describe('null by key in a PATCH', () => {
  const made = async (path: string, body: object) => {
    const answer = await tessera.admin.call('POST', path, body);
    expect(answer.status).toBe(201);
    return `${path}/${answer.body.data.id}`;
  };

  it('takes a key out of metadata', async () => {
    const path = await made('/v1/resources', { name: 'Theodolite', metadata: { shelf: 'B4', row: 2 } });
    const { body } = await tessera.admin.call('PATCH', path, { metadata: { shelf: null } });
    expect(body.data.metadata).toEqual({ row: 2 });
  });

  it('empties the data of a resource over GraphQL, too', async () => {
    const path = await made('/v1/resources', { name: 'Theodolite', metadata: { shelf: 'B4' } });
    const query = `mutation { updateResource(id: "${path.split('/').at(-1)}", input: { data: null }) { resource { data } } }`;
    const { body } = await tessera.admin.call('POST', '/graphql', { query });
    expect(body).toMatchObject({ data: { updateResource: { resource: { data: {} } } } });
  });
});

describe('a change over GraphQL that changes nothing', () => {
  it.each([
    ['updateResource', '/v1/resources', { name: 'Theodolite' }, 'UpdateResourceInput', { name: 'Theodolite', data: {} }, 'resource'],
    ['updateUser', '/v1/users', { name: 'Ada', email: 'ada@maps.example' }, 'UpdateUserInput', { name: 'Ada', role: 'VIEWER' }, 'user'],
    [
      'updateWebhook',
      '/v1/webhooks',
      { url: 'https://hooks.example.com/a', events: ['USER_DELETED'] },
      'UpdateWebhookInput',
      { events: ['USER_DELETED'] },
      'webhook',
    ],
  ])('%s makes no new version, and tells of nothing', async (mutation, path, wanted, type, input, field) => {
    const { body } = await tessera.admin.call('POST', path, wanted);
    const told = await tessera.events();
    const query = `mutation ($id: ID!, $input: ${type}!) { ${mutation}(id: $id, input: $input) { ${field} { updatedAt } } }`;
    const answer = await tessera.admin.call('POST', '/graphql', { query, variables: { id: body.data.id, input } });
    expect(answer.body).toMatchObject({ data: { [mutation]: { [field]: { updatedAt: body.data.updated_at } } } });
    expect((await tessera.admin.call('GET', `${path}/${body.data.id}`)).headers.get('etag')).toBe('"1"');
    expect(await tessera.events()).toEqual(told);
  });
});
