import { type Answered, bootTessera, type Tessera } from '@tessera/platform/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connectGraphql, standing, streamGraphql } from '../../graphql/subscribing.ts';

let tessera: Tessera;
let now = Date.now();
const pass = (seconds: number) => {
  now += seconds * 1000;
};
beforeAll(async () => {
  tessera = await bootTessera({ clock: () => new Date(now) });
});
afterAll(() => tessera?.close());

describe.each([
  ['a WebSocket', (key: string) => connectGraphql(tessera.url, { connectionParams: { token: key } })],
  ['server-sent events', (key: string) => streamGraphql(tessera.url, { 'X-API-Key': key })],
] as const)('a subscription over %s tells nothing', (_name, keyed) => {
  it('of projects that it has no part in, but while the role says otherwise', async () => {
    const someone = await tessera.someone('editor');
    const { client, subscribe: follow } = keyed(someone.key);
    const projects = follow('subscription { eventCreated(types: ["PROJECT_CREATED"]) { data } }');
    await standing(tessera, projects);
    const create = (name: string, by = tessera.admin): Promise<Answered> =>
      by.call('POST', '/v1/projects', { name, visibility: 'private' });
    const names = () => projects.results.map(({ data }) => data.eventCreated.data.name);
    // Events come in order: once their own is told, what was before it has been passed over.
    const passedOver = async (own: string) => {
      expect((await create(own, someone)).status).toBe(201);
      await expect.poll(names).toContain(own);
    };
    expect((await create('Hidden')).status).toBe(201);
    await passedOver('Own');
    expect(names()).toEqual(['Own']);
    await tessera.database.db.updateTable('users').set({ role: 'admin' }).where('id', '=', someone.userId).execute();
    pass(2);
    await expect
      .poll(async () => {
        await create('Shown');
        return names();
      })
      .toContain('Shown');
    expect(names()).not.toContain('Hidden');
    await tessera.database.db.updateTable('users').set({ role: 'editor' }).where('id', '=', someone.userId).execute();
    pass(2);
    await create('Hidden again');
    await passedOver('Own again');
    expect(names()).not.toContain('Hidden again');
    await client.dispose();
  });
});
