import { request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { bootTessera, type Outside, openOutside, type Tessera } from '@tessera/platform/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunningMock, startMock } from '../../src/app/start-mock.ts';
import { operationIds, operations } from '../../src/contract/operations.ts';
import type { OperationId } from '../../src/contract/types.ts';
import { identityOperations, nowhere, openOperations } from '../../src/testing/contract/published.ts';
import type { ValidRequest } from '../../src/testing/requests/fill.ts';
import { asTessera } from '../../src/testing/tessera.ts';
import { type KnownDifference, shapeOf, unknownDifferences } from '../support/answer-shapes.ts';
import { validRequests } from '../support/requests.ts';
import { hasOwnCredentials, variations } from '../support/varied-requests.ts';

/** Sends a request from a network address of this machine. */
const fetchFrom = (localAddress: string, url: string, { method, path, body, headers }: ValidRequest): Promise<Response> =>
  new Promise((resolve, reject) => {
    const sent = request(`${url}${path}`, { method, headers, localAddress }, (came) => {
      const answered = new Headers(
        Object.entries(came.headersDistinct).flatMap(([name, values]) => values!.map((value) => [name, value] as [string, string])),
      );
      buffer(came).then(
        (bytes) => resolve(new Response(bytes.length > 0 ? new Uint8Array(bytes) : null, { status: came.statusCode!, headers: answered })),
        reject,
      );
    });
    sent.on('error', reject).end(body);
  });

const isOpen = new Set(openOperations.map(({ operationId }) => operationId));

/** All of it turns on credentials that only one of the two has: it is asked with those of the contract's examples. */
const ofIdentity = identityOperations.filter(({ operationId }) => !isOpen.has(operationId) && operationId in operations);

const withRequest = operationIds.filter((id) => operations[id].document !== 'identity' || isOpen.has(id));

/** What cannot agree: a difference that is missing here fails, and so does one that no longer occurs. */
const declared: KnownDifference[] = [
  {
    what: 'with a key that nobody issued',
    because: 'the mock takes every key, so that nobody has to configure one',
    difference: (mock, server) => mock.status < 300 && server.status === 401,
  },
];

describe('the mock answers as the server does', () => {
  let tessera: Tessera;
  let outside: Outside;
  let mock: RunningMock;
  let mocked: Tessera;
  let requests: Record<'mock' | 'server', ReturnType<typeof validRequests>>;
  beforeAll(async () => {
    const env = { TESSERA_ALLOW_PRIVATE_NETWORKS: 'true', TESSERA_ENVIRONMENT: 'sandbox', TESSERA_TRUSTED_PROXIES: '127.0.0.1' };
    const options = { host: '127.0.0.1', port: 0, seed: 1, strict: false, dynamic: false };
    [tessera, outside, mock] = await Promise.all([bootTessera({ env }), openOutside(), startMock(options)]);
    const { accountId, userId, keys } = mock.account;
    mocked = asTessera(mock, 'sandbox', { accountId, userId, key: keys[0].key });
    requests = { mock: validRequests(mocked, outside), server: validRequests(tessera, outside) };
  });
  afterAll(async () => {
    await mock?.close();
    await tessera?.close();
    await outside?.close();
  });

  let callers = 0;

  /** Each comes from an address of its own, the server's through a proxy: what an address may do without credentials is bounded. */
  const asked = async (to: Tessera, operationId: OperationId, what: string, { headers, ...request }: ValidRequest) => {
    callers += 1;
    const address = `127.1.${callers >> 8}.${callers & 255}`;
    const key: Record<string, string> = hasOwnCredentials(what) ? {} : { 'X-API-Key': to.admin.key };
    if (to === mocked) return shapeOf(operationId, await fetchFrom(address, to.url, { ...request, headers: { ...key, ...headers } }));
    const forwarded = { 'X-Forwarded-For': address, 'X-Forwarded-Proto': 'https' };
    return shapeOf(operationId, await fetchFrom('127.0.0.1', to.url, { ...request, headers: { ...key, ...forwarded, ...headers } }));
  };

  const differences = async (operationId: OperationId, valid: { mock: ValidRequest; server: ValidRequest }, known = declared) => {
    const found: string[] = [];
    for (const [what, vary] of Object.entries(variations)) {
      const [ofMock, ofServer] = [vary(valid.mock, operationId), vary(valid.server, operationId)];
      if (!ofMock || !ofServer) continue;
      const [own, served] = await Promise.all([asked(mocked, operationId, what, ofMock), asked(tessera, operationId, what, ofServer)]);
      const narrowed = what === 'chosen fields' ? { wrong: '[]' } : {};
      const unknown = unknownDifferences(known, what, { ...own, ...narrowed }, { ...served, ...narrowed }, [
        'type',
        'names',
        'code',
        'headers',
      ]);
      found.push(...unknown.map((difference) => `${what}: ${difference}`));
    }
    return found;
  };

  it.each(withRequest)('%s', async (operationId) => {
    const valid = { mock: await requests.mock(operationId), server: await requests.server(operationId) };
    expect(await differences(operationId, valid)).toEqual([]);
  });

  it.each(ofIdentity.map((operation) => [operation.operationId, operation] as const))('%s', async (operationId, operation) => {
    const { method, body } = operation;
    const request: ValidRequest = {
      method,
      path: nowhere(operation),
      headers: body ? { 'Content-Type': 'application/json' } : {},
      body: body && JSON.stringify(body.example),
    };
    expect(await differences(operationId, { mock: request, server: request })).toEqual([]);
  });
});
