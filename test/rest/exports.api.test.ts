import { bootTessera, type Caller, recordsOf, type Tessera } from '@tessera/platform/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operations, records } from '../../src/contract/operations.ts';

let tessera: Tessera;
beforeAll(async () => {
  tessera = await bootTessera();
});
afterAll(() => tessera?.close());

const exported = (caller: Caller, path: string, headers: Record<string, string> = {}) =>
  fetch(`${tessera.url}${path}`, { headers: { 'X-API-Key': caller.key, ...headers } });

const linesOf = (text: string): unknown[] =>
  text
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line));

const asCsv = { Accept: 'text/csv' };

/** Every export of the platform with the address of its list. */
const exports = Object.entries(operations).flatMap(([name, { document, path }]) =>
  document === 'platform' && name.startsWith('export')
    ? [[name, path.replace(/\/export$/, ''), operations[name as 'exportUsers'].record!] as const]
    : [],
);

const resource = async (caller: Caller, name: string, more: object = {}) =>
  (await caller.call('POST', '/v1/resources', { name, ...more })).body.data;

describe('every export', () => {
  beforeAll(async () => {
    await recordsOf(tessera.admin, { url: 'https://example.com' })('res');
    expect(exports.length).toBeGreaterThan(2);
  });

  it.each(exports)('%s has the records of its list, in both forms', async (_name, path, record) => {
    const { body } = await tessera.admin.call('GET', `${path}?limit=100`);
    const lines = await exported(tessera.admin, `${path}/export`);
    expect([lines.status, lines.headers.get('content-type')]).toEqual([200, 'application/jsonl']);
    expect(linesOf(await lines.text())).toEqual(body.data);
    const table = await exported(tessera.admin, `${path}/export`, asCsv);
    expect([table.status, table.headers.get('content-type')]).toEqual([200, 'text/csv']);
    expect((await table.text()).split('\r\n')[0]).toBe(records[record]!.fields.join(','));
  });

  it.each(exports)('%s needs the scope of its list', async (name, path) => {
    const scopes = operations[name as 'exportUsers'].scopes;
    const key = await tessera.someone('admin', ['read:events']);
    expect((await exported(key, `${path}/export`)).status).toBe(403);
    const reader = await tessera.someone('admin', [...scopes]);
    expect((await exported(reader, `${path}/export`)).status).toBe(200);
  });
});

describe('an export', () => {
  it('has all records that fit the filters, and no others', async () => {
    const caller = await tessera.otherAccount();
    for (let at = 0; at < 12; at += 1) await resource(caller, `Tool ${at}`, { type: at % 3 === 0 ? 'tool' : 'part' });
    const { body } = await caller.call('GET', '/v1/resources?type=tool&limit=100');
    const lines = linesOf(await (await exported(caller, '/v1/resources/export?type=tool')).text());
    expect(lines.length).toBe(4);
    expect(lines).toEqual(body.data);
  });

  it('has more records than are read at once', async () => {
    const caller = await tessera.otherAccount();
    const operations = Array.from({ length: 100 }, (_, at) => ({ operation: 'createResource', body: { name: `Part ${at}` } }));
    for (let round = 0; round < 6; round += 1) await caller.call('POST', '/v1/batch', { operations });
    const lines = (await (await exported(caller, '/v1/resources/export', asCsv)).text()).split('\r\n');
    expect(lines.length).toBe(602);
    expect(new Set(lines).size).toBe(602);
  });

  it('is a table that a spreadsheet opens without running anything', async () => {
    const caller = await tessera.otherAccount();
    const { id } = await resource(caller, '=HYPERLINK("https://evil.example")', { metadata: { weight: 3 } });
    const table = await (await exported(caller, '/v1/resources/export', asCsv)).text();
    expect(table).toContain(`${id},"'=HYPERLINK(""https://evil.example"")",,standard,active,"{""weight"":3}",`);
  });

  it('has the names of the properties alone where nothing fits', async () => {
    const caller = await tessera.otherAccount();
    const response = await exported(caller, '/v1/resources/export', asCsv);
    expect(await response.text()).toBe(`${records.Resource!.fields.join(',')}\r\n`);
    expect(response.headers.get('content-disposition')).toContain('filename="resources.csv"');
    expect(await (await exported(caller, '/v1/resources/export')).text()).toBe('');
  });

  it('has the form that the caller prefers, or JSON lines', async () => {
    const typeFor = async (Accept: string) => (await exported(tessera.admin, '/v1/users/export', { Accept })).headers.get('content-type');
    expect(await typeFor('*/*')).toBe('application/jsonl');
    expect(await typeFor('text/csv, application/jsonl;q=0.5')).toBe('text/csv');
    expect(await typeFor('text/*, application/jsonl')).toBe('application/jsonl');
    expect((await exported(tessera.admin, '/v1/users/export', { Accept: 'application/xml' })).status).toBe(406);
  });

  it('has nothing of another account', async () => {
    const { id } = await resource(tessera.admin, 'Ours');
    const stranger = await tessera.otherAccount();
    expect(await (await exported(stranger, '/v1/resources/export')).text()).not.toContain(id);
  });
});
