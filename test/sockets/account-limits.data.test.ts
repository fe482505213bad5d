import { bootTessera, type ChannelClient, connectChannel, signedInChannel, type Tessera } from '@tessera/platform/testing';
import { createClient } from 'redis';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { plans } from '#generated/plans';
import { redisUrl } from '../app/tcp-proxy.ts';
import { connectGraphql } from '../graphql/subscribing.ts';

let tessera: Tessera;
beforeAll(async () => {
  tessera = await bootTessera();
});
afterAll(() => tessera?.close());

const graphqlOf = (key: string) => connectGraphql(tessera.url, { connectionParams: { token: key } });

/** Authenticates on a connection that must be refused; what it was answered and closed with. */
const refusedConnection = async (key: string) => {
  const client = await connectChannel(tessera.url);
  const { error } = await client.ask({ type: 'authenticate', token: key });
  return { error: error.code, closing: await client.next(({ type }) => type === 'closing'), ...(await client.closed) };
};

describe('the connections of an account', () => {
  it('are as many as its plan allows, at both doors together, and one that ends makes room', async () => {
    const { connections } = plans.sockets.free;
    const other = await tessera.otherAccount();
    await tessera.database.db.updateTable('accounts').set({ plan: 'free' }).where('id', '!=', tessera.accountId).execute();
    const graphql = graphqlOf(other.key);
    graphql.subscribe('subscription { eventCreated(types: ["USER_DELETED"]) { id } }');
    const open: ChannelClient[] = [];
    // The server takes them in parallel; the last one of these waits for nothing but the others.
    while (open.length < connections - 1) {
      const count = Math.min(50, connections - 1 - open.length);
      open.push(...(await Promise.all(Array.from({ length: count }, () => signedInChannel(tessera.url, other.key)))));
    }
    expect(await refusedConnection(other.key)).toEqual({
      error: 'limit_reached',
      closing: { type: 'closing', code: 3013, reason: 'connection_limit', reconnect: true },
      code: 3013,
      reason: 'connection_limit',
    });
    const refused = graphqlOf(other.key);
    await refused.subscribe('{ __typename }').over;
    expect(refused.closed).toMatchObject([{ code: 1013, reason: 'limit_reached' }]);
    // Credentials that are sent again take no further connection.
    expect(await open[0]!.ask({ type: 'authenticate', token: other.key })).toMatchObject({ type: 'result' });
    (await signedInChannel(tessera.url, tessera.admin.key)).socket.close();

    open[0]!.socket.close();
    await open[0]!.closed;
    await expect.poll(() => signedInChannel(tessera.url, other.key).catch(() => undefined)).toBeDefined();
    for (const { socket } of open) socket.terminate();
    await graphql.client.dispose();
  });
});

describe.skipIf(!redisUrl)('the subscriptions of an account', () => {
  it('are counted with those of other nodes, at both doors', async () => {
    const { subscriptions } = plans.sockets.enterprise;
    const channel = await signedInChannel(tessera.url, tessera.admin.key);
    const { subscription } = await channel.ask({ type: 'subscribe' });
    const redis = createClient({ url: redisUrl });
    await redis.connect();
    const [key] = await redis.keys(`tessera:*:subscriptions:${tessera.accountId}`);
    await redis.hSet(key!, { 'another node': `${subscriptions - 1} ${Math.floor(Date.now() / 1000) + 600}` });
    redis.destroy();

    expect(await channel.ask({ type: 'subscribe' })).toMatchObject({ type: 'error', error: { code: 'limit_reached' } });
    const graphql = graphqlOf(tessera.admin.key);
    const [answer] = await graphql.subscribe('subscription { eventCreated { id } }').first(1);
    expect(answer.errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT', reason: 'limit_reached' } }]);
    await channel.ask({ type: 'unsubscribe', subscription });
    expect(await channel.ask({ type: 'subscribe' })).toMatchObject({ type: 'result' });
    channel.socket.close();
    await graphql.client.dispose();
  });
});
