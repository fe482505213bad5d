import { bootTessera, created, expectError, type Tessera } from '@tessera/platform/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountOperations, type PublishedOperation, publishedOperations } from '../../src/testing/contract/published.ts';

let tessera: Tessera;
let path: string;
beforeAll(async () => {
  tessera = await bootTessera();
  const { id } = await created(tessera.admin, '/v1/resources', { name: 'Theodolite 3' });
  path = `/v1/resources/${id}`;
});
afterAll(() => tessera?.close());

const write = (method: string, tags: string, body?: object) => tessera.admin.call(method, path, body, { 'If-None-Match': tags });

describe('If-None-Match of a write', () => {
  it.each(['"1"', 'W/"1"', '"7", "1"', '"1-gzip"', '*'])(
    '%s is 412 where it names the current version, and nothing changes',
    async (tags) => {
      expectError(await write('PATCH', tags, { name: 'Sextant' }), 412, 'version_mismatch');
      expectError(await write('PUT', tags, { name: 'Sextant' }), 412, 'version_mismatch');
      expectError(await write('DELETE', tags), 412, 'version_mismatch');
      const { headers, body } = await tessera.admin.call('GET', path);
      expect([headers.get('etag'), body.data.name]).toEqual(['"1"', 'Theodolite 3']);
    },
  );

  it.each(['1', '"1', 'W/1', '"1" "2"'])('%s is no list of tags, and nothing is written', async (tags) => {
    expectError(await write('PATCH', tags, { name: 'Sextant' }), 400, 'invalid_parameters', ['if-none-match invalid_format']);
    expectError(await write('DELETE', tags), 400, 'invalid_parameters', ['if-none-match invalid_format']);
    expect((await tessera.admin.call('GET', path)).headers.get('etag')).toBe('"1"');
  });

  it('is documented wherever If-Match guards a write', () => {
    const takes =
      (header: string) =>
      ({ parameters }: PublishedOperation) =>
        parameters.some(({ name }) => name === header);
    const writes = [...publishedOperations, ...accountOperations].filter(({ method }) => method !== 'GET');
    const guarded = writes.filter(takes('If-Match'));
    expect(guarded.length).toBeGreaterThan(15);
    expect(writes.filter(takes('If-None-Match'))).toEqual(guarded);
  });

  it('comes after what would be refused without it', async () => {
    const nowhere = '/v1/resources/res_00000000000000000000000000';
    expectError(await tessera.admin.call('PATCH', nowhere, { name: 'x' }, { 'If-None-Match': '*' }), 404, 'not_found');
    expect((await write('PATCH', '*', { name: 7 })).status).toBe(400);
  });

  it('of another version does not stop it', async () => {
    const { id } = await created(tessera.admin, '/v1/resources', { name: 'Level' });
    const change = await tessera.admin.call(
      'PATCH',
      `/v1/resources/${id}`,
      { name: 'Level 2' },
      { 'If-None-Match': '"7"', 'If-Match': '"1"' },
    );
    expect([change.status, change.headers.get('etag')]).toEqual([200, '"2"']);
    const stale = await tessera.admin.call(
      'PATCH',
      `/v1/resources/${id}`,
      { name: 'Level 3' },
      { 'If-None-Match': '"7"', 'If-Match': '"1"' },
    );
    expectError(stale, 412, 'version_mismatch');
  });
});
