import { join } from 'node:path';
import { type Answered, bootTessera, type Caller, expectError, recording, single, type Tessera } from '@tessera/platform/testing';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { filesIn, freshFolder, sha256 } from '../../support/files.ts';
import { aPassword, somebody } from '../../support/people.ts';
import { newProject } from '../projects/new-records.ts';
import { readyFile } from './support.ts';

const text = 'Blue is water, grey is road.\n';
const other = 'Green is wood.\n';
const publicUrl = 'https://api.tessera.example';
const hour = 60 * 60 * 1000;

const dataDir = freshFolder();
const lines: string[] = [];
let tessera: Tessera;
let ada: Caller;
let grace: Caller;
const start = Date.parse('2026-03-14T09:26:53.589Z');
let now = start;

beforeAll(async () => {
  const log = pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) });
  tessera = await bootTessera({ env: { TESSERA_DATA_DIR: dataDir.path, TESSERA_PUBLIC_URL: publicUrl }, clock: () => new Date(now), log });
  ada = await tessera.someone('editor');
  grace = await tessera.someone('editor');
});
afterAll(async () => {
  await tessera?.close();
  dataDir.remove();
});

interface Address {
  url: string;
  method: string;
  expires_at: string;
}

/** A request without credentials of its own, to the server that stands behind the public address. */
const send = async (address: string, method: string, body?: string, headers: Record<string, string> = {}) => {
  const response = await fetch(address.replace(publicUrl, tessera.url), { method, headers, ...(body === undefined ? {} : { body }) });
  const sent = Buffer.from(await response.arrayBuffer());
  const isJson = response.headers.get('content-type')?.startsWith('application/json');
  return {
    status: response.status,
    headers: response.headers,
    bytes: sent.toString(),
    body: isJson ? JSON.parse(sent.toString()) : undefined,
  };
};
const answered = ({ status, headers, body }: Awaited<ReturnType<typeof send>>): Answered => ({ status, headers, body });

const newFile = async (caller = ada, fields: object = {}) =>
  (await caller.call('POST', '/v1/files', { name: 'legend.txt', content_type: 'text/plain', ...fields })).body.data;
const uploadAddress = async ({ id }: { id: string }, caller: Pick<Caller, 'call'> = ada): Promise<Address> =>
  (await caller.call('POST', `/v1/files/${id}/upload-address`)).body.data;
const downloadAddress = async ({ id }: { id: string }, caller: Pick<Caller, 'call'> = ada): Promise<Address> =>
  (await caller.call('GET', `/v1/files/${id}/download-address`)).body.data;
const put = ({ url }: Address, bytes = text, headers: Record<string, string> = { 'Content-Type': 'text/plain' }) =>
  send(url, 'PUT', bytes, headers);
const get = ({ url }: Address, headers: Record<string, string> = {}) => send(url, 'GET', undefined, headers);
const read = async ({ id }: { id: string }) => (await ada.call('GET', `/v1/files/${id}`)).body.data;
const ready = (caller = ada) => readyFile(tessera, caller, text);
const tokenOf = ({ url }: Address) => new URL(url).searchParams.get('token')!;

describe('createFileUploadAddress', () => {
  it('201 answers an address that takes the bytes without other credentials', async () => {
    const file = await newFile();
    const made = await ada.call('POST', `/v1/files/${file.id}/upload-address`);
    const url = expect.stringMatching(new RegExp(`^${publicUrl}/v1/files/${file.id}/content\\?token=[\\w.-]+$`));
    expect([made.status, made.body]).toEqual([201, single({ url, method: 'PUT', expires_at: new Date(now + hour).toISOString() })]);
    expect(made.headers.get('cache-control')).toBe('no-store');
    const { answer, events } = await recording(tessera, () => put(made.body.data));
    expect([answer.status, answer.body.data]).toMatchObject([200, { status: 'ready', checksum: sha256(text) }]);
    expect(events).toMatchObject([{ type: 'FILE_CONTENT_STORED', resource_id: file.id, actor: { type: 'api_key' } }]);
    expect([answer.headers.get('cache-control'), answer.headers.get('referrer-policy')]).toEqual(['no-store', 'no-referrer']);
    expect(await read(file)).toMatchObject({ status: 'ready', uploaded_by: ada.userId });
  });

  it('is refused as an upload is', async () => {
    const project = await newProject(ada, { visibility: 'public' });
    const file = await newFile(ada, { project_id: project.id });
    const ask = (caller: Caller, id = file.id) => caller.call('POST', `/v1/files/${id}/upload-address`);
    expectError(await ask(grace), 403, 'insufficient_permissions');
    expectError(await ask(grace, (await newFile()).id), 404, 'not_found');
    expectError(await ask(await tessera.scoped(ada, ['read'])), 403, 'invalid_scope');
    expectError(await ask(await tessera.otherAccount()), 404, 'not_found');
    const made = await uploadAddress(file);
    await ada.call('POST', `/v1/projects/${project.id}/archive`);
    expectError(await ask(ada), 409, 'project_archived');
    expectError(answered(await put(made)), 409, 'project_archived');
  });

  it('is for one upload, also where that changes nothing', async () => {
    const file = await ready();
    const made = await uploadAddress(file);
    const { answer, events } = await recording(tessera, () => put(made, text, { 'Content-Type': 'application/octet-stream' }));
    expect([answer.status, events]).toEqual([200, []]);
    expect(answer.body.data).toEqual(file);
    expectError(answered(await put(made, other)), 401, 'invalid_token');
    expect((await get(await downloadAddress(file))).bytes).toBe(text);
  });

  it('may be tried again after an upload that failed, and not after one that did not', async () => {
    const file = await newFile();
    const made = await uploadAddress(file);
    const wrong = { 'Content-Digest': `sha-256=:${'A'.repeat(43)}=:` };
    expectError(answered(await put(made, text, wrong)), 422, 'unprocessable', ['Content-Digest conflict']);
    expect((await put(made)).status).toBe(200);
    expectError(answered(await put(made, other)), 401, 'invalid_token');
    expect(await read(file)).toMatchObject({ checksum: sha256(text) });
    expect(filesIn(join(dataDir.path, 'files')).filter((path) => path.includes(file.id))).toHaveLength(1);
  });

  it('is used up by an upload with other credentials', async () => {
    const file = await newFile();
    const [first, second] = [await uploadAddress(file), await uploadAddress(file)];
    expect((await put(first)).status).toBe(200);
    expectError(answered(await put(second, other)), 401, 'invalid_token');
    expect((await put(await uploadAddress(file), other)).body.data.checksum).toBe(sha256(other));
  });

  it('takes one of several uploads at once', async () => {
    const file = await newFile();
    const made = await uploadAddress(file);
    const all = await Promise.all(['one', 'two', 'three'].map((bytes) => put(made, bytes)));
    expect(all.map(({ status }) => status).toSorted()).toEqual([200, 401, 401]);
    const won = all.find(({ status }) => status === 200)!;
    expect(await read(file)).toEqual(won.body.data);
    expect(all.filter(({ status }) => status === 401).map(({ body }) => body.error.code)).toEqual(['invalid_token', 'invalid_token']);
  });

  it('answers a retry with the same key as the first time, at the same address only', async () => {
    const file = await newFile();
    const [made, another] = [await uploadAddress(file), await uploadAddress(file)];
    const once = { 'Idempotency-Key': `upload-${file.id}`, 'Content-Type': 'text/plain' };
    const first = await put(made, text, once);
    const again = await put(made, text, once);
    expect([again.status, again.headers.get('idempotency-replayed'), again.body]).toEqual([200, 'true', first.body]);
    expectError(answered(await put(another, text, once)), 401, 'invalid_token');
    expectError(answered(await put(made, other, { 'Idempotency-Key': 'another-try' })), 401, 'invalid_token');
  });

  it('has keys of its own: whoever has it neither gets nor takes an answer of its maker', async () => {
    const [file, key] = [await newFile(), { 'Idempotency-Key': 'the-same', 'Content-Type': 'text/plain' }];
    const bytesOfMaker = (bytes: string) =>
      send(`${publicUrl}/v1/files/${file.id}/content`, 'PUT', bytes, { 'X-API-Key': ada.key, ...key });
    const stored = await bytesOfMaker(text);
    const made = await uploadAddress(file);
    const theirs = await put(made, text, key);
    expect([theirs.status, theirs.headers.get('idempotency-replayed')]).toEqual([200, null]);
    const again = await bytesOfMaker(text);
    expect([again.headers.get('idempotency-replayed'), again.body]).toEqual(['true', stored.body]);
    const second = await newFile();
    expect((await put(await uploadAddress(second), text, key)).status).toBe(200);
  });

  it('is refused before its bytes are read when it is used up, with an Idempotency-Key, too', async () => {
    const made = await uploadAddress(await newFile());
    await put(made);
    // Only whoever reads the bytes finds out that this is not their digest.
    const sent = { 'Content-Digest': `sha-256=:${'A'.repeat(43)}=:`, 'Idempotency-Key': 'late' };
    expectError(answered(await put(made, other, sent)), 401, 'invalid_token');
  });

  it('shows the record of its file and no other: expand is refused before anything is stored', async () => {
    const project = await newProject(ada, { visibility: 'public' });
    const file = await newFile(ada, { project_id: project.id });
    const made = await uploadAddress(file);
    for (const expand of ['project', 'project.owner', 'uploader'])
      expectError(answered(await put({ ...made, url: `${made.url}&expand=${expand}` })), 403, 'insufficient_permissions');
    const answer = await put({ ...made, url: `${made.url}&fields=id,status` });
    expect([answer.status, answer.body.data]).toEqual([200, { id: file.id, status: 'ready' }]);
  });

  it('is told again by its key to the credential that it ends with, and to no other of the same holder', async () => {
    const person = await somebody(tessera.database.db, tessera.accountId);
    const project = await newProject(ada, { visibility: 'public' });
    await ada.call('POST', `/v1/projects/${project.id}/members`, { user_id: person.userId, role: 'editor' });
    const file = await newFile(ada, { project_id: project.id });
    const signIn = async () =>
      (await tessera.admin.call('POST', '/v1/auth/login', { email: person.email, password: aPassword }, { 'X-API-Key': '' })).body
        .session_token;
    const sessions = [await signIn(), await signIn()];
    const json = { 'Content-Type': 'application/json' };
    const query = `mutation { updateFile(id: "${file.id}", input: { name: "legend-2.txt" }) { file { downloadAddress { url } uploadAddress { url } } } }`;
    for (const [path, body] of [
      [`/v1/files/${file.id}/upload-address`, undefined],
      ['/graphql', JSON.stringify({ query })],
    ] as const) {
      const ask = (session: string) =>
        send(`${publicUrl}${path}`, 'POST', body, { 'X-Session-Token': session, 'Idempotency-Key': 'address', ...(body ? json : {}) });
      const [first, again, elsewhere] = [await ask(sessions[0]), await ask(sessions[0]), await ask(sessions[1])];
      expect([again.headers.get('idempotency-replayed'), again.body]).toEqual(['true', first.body]);
      expect(first.bytes).toContain('?token=');
      expect([elsewhere.headers.get('idempotency-replayed'), elsewhere.bytes.includes('?token=')]).toEqual([null, false]);
      expect(elsewhere.bytes).toContain('idempotency_key_reused');
    }
  });

  it('does not outlive an hour', async () => {
    const made = await uploadAddress(await newFile());
    now += hour - 1;
    try {
      expectError(answered(await put(made, text, { 'Content-Range': 'bytes 0-1/2' })), 400, 'malformed_request');
      now += 1;
      expectError(answered(await put(made)), 401, 'expired_token');
    } finally {
      now = start;
    }
  });

  it('does not outlive the credential that makes it', async () => {
    const key = { name: 'Short', scopes: ['read', 'write'], expires_at: new Date(now + hour / 2).toISOString() };
    const { body } = await tessera.admin.call('POST', '/v1/account/api-keys', key);
    const file = await newFile(tessera.admin);
    const made = await send(`${publicUrl}/v1/files/${file.id}/upload-address`, 'POST', undefined, { 'X-API-Key': body.data.key });
    expect(made.body.data.expires_at).toBe(key.expires_at);
  });
});

describe('getFileDownloadAddress', () => {
  it('200 answers an address that gives the bytes for five minutes, as often as wanted, whole and in parts', async () => {
    const file = await ready();
    const answer = await ada.call('GET', `/v1/files/${file.id}/download-address`);
    expect([answer.status, answer.body.data]).toEqual([
      200,
      { url: expect.stringContaining('?token='), method: 'GET', expires_at: new Date(now + 300_000).toISOString() },
    ]);
    expect([answer.headers.get('cache-control'), answer.headers.get('etag')]).toEqual(['no-store', null]);
    const made: Address = answer.body.data;
    try {
      for (const step of [0, 299_999]) {
        now = start + step;
        const whole = await get(made);
        expect([whole.status, whole.bytes, whole.headers.get('content-disposition')]).toMatchObject([200, text, /^attachment/]);
        expect([whole.headers.get('cache-control'), whole.headers.get('referrer-policy')]).toEqual(['no-store', 'no-referrer']);
      }
      const part = await get(made, { Range: 'bytes=0-3' });
      expect([part.status, part.bytes]).toEqual([206, 'Blue']);
      const head = await send(made.url, 'HEAD');
      expect([head.status, head.headers.get('content-length')]).toEqual([200, '29']);
      now = start + 300_000;
      expectError(answered(await get(made)), 401, 'expired_token');
    } finally {
      now = start;
    }
  });

  it('is refused as a download is', async () => {
    const file = await newFile();
    expectError(await ada.call('GET', `/v1/files/${file.id}/download-address`), 409, 'invalid_state');
    expectError(await grace.call('GET', `/v1/files/${file.id}/download-address`), 404, 'not_found');
    const writer = await tessera.scoped(ada, ['write']);
    expectError(await writer.call('GET', `/v1/files/${file.id}/download-address`), 403, 'invalid_scope');
  });
});

describe('an address', () => {
  it('allows its own method at its own path only', async () => {
    const [file, another] = [await ready(), await ready()];
    const theirs = await tessera.otherAccount();
    const foreign = await readyFile(tessera, theirs, text);
    const [up, down] = [await uploadAddress(file), await downloadAddress(file)];
    const at = ({ id }: { id: string }, made: Address, rest = '/content') => `${publicUrl}/v1/files/${id}${rest}?token=${tokenOf(made)}`;
    for (const answer of [
      await send(up.url, 'GET'),
      await send(down.url, 'PUT', other),
      await send(at(another, down), 'GET'),
      await send(at(another, up), 'PUT', other),
      await send(at(foreign, down), 'GET'),
      await send(at(foreign, up), 'PUT', other),
      await send(down.url.replace('/v1/', '/'), 'GET'),
      await send(up.url.replace('/v1/', '/'), 'PUT', other, { 'X-API-Version': 'v1' }),
    ])
      expectError(answered(answer), 403, 'insufficient_permissions');
    for (const { url, method } of [down, up]) {
      const { status, bytes } = await send(url.replace('/v1/', '/v2-preview/'), method, method === 'GET' ? undefined : other);
      expect([status, bytes]).toEqual([403, expect.stringContaining('insufficient_permissions')]);
    }
    for (const answer of [
      await send(at(file, down, ''), 'GET'),
      await send(at(file, up, ''), 'DELETE'),
      await send(at(file, up, '/upload-address'), 'POST'),
      await send(at(file, down, '/download-address'), 'GET'),
      await send(`${publicUrl}/v1/projects?token=${tokenOf(down)}`, 'GET'),
      await send(`${publicUrl}/v1/files/${file.id}/content?api_key=${tokenOf(down)}`, 'GET'),
      await send(down.url.split('?')[0]!, 'GET', undefined, { Authorization: `Bearer ${tokenOf(down)}` }),
      await send(down.url.split('?')[0]!, 'GET', undefined, { 'X-Session-Token': tokenOf(down) }),
    ])
      expect(answer.status).toBe(401);
    const graphql = await fetch(`${tessera.url}/graphql?query={__typename}&token=${tokenOf(down)}`);
    expect(graphql.status).toBe(401);
    expect(await read(file)).toEqual(file);
  });

  it.each([
    ['a letter that was changed', (token: string) => `${token.slice(0, 30)}${token[30] === 'A' ? 'B' : 'A'}${token.slice(31)}`],
    ['a character that is ignored', (token: string) => `${token}!`],
    ['a missing end', (token: string) => token.slice(0, -4)],
    ['another beginning', (token: string) => `v2.${token.slice(3)}`],
    ['nothing', () => ''],
    ['an API key', () => ada.key],
  ])('401 refuses a token with %s', async (_what, change) => {
    const { url, ...rest } = await downloadAddress(await ready());
    const token = new URL(url).searchParams.get('token')!;
    expectError(answered(await get({ ...rest, url: url.replace(token, change(token)) })), 401, 'invalid_token');
  });

  it('400 takes no other credentials beside its token, not even of the same person, and no second token', async () => {
    const made = await downloadAddress(await ready());
    const beside: [string, Record<string, string>][] = [
      [made.url, { 'X-API-Key': ada.key }],
      [made.url, { Authorization: `Bearer ${ada.key}` }],
      [`${made.url}&api_key=${ada.key}`, {}],
      [`${made.url}&token=${tokenOf(made)}`, {}],
    ];
    for (const [url, headers] of beside) expectError(answered(await send(url, 'GET', undefined, headers)), 400, 'ambiguous_credentials');
  });

  it('400 stays a parameter that nobody knows where addresses are not taken', async () => {
    const { id } = await ready();
    const answer = await ada.call('GET', `/v1/files/${id}?token=${tokenOf(await downloadAddress({ id }))}`);
    expectError(answer, 400, 'invalid_parameters', ['token unknown_parameter']);
  });

  it('acts as the person who made it, with what they may do at that moment', async () => {
    const project = await newProject(ada, { visibility: 'private' });
    const carol = await tessera.someone('editor');
    await ada.call('POST', `/v1/projects/${project.id}/members`, { user_id: carol.userId, role: 'editor' });
    const file = await newFile(ada, { project_id: project.id });
    await put(await uploadAddress(file));
    const [up, down] = [await uploadAddress(file, carol), await downloadAddress(file, carol)];
    expect((await get(down)).status).toBe(200);
    await ada.call('PATCH', `/v1/projects/${project.id}/members/${carol.userId}`, { role: 'viewer' });
    expectError(answered(await put(up, other)), 403, 'insufficient_permissions');
    await ada.call('DELETE', `/v1/projects/${project.id}/members/${carol.userId}`);
    expectError(answered(await get(down)), 404, 'not_found');
    expectError(answered(await put(up, other)), 404, 'not_found');
  });

  it('loses what the role of its person or the scopes of its key no longer allow', async () => {
    const carol = await tessera.someone('editor');
    const file = await newFile(carol);
    const up = await uploadAddress(file, carol);
    await tessera.admin.call('PATCH', `/v1/account/members/${carol.userId}`, { role: 'viewer' });
    expectError(answered(await put(up)), 403, 'insufficient_permissions');
  });

  it('counts against the quota of the account', async () => {
    const made = await downloadAddress(await ready());
    const before = Number((await ada.call('GET', '/v1/files?limit=1')).headers.get('x-ratelimit-remaining'));
    expect(Number((await get(made)).headers.get('x-ratelimit-remaining'))).toBeLessThan(before);
  });

  it('goes on when the session that made it is renewed, and ends with it', async () => {
    const person = await somebody(tessera.database.db, tessera.accountId);
    const sent = { email: person.email, password: aPassword };
    const { body: session } = await tessera.admin.call('POST', '/v1/auth/login', sent, { 'X-API-Key': '' });
    const headers = (token: string) => ({ 'X-Session-Token': token });
    const project = await newProject(ada, { visibility: 'public' });
    const file = await newFile(ada, { project_id: project.id });
    await put(await uploadAddress(file));
    const at = `${publicUrl}/v1/files/${file.id}/download-address`;
    const made = (await send(at, 'GET', undefined, headers(session.session_token))).body.data;
    const renewed = await send(`${publicUrl}/v1/auth/renew`, 'POST', undefined, headers(session.session_token));
    expect((await get(made)).status).toBe(200);
    await send(`${publicUrl}/v1/auth/logout`, 'POST', undefined, headers(renewed.body.session_token));
    expectError(answered(await get(made)), 401, 'invalid_token');
  });

  it('is for pages of any origin', async () => {
    const made = await uploadAddress(await newFile());
    const origin = 'https://app.example';
    const asked = { Origin: origin, 'Access-Control-Request-Method': 'PUT', 'Access-Control-Request-Headers': 'content-type' };
    const preflight = await send(made.url, 'OPTIONS', undefined, asked);
    expect([preflight.status, preflight.headers.get('access-control-allow-methods')]).toMatchObject([204, /\bPUT\b/]);
    const answer = await put(made, text, { Origin: origin, 'Content-Type': 'text/plain' });
    expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([200, '*']);
  });

  it('is told to nobody: in no log, in no error, in no list of requests', async () => {
    const file = await ready();
    const [up, down] = [await uploadAddress(file), await downloadAddress(file)];
    const used = [
      await get(down),
      await put(up, other),
      await put(up, text),
      await send(up.url, 'GET'),
      await send(`${down.url}&a=b`, 'GET'),
    ];
    expect(used.map(({ status }) => status)).toEqual([200, 200, 401, 403, 400]);
    const requests = await tessera.admin.call('GET', '/v1/account/requests?limit=100');
    const audit = await tessera.admin.call('GET', '/v1/account/audit?limit=100');
    expect(requests.status).toBe(200);
    const told = [
      ...lines,
      JSON.stringify([requests.body, audit.body]),
      ...used.map(({ bytes, headers }) => bytes + JSON.stringify([...headers])),
    ];
    for (const token of [up, down].map(tokenOf)) expect(told.join('\n')).not.toContain(token);
    expect(lines.some((line) => line.includes('replaceFileContent'))).toBe(true);
  });
});
