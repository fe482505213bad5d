import { createHash, randomBytes } from 'node:crypto';
import { statSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join as joined } from 'node:path';
import { Readable } from 'node:stream';
import { bootTessera, type Caller, created, expectError, nobodys, recording, single, type Tessera, until } from '@tessera/platform/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { diskObjects } from '../../../src/data/objects/disk.ts';
import { reclaimObjects } from '../../../src/data/objects/reclaim.ts';
import { ask, chunked, head } from '../../rest/raw-http.ts';
import { digestOf, filesIn, freshFolder, manyBytes, openFiles, sha256 } from '../../support/files.ts';
import { join, newProject } from '../projects/new-records.ts';
import { bytesOf, download, readyFile, upload } from './support.ts';

const limit = 104_857_600;
const text = 'Blue is water, grey is road.\n';

const dataDir = freshFolder();
const folder = joined(dataDir.path, 'files');
let tessera: Tessera;
let ada: Caller;
let grace: Caller;
let now = Date.parse('2026-03-14T09:26:53.589Z');
const tick = () => {
  now += 1000;
  return new Date(now).toISOString();
};

beforeAll(async () => {
  tessera = await bootTessera({ env: { TESSERA_DATA_DIR: dataDir.path }, clock: () => new Date(now) });
  ada = await tessera.someone('editor');
  grace = await tessera.someone('editor');
});
afterAll(async () => {
  await tessera?.close();
  dataDir.remove();
});

const newFile = (fields: object = {}, caller = ada) => created(caller, '/v1/files', { name: 'legend.txt', ...fields });
const put = (file: { id: string }, bytes: Parameters<typeof upload>[3], headers?: Record<string, string>, caller = ada) =>
  upload(tessera, caller, file, bytes, headers);
const get = (file: { id: string }, headers?: Record<string, string>, method?: string) => download(tessera, ada, file, headers, method);
const read = async ({ id }: { id: string }) => (await ada.call('GET', `/v1/files/${id}`)).body.data;
/** Where the store has bytes of a file; what is still being deleted of other tests is not looked at. */
const pathsOf = ({ id }: { id: string }) => filesIn(folder).filter((path) => path.includes(id));
const unclaimed = () => tessera.database.db.selectFrom('unclaimed_objects').select(['key', 'reclaim_at', 'reclaiming']).execute();
const areHeld = async () => false;
const sweep = (later = 0) =>
  reclaimObjects({ db: tessera.database.db, objects: diskObjects(folder), areHeld, clock: () => new Date(now + later) });

/** Everything that the server says on one connection until it closes it. */
const conversation = (parts: readonly (string | Uint8Array)[]): Promise<string> =>
  new Promise((resolve) => {
    const socket = connect(tessera.port, '127.0.0.1');
    let said = '';
    socket.setEncoding('utf8').on('data', (text) => {
      said += text;
    });
    socket.on('close', () => resolve(said));
    for (const part of parts) socket.write(part);
  });

describe('replaceFileContent', () => {
  it('200 makes the file ready with size and checksum, and records FILE_CONTENT_STORED', async () => {
    const file = await newFile();
    const updated_at = tick();
    const { answer, events } = await recording(tessera, () => put(file, text, { 'Content-Type': 'text/plain; charset=utf-8' }));
    const ready = { ...file, status: 'ready', size: 29, checksum: sha256(text), content_type: 'text/plain; charset=utf-8', updated_at };
    expect([answer.status, answer.body, answer.headers.get('etag')]).toEqual([200, single(ready), '"2"']);
    expect(await read(file)).toEqual(ready);
    expect(events).toMatchObject([{ type: 'FILE_CONTENT_STORED', resource_id: file.id, data: ready }]);
    expect((await get(file)).bytes.toString()).toBe(text);
  });

  it('200 keeps the type that the file has where the upload has none, or one that says nothing', async () => {
    const file = await newFile({ content_type: 'image/png' });
    expect((await put(file, text)).body.data.content_type).toBe('image/png');
    const { body } = await put(file, text, { 'Content-Type': 'application/octet-stream' });
    expect(body.data.content_type).toBe('image/png');
  });

  it('200 takes an empty file', async () => {
    const file = await newFile();
    expect((await put(file, '')).body.data).toMatchObject({ status: 'ready', size: 0, checksum: sha256('') });
    const { status, bytes, headers } = await get(file);
    expect([status, bytes.length, headers.get('content-length')]).toEqual([200, 0, '0']);
    expectError(await get(file, { Range: 'bytes=0-' }), 416, 'range_not_satisfiable');
  });

  it('200 takes exactly 100 MiB chunk by chunk, stores them as they come, and gives them back', async () => {
    const file = await newFile();
    const hash = createHash('sha256');
    const half = Promise.withResolvers<void>();
    const gate = Promise.withResolvers<void>();
    const sent = async function* () {
      let size = 0;
      for (const chunk of manyBytes(limit)) {
        hash.update(chunk);
        yield chunk;
        size += chunk.length;
        if (size !== limit / 2) continue;
        half.resolve();
        await gate.promise;
      }
    };
    const uploading = put(file, sent());
    await half.promise;
    const [path] = pathsOf(file);
    await until(() => statSync(path!).size > limit / 2 - 1_000_000);
    gate.resolve();
    const { status, body } = await uploading;
    expect([status, body.data.size, body.data.checksum]).toEqual([200, limit, hash.digest('hex')]);
    const response = await fetch(`${tessera.url}${bytesOf(file)}`, { headers: { 'X-API-Key': ada.key } });
    const back = createHash('sha256');
    for await (const chunk of response.body!) back.update(chunk);
    expect(back.digest('hex')).toBe(body.data.checksum);
  });

  it('413 refuses more than 100 MiB, by its length or as it comes, and stores nothing', async () => {
    const file = await newFile();
    const before = pathsOf(file).length;
    const tooMuch = async function* () {
      yield* manyBytes(limit + 1);
    };
    expectError(await put(file, tooMuch()), 413, 'payload_too_large');
    expectError(await put(file, tooMuch(), { 'Content-Length': String(limit + 1) }), 413, 'payload_too_large');
    expect(await read(file)).toEqual(file);
    expect(pathsOf(file).length).toBe(before);
    expect((await put(file, text)).status).toBe(200);
  });

  it('413 is told to who is still sending, on a connection that serves on', async () => {
    const file = await newFile();
    const headers = { 'X-API-Key': ada.key, 'Transfer-Encoding': 'chunked' };
    const parts = chunked([...manyBytes(limit + 10_000_000, 1024 * 1024)]);
    const next = head({ target: `/v1/files/${file.id}`, headers: { 'X-API-Key': ada.key, Connection: 'close' } });
    const answers = await conversation([head({ method: 'PUT', target: bytesOf(file), headers }), ...parts, next]);
    expect(answers).toMatch(/^HTTP\/1\.1 413 [\s\S]*payload_too_large[\s\S]*HTTP\/1\.1 200 /);
  });

  it('200 checks every digest that was sent', async () => {
    const file = await newFile();
    const good: Record<string, string>[] = [
      { 'Content-Digest': digestOf(text) },
      { 'Content-Digest': `${digestOf(text)}, ${digestOf(text, 'sha-512')}` },
      { 'Repr-Digest': digestOf(text, 'sha-512') },
      { 'Content-Digest': `md5=:CY9rzUYh03PK3k6DJie09g==:, ${digestOf(text)},x-sha-256=:AAAA:` },
    ];
    for (const headers of good) expect((await put(file, text, headers)).status).toBe(200);
  });

  it('422 refuses bytes that are not those of a digest, and changes nothing', async () => {
    const file = await readyFile(tessera, ada, 'the old bytes');
    const stored = pathsOf(file);
    const wrong: [Record<string, string>, string][] = [
      [{ 'Content-Digest': digestOf('other') }, 'Content-Digest conflict'],
      [{ 'Content-Digest': `${digestOf(text)}, ${digestOf('other', 'sha-512')}` }, 'Content-Digest conflict'],
      [{ 'Repr-Digest': digestOf('other') }, 'Repr-Digest conflict'],
      [{ 'Repr-Digest': `unixsum=:AAAA:, ${digestOf('other')}` }, 'Repr-Digest conflict'],
    ];
    for (const [headers, detail] of wrong) {
      const { answer, events } = await recording(tessera, () => put(file, text, headers));
      expectError(answer, 422, 'unprocessable', [detail]);
      expect(events).toEqual([]);
    }
    expect([await read(file), pathsOf(file)]).toEqual([file, stored]);
    expect((await get(file)).bytes.toString()).toBe('the old bytes');
  });

  it('400 refuses a digest of no form, a type of no form, part of a file, and no body at all', async () => {
    const file = await newFile();
    expectError(await put(file, text, { 'Content-Digest': 'md5=:abc:' }), 400, 'invalid_parameters', ['content-digest too_short']);
    expectError(await put(file, text, { 'Content-Digest': `x-${digestOf(text)}` }), 400, 'invalid_parameters', [
      'content-digest invalid_format',
    ]);
    expectError(await put(file, text, { 'Content-Type': 'picture' }), 400, 'invalid_parameters', ['content_type invalid_format']);
    expectError(await put(file, text, { 'Content-Range': 'bytes 0-28/29' }), 400, 'malformed_request');
    const headers = { 'X-API-Key': ada.key };
    const bare = await ask(tessera.port, { method: 'PUT', target: bytesOf(file), headers });
    expect([bare.status, bare.body.error.code]).toEqual([400, 'missing_body']);
    expect(await read(file)).toEqual(file);
  });

  it('415 refuses bytes that are encoded', async () => {
    expectError(await put(await newFile(), text, { 'Content-Encoding': 'gzip' }), 415, 'unsupported_media_type');
  });

  it('403, 404, 409 and 412 refuse before the first byte is stored', async () => {
    const open = await newProject(ada, { visibility: 'public' });
    const [shown, hidden] = [await newFile({ project_id: open.id }), await newFile()];
    const storedOf = (files: { id: string }[]) => files.flatMap(pathsOf).length;
    expectError(await put(shown, text, {}, grace), 403, 'insufficient_permissions');
    expectError(await put(hidden, text, {}, grace), 404, 'not_found');
    for (const id of [nobodys('fil'), 'fil_1']) expectError(await put({ id }, text), 404, 'not_found');
    expectError(await put(shown, text, { 'If-Match': '"7"' }), 412, 'version_mismatch');
    await ada.call('POST', `/v1/projects/${open.id}/archive`);
    expectError(await put(shown, text), 409, 'project_archived');
    expect([storedOf([shown, hidden]), (await unclaimed()).filter(({ key }) => key.includes(shown.id))]).toEqual([0, []]);
    expect((await put(hidden, text, { 'If-Match': '"1"' })).status).toBe(200);
  });

  it('200 lets an editor of the project and an administrator send the bytes of a file of others', async () => {
    const shared = await newProject(ada);
    await join(ada, shared.id, grace, 'editor');
    const file = await newFile({ project_id: shared.id });
    for (const caller of [grace, tessera.admin]) expect((await put(file, text, {}, caller)).status).toBe(200);
  });
});

describe('an upload over bytes that are there', () => {
  it('leaves them readable until the new ones are complete, and takes them away after that', async () => {
    const file = await readyFile(tessera, ada, 'the old bytes');
    const old = pathsOf(file);
    const gate = Promise.withResolvers<void>();
    const slowly = async function* () {
      yield Buffer.from('the new ');
      await gate.promise;
      yield Buffer.from('bytes');
    };
    const uploading = put(file, slowly());
    await until(() => pathsOf(file).length === 2);
    const seen = await get(file);
    expect([seen.bytes.toString(), seen.headers.get('etag')]).toEqual(['the old bytes', '"2"']);
    gate.resolve();
    expect((await uploading).status).toBe(200);
    const after = await get(file);
    expect([after.bytes.toString(), after.headers.get('etag')]).toEqual(['the new bytes', '"3"']);
    await sweep(10_000);
    expect(pathsOf(file)).toEqual(expect.arrayContaining(old));
    await sweep(61_000);
    expect(pathsOf(file)).toEqual([expect.not.stringMatching(old[0]!)]);
    expect((await get(file)).bytes.toString()).toBe('the new bytes');
  });

  it('that is refused in the end because somebody else was faster changes nothing', async () => {
    const file = await readyFile(tessera, ada, 'the old bytes');
    const gate = Promise.withResolvers<void>();
    const slowly = async function* () {
      yield Buffer.from('slow');
      await gate.promise;
    };
    const before = pathsOf(file).length;
    const uploading = put(file, slowly(), { 'If-Match': '"2"' });
    await until(() => pathsOf(file).length === before + 1);
    expect((await put(file, 'fast', { 'If-Match': '"2"' })).status).toBe(200);
    gate.resolve();
    expectError(await uploading, 412, 'version_mismatch');
    expect((await get(file)).bytes.toString()).toBe('fast');
    expect(pathsOf(file).length).toBe(before + 1);
  });

  it('at the same time as others leaves the bytes of one of them, whole', async () => {
    const file = await newFile();
    const bodies = Array.from({ length: 6 }, () => randomBytes(300_000));
    const answers = await Promise.all(bodies.map((bytes) => put(file, bytes)));
    expect(answers.map(({ status }) => status)).toEqual(bodies.map(() => 200));
    const { bytes, headers } = await get(file);
    expect(bodies.some((body) => body.equals(bytes))).toBe(true);
    expect([headers.get('etag'), headers.get('repr-digest')]).toEqual(['"7"', digestOf(bytes)]);
  });
});

describe('an upload that breaks off', () => {
  const cutOff = async (file: { id: string }, headers: Record<string, string> = {}) => {
    const leaving = new AbortController();
    const before = pathsOf(file).length;
    const stalling = async function* () {
      yield Buffer.from('half of ');
      await new Promise(() => undefined);
    };
    const request = { method: 'PUT', headers: { 'X-API-Key': ada.key, ...headers }, body: stalling() as never, duplex: 'half' };
    const uploading = fetch(`${tessera.url}${bytesOf(file)}`, { ...request, signal: leaving.signal } as RequestInit).catch(() => 'gone');
    await until(() => pathsOf(file).length === before + 1);
    leaving.abort();
    expect(await uploading).toBe('gone');
    await until(() => pathsOf(file).length === before);
  };

  it('leaves nothing, neither of its bytes nor of what was written down of them', async () => {
    const file = await readyFile(tessera, ada, 'the old bytes');
    await cutOff(file);
    await until(async () => (await unclaimed()).every(({ key }) => !key.includes(file.id)));
    expect(await read(file)).toEqual(file);
    expect((await get(file)).bytes.toString()).toBe('the old bytes');
  });

  it('with an Idempotency-Key may be sent again with it', async () => {
    const file = await newFile();
    await cutOff(file, { 'Idempotency-Key': 'broken' });
    expect((await put(file, text, { 'Idempotency-Key': 'broken' })).status).toBe(200);
  });
});

describe('Idempotency-Key', () => {
  it('gives the first answer again to the same bytes, whatever has happened since, and keeps none of them', async () => {
    const file = await newFile();
    const key = { 'Idempotency-Key': 'once', 'If-Match': '"1"' };
    const first = await put(file, text, key);
    await put(file, 'others');
    const stored = pathsOf(file).length;
    const { answer, events } = await recording(tessera, () => put(file, text, key));
    expect([answer.status, answer.body, answer.headers.get('idempotency-replayed')]).toEqual([200, first.body, 'true']);
    expect([events, pathsOf(file).length]).toEqual([[], stored]);
    expect((await get(file)).bytes.toString()).toBe('others');
  });

  it('422 refuses it for other bytes or another type', async () => {
    const file = await newFile();
    const stored = pathsOf(file).length;
    await put(file, text, { 'Idempotency-Key': 'reused', 'Content-Type': 'text/plain' });
    expectError(await put(file, 'other', { 'Idempotency-Key': 'reused', 'Content-Type': 'text/plain' }), 422, 'idempotency_key_reused');
    expectError(await put(file, text, { 'Idempotency-Key': 'reused', 'Content-Type': 'text/html' }), 422, 'idempotency_key_reused');
    expect(pathsOf(file).length).toBe(stored + 1);
  });

  it('does not keep others from the database while the bytes come', async () => {
    const file = await newFile();
    const gate = Promise.withResolvers<void>();
    const slowly = async function* () {
      yield Buffer.from('slow');
      await gate.promise;
    };
    const before = pathsOf(file).length;
    const uploading = put(file, slowly(), { 'Idempotency-Key': 'slow' });
    await until(() => pathsOf(file).length === before + 1);
    expect((await ada.call('POST', '/v1/files', { name: 'x' })).status).toBe(201);
    gate.resolve();
    expect((await uploading).status).toBe(200);
  });
});

describe('getFileContent', () => {
  it('200 answers all bytes with what is known of them', async () => {
    const file = await readyFile(tessera, ada, text, { name: 'légende "1".txt', content_type: 'text/html' });
    const { status, bytes, headers } = await get(file);
    expect([status, bytes.toString()]).toEqual([200, text]);
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'text/html',
      'content-length': '29',
      etag: '"2"',
      'accept-ranges': 'bytes',
      'content-disposition': `attachment; filename="l_gende _1_.txt"; filename*=UTF-8''l%C3%A9gende%20%221%22.txt`,
      'repr-digest': digestOf(text),
      'x-content-type-options': 'nosniff',
      'x-request-id': expect.stringMatching(/^req_/),
      'x-api-version': 'v1',
    });
  });

  it.each([
    ['bytes=0-12', 'bytes 0-12/29', 'Blue is water'],
    ['bytes=15-', 'bytes 15-28/29', 'grey is road.\n'],
    ['bytes=-6', 'bytes 23-28/29', 'road.\n'],
    ['bytes=-100', 'bytes 0-28/29', text],
    ['bytes=28-99', 'bytes 28-28/29', '\n'],
    ['Bytes=0-0', 'bytes 0-0/29', 'B'],
  ])('206 answers the part that %s asks for', async (range, contentRange, part) => {
    const file = await readyFile(tessera, ada, text);
    const { status, bytes, headers } = await get(file, { Range: range });
    expect([status, bytes.toString(), headers.get('content-range')]).toEqual([206, part, contentRange]);
    expect([headers.get('content-length'), headers.get('repr-digest')]).toEqual([String(part.length), digestOf(text)]);
  });

  it.each(['bytes=0-1,5-6', 'lines=1-2', 'bytes=9-2', 'bytes=', 'bytes=-', 'bytes=a-b', '0-3'])('200 passes over %s', async (range) => {
    const file = await readyFile(tessera, ada, text);
    const { status, bytes, headers } = await get(file, { Range: range });
    expect([status, bytes.toString(), headers.get('content-range')]).toEqual([200, text, null]);
  });

  it.each(['bytes=29-', 'bytes=99-100', 'bytes=-0', `bytes=${'9'.repeat(100)}-`])('416 refuses %s', async (range) => {
    const answer = await get(await readyFile(tessera, ada, text), { Range: range });
    expectError(answer, 416, 'range_not_satisfiable');
    expect(answer.headers.get('content-range')).toBe('bytes */29');
  });

  it('If-Range gives the part of the same version only', async () => {
    const file = await readyFile(tessera, ada, text);
    const statusFor = async (held: string) => (await get(file, { Range: 'bytes=0-1', 'If-Range': held })).status;
    expect(await statusFor('"2"')).toBe(206);
    for (const held of ['"1"', 'W/"2"', 'Sat, 14 Mar 2026 09:26:53 GMT']) expect(await statusFor(held)).toBe(200);
  });

  it('304 spares the bytes of a version that the caller holds', async () => {
    const file = await readyFile(tessera, ada, text);
    const { status, bytes, headers } = await get(file, { 'If-None-Match': '"2"', Range: 'bytes=0-1' });
    expect([status, bytes.length, headers.get('etag')]).toEqual([304, 0, '"2"']);
  });

  it('HEAD tells all of it, also of bytes that the store has lost', async () => {
    const file = await readyFile(tessera, ada, text);
    const [lost] = pathsOf(file);
    writeFileSync(lost!, 'other');
    const { status, bytes, headers } = await get(file, { Range: 'bytes=0-1' }, 'HEAD');
    expect([status, bytes.length, headers.get('content-length'), headers.get('etag')]).toEqual([200, 0, '29', '"2"']);
    expectError(await get(file), 502, 'upstream_error');
  });

  it('404 and 409 where there is no file, and where there are no bytes yet', async () => {
    const file = await newFile();
    expectError(await get(file), 409, 'invalid_state');
    expectError(await download(tessera, grace, file), 404, 'not_found');
    expectError(await get({ id: nobodys('fil') }), 404, 'not_found');
  });

  it('goes on for who began to read before the file was deleted', async () => {
    const bytes = Buffer.concat([...manyBytes(8_000_000)]);
    const file = await readyFile(tessera, ada, bytes);
    const response = await fetch(`${tessera.url}${bytesOf(file)}`, { headers: { 'X-API-Key': ada.key } });
    expect((await ada.call('DELETE', `/v1/files/${file.id}`)).status).toBe(204);
    await sweep(61_000);
    expect(pathsOf(file)).toEqual([]);
    expect(sha256(Buffer.from(await response.arrayBuffer()))).toBe(file.checksum);
  });

  it('lets go of everything when the caller leaves', async () => {
    const file = await readyFile(tessera, ada, Buffer.alloc(20_000_000));
    const [path] = pathsOf(file);
    for (let times = 0; times < 5; times += 1) {
      const leaving = new AbortController();
      await fetch(`${tessera.url}${bytesOf(file)}`, { headers: { 'X-API-Key': ada.key }, signal: leaving.signal });
      leaving.abort();
    }
    await until(() => openFiles().every((one) => one !== path));
    expect((await get(file)).bytes.length).toBe(20_000_000);
  });
});

describe('what a crash leaves behind', () => {
  it('is on record before its first byte, belongs to no file, and is swept when no upload can still be under way', async () => {
    const file = await newFile();
    const key = `${tessera.accountId}/xx/${file.id}.crashed`;
    const objects = diskObjects(folder);
    await tessera.database.db
      .insertInto('unclaimed_objects')
      .values({ account_id: tessera.accountId, key, reclaim_at: new Date(now + 1000).toISOString() })
      .execute();
    await objects.put(key, Readable.from(['half']));
    await sweep();
    expect(filesIn(folder)).toContain(joined(folder, key));
    await sweep(2000);
    expect(filesIn(folder)).not.toContain(joined(folder, key));
    expect((await unclaimed()).filter((one) => one.key === key)).toEqual([]);
    expect(await read(file)).toEqual(file);
  });

  it('is no file’s any more once the sweep has taken it', async () => {
    const file = await newFile();
    const gate = Promise.withResolvers<void>();
    const slowly = async function* () {
      yield Buffer.from('slow');
      await gate.promise;
    };
    const before = pathsOf(file).length;
    const uploading = put(file, slowly());
    await until(() => pathsOf(file).length === before + 1);
    await sweep(3 * 60 * 60 * 1000);
    gate.resolve();
    expectError(await uploading, 503, 'service_unavailable');
    expect(await read(file)).toEqual(file);
  });
});
