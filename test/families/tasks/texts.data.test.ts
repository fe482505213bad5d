import { bootTessera, connectChannel, type Tessera } from '@tessera/platform/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

/** The same in one character for each letter, and in two. */
const [composed, decomposed] = ['Café', 'Café'.normalize('NFD')];

let tessera: Tessera;
let project_id: string;

beforeAll(async () => {
  tessera = await bootTessera();
  project_id = (await create('/v1/projects', { name: 'Texts' })).body.data.id;
});
afterAll(() => tessera?.close());

const create = (path: string, body: object) => tessera.admin.call('POST', path, body);
const idsIn = ({ body }: { body: { data: { id: string }[] } }) => body.data.map(({ id }) => id);
const found = async (path: string) => idsIn(await tessera.admin.call('GET', path));

describe('a text of a task', () => {
  it('is in normal form C, however it is written and asked for', async () => {
    const { body } = await create('/v1/tasks', { project_id, title: decomposed, description: decomposed, tags: [decomposed] });
    expect(body.data).toMatchObject({ title: composed, description: composed, tags: [composed] });
    const { id } = body.data;
    for (const text of [composed, decomposed].map(encodeURIComponent))
      for (const filter of ['title', 'title_in', 'title_contains', 'title_starts_with', 'title[like]', 'description', 'tags', 'tags_in'])
        expect(await found(`/v1/tasks?${filter}=${text}`), filter).toEqual([id]);
    for (const text of [composed, decomposed].map(encodeURIComponent)) expect(await found(`/v2-preview/tasks?name=${text}`)).toEqual([id]);
    await tessera.admin.call('DELETE', `/v1/tasks/${id}`);
  });

  it('is the same over the channel and in another version', async () => {
    const channel = await connectChannel(tessera.url);
    await channel.ask({ id: '1', type: 'authenticate', token: tessera.admin.key });
    const called = await channel.ask({ id: '2', type: 'call', operation: 'createTask', body: { project_id, title: decomposed } });
    channel.socket.close();
    expect(called.body.data.title).toBe(composed);
    const named = await create('/v2-preview/tasks', { project_id, name: decomposed, description: decomposed });
    expect(named.body.data).toMatchObject({ name: composed, description: composed });
  });

  it('has the length that it is stored with', async () => {
    // This character has two in normal form C.
    const { status, body } = await create('/v1/tasks', { project_id, title: '\u0958'.repeat(151) });
    expect([status, body.error.details[0].code]).toEqual([400, 'too_long']);
    expect((await create('/v1/tasks', { project_id, title: '\u0958'.repeat(150) })).status).toBe(201);
  });
});
