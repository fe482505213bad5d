import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { bootTessera, type Tessera } from '@tessera/platform/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeDocument } from '../../src/workbench/write-documents.ts';

const root = join(import.meta.dirname, '../..');

/** Prism between a client and the server: it answers with a problem of its own wherever either of them breaks the contract. */
const startProxy = async (document: string, target: string): Promise<{ proxy: ChildProcess; url: string }> => {
  const words = ['proxy', document, target, '--errors', '--port', '0', '--host', '127.0.0.1'];
  const proxy = spawn(process.execPath, [join(root, 'node_modules/@stoplight/prism-cli/dist/index.js'), ...words], { cwd: root });
  for await (const line of createInterface({ input: proxy.stdout! })) {
    const [, url] = /Prism is listening on (http:\S+)/.exec(line) ?? [];
    if (url) return { proxy, url };
  }
  throw new Error('Prism ended before it listened.');
};

describe('the server behind Prism, which holds requests and answers against the published contract', () => {
  let tessera: Tessera;
  let proxy: ChildProcess;
  let url: string;
  let folder: string;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'tessera-proxy-'));
    tessera = await bootTessera();
    ({ proxy, url } = await startProxy(writeDocument(folder, 'v1'), tessera.url));
  });
  afterAll(async () => {
    proxy?.kill();
    await tessera.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const call = async (method: string, path: string, body?: unknown) => {
    const response = await fetch(`${url}${path}`, {
      method,
      headers: { 'X-API-Key': tessera.admin.key, ...(body === undefined ? {} : { 'Content-Type': 'application/json' }) },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    const text = await response.text();
    return { status: response.status, body: text ? JSON.parse(text) : undefined };
  };

  it('passes a whole journey through resources', async () => {
    const created = await call('POST', '/v1/resources', { name: 'Atlas', type: 'book', metadata: { shelf: 'B4', tags: ['design'] } });
    expect(created).toMatchObject({ status: 201, body: { data: { name: 'Atlas' } } });
    const path = `/v1/resources/${created.body.data.id}`;
    const { userId } = await tessera.someone('editor');
    const journey: [number, string, string, unknown?][] = [
      [200, 'GET', `${path}?expand=owner`],
      [200, 'PATCH', path, { metadata: { shelf: null }, description: null }],
      [200, 'PUT', path, { name: 'Atlas, second edition' }],
      [200, 'PATCH', path, { status: 'archived' }],
      [422, 'PATCH', path, { status: 'pending' }],
      [200, 'GET', '/v1/resources?status=archived&name_contains=atlas&sort=name,created_at:desc&limit=5'],
      [200, 'GET', '/v1/resources?offset=1&limit=1'],
      [200, 'GET', '/v1/resources?after=&limit=1'],
      [200, 'GET', `${path}/events`],
      [201, 'POST', '/v1/webhooks', { url: 'https://receiver.example/hook', events: ['RESOURCE_DELETED'] }],
      [200, 'GET', `/v1/users/${userId}/resources`],
      [204, 'DELETE', path],
      [404, 'GET', path],
    ];
    for (const [status, method, address, body] of journey) {
      const answer = await call(method, address, body);
      expect({ method, address, status: answer.status, body: answer.body }).toMatchObject({ method, address, status });
    }
  });

  it('would not pass a request that the contract refuses', async () => {
    const { status, body } = await call('POST', '/v1/resources', { name: 'Atlas', status: 'asleep' });
    expect(status).toBeGreaterThanOrEqual(400);
    expect(JSON.stringify(body)).toContain('status');
  });
});
