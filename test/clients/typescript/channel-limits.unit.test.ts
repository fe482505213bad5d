import { describe, expect, it } from 'vitest';
import { resources } from '../../../clients/typescript/generated/platform/index.ts';
import { openChannel } from '../../../clients/typescript/src/channel/index.ts';
import { createGraphQL } from '../../../clients/typescript/src/graphql/index.ts';
import { createClient, isTemporary, outcome } from '../../../clients/typescript/src/index.ts';
import { limits } from '../../../generated/messages/channel.ts';
import { openStub } from './sockets.ts';

const baseUrl = 'http://tessera.example';

/** A client over a channel, and what it has sent over HTTP. */
const clientOf = () => {
  const stub = openStub();
  const bodies: string[] = [];
  const fetch = async (_url: unknown, init?: RequestInit) => {
    bodies.push(String(init?.body));
    return Response.json({ data: { id: 'res_1' } });
  };
  const channel = openChannel({ baseUrl, openSocket: stub.openSocket });
  const families = { resources };
  const tessera = createClient({ baseUrl, credentials: { apiKey: 'key' }, families, channel, fetch, sleep: async () => undefined });
  return { stub, bodies, tessera };
};

describe('a call over a channel that the server closes', () => {
  it.each([1002, 1003, 1007, 1008, 1009, 3500, 3501, 3503, 3504, 3999])('with %i is not repeated', async (code) => {
    const { stub, tessera } = clientOf();
    const ended = outcome(tessera.resources.create({ name: 'Atlas' }));
    await stub.opened;
    stub.shut(code, 'frame_too_large');
    const { error } = await ended;
    expect(error).toMatchObject({
      code: 'connection_closed',
      message: `The server has closed the connection with ${code} (frame_too_large).`,
    });
    expect([stub.times(), isTemporary(error!)]).toEqual([1, false]);
  });

  it.each([1000, 1006, 3001, 3005, 3013, 4400])('with %i is repeated', async (code) => {
    const { stub, tessera } = clientOf();
    const ended = outcome(tessera.resources.create({ name: 'Atlas' }));
    await stub.opened;
    stub.shut(code);
    await expect.poll(stub.times).toBe(2);
    stub.shut(3504);
    expect((await ended).error).toMatchObject({ code: 'connection_closed', message: 'The server has closed the connection with 3504.' });
  });
});

describe('a subscription of GraphQL that the server closes', () => {
  it.each([1008, 4400, 4429])('with %i is not opened again, and says why', async (code) => {
    const { openSocket, opened, shut, times } = openStub();
    const ended = outcome(createGraphQL({ baseUrl, openSocket }).subscribe('subscription { a }').next());
    await opened;
    shut(code, 'No.');
    expect((await ended).error).toMatchObject({
      code: 'connection_closed',
      message: `The server has closed the connection with ${code} (No.).`,
    });
    expect(times()).toBe(1);
  });
});

describe('a call', () => {
  /** The bytes of the frame of a call with a description, without the description. */
  const around = async (): Promise<number> => {
    const { stub, tessera } = clientOf();
    const ended = outcome(tessera.resources.create({ name: 'Atlas', description: '' }));
    await stub.opened;
    stub.tell({ type: 'welcome', heartbeat_seconds: 25 });
    stub.tell({ type: 'result', to: 'authenticate', id: 'authenticate' });
    await expect.poll(() => stub.sent.length).toBe(2);
    stub.shut(3504);
    await ended;
    return JSON.stringify(stub.sent[1]).length;
  };

  it.each(['a', 'ü'])('that is larger than a frame may be goes over HTTP: %s', async (letter) => {
    const size = new TextEncoder().encode(letter).length;
    const description = letter.repeat((limits.frame_bytes - (await around())) / size + 1);
    const { stub, bodies, tessera } = clientOf();
    expect(await tessera.resources.create({ name: 'Atlas', description })).toEqual({ id: 'res_1' });
    expect([stub.times(), bodies.map((body) => JSON.parse(body).description === description)]).toEqual([0, [true]]);
  });

  it('that is as large as a frame may be goes over the channel', async () => {
    // The id of a later call is longer.
    const description = 'a'.repeat(limits.frame_bytes - (await around()) - 20);
    const { stub, bodies, tessera } = clientOf();
    const ended = outcome(tessera.resources.create({ name: 'Atlas', description }));
    await stub.opened;
    stub.shut(3504);
    await ended;
    expect([stub.times(), bodies]).toEqual([1, []]);
  });
});
