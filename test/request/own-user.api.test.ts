import { bootTessera, type Caller, created, expectError, signedInChannel, type Tessera } from '@tessera/platform/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dataOf } from '../graphql/support.ts';
import { basic, postForm, register } from '../support/oauth.ts';

let tessera: Tessera;
let ada: Caller;
let grace: Caller;

beforeAll(async () => {
  tessera = await bootTessera();
  ada = await tessera.someone('editor');
  grace = await tessera.someone('editor');
});
afterAll(() => tessera?.close());

const newResource = (caller: Caller) => created(caller, '/v1/resources', { name: 'Theodolite' });

describe('me in a body', () => {
  it('is a text like any other where no id is taken', async () => {
    const { body } = await ada.call('POST', '/v1/resources', { name: 'me', type: 'me' });
    expect(body.data).toMatchObject({ name: 'me', type: 'me' });
    expect((await ada.call('GET', '/v1/resources?name=me')).body.data).toHaveLength(1);
    expect((await ada.call('GET', '/v1/resources?type=me')).body.data).toHaveLength(1);
  });
});

describe('me in a filter', () => {
  it.each([
    ['owner_id=me', true, false],
    ['owner_id[eq]=me', true, false],
    ['owner_id[neq]=me', false, true],
    ['owner_id_in=me', true, false],
    ['owner_id[nin]=me', false, true],
  ])('%s is the user of the credentials', async (query, isOwn, isOther) => {
    const [own, other] = [await newResource(ada), await newResource(grace)];
    const { status, body } = await ada.call('GET', `/v1/resources?${query}&limit=100`);
    const ids = body.data.map(({ id }: { id: string }) => id);
    expect([status, ids.includes(own.id), ids.includes(other.id)]).toEqual([200, isOwn, isOther]);
  });

  it('stands in a list beside ids, and is told as the id that it is', async () => {
    const { body } = await ada.call('GET', `/v1/resources?owner_id_in=me,${grace.userId}&limit=100`);
    expect(new Set(body.data.map((resource: { owner_id: string }) => resource.owner_id))).toEqual(new Set([ada.userId, grace.userId]));
    expect(body.meta.filters).toEqual({ owner_id_in: [ada.userId, grace.userId] });
  });

  it('is another list for each caller, so that no cursor is taken over', async () => {
    await Promise.all([newResource(ada), newResource(ada)]);
    const first = await ada.call('GET', '/v1/resources?owner_id=me&after=&limit=1');
    const next = `/v1/resources?owner_id=me&after=${first.body.meta.next_cursor}&limit=1`;
    expect((await ada.call('GET', next)).status).toBe(200);
    expectError(await grace.call('GET', next), 400, 'invalid_cursor', ['after invalid_format']);
  });
});

describe('me in a path', () => {
  it('is the user of the credentials in lists under users', async () => {
    const [own, named] = await Promise.all(['me', ada.userId].map((id) => ada.call('GET', `/v1/users/${id}/resources`)));
    expect(own!.body.data.length).toBeGreaterThan(0);
    expect([own!.status, own!.body.data]).toEqual([200, named!.body.data]);
  });

  it('answers with a tag of its own for each caller', async () => {
    const tags = await Promise.all(
      [tessera.admin, await tessera.someone('admin')].map(async (one) =>
        (await one.call('GET', '/v1/account/members/me')).headers.get('etag'),
      ),
    );
    expect(new Set(tags).size).toBe(2);
  });

  it('is no id of anything else', async () => {
    expectError(await ada.call('GET', '/v1/resources/me'), 404, 'not_found');
  });
});

describe('me at the other doors', () => {
  it('is the user of the credentials in arguments of GraphQL', async () => {
    expect(await dataOf(ada, '{ user(id: "me") { id } }')).toEqual({ user: { id: ada.userId } });
    const { updateUser } = await dataOf(ada, 'mutation { updateUser(id: "me", input: { name: "Ada" }) { user { id name } } }');
    expect(updateUser.user).toEqual({ id: ada.userId, name: 'Ada' });
  });

  it('is the user of the credentials in calls of the channel', async () => {
    const client = await signedInChannel(tessera.url, ada.key);
    const call = (frame: object) => client.ask({ type: 'call', ...frame });
    const listed = await call({ operation: 'listUserResources', path: { user_id: 'me' } });
    const filtered = await call({ operation: 'listResources', query: { owner_id: 'me' } });
    const resources = (await ada.call('GET', `/v1/users/${ada.userId}/resources`)).body.data;
    expect([listed.body.data, filtered.body.data]).toEqual([resources, resources]);
  });
});

describe('me of credentials without a user', () => {
  it('is refused, at the place where it stands', async () => {
    const application = await register(tessera, { type: 'confidential', scopes: ['read', 'write'] });
    const { body } = await postForm(tessera, '/oauth/token', { grant_type: 'client_credentials', scope: 'read write' }, basic(application));
    const call = async (method: string, path: string, sent?: object) => {
      const headers = { Authorization: `Bearer ${body.access_token}`, 'Content-Type': 'application/json' };
      const answer = await fetch(`${tessera.url}${path}`, { method, headers, ...(sent ? { body: JSON.stringify(sent) } : {}) });
      return { status: answer.status, headers: answer.headers, body: await answer.json() };
    };
    expectError(await call('GET', '/v1/resources?owner_id=me'), 400, 'invalid_parameters', ['owner_id not_allowed']);
    const inGroup = await call('GET', '/v1/resources?or=name%3DA&or=owner_id%3Dme');
    expectError(inGroup, 400, 'invalid_parameters', ['or[1].owner_id not_allowed']);
    expectError(await call('GET', '/v1/users/me/resources'), 404, 'not_found');
    const asked = await call('POST', '/graphql', { query: '{ user(id: "me") { id } }' });
    expect(asked.body).toMatchObject({ errors: [{ extensions: { code: 'NOT_FOUND' } }] });
  });
});
