import { connectChannel, type Tessera } from '@tessera/platform/testing';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Followed, type FollowOptions, follow, type Socket } from '../../../clients/typescript/src/channel/index.ts';
import { clientCredentials } from '../../../clients/typescript/src/identity/index.ts';
import type { RenewableCredentials } from '../../../clients/typescript/src/index.ts';
import { movingClock, register } from '../../support/oauth.ts';
import { type Line, openLine, recordedWaits } from './network.ts';
import { places } from './places.ts';

const { clock, pass } = movingClock();
let server: Tessera;

let line: Line;

const nameOf = ({ event }: Followed): string => (event.type === 'RESOURCE_CREATED' ? event.data.name : event.type);

const create = async (name: string) => (await server.admin.call('POST', '/v1/resources', { name })).body.data.id as string;

/** The position of somebody who has read all events so far. */
const firstCursor = async (): Promise<string> => {
  const channel = await connectChannel(server.url);
  await channel.ask({ type: 'authenticate', token: server.admin.key });
  const { cursor } = await channel.ask({ type: 'subscribe', events: ['RESOURCE_CREATED'] });
  channel.socket.close();
  return cursor;
};

const following = (options: Partial<FollowOptions<'RESOURCE_CREATED'>> = {}) =>
  follow({
    baseUrl: line.url,
    credentials: { apiKey: server.admin.key },
    events: ['RESOURCE_CREATED'],
    sleep: async () => undefined,
    ...options,
  });

/** The next events. */
const take = async (events: AsyncGenerator<Followed<'RESOURCE_CREATED'>, never, undefined>, count: number) => {
  const taken = [];
  for (let index = 0; index < count; index += 1) taken.push((await events.next()).value);
  return taken;
};

describe.each(places)('%s', (_place, boot) => {
  beforeAll(async () => {
    server = await boot({ clock });
    line = await openLine(server.port);
  });
  afterEach(() => line.cut());
  afterAll(async () => {
    await line.close();
    await server.close();
  });

  describe('events that are followed', () => {
    it('come by kind, and go on from a cursor', async () => {
      const after = await firstCursor();
      await create('One');
      await create('Two');
      const [one, two] = await take(following({ after }), 2);
      expect([one!, two!].map(nameOf)).toEqual(['One', 'Two']);
      expect(one!.event.data.status).toBe('active');
      const again = following({ after: one!.cursor });
      expect(nameOf((await again.next()).value)).toBe('Two');
      await again.return(undefined as never);
    });

    it('that are deleted are an error, unless the program wants to know of it and go on', async () => {
      const after = await firstCursor();
      await create('Deleted');
      // An event has its position at the latest when a list of events has been read after it.
      await server.admin.call('GET', '/v1/events');
      await server.database.db
        .updateTable('accounts')
        .set({ events_begin_after: sql`event_head(id)` })
        .where('id', '=', server.accountId)
        .execute();
      await expect(following({ after }).next()).rejects.toMatchObject({ name: 'TesseraError', code: 'events_lost' });
      let gaps = 0;
      const note = () => {
        gaps += 1;
      };
      const live = Promise.withResolvers<void>();
      const events = following({ after, onGap: note, onStatus: () => live.resolve() });
      const next = events.next();
      await live.promise;
      await create('Later');
      expect(nameOf((await next).value)).toBe('Later');
      expect(gaps).toBe(1);
      await events.return(undefined as never);
    });

    it('go on without a gap when the connection is cut, whether or not one came before', async () => {
      const after = await firstCursor();
      await create('Before');
      const events = following({ after });
      expect((await take(events, 1)).map(nameOf)).toEqual(['Before']);
      for (const name of ['First', 'Second']) {
        const next = events.next();
        line.cut();
        await create(name);
        expect(nameOf((await next).value)).toBe(name);
      }
      await events.return(undefined as never);
    });

    it('go on from where they began when the connection is cut before the first one', async () => {
      const subscribed = Promise.withResolvers<void>();
      const openSocket = (url: string) => {
        const socket = new WebSocket(url);
        socket.addEventListener('message', ({ data }) => String(data).includes('"to":"subscribe"') && subscribed.resolve());
        return socket;
      };
      const events = following({ openSocket });
      const next = events.next();
      await subscribed.promise;
      line.cut();
      await create('First of all');
      expect(nameOf((await next).value)).toBe('First of all');
      await events.return(undefined as never);
    });

    it('say when they begin to come, so that what is read then misses none of them', async () => {
      const statuses: string[] = [];
      const live = Promise.withResolvers<void>();
      const onStatus = (status: string) => {
        statuses.push(status);
        live.resolve();
      };
      const events = following({ onStatus });
      const next = events.next();
      await live.promise;
      await create('Afterwards');
      expect(nameOf((await next).value)).toBe('Afterwards');
      const last = events.next();
      line.cut();
      await create('Reconnected');
      await last;
      expect(statuses).toEqual(['live', 'waiting', 'live']);
      await events.return(undefined as never);
    });

    it('wait for a slow reader, who misses none', async () => {
      const after = await firstCursor();
      const names = Array.from({ length: 30 }, (_, index) => `Slow ${index}`);
      for (const name of names) await create(name);
      const sockets: WebSocket[] = [];
      const openSocket = (url: string) => {
        sockets.push(new WebSocket(url));
        return sockets.at(-1)!;
      };
      const events = following({ after, waiting: 5, openSocket });
      const first = await take(events, 1);
      await expect.poll(() => sockets[0]!.readyState).toBe(WebSocket.CLOSED);
      expect([...first, ...(await take(events, 29))].map(nameOf)).toEqual(names);
      await events.return(undefined as never);
    });

    it('end with their signal, also while nothing happens', async () => {
      const controller = new AbortController();
      const events = following({ after: await firstCursor(), signal: controller.signal });
      await create('Heard');
      await events.next();
      const next = events.next();
      controller.abort(new Error('Enough'));
      await expect(next).rejects.toThrow('Enough');
    });

    it('go on with new credentials when theirs have ended', async () => {
      const { id, secret } = await register(server, { scopes: ['read'] });
      const application = clientCredentials({ baseUrl: server.url, clientId: id, clientSecret: secret! });
      const refused: unknown[] = [];
      const credentials: RenewableCredentials = {
        headers: (signal) => application.headers(signal),
        renew: async (headers, signal) => {
          refused.push(headers);
          return application.renew(headers, signal);
        },
      };
      await credentials.headers();
      pass(3601);
      const after = await firstCursor();
      await create('Public');
      const events = following({ after, credentials });
      expect((await take(events, 1)).map(nameOf)).toEqual(['Public']);
      expect(refused.length).toBe(1);
      await events.return(undefined as never);
    });

    it('are refused to a key that may not read them, with the reason', async () => {
      const nobody = await server.scoped(server.admin, ['read:resources']);
      const [wrong, short] = [{ apiKey: `${server.admin.key.slice(0, -1)}_` }, { apiKey: nobody.key }];
      await expect(following({ credentials: wrong }).next()).rejects.toMatchObject({ code: 'invalid_credentials' });
      await expect(following({ credentials: short }).next()).rejects.toMatchObject({
        code: 'invalid_scope',
        link: `${line.url}/docs/errors#invalid_scope`,
      });
      await expect(following({ after: 'nonsense' }).next()).rejects.toMatchObject({ code: 'invalid_cursor' });
    });
  });
});

/** A server that says what a test wants: what follows each kind of frame, and then how the connection ends. */
const scripted = (script: Record<string, object>, code?: number) => () => {
  const listeners: Record<string, (event: never) => void> = {};
  const emit = (type: string, event: object) => queueMicrotask(() => listeners[type]?.(event as never));
  const say = (frame: object | undefined) => frame && emit('message', { data: JSON.stringify(frame) });
  const socket: Socket = {
    addEventListener: (type: string, listener: (event: never) => void) => {
      listeners[type] = listener;
      if (type === 'message') say({ type: 'welcome', heartbeat_seconds: 0.02 });
    },
    send: (text) => {
      const { type } = JSON.parse(text);
      say(script[type]);
      if (type === 'subscribe' && code !== undefined) emit('close', { code });
    },
    close: () => undefined,
  };
  return socket;
};

const accepted = { authenticate: { type: 'result', to: 'authenticate' } };
const subscribed = (recovered: boolean | null) => ({ ...accepted, subscribe: { type: 'result', to: 'subscribe', cursor: 'c', recovered } });

describe('a connection', () => {
  it.each([1008, 3501, 3504])('that is closed with %i is not opened again', async (code) => {
    const events = following({ openSocket: scripted(subscribed(null), code) });
    await expect(events.next()).rejects.toMatchObject({ code: 'connection_closed', message: expect.stringContaining(`${code}`) });
  });

  it.each([1000, 1006, 3001, 3013, 4400])('that is closed with %i is opened again, after a while', async (code) => {
    const sockets = [scripted(subscribed(null), code), scripted(subscribed(null), code), scripted(subscribed(null), 3504)];
    const { waits, sleep } = recordedWaits();
    await expect(following({ openSocket: () => sockets.shift()!(), sleep }).next()).rejects.toThrow('3504');
    expect(waits.length).toBe(2);
  });

  it('is opened again when it is silent', async () => {
    const sockets = [scripted(subscribed(null)), scripted(subscribed(null), 3504)];
    await expect(following({ openSocket: () => sockets.shift()!() }).next()).rejects.toThrow('3504');
  });

  it('over which the server says nothing at all is given up', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      let isClosed = false;
      const mute: Socket = { addEventListener: () => undefined, send: () => undefined, close: () => (isClosed = true) };
      const sockets = [() => mute, scripted(subscribed(null), 3504)];
      const ended = expect(following({ openSocket: () => sockets.shift()!() }).next()).rejects.toThrow('3504');
      await vi.advanceTimersByTimeAsync(60_000);
      await ended;
      expect(isClosed).toBe(true);
    } finally {
      vi.useRealTimers();
    }
  });

  it('is opened with renewed credentials when they are refused, also after connections that failed', async () => {
    const expired = { authenticate: { type: 'error', id: 'authenticate', error: { code: 'expired_token', message: 'No.', details: {} } } };
    const sockets = [scripted({}, undefined), scripted(expired), scripted(subscribed(null), 1006), scripted(expired), scripted(expired)];
    let renewals = 0;
    const credentials: RenewableCredentials = {
      headers: async () => ({ Authorization: `Bearer ${renewals}` }),
      renew: async () => {
        renewals += 1;
        return true;
      },
    };
    await expect(following({ credentials, openSocket: () => sockets.shift()!() }).next()).rejects.toMatchObject({ code: 'expired_token' });
    expect([renewals, sockets.length]).toEqual([2, 0]);
  });

  it('is opened again after a refusal that passes', async () => {
    const refused = (code: string) => ({
      authenticate: { type: 'error', id: 'authenticate', error: { code, message: 'No.', details: {} } },
    });
    const sockets = [...Array.from({ length: 3 }, () => scripted(refused('limit_reached'))), scripted(refused('https_required'))];
    const { waits, sleep } = recordedWaits();
    await expect(following({ openSocket: () => sockets.shift()!(), sleep }).next()).rejects.toMatchObject({ code: 'https_required' });
    expect(waits.length).toBe(3);
  });

  it('after which events are lost is an error, unless the program wants to know of it and go on', async () => {
    await expect(following({ openSocket: scripted(subscribed(false)) }).next()).rejects.toMatchObject({ code: 'events_lost' });
    const gaps: string[] = [];
    const events = following({ openSocket: scripted(subscribed(false), 3504), onGap: () => gaps.push('gap') });
    await expect(events.next()).rejects.toThrow('3504');
    expect(gaps).toEqual(['gap']);
  });
});
