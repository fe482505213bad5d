import { bootTessera, expectError, type Tessera } from '@tessera/platform/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let tessera: Tessera;
let resource: string;
beforeAll(async () => {
  tessera = await bootTessera();
  const { data } = (await tessera.admin.call('POST', '/v1/resources', { name: 'Theodolite 3' })).body;
  resource = `/v1/resources/${data.id}`;
  await tessera.admin.call('PATCH', resource, { name: 'Theodolite 4' });
});
afterAll(() => tessera?.close());

const read = (path: string, headers: Record<string, string>, method = 'GET') => tessera.admin.call(method, path, undefined, headers);

describe('If-Match of a GET', () => {
  it.each(['"2"', '*', '"1", "2"', '"2-gzip"'])('%s is of this version', async (tags) => {
    const { status, body } = await read(resource, { 'If-Match': tags });
    expect([status, body.data.name]).toEqual([200, 'Theodolite 4']);
  });

  it.each(['"1"', '"1", "3"', 'W/"2"', '"none of ours"'])('%s is 412, also where the caller holds this version', async (tags) => {
    expectError(await read(resource, { 'If-Match': tags }), 412, 'version_mismatch');
    expectError(await read(resource, { 'If-Match': tags, 'If-None-Match': '"2"' }), 412, 'version_mismatch');
    expect((await read(resource, { 'If-Match': tags }, 'HEAD')).status).toBe(412);
  });

  it('comes after what would be refused without it, and before If-None-Match', async () => {
    expectError(await read('/v1/resources/res_00000000000000000000000000', { 'If-Match': '"1"' }), 404, 'not_found');
    expect((await read(resource, { 'If-Match': '"2"', 'If-None-Match': '"2"' })).status).toBe(304);
  });

  it('counts for oneself with the tag of oneself', async () => {
    const { headers } = await read('/v1/users/me', {});
    expect((await read('/v1/users/me', { 'If-Match': headers.get('etag')! })).status).toBe(200);
    expectError(await read('/v1/users/me', { 'If-Match': '"usr_00000000000000000000000000-1"' }), 412, 'version_mismatch');
  });

  it('is ignored by a list, which has no tag', async () => {
    expect((await read('/v1/resources', { 'If-Match': '"1"' })).status).toBe(200);
  });
});
