import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bootTessera, signedInChannel, type Tessera } from '@tessera/platform/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operationIds } from '../../src/contract/operations.ts';
import { operatorOperations } from '../../src/contract/operators.ts';
import {
  type CoverageReport,
  coverageOf,
  coverageReports,
  isCovered,
  notesOfDocument,
  operationsCoverage,
  readNotes,
} from '../../src/workbench/coverage.ts';
import { documentedParts, type Parts, partsOfDocument, publishedDocuments } from '../../src/workbench/coverage-parts.ts';
import { bootOperated, operator } from '../operators/operating.ts';

const documents = publishedDocuments();
const folder = mkdtempSync(join(tmpdir(), 'tessera-coverage-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('a server that notes what it serves', () => {
  let tessera: Tessera;
  let notes: Set<string>;
  beforeAll(async () => {
    const quiet = await bootTessera({ env: { TESSERA_COVERAGE_DIR: '' } });
    await quiet.admin.call('GET', '/v1/webhooks');
    tessera = await bootOperated({ env: { TESSERA_COVERAGE_DIR: folder } });
    const { call, key } = tessera.admin;
    await call('GET', '/v1/resources?name_contains=a&fields=name');
    await call('GET', '/v1/resources?name_like=a&limit=1');
    await call('POST', '/v1/resources', { name: 'Cartography' }, { 'Idempotency-Key': 'one' });
    await call('GET', '/v2-preview/users?name=Ada&role=admin');
    await call('GET', '/v2-preview/users?page=0');
    await call('GET', '/v1/resources/res_00000000000000000000000000');
    await call('POST', '/graphql', { query: '{ me { ...named } } fragment named on User { name }' });
    await call('POST', '/graphql', { query: '{ me { shoeSize } }' });
    const ask = operator(tessera);
    await ask('GET', '/v1/accounts?status=active');
    await ask('GET', '/v1/accounts?limit=0');
    await operator(tessera, null)('POST', '/v1/accounts');
    await ask('POST', '/v1/accounts', '{"name":');
    const client = await signedInChannel(tessera.url, key);
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
    expect(names('operation').sort()).toEqual(['createResource', 'listAccounts', 'listResources', 'listUsers']);
    expect(names('status').filter((name) => name.includes('Resource'))).toEqual([
      'listResources 200',
      'listResources 400',
      'createResource 201',
      'getResource 404',
    ]);
    expect(names('code').filter((name) => !name.includes('Account'))).toEqual([
      'listResources invalid_parameters',
      'listUsers invalid_parameters',
      'getResource not_found',
    ]);
  });

  it('notes what operators are answered, and what they are refused', () => {
    const parts = partsOfDocument(documents, 'operators');
    expect(Object.values(parts).flatMap((lines) => lines.filter((line) => notes.has(line)))).toEqual([
      'operation listAccounts',
      'status listAccounts 200',
      'status listAccounts 400',
      'status createAccount 400',
      'status createAccount 401',
      'code listAccounts invalid_parameters',
      'code createAccount invalid_credentials',
      'code createAccount malformed_json',
      'parameter listAccounts status',
    ]);
  });

  it('notes of each version what was asked of it', () => {
    const own = (version: string) => {
      const noted = notesOfDocument(notes, version);
      const parts = partsOfDocument(documents, version);
      return Object.values(parts).flatMap((lines) => lines.filter((line) => noted.has(line)));
    };
    expect(own('v2-preview').sort()).toEqual([
      'code listUsers invalid_parameters',
      'operation listUsers',
      'parameter listUsers name',
      'parameter listUsers role',
      'status listUsers 200',
      'status listUsers 400',
    ]);
    expect(own('v1')).not.toContain('operation listUsers');
    expect(own('v1')).toContain('operation listResources');
  });

  it('notes the parameters of valid requests', () => {
    const own = new Set(documentedParts(documents).parameters);
    expect(names('parameter').filter((name) => own.has(`parameter ${name}`))).toEqual([
      'listResources name_contains',
      'listResources fields',
      'createResource idempotency-key',
      'listUsers name',
      'listUsers role',
      'listAccounts status',
    ]);
  });

  it('notes frames of both sides, events, and fields of valid GraphQL', () => {
    expect(names('frame').sort()).toEqual(['authenticate', 'authenticated', 'ping', 'pong', 'welcome']);
    expect(names('event')).toEqual(['RESOURCE_CREATED']);
    expect(names('field')).toEqual(['Query.me', 'User.name']);
  });

  it('notes nothing that the contracts do not document', () => {
    const documented = new Set(Object.values(documentedParts(documents)).flat());
    const noted = [...notes].filter(Boolean).map((line) => line.replace(/^version \S+ /, ''));
    expect(noted.filter((line) => !line.startsWith('parameter ') && !documented.has(line))).toEqual([]);
  });
});

describe('what the contracts document', () => {
  it('is every operation of the server and of its operations port, and something of each kind', () => {
    const parts = documentedParts(documents);
    expect(parts.operations.map((line) => line.slice('operation '.length)).sort()).toEqual(
      [...operationIds, ...Object.keys(operatorOperations)].sort(),
    );
    for (const lines of Object.values(parts)) expect(lines.length).toBeGreaterThan(10);
  });
});

describe('contract coverage', () => {
  const parts = {
    operations: ['operation a', 'operation b'],
    'success statuses': ['status a 200', 'status b 201'],
    'other statuses': ['status a 404', 'status a 409'],
    'error codes': ['code a not_found', 'code a invalid_state'],
    parameters: ['parameter a limit'],
    frames: ['frame ping'],
  } as unknown as Parts;
  const found = (...lines: string[]): CoverageReport => {
    const coverage = coverageOf(parts, new Set(lines));
    const operations = operationsCoverage(parts, new Set(lines));
    const { operations: whole, 'success statuses': successes } = coverage;
    const v1 = { operations: { ...whole, seen: 0 }, 'success statuses': successes } as typeof coverage;
    return { coverage, operations, documents: { v1: { coverage: v1, operations: {} } } };
  };
  const whole = parts.operations.concat(parts['success statuses']);

  it('demands every operation and every success status, and nothing else', () => {
    expect(isCovered(found(...whole))).toBe(true);
    for (const one of whole) expect(isCovered(found(...whole.filter((line) => line !== one)))).toBe(false);
  });

  it('lists what was not seen, and of each operation also what was, in text', () => {
    expect(coverageReports.text(found('operation a', 'status a 200', 'status a 404', 'code a not_found'))).toBe(
      [
        'operations          50 %  1 of 2',
        'success statuses    50 %  1 of 2',
        'other statuses      50 %  1 of 2',
        'error codes         50 %  1 of 2',
        'parameters           0 %  0 of 1',
        'frames               0 %  0 of 1',
        '',
        'v1:',
        'operations           0 %  0 of 2',
        'success statuses    50 %  1 of 2',
        '',
        'Not seen, operations:',
        '  b',
        '',
        'Not seen, success statuses:',
        '  b: 201',
        '',
        'Not seen, frames:',
        '  ping',
        '',
        'By operation:',
        '  a',
        '    seen: 200, 404, not_found',
        '    not seen: 409, invalid_state, parameter limit',
        '  b',
        '    not seen: 201',
      ].join('\n'),
    );
  });

  it('is data in JSON', () => {
    const { coverage, operations, documents: each } = JSON.parse(coverageReports.json(found(...whole)));
    expect(coverage['other statuses']).toEqual({ seen: 0, documented: 2, unseen: ['a 404', 'a 409'] });
    expect(operations.a.statuses).toEqual({ seen: ['200'], unseen: ['404', '409'] });
    expect(each.v1.coverage.operations.seen).toBe(0);
  });

  it('reads the files of several processes', () => {
    const other = mkdtempSync(join(tmpdir(), 'tessera-coverage-'));
    writeFileSync(join(other, '1.txt'), 'status a 200\n');
    writeFileSync(join(other, '2.txt'), 'status b 404\n');
    expect([...readNotes(other)].filter(Boolean)).toEqual(['status a 200', 'status b 404', 'operation a']);
    rmSync(other, { recursive: true });
    expect(() => readNotes(other)).toThrow(/has no coverage; TESSERA_COVERAGE_DIR=\S+ npm test records it/);
  });
});
