import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operationIds, operations } from '../../src/contract/operations.ts';
import { bodyOfAnswerViolations } from '../../src/contract/own-answers.ts';
import type { OperationId } from '../../src/contract/types.ts';
import { textBreaksOf } from '../contract/broken-input.ts';
import { publishedOperations, resolve } from '../contract/published.ts';
import { nobodys } from '../support/answers.ts';
import { type Mock, startMock, stopMock } from '../support/mock.ts';
import { type Outside, openOutside } from '../support/outside.ts';
import { bootTessera, type Tessera } from '../support/tessera.ts';
import { type ValidRequest, validRequests } from '../support/valid-requests.ts';

const platform = operationIds.filter((id) => operations[id].document === 'platform');

/** The valid request with something about it changed; undefined where there is no such thing. */
type Variation = (valid: ValidRequest, operationId: OperationId) => ValidRequest | undefined;

const parameter = (operationId: OperationId, name: string) =>
  publishedOperations.find((one) => one.operationId === operationId)!.parameters.find((one) => one.in === 'query' && one.name === name);

const withQuery = (request: ValidRequest, query: Record<string, string>) => ({
  ...request,
  path: `${request.path}?${new URLSearchParams(query)}`,
});

const withId = (request: ValidRequest, id: (prefix: string) => string) => {
  const path = request.path.replace(/([a-z]{3})_[0-9a-z]{26}/, (_, prefix) => id(prefix));
  return path === request.path ? undefined : { ...request, path };
};

const isJson = ({ headers }: ValidRequest) => headers['Content-Type'] === 'application/json';

const breakable = (operationId: OperationId) =>
  publishedOperations
    .find((one) => one.operationId === operationId)!
    .parameters.filter((one) => one.in === 'query')
    .flatMap(({ name, schema }) => textBreaksOf(schema).map(({ value }) => ({ [name]: value })));

/** In this order: only the last one may change anything. */
const variations: Record<string, Variation> = {
  'without credentials': (valid) => valid,
  'with credentials that are none': (valid) => ({ ...valid, headers: { ...valid.headers, Authorization: 'Basic bm9ib2R5' } }),
  'an unknown parameter': (valid) => withQuery(valid, { surplus_parameter: '1' }),
  'a broken parameter': (valid, operationId) => {
    const [broken] = breakable(operationId);
    return broken && withQuery(valid, broken);
  },
  'two forms of pages': (valid, operationId) =>
    parameter(operationId, 'offset') ? withQuery(valid, { page: '1', offset: '0' }) : undefined,
  'an unknown property': (valid) =>
    isJson(valid) ? { ...valid, body: JSON.stringify({ ...JSON.parse(valid.body as string), surplus_property: 1 }) } : undefined,
  'a body that is no object': (valid) => (isJson(valid) ? { ...valid, body: '[]' } : undefined),
  'a body that is no JSON': (valid) => (isJson(valid) ? { ...valid, body: '{' } : undefined),
  'no body': (valid, operationId) =>
    isJson(valid) && operations[operationId].bodyRequired ? { ...valid, body: undefined, headers: {} } : undefined,
  'a body in another media type': (valid) => (isJson(valid) ? { ...valid, headers: { 'Content-Type': 'text/csv' } } : undefined),
  'an answer in another media type': (valid, operationId) =>
    operations[operationId].answers.includes('application/json')
      ? { ...valid, headers: { ...valid.headers, Accept: 'text/csv' } }
      : undefined,
  'another method': (valid) => ({ ...valid, method: 'PUT', path: valid.path.replace(/^(\/v1\/\w+).*/, '$1'), body: '{}', headers: {} }),
  'an id that cannot be': (valid) => withId(valid, () => 'atlas'),
  'an id of zeros': (valid) => withId(valid, nobodys),
  'an id that nobody has': (valid) => withId(valid, (prefix) => `${prefix}_01jq3x5gkz0v7t9n2m4p6r8s1w`),
  'chosen fields': (valid, operationId) =>
    operations[operationId].method === 'get' && parameter(operationId, 'fields')
      ? withQuery(valid, { fields: resolve(parameter(operationId, 'fields')!.schema.items!).enum!.slice(-2).join(',') })
      : undefined,
  'a related record': (valid, operationId) =>
    operations[operationId].method === 'get' && parameter(operationId, 'expand')
      ? withQuery(valid, { expand: String(resolve(parameter(operationId, 'expand')!.schema.items!).enum![0]) })
      : undefined,
  'a list by offset': (valid, operationId) => (parameter(operationId, 'offset') ? withQuery(valid, { offset: '0' }) : undefined),
  'a list by cursor': (valid, operationId) => (parameter(operationId, 'after') ? withQuery(valid, { after: '' }) : undefined),
  'a sorted list': (valid, operationId) => (parameter(operationId, 'sort') ? withQuery(valid, { sort: 'id', limit: '1' }) : undefined),
  'a valid request': (valid) => valid,
};

/** The known differences of the contract's answers, each with its reason: one that is missing here fails, and so does one that no longer occurs. */
const declared: { what: string; because: string; difference: (mock: Shape, server: Shape) => boolean }[] = [
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

/** What is compared of an answer. */
interface Shape {
  status: number;
  type: string | null;
  /** The names at the top of the body and of the parts below it; of a list's records, those of the first. */
  names: string;
  /** What the contract does not allow about it. */
  wrong: string;
}

const namesIn = (body: unknown): string => {
  const parts = Object.entries((body ?? {}) as Record<string, unknown>).map(([name, part]) => {
    const one = Array.isArray(part) ? (part[0] ?? {}) : part;
    return `${name}{${Object.keys(one as object).sort()}}`;
  });
  return parts.sort().join(' ');
};

const shapeOf = async (operationId: OperationId, response: Response): Promise<Shape> => {
  const type = response.headers.get('content-type')?.split(';')[0] ?? null;
  const text = await response.text();
  const body = type?.includes('json') ? JSON.parse(text) : undefined;
  const isBytes = type !== null && body === undefined;
  const wrong = isBytes ? undefined : bodyOfAnswerViolations(operationId, response.status, body);
  return { status: response.status, type, names: namesIn(body), wrong: JSON.stringify(wrong ?? []) };
};

const differences = (mock: Shape, server: Shape): string[] => [
  ...(mock.status === server.status ? [] : [`status ${mock.status}, not ${server.status}`]),
  ...(mock.status === server.status && mock.type !== server.type ? [`type ${mock.type}, not ${server.type}`] : []),
  ...(mock.status === server.status && mock.names !== server.names ? [`names ${mock.names}, not ${server.names}`] : []),
  ...(mock.wrong === '[]' ? [] : [`its answer: ${mock.wrong}`]),
  ...(server.wrong === '[]' ? [] : [`the server's answer: ${server.wrong}`]),
];

const compared = (what: string, mock: Shape, server: Shape): string[] => {
  const known = declared.find((one) => one.what === what);
  if (known) return known.difference(mock, server) ? [] : [`no longer so: ${known.because}`, ...differences(mock, server)];
  // What `fields` leaves out is absent, also where the schema requires it.
  const narrowed = what === 'chosen fields' ? { wrong: '[]' } : {};
  return differences({ ...mock, ...narrowed }, { ...server, ...narrowed });
};

describe('the mock answers from the contract in the same shape as the server', () => {
  let tessera: Tessera;
  let outside: Outside;
  let mock: Mock;
  let validRequest: ReturnType<typeof validRequests>;
  beforeAll(async () => {
    const env = { TESSERA_ALLOW_PRIVATE_NETWORKS: 'true', TESSERA_TRUSTED_PROXIES: '127.0.0.1' };
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

  it.each(platform)('%s', async (operationId) => {
    const valid = await validRequest(operationId);
    const found: string[] = [];
    for (const [what, vary] of Object.entries(variations)) {
      const request = vary(valid, operationId);
      if (!request) continue;
      const [mocked, served] = await shapes(operationId, request, /credentials/.test(what) ? {} : { 'X-API-Key': tessera.admin.key });
      found.push(...compared(what, mocked, served).map((difference) => `${what}: ${difference}`));
    }
    expect(found).toEqual([]);
  });
});
