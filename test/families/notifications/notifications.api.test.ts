import {
  anId,
  anInstant,
  bootTessera,
  type Caller,
  created,
  expectError,
  nobodys,
  readFeed,
  recording,
  signedInChannel,
  single,
  type Tessera,
} from '@tessera/platform/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dataOf } from '../../graphql/support.ts';

let tessera: Tessera;
let author: Caller;

beforeAll(async () => {
  tessera = await bootTessera();
  author = await tessera.someone('editor');
});
afterAll(() => tessera?.close());

const list = async (caller: Caller, query = '') => (await caller.call('GET', `/v1/notifications${query}`)).body.data;
const mention = (caller: Caller, by = author) =>
  created(by, '/v1/resources', { name: 'Theodolite', description: `Ask @${caller.userId}, please.` });

/** Somebody with an unread notification. */
const notified = async (role: 'viewer' | 'editor' | 'admin' = 'viewer') => {
  const person = await tessera.someone(role);
  const resource = await mention(person);
  const [notification] = await list(person);
  return { person, resource, notification };
};
const at = ({ id }: { id: string }) => `/v1/notifications/${id}`;

describe('a mention', () => {
  it('notifies whom a description mentions, as an effect of the event', async () => {
    const person = await tessera.someone('viewer');
    const { answer: resource, events } = await recording(tessera, () => mention(person));
    const [notification] = await list(person, '?expand=event');
    expect(notification).toEqual({
      id: anId('ntf'),
      user_id: person.userId,
      kind: 'mentioned',
      status: 'unread',
      resource_id: resource.id,
      event_id: anId('evt'),
      event: expect.objectContaining({ id: notification.event_id, type: 'RESOURCE_CREATED', resource_id: resource.id }),
      actor: { type: 'api_key', id: anId('key') },
      created_at: anInstant,
      updated_at: anInstant,
    });
    expect(events.map(({ type }) => type)).toEqual(['RESOURCE_CREATED', 'NOTIFICATION_CREATED']);
    expect(events[1]).toMatchObject({ resource_id: notification.id, data: { user_id: person.userId, event_id: notification.event_id } });
  });

  it('notifies once, however often a text has it, and by an edit only those whom it newly mentions', async () => {
    const [one, other] = [await tessera.someone('viewer'), await tessera.someone('viewer')];
    const { id } = await created(author, '/v1/resources', { name: 'Level', description: `@${one.userId} @${one.userId}` });
    await author.call('PATCH', `/v1/resources/${id}`, { description: `@${one.userId}, and (@${other.userId}).` });
    await author.call('PATCH', `/v1/resources/${id}`, { name: 'Spirit level' });
    expect(await list(one)).toHaveLength(1);
    expect(await list(other)).toMatchObject([{ kind: 'mentioned', resource_id: id }]);
  });

  it.each([
    ['of oneself', (me: string) => `@${me}`],
    ['of an id without @', (_me: string, other: string) => other],
    ['inside another word', (_me: string, other: string) => `mail@${other} @${other}x`],
    ['of nobody', () => `@${nobodys('usr')}`],
  ])('of none: %s', async (_what, text) => {
    const [me, other] = [await tessera.someone('editor'), await tessera.someone('viewer')];
    const description = text(me.userId, other.userId);
    const { events } = await recording(tessera, () => created(me, '/v1/resources', { name: 'Level', description }));
    expect(events.map(({ type }) => type)).toEqual(['RESOURCE_CREATED']);
  });

  it('of somebody in another account notifies nobody', async () => {
    const stranger = await tessera.otherAccount();
    await mention(stranger);
    expect(await list(stranger)).toEqual([]);
  });
});

describe('listNotifications', () => {
  it('shows the newest first, filtered by status and kind, and counts the unread ones', async () => {
    const { person, notification } = await notified();
    await mention(person);
    await person.call('PATCH', at(notification), { status: 'read' });
    expect((await list(person)).map(({ status }: { status: string }) => status)).toEqual(['unread', 'read']);
    expect(await list(person, '?status=read&kind=mentioned')).toMatchObject([{ id: notification.id }]);
    expect(await list(person, '?kind=due')).toEqual([]);
    expect((await person.call('GET', '/v1/notifications?status=unread&limit=1')).body.meta.total).toBe(1);
  });

  it('shows an administrator nothing of others, and neither does a single one', async () => {
    const { notification } = await notified();
    expect((await list(tessera.admin, '?limit=100')).map(({ id }: { id: string }) => id)).not.toContain(notification.id);
    for (const method of ['GET', 'PATCH'])
      expectError(await tessera.admin.call(method, at(notification), method === 'GET' ? undefined : { status: 'read' }), 404, 'not_found');
  });

  it('forgets what is about a deleted record', async () => {
    const { person, resource, notification } = await notified();
    await author.call('DELETE', `/v1/resources/${resource.id}`);
    expect(await list(person)).toEqual([]);
    expectError(await person.call('GET', at(notification)), 404, 'not_found');
  });
});

describe('updateNotification', () => {
  it('lets a viewer mark it as read, as archived and as unread, each with an event', async () => {
    const { person, notification } = await notified();
    for (const status of ['read', 'archived', 'unread']) {
      const { answer, events } = await recording(tessera, () => person.call('PATCH', at(notification), { status }));
      expect(answer.body).toEqual(single({ ...notification, status, updated_at: anInstant }));
      expect(events).toMatchObject([{ type: 'NOTIFICATION_UPDATED', resource_id: notification.id, data: { status } }]);
    }
  });

  it('records nothing for the mark that it has, and refuses another version', async () => {
    const { person, notification } = await notified();
    const { events } = await recording(tessera, () => person.call('PATCH', at(notification), { status: 'unread' }));
    expect(events).toEqual([]);
    expectError(await person.call('PATCH', at(notification), { status: 'read' }, { 'If-Match': '"7"' }), 412, 'version_mismatch');
    expectError(await person.call('PATCH', at(notification), { status: 'gone' }), 400, 'invalid_parameters', ['status invalid_enum_value']);
  });
});

describe('readAllNotifications', () => {
  it('marks all unread ones of the caller, and nothing of others', async () => {
    const [mine, theirs] = [await notified(), await notified()];
    await mention(mine.person);
    await mine.person.call('PATCH', at(mine.notification), { status: 'archived' });
    const { answer, events } = await recording(tessera, () => mine.person.call('POST', '/v1/notifications/read-all'));
    expect(answer.body).toEqual(single({ read: 1 }));
    expect(events.map(({ type }) => type)).toEqual(['USER_NOTIFICATIONS_READ', 'NOTIFICATION_UPDATED']);
    expect((await list(mine.person)).map(({ status }: { status: string }) => status)).toEqual(['read', 'archived']);
    expect(await list(theirs.person)).toMatchObject([{ status: 'unread' }]);
  });

  it('records nothing where none is unread', async () => {
    const person = await tessera.someone('viewer');
    const { answer, events } = await recording(tessera, () => person.call('POST', '/v1/notifications/read-all'));
    expect([answer.body.data, events]).toEqual([{ read: 0 }, []]);
  });
});

describe('the events', () => {
  const seen = async (caller: Caller, type = 'NOTIFICATION_CREATED') =>
    (await readFeed<{ type: string; resource_id: string }>(caller)).events.filter((one) => one.type === type).map((one) => one.resource_id);

  it.each(['viewer', 'admin'] as const)(
    'are for the person alone: a %s sees their own, and no administrator those of others',
    async (role) => {
      const { person, notification } = await notified(role);
      expect(await seen(person)).toEqual([notification.id]);
      expect(await seen(tessera.admin)).not.toContain(notification.id);
      const [event] = (await person.call('GET', `/v1/events?resource_id=${notification.id}`)).body.data;
      expect((await person.call('GET', `/v1/events/${event.id}`)).status).toBe(200);
      expectError(await tessera.admin.call('GET', `/v1/events/${event.id}`), 404, 'not_found');
    },
  );

  it('come live on the channel to the person, and to no administrator', async () => {
    const person = await tessera.someone('viewer');
    const channels = await Promise.all([person, tessera.admin].map(({ key }) => signedInChannel(tessera.url, key)));
    const events = ['NOTIFICATION_CREATED', 'RESOURCE_CREATED'];
    for (const channel of channels) expect(await channel.ask({ type: 'subscribe', events })).toMatchObject({ type: 'result' });
    await mention(person);
    await created(author, '/v1/resources', { name: 'Compass' });
    const [own, others] = await Promise.all(channels.map((channel, at) => channel.events(3 - at)));
    expect(own!.map(({ event }) => event.type)).toEqual(['RESOURCE_CREATED', 'NOTIFICATION_CREATED', 'RESOURCE_CREATED']);
    expect(others!.map(({ event }) => event.type)).toEqual(['RESOURCE_CREATED', 'RESOURCE_CREATED']);
    for (const { socket } of channels) socket.terminate();
  });
});

describe('GraphQL', () => {
  it('shows the inbox with records and events, and marks it', async () => {
    const { person, resource, notification } = await notified();
    const query = '{ notifications(filter: { status: { eq: UNREAD } }) { nodes { id kind record { id } event { type } version } } }';
    expect(await dataOf(person, query)).toEqual({
      notifications: {
        nodes: [{ id: notification.id, kind: 'MENTIONED', record: { id: resource.id }, event: { type: 'RESOURCE_CREATED' }, version: 1 }],
      },
    });
    const mark = `mutation { updateNotification(id: "${notification.id}", input: { status: ARCHIVED }) { notification { status version } } }`;
    expect(await dataOf(person, mark)).toEqual({ updateNotification: { notification: { status: 'ARCHIVED', version: 2 } } });
    await mention(person);
    expect(await dataOf(person, 'mutation { readAllNotifications { read } }')).toEqual({ readAllNotifications: { read: 1 } });
  });
});
