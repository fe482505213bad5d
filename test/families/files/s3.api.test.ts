import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { bootTessera, type Caller, created, expectError, type Tessera, until } from '@tessera/platform/testing';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../../../src/app/config.ts';
import type { ObjectStore } from '../../../src/data/objects/object-store.ts';
import { openObjects } from '../../../src/data/objects/open.ts';
import { reclaimObjects } from '../../../src/data/objects/reclaim.ts';
import { s3Objects } from '../../../src/data/objects/s3.ts';
import { digestOf, manyBytes, sha256 } from '../../support/files.ts';
import { startS3 } from '../../support/s3.ts';
import { bytesOf, download, readyFile, upload } from './support.ts';

const text = 'Blue is water, grey is road.\n';
const part = 5 * 1024 * 1024;

let store: Awaited<ReturnType<typeof startS3>>;
let tessera: Tessera;
let ada: Caller;
let objects: ObjectStore;
beforeAll(async () => {
  store = await startS3();
  tessera = await bootTessera({ env: store.env });
  objects = await openObjects(readConfig(store.env).files, '');
  ada = await tessera.someone('editor');
});
afterEach(() => store.feel('well'));
afterAll(async () => {
  objects?.close();
  await tessera?.close();
  await store?.close();
});

const newFile = () => created(ada, '/v1/files', { name: 'legend.txt' });
const put = (file: { id: string }, bytes: Parameters<typeof upload>[3], headers?: Record<string, string>) =>
  upload(tessera, ada, file, bytes, headers);
const get = (file: { id: string }, headers?: Record<string, string>, method?: string) => download(tessera, ada, file, headers, method);
const read = async ({ id }: { id: string }) => (await ada.call('GET', `/v1/files/${id}`)).body.data;
const keysOf = ({ id }: { id: string }) => [...store.objects.keys()].filter((key) => key.includes(id));
const claimsOf = async ({ id }: { id: string }) => {
  const rows = await tessera.database.db.selectFrom('unclaimed_objects').select('key').execute();
  return rows.filter(({ key }) => key.includes(id));
};
const areHeld = async () => false;
const sweep = (later = 61_000) => reclaimObjects({ db: tessera.database.db, objects, areHeld, clock: () => new Date(Date.now() + later) });
const asked = async (act: () => Promise<unknown>) => {
  const before = store.requests.length;
  await act();
  return store.requests.slice(before);
};

describe('files in a bucket', () => {
  it('are stored below the prefix in one request when they are small, and read back whole or in part', async () => {
    const file = await newFile();
    expect(await asked(() => put(file, text))).toEqual(['PUT']);
    expect(keysOf(file)).toEqual([expect.stringMatching(new RegExp(`^test/${tessera.accountId}/.*${file.id}`))]);
    const whole = await get(file);
    expect([whole.status, whole.bytes.toString(), whole.headers.get('repr-digest')]).toEqual([200, text, digestOf(text)]);
    const some = await get(file, { Range: 'bytes=8-12' });
    expect([some.status, some.bytes.toString(), some.headers.get('content-range')]).toEqual([206, 'water', 'bytes 8-12/29']);
  });

  it('may be empty', async () => {
    const file = await readyFile(tessera, ada, '');
    expect((await get(file)).bytes.length).toBe(0);
  });

  it('are stored in parts while they come when they are large', async () => {
    const file = await newFile();
    const size = 3 * part + 1;
    const hash = createHash('sha256');
    const gate = Promise.withResolvers<void>();
    const sent = async function* () {
      let at = 0;
      for (const chunk of manyBytes(size)) {
        if (at > 2 * part) await gate.promise;
        hash.update(chunk);
        yield chunk;
        at += chunk.length;
      }
    };
    const uploading = put(file, sent());
    await until(() => [...store.uploads.values()].some(({ parts }) => parts.size === 2));
    expect(keysOf(file)).toEqual([]);
    gate.resolve();
    const { status, body } = await uploading;
    expect([status, body.data.size, body.data.checksum]).toEqual([200, size, hash.digest('hex')]);
    expect([store.uploads.size, sha256((await get(file)).bytes)]).toEqual([0, body.data.checksum]);
  });

  it('are not asked for by HEAD, nor by who holds the version', async () => {
    const file = await readyFile(tessera, ada, text);
    expect(await asked(() => get(file, {}, 'HEAD'))).toEqual([]);
    expect(await asked(() => get(file, { 'If-None-Match': '"2"' }))).toEqual([]);
  });

  it('go from there about a minute after they were replaced or deleted', async () => {
    const file = await readyFile(tessera, ada, 'old');
    const [old] = keysOf(file);
    await put(file, 'new');
    await sweep(0);
    expect(keysOf(file)).toContain(old);
    await sweep();
    expect(keysOf(file)).toEqual([expect.not.stringMatching(old!)]);
    await ada.call('DELETE', `/v1/files/${file.id}`);
    await sweep();
    expect(keysOf(file)).toEqual([]);
  });
});

describe('an upload into a bucket', () => {
  const refused = async (file: { id: string }) => {
    expect([await read(file), keysOf(file), store.uploads.size]).toEqual([file, [], 0]);
    expect(await claimsOf(file)).toEqual([]);
  };
  const large = async function* (size: number) {
    yield* manyBytes(size);
  };

  it('whose bytes are not those of their digest leaves nothing', async () => {
    const file = await newFile();
    for (const size of [100, 2 * part]) {
      const answer = await put(file, large(size), { 'Content-Digest': digestOf('other') });
      expectError(answer, 422, 'unprocessable', ['Content-Digest conflict']);
      await refused(file);
    }
  });

  it('that is too large leaves nothing', async () => {
    const file = await newFile();
    expectError(await put(file, large(104_857_601)), 413, 'payload_too_large');
    await refused(file);
  });

  it('that breaks off leaves nothing', async () => {
    const file = await newFile();
    const leaving = new AbortController();
    const stalling = async function* () {
      yield* manyBytes(2 * part + 1);
      await new Promise(() => undefined);
    };
    const request = { method: 'PUT', headers: { 'X-API-Key': ada.key }, body: stalling() as never, duplex: 'half' };
    const uploading = fetch(`${tessera.url}${bytesOf(file)}`, { ...request, signal: leaving.signal } as RequestInit).catch(() => 'gone');
    await until(() => store.uploads.size === 1);
    leaving.abort();
    expect(await uploading).toBe('gone');
    await expect.poll(() => claimsOf(file)).toEqual([]);
    await refused(file);
  });

  it('that a crash cut off is given up by the sweep, with its parts', async () => {
    const { db } = tessera.database;
    const key = `${tessera.accountId}/xx/crashed`;
    store.uploads.set('crashed', { key: `test/${key}`, parts: new Map([[1, Buffer.alloc(10)]]) });
    const reclaim_at = new Date().toISOString();
    await db.insertInto('unclaimed_objects').values({ account_id: tessera.accountId, key, reclaim_at }).execute();
    await sweep();
    expect([store.uploads.size, await db.selectFrom('unclaimed_objects').select('key').where('key', '=', key).execute()]).toEqual([0, []]);
  });
});

describe('a bucket that fails', () => {
  it.each([
    ['refusing', 503, 'service_unavailable'],
    ['denying', 502, 'upstream_error'],
    ['nonsense', 502, 'upstream_error'],
  ] as const)('(%s) answers %i on reading and leaves what is stored as it was', async (mood, status, code) => {
    const file = await readyFile(tessera, ada, text);
    store.feel(mood);
    expectError(await get(file), status, code);
    expectError(await get(file, { Range: 'bytes=0-3' }), status, code);
    store.feel('well');
    expect((await get(file)).bytes.toString()).toBe(text);
  });

  it.each([
    ['refusing', 503, 'service_unavailable'],
    ['denying', 502, 'upstream_error'],
  ] as const)('(%s) answers %i on writing, keeps the old bytes, and is swept when it is well again', async (mood, status, code) => {
    const file = await readyFile(tessera, ada, text);
    store.feel(mood);
    for (const bytes of ['new', Buffer.alloc(2 * part)]) {
      const answer = await put(file, bytes);
      expectError(answer, status, code);
      if (status === 503) expect(answer.headers.get('retry-after')).toBe('5');
    }
    store.feel('well');
    expect([await read(file), (await get(file)).bytes.toString(), keysOf(file).length]).toEqual([file, text, 1]);
    await sweep(3 * 60 * 60 * 1000);
    const left = await tessera.database.db.selectFrom('unclaimed_objects').select('key').execute();
    expect([left, store.uploads.size]).toEqual([[], 0]);
  });

  it('(nonsense on writing) answers 502 for an upload in parts', async () => {
    const file = await newFile();
    store.feel('nonsense');
    expectError(await put(file, Buffer.alloc(2 * part)), 502, 'upstream_error');
    expect(await read(file)).toEqual(file);
  });

  it('(gives other bytes than asked for, or none) answers 502', async () => {
    const file = await readyFile(tessera, ada, text);
    store.feel('ignoring ranges');
    expectError(await get(file, { Range: 'bytes=0-3' }), 502, 'upstream_error');
    const [key] = keysOf(file);
    store.objects.set(key!, Buffer.from('other'));
    expectError(await get(file), 502, 'upstream_error');
    store.objects.delete(key!);
    expectError(await get(file), 502, 'upstream_error');
  });

  it('(cuts off in the middle) breaks the answer off, and never passes half of a file for a whole', async () => {
    const file = await readyFile(tessera, ada, Buffer.alloc(1_000_000));
    store.feel('cutting off');
    await expect(get(file)).rejects.toThrow();
    store.feel('well');
    expect((await get(file)).bytes.length).toBe(1_000_000);
  });

  it('(silent) is waited for so long and no longer', async () => {
    const { files } = readConfig(store.env);
    const hasty = s3Objects(files!, { connectionTimeout: 200, requestTimeout: 200, throwOnRequestTimeout: true, socketTimeout: 200 });
    store.feel('silent');
    for (const ask of [() => hasty.open('x', 1), () => hasty.put('x', Readable.from(['x'])), () => hasty.remove('x')])
      await expect(ask()).rejects.toMatchObject({ code: 'timeout', status: 504 });
    hasty.close();
  });

  it('(is not there) answers 503', async () => {
    // No port that is handed out to anybody.
    const gone = store.env.TESSERA_FILES_URL.replace(/127\.0\.0\.1%3A\d+/, '127.0.0.1%3A1');
    const other = await bootTessera({ env: { ...store.env, TESSERA_FILES_URL: gone } });
    const boss = other.admin;
    const file = await created(boss, '/v1/files', { name: 'x' });
    expectError(await upload(other, boss, file, text), 503, 'service_unavailable');
    await other.close();
  });
});
