import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operationIds } from '../../src/contract/operations.ts';
import { type Coverage, coverageOf, coverageReports, isCovered, readNotes } from '../../src/workbench/coverage.ts';
import { documentedParts, type Parts } from '../../src/workbench/coverage-parts.ts';
import { signedIn } from '../channel/client.ts';
import { bootTessera, type Tessera } from '../support/tessera.ts';

const folder = mkdtempSync(join(tmpdir(), 'tessera-coverage-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('a server that notes what it serves', () => {
  let tessera: Tessera;
  let notes: Set<string>;
  beforeAll(async () => {
    const quiet = await bootTessera({ env: { TESSERA_COVERAGE_DIR: '' } });
    await quiet.admin.call('GET', '/v1/projects');
    tessera = await bootTessera({ env: { TESSERA_COVERAGE_DIR: folder } });
    const { call, key } = tessera.admin;
    await call('GET', '/v1/teams?name_contains=a&fields=name');
    await call('GET', '/v1/teams?name_like=a&limit=1');
    await call('POST', '/v1/teams', { name: 'Cartography' }, { 'Idempotency-Key': 'one' });
    await call('GET', '/v1/teams/tem_00000000000000000000000000');
    await call('POST', '/graphql', { query: '{ me { ...named } } fragment named on User { name }' });
    await call('POST', '/graphql', { query: '{ me { shoeSize } }' });
    const client = await signedIn(tessera.url, key);
    await client.ask({ type: 'ping' });
    client.socket.close();
    await client.closed;
    await tessera.close();
    // It has closed: nobody notes what others serve.
    await quiet.admin.call('GET', '/v1/users');
    await quiet.close();
    notes = readNotes(folder);
  });

  const names = (kind: string) => [...notes].filter((line) => line.startsWith(`${kind} `)).map((line) => line.slice(kind.length + 1));

  it('notes operations, statuses and codes', () => {
    expect(names('operation').sort()).toEqual(['createTeam', 'listTeams']);
    expect(names('status')).toEqual(['listTeams 200', 'listTeams 400', 'createTeam 201', 'getTeam 404']);
    expect(names('code')).toEqual(['listTeams invalid_parameters', 'getTeam not_found']);
  });

  it('notes the parameters of valid requests', () => {
    const own = new Set(documentedParts().parameters);
    expect(names('parameter').filter((name) => own.has(`parameter ${name}`))).toEqual([
      'listTeams name_contains',
      'listTeams fields',
      'createTeam idempotency-key',
    ]);
  });

  it('notes frames of both sides, events, and fields of valid GraphQL', () => {
    expect(names('frame').sort()).toEqual(['authenticate', 'authenticated', 'ping', 'pong', 'welcome']);
    expect(names('event')).toEqual(['TEAM_CREATED']);
    expect(names('field')).toEqual(['Query.me', 'User.name']);
  });

  it('notes nothing that the contracts do not document', () => {
    const documented = new Set(Object.values(documentedParts()).flat());
    expect([...notes].filter((line) => line && !line.startsWith('parameter ') && !documented.has(line))).toEqual([]);
  });
});

describe('what the contracts document', () => {
  it('is every operation of the server, and something of each kind', () => {
    const parts = documentedParts();
    expect(parts.operations.map((line) => line.slice('operation '.length)).sort()).toEqual([...operationIds].sort());
    for (const lines of Object.values(parts)) expect(lines.length).toBeGreaterThan(10);
  });
});

describe('contract coverage', () => {
  const parts = {
    operations: ['operation a', 'operation b'],
    'success statuses': ['status a 200', 'status b 201'],
    'other statuses': ['status a 404', 'status a 409'],
  } as unknown as Parts;
  const found = (...lines: string[]): Coverage => coverageOf(parts, new Set(lines));
  const whole = parts.operations.concat(parts['success statuses']);

  it('demands every operation and every success status, and nothing else', () => {
    expect(isCovered(found(...whole))).toBe(true);
    for (const one of whole) expect(isCovered(found(...whole.filter((line) => line !== one)))).toBe(false);
  });

  it('lists what was not seen, in text by operation', () => {
    expect(coverageReports.text(found('operation a', 'status a 200', 'status a 404'))).toBe(
      [
        'operations          50 %  1 of 2',
        'success statuses    50 %  1 of 2',
        'other statuses      50 %  1 of 2',
        '',
        'Not seen, operations:',
        '  b',
        '',
        'Not seen, success statuses:',
        '  b: 201',
        '',
        'Not seen, other statuses:',
        '  a: 409',
      ].join('\n'),
    );
  });

  it('is data in JSON', () => {
    expect(JSON.parse(coverageReports.json(found(...whole))).coverage['other statuses']).toEqual({
      seen: 0,
      documented: 2,
      unseen: ['a 404', 'a 409'],
    });
  });

  it('reads the files of several processes', () => {
    const other = mkdtempSync(join(tmpdir(), 'tessera-coverage-'));
    writeFileSync(join(other, '1.txt'), 'status a 200\n');
    writeFileSync(join(other, '2.txt'), 'status b 404\n');
    expect([...readNotes(other)].filter(Boolean)).toEqual(['status a 200', 'status b 404', 'operation a']);
    rmSync(other, { recursive: true });
    expect(() => readNotes(other)).toThrow(/has no notes; TESSERA_COVERAGE_DIR=\S+ npm test writes them/);
  });
});
