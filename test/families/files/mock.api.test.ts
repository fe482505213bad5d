import { type LocalMock, startLocalMock } from '@tessera/platform/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let mock: LocalMock;
beforeAll(async () => {
  mock = await startLocalMock();
});
afterAll(() => mock?.close());

const call = async (method: string, path: string, headers: Record<string, string> = {}, body?: string) => {
  const response = await fetch(mock.url + path, { method, headers: { 'X-API-Key': 'any', ...headers }, body });
  const text = await response.text();
  // biome-ignore lint/suspicious/noExplicitAny: answers of several shapes
  const parsed: any = response.headers.get('Content-Type')?.includes('json') ? JSON.parse(text) : text;
  return { status: response.status, headers: response.headers, body: parsed };
};
const load = (scene: string) => call('PUT', '/_mock/state', {}, scene);

describe('a client that asks a mock for an answer from the contract', () => {
  it('gets bytes where the contract has them, and keeps the request id', async () => {
    const path = '/v1/files/fil_01jq3x5gkz0v7t9n2m4p6r8s1w/content';
    const { headers, body } = await call('GET', path, { Prefer: 'dynamic=false', 'X-Request-ID': 'mine' });
    expect([headers.get('X-Request-ID'), headers.get('X-Mock-Answer')]).toEqual(['mine', 'contract']);
    expect(body).toBe((await call('GET', path)).body);
  });
});

describe('a scene', () => {
  it('has files with their bytes, and is saved with them', async () => {
    const scene = 'files: [{name: legend.txt, content: "Rivers are blue."}, {name: dots.bin, content_base64: Li4u}]';
    expect((await load(scene)).status).toBe(204);
    const bytesOf = async () => {
      const files: { id: string }[] = (await call('GET', '/v1/files?sort=name')).body.data;
      return Promise.all(files.map(async ({ id }) => (await call('GET', `/v1/files/${id}/content`)).body));
    };
    expect(await bytesOf()).toEqual(['...', 'Rivers are blue.']);
    const saved = (await call('GET', '/_mock/state')).body;
    expect((await load('files: []')).status).toBe(204);
    expect((await load(JSON.stringify(saved))).status).toBe(204);
    expect(await bytesOf()).toEqual(['...', 'Rivers are blue.']);
    expect((await call('GET', '/_mock/state')).body).toEqual(saved);
  });

  it.each([
    ['files: [{name: a.txt, content: 7}]', 'files[0].content'],
    ['files: [{name: a.txt, content_base64: "!"}]', 'files[0].content_base64'],
    ['files: [{name: a.txt, content: a, content_base64: YQ==}]', 'files[0].content_base64'],
  ])('is refused with %s', async (scene, field) => {
    const { status, body } = await load(scene);
    expect([status, body.error.details.map((one: { field: string }) => one.field)]).toEqual([400, [field]]);
  });
});
