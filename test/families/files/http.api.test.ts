import { bootTessera, created, nobodys, signedInChannel, type Tessera } from '@tessera/platform/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fetchRaw } from '../../rest/fetch-raw.ts';
import { head, sendRaw } from '../../rest/raw-http.ts';
import { readyFile } from './support.ts';

// What HTTP says of the bytes of files: conditions, codings, announced bodies, repetition and limits.

let tessera: Tessera;
beforeAll(async () => {
  tessera = await bootTessera();
});
afterAll(() => tessera?.close());

describe('conditions', () => {
  it('If-Match counts for the bytes of a file and for a part of them', async () => {
    const { data } = (await tessera.admin.call('POST', '/v1/files', { name: 'legend.txt' })).body;
    const content = `/v1/files/${data.id}/content`;
    const put = await fetch(tessera.url + content, { method: 'PUT', body: 'A legend', headers: { 'X-API-Key': tessera.admin.key } });
    const tag = put.headers.get('etag')!;
    const part = async (ifMatch: string) => {
      const headers = { 'X-API-Key': tessera.admin.key, Range: 'bytes=0-0', 'If-Match': ifMatch };
      return (await fetch(tessera.url + content, { headers })).status;
    };
    expect([await part(tag), await part('"99"')]).toEqual([206, 412]);
  });

  it('If-None-Match keeps the bytes of a file', async () => {
    const { id } = await created(tessera.admin, '/v1/files', { name: 'legend.txt' });
    const put = async (body: string, headers: Record<string, string> = {}) =>
      (
        await fetch(`${tessera.url}/v1/files/${id}/content`, {
          method: 'PUT',
          body,
          headers: { 'X-API-Key': tessera.admin.key, ...headers },
        })
      ).status;
    expect([await put('Rivers are blue.'), await put('Roads are red.', { 'If-None-Match': '*' })]).toEqual([200, 412]);
    const read = await fetch(`${tessera.url}/v1/files/${id}/content`, { headers: { 'X-API-Key': tessera.admin.key } });
    expect(await read.text()).toBe('Rivers are blue.');
  });
});

describe('calls from a browser', () => {
  it('lets every origin read what the bytes of a file come with', async () => {
    const { status, headers } = await tessera.admin.call('GET', '/v1/resources', undefined, { Origin: 'https://app.example.com' });
    const exposed = headers.get('access-control-expose-headers')?.split(', ');
    expect([status, exposed]).toEqual([200, expect.arrayContaining(['Accept-Ranges', 'Content-Range', 'Repr-Digest'])]);
  });
});

describe('a coding', () => {
  const accept = { 'Accept-Encoding': 'br, gzip, zstd' };
  const get = (path: string, headers: Record<string, string> = {}, method = 'GET', body?: string) =>
    fetchRaw(tessera.url + path, { method, headers: { 'X-API-Key': tessera.admin.key, ...headers }, body });

  it('never packs the bytes of a file, whole or in part', async () => {
    const { id } = await created(tessera.admin, '/v1/files', { name: 'a.txt' });
    const bytes = 'tessera '.repeat(500);
    const put = await get(`/v1/files/${id}/content`, { 'Content-Type': 'text/plain' }, 'PUT', bytes);
    expect(put.status, put.bytes.toString()).toBeLessThan(300);
    const whole = await get(`/v1/files/${id}/content`, accept);
    expect([whole.status, whole.headers['content-encoding'], whole.bytes.toString()]).toEqual([200, undefined, bytes]);
    const part = await get(`/v1/files/${id}/content`, { ...accept, Range: 'bytes=8-1999', 'If-Range': whole.headers.etag! });
    expect([part.status, part.headers['content-encoding'], part.bytes.length]).toEqual([206, undefined, 1992]);
    expect((await get(`/v1/files/${id}/content`, { ...accept, 'If-None-Match': whole.headers.etag! })).status).toBe(304);
  });
});

describe('bytes that are announced with Expect: 100-continue', () => {
  it.each([
    ['with a bad key', 'nonsense', 99_999_999, 401],
    ['for a file that is not there', undefined, 5, 404],
  ])('%s are refused before anybody is told to send them', async (_what, key, length, status) => {
    const sent = { 'Content-Type': 'application/json', 'Content-Length': String(length), Expect: '100-continue' };
    const headers = { 'X-API-Key': key ?? tessera.admin.key, ...sent };
    const { text } = await sendRaw(tessera.port, [head({ method: 'PUT', target: `/v1/files/${nobodys('fil')}/content`, headers })]);
    expect(text).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(text).toMatch(/\r\nConnection: close\r\n/i);
  });
});

describe('the channel', () => {
  it.each(['getFileContent', 'replaceFileContent'])('carries no bytes: %s', async (operation) => {
    const client = await signedInChannel(tessera.url, tessera.admin.key);
    expect(await client.ask({ type: 'call', operation, path: { file_id: 'fil_1' } })).toMatchObject({ error: { code: 'not_acceptable' } });
    client.socket.close();
  });
});

describe('an Idempotency-Key', () => {
  it('takes a write that has something to await before its first query', async () => {
    const key = { 'Idempotency-Key': 'a-legend' };
    const first = await tessera.admin.call('POST', '/v1/files', { name: 'legend.txt' }, key);
    const again = await tessera.admin.call('POST', '/v1/files', { name: 'legend.txt' }, key);
    expect([first.status, again.body]).toEqual([201, first.body]);
  });
});

describe('rate limits', () => {
  it('counts bad tokens of addresses with all bad credentials of their network address, which locks out no good ones', async () => {
    const own = await bootTessera();
    try {
      const file = await readyFile(own, own.admin, 'Blue is water.');
      const address = (await own.admin.call('GET', `/v1/files/${file.id}/download-address`)).body.data.url;
      const url = `${own.url}${new URL(address).pathname}`;
      const told = async (search: string, headers: Record<string, string> = {}) => (await fetch(`${url}${search}`, { headers })).status;
      const statuses = await Promise.all(Array.from({ length: 110 }, (_, at) => told(`?token=v1.${at}`)));
      expect(statuses.filter((status) => status === 401)).toHaveLength(100);
      expect(statuses.filter((status) => status === 429)).toHaveLength(10);
      expect(await told('', { 'X-API-Key': 'nonsense' })).toBe(429);
      expect([await told('', { 'X-API-Key': own.admin.key }), await told(new URL(address).search)]).toEqual([200, 200]);
    } finally {
      await own.close();
    }
  });
});

describe('a filter by size', () => {
  it.each([
    ['size=0x10', 'size'],
    ['size_in=1,1e3', 'size_in[1]'],
  ])('takes decimal digits: ?%s', async (query, field) => {
    const { status, body } = await tessera.admin.call('GET', `/v1/files?${query}`);
    const detail = { field, code: 'invalid_type', message: expect.stringContaining('decimal digits') };
    expect([status, body.error.details]).toEqual([400, [detail]]);
  });
});

describe('expand', () => {
  it('brings of a file what the list of the other record shows', async () => {
    const uploader = await tessera.someone('editor');
    const read = async (path: string) => (await tessera.admin.call('GET', path)).body.data;
    const { id } = await created(tessera.admin, '/v1/projects', { name: 'Atlas' });
    const task = await created(tessera.admin, `/v1/projects/${id}/tasks`, { title: 'Draw' });
    await created(tessera.admin, `/v1/projects/${id}/members`, { user_id: uploader.userId, role: 'editor' });
    const file = await created(uploader, '/v1/files', { name: 'a.txt', content_type: 'text/plain', task_id: task.id });
    const shown = async () => (await uploader.call('GET', `/v1/files?id=${file.id}&expand=task.project,task.assignee`)).body.data;
    expect((await shown())[0].task).toEqual({ ...task, project: await read(`/v1/projects/${id}`) });
    await tessera.admin.call('DELETE', `/v1/projects/${id}/members/${uploader.userId}`);
    expect(await shown()).toEqual([file]);
  });

  it('shows a related record as it is after the write', async () => {
    const { admin } = tessera;
    const project = await created(admin, '/v1/projects', { name: 'Atlas' });
    const task = await created(admin, '/v1/tasks', { project_id: project.id, title: 'Draw' });
    const file = await created(admin, '/v1/files', { name: 'a.txt', content_type: 'text/plain' });
    const moved = await admin.call('PATCH', `/v1/files/${file.id}?expand=task.project&fields=name`, { task_id: task.id });
    const now = (await admin.call('GET', `/v1/projects/${project.id}`)).body.data;
    expect(moved.body.data).toEqual({ id: file.id, name: 'a.txt', task: { ...task, project: now } });
  });

  it('shows no related record that its caller may not read', async () => {
    const { admin } = tessera;
    const editor = await tessera.someone('editor');
    const project = await created(admin, '/v1/projects', { name: 'Atlas' });
    const members = `/v1/projects/${project.id}/members`;
    await created(admin, members, { user_id: editor.userId, role: 'editor' });
    const file = await created(editor, '/v1/files', { name: 'a.txt', content_type: 'text/plain', project_id: project.id });
    await admin.call('DELETE', `${members}/${editor.userId}`);
    const answer = await editor.call('PATCH', `/v1/files/${file.id}?expand=project.owner,uploader`, { name: 'b.txt' });
    expect([answer.status, answer.body.data.name, answer.body.data.uploader.id]).toEqual([200, 'b.txt', editor.userId]);
    expect(answer.body.data).not.toHaveProperty('project');
  });
});
