import { bootTessera, type Outside, openOutside, type Tessera } from '@tessera/platform/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operationIds, operations } from '../../src/contract/operations.ts';
import type { OperationId } from '../../src/contract/types.ts';
import type { ValidRequest } from '../../src/testing/requests/fill.ts';
import { type KnownDifference, shapeOf, unknownDifferences } from '../support/answer-shapes.ts';
import { type Mock, startMock, stopMock } from '../support/mock.ts';
import { validRequests } from '../support/requests.ts';
import { hasOwnCredentials, variations } from '../support/varied-requests.ts';

const every = operationIds.filter((id) => operations[id].document !== 'identity');

/** The known differences of the contract's answers, each with its reason: one that is missing here fails, and so does one that no longer occurs. */
const declared: KnownDifference[] = [
  {
    what: 'with a key that nobody issued',
    because: 'of credentials the contract says only where they are sent',
    difference: (mock, server) => mock.status < 300 && server.status === 401,
  },
  {
    what: 'with two credentials',
    because: 'the same',
    difference: (mock, server) => mock.status < 300 && server.status === 400,
  },
  {
    what: 'another version than that of the address',
    because: 'a header that the schema of the parameter allows is read by nobody',
    difference: (mock, server) => mock.status < 300 && server.status === 400,
  },
  {
    what: 'the version that is held',
    because: 'the contract keeps no records, and no versions of them',
    difference: (mock, server) => mock.status === 200 && server.status === 304,
  },
  {
    what: 'a version that is no longer so',
    because: 'the same',
    difference: (mock, server) => mock.status < 300 && server.status === 412,
  },
  {
    what: 'an id that nobody has',
    because: 'the contract keeps no records, so that a well-formed id names the one of the example; an id of zeros names nothing in both',
    difference: (mock, server) => mock.status < 300 && server.status === 404,
  },
  {
    what: 'a related record',
    because: 'the examples of the contract are of answers without `expand`',
    difference: (mock, server) => mock.status === 200 && server.status === 200 && mock.names !== server.names,
  },
];

describe('the mock answers from the contract in the same shape as the server', () => {
  let tessera: Tessera;
  let outside: Outside;
  let mock: Mock;
  let validRequest: ReturnType<typeof validRequests>;
  beforeAll(async () => {
    const env = { TESSERA_ALLOW_PRIVATE_NETWORKS: 'true', TESSERA_TRUSTED_PROXIES: '127.0.0.1', TESSERA_ENVIRONMENT: 'sandbox' };
    [tessera, outside, mock] = await Promise.all([bootTessera({ env }), openOutside(), startMock()]);
    validRequest = validRequests(tessera, outside);
  });
  afterAll(async () => {
    await stopMock(mock, 'SIGTERM');
    await tessera.close();
    await outside.close();
  });

  let callers = 0;

  /** Each comes from an address of its own: what an address may do without credentials is bounded. */
  const shapes = async (operationId: OperationId, { method, path, body, headers }: ValidRequest, key: object) => {
    callers += 1;
    const forwarded = { 'X-Forwarded-For': `10.0.${callers >> 8}.${callers & 255}`, 'X-Forwarded-Proto': 'https' };
    const request = { method, body, headers: { ...key, ...forwarded, ...headers } };
    const preferring = { ...request, headers: { ...request.headers, Prefer: 'dynamic=false' } };
    const [mocked, served] = await Promise.all([fetch(`${mock.url}${path}`, preferring), fetch(`${tessera.url}${path}`, request)]);
    expect(mocked.headers.get('X-Mock-Answer')).toBe('contract');
    return [await shapeOf(operationId, mocked), await shapeOf(operationId, served)] as const;
  };

  it.each(every)('%s', async (operationId) => {
    const valid = await validRequest(operationId);
    const found: string[] = [];
    for (const [what, vary] of Object.entries(variations)) {
      const request = vary(valid, operationId);
      if (!request) continue;
      const [mocked, served] = await shapes(operationId, request, hasOwnCredentials(what) ? {} : { 'X-API-Key': tessera.admin.key });
      // What `fields` leaves out is absent, also where the schema requires it.
      const narrowed = what === 'chosen fields' ? { wrong: '[]' } : {};
      const differences = unknownDifferences(declared, what, { ...mocked, ...narrowed }, { ...served, ...narrowed });
      found.push(...differences.map((difference) => `${what}: ${difference}`));
    }
    expect(found).toEqual([]);
  });
});
