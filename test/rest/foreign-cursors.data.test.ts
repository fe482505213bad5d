import { bootTessera, type Caller, expectError, signedInChannel, type Tessera } from '@tessera/platform/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask, dataOf } from '../graphql/support.ts';

let tessera: Tessera;
let stranger: Caller;
beforeAll(async () => {
  tessera = await bootTessera();
  stranger = await tessera.otherAccount();
  for (const caller of [tessera.admin, stranger])
    for (const name of ['Atlas', 'Bridge']) await caller.call('POST', '/v1/resources', { name });
});
afterAll(() => tessera.close());

describe('a cursor of one account', () => {
  it.each(['/v1/events', '/v1/resources', '/v1/users', '/v1/account/requests'])('means nothing in the %s of another', async (path) => {
    const cursorOf = async (caller: Caller) => {
      await caller.call('POST', '/v1/users', { name: 'Ada', email: 'ada@example.com' });
      await expect.poll(async () => (await caller.call('GET', `${path}?limit=1&after=`)).body.meta.next_cursor).toBeTruthy();
      return (await caller.call('GET', `${path}?limit=1&after=`)).body.meta.next_cursor as string;
    };
    const [own, foreign] = [await cursorOf(stranger), await cursorOf(tessera.admin)];
    expect((await stranger.call('GET', `${path}?limit=1&after=${own}`)).status).toBe(200);
    expectError(await stranger.call('GET', `${path}?limit=1&after=${foreign}`), 400, 'invalid_cursor', ['after invalid_format']);
  });

  it('means nothing in a connection of another', async () => {
    const query = (after = '') => `{ resources(first: 1${after}) { pageInfo { endCursor } } }`;
    const cursorOf = async (caller: Caller) => (await dataOf(caller, query())).resources.pageInfo.endCursor as string;
    await dataOf(stranger, query(`, after: "${await cursorOf(stranger)}"`));
    const { body } = await ask(stranger, query(`, after: "${await cursorOf(tessera.admin)}"`));
    expect(body.errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT', reason: 'invalid_cursor' } }]);
  });

  it('means nothing to the channel of another', async () => {
    const [own, foreign] = [await signedInChannel(tessera.url, stranger.key), await signedInChannel(tessera.url, tessera.admin.key)];
    const cursorOf = async ({ ask }: typeof own) => (await ask({ type: 'subscribe' })).cursor as string;
    expect(await own.ask({ type: 'subscribe', after: await cursorOf(own) })).toMatchObject({ type: 'result', recovered: true });
    expect(await own.ask({ type: 'subscribe', after: await cursorOf(foreign) })).toMatchObject({ error: { code: 'invalid_cursor' } });
    for (const { socket } of [own, foreign]) socket.terminate();
  });
});
