import { nobodys } from '@tessera/platform/testing';
import { operations } from '../../src/contract/operations.ts';
import type { OperationId } from '../../src/contract/types.ts';
import { isRepeated, textBreaksOf } from '../../src/testing/contract/broken-input.ts';
import { accountOperations, identityOperations, publishedOperations, resolve } from '../../src/testing/contract/published.ts';
import type { ValidRequest } from '../../src/testing/requests/fill.ts';

/** The valid request with something about it changed; undefined where there is no such thing. */
type Variation = (valid: ValidRequest, operationId: OperationId) => ValidRequest | undefined;

const every = [...publishedOperations, ...accountOperations, ...identityOperations];

const published = (operationId: OperationId) => every.find((one) => one.operationId === operationId)!;

const parametersOf = (operationId: OperationId, place: string) => published(operationId).parameters.filter((one) => one.in === place);

const parameter = (operationId: OperationId, name: string, place = 'query') =>
  parametersOf(operationId, place).find((one) => one.name === name);

const withQuery = (request: ValidRequest, query: Record<string, string>) => ({
  ...request,
  path: `${request.path}?${new URLSearchParams(query)}`,
});

const withHeaders = (request: ValidRequest, headers: Record<string, string>) => ({
  ...request,
  headers: { ...request.headers, ...headers },
});

const withId = (request: ValidRequest, id: (prefix: string) => string) => {
  const path = request.path.replace(/([a-z]{3})_[0-9a-z]{26}/, (_, prefix) => id(prefix));
  return path === request.path ? undefined : { ...request, path };
};

const isJson = ({ headers }: ValidRequest) => headers['Content-Type'] === 'application/json';

/** Values that break the schemas of parameters. What is empty may count as not given. */
const breakable = (operationId: OperationId) =>
  parametersOf(operationId, 'query')
    .filter((one) => !isRepeated(one))
    .flatMap(({ name, schema }) => textBreaksOf(schema).flatMap(({ value }) => (value === '' ? [] : [{ [name]: value }])));

const isRead = (operationId: OperationId) => operations[operationId].method === 'get';

const isOfPlatform = (operationId: OperationId) => operations[operationId].document === 'platform';

/** A write is made under a key, so that it can be repeated. */
const once = (valid: ValidRequest, operationId: OperationId) =>
  operations[operationId].idempotent ? withHeaders(valid, { 'Idempotency-Key': `once-${operationId}` }) : valid;

/** What is changed of a valid request, in this order: only the last two may change anything. */
export const variations: Readonly<Record<string, Variation>> = {
  'without credentials': (valid) => valid,
  'with credentials that are none': (valid) => withHeaders(valid, { Authorization: 'Basic bm9ib2R5' }),
  'with a key that nobody issued': (valid, operationId) =>
    isRead(operationId) && published(operationId).security?.some((one) => 'ApiKeyHeader' in one)
      ? withHeaders(valid, { 'X-API-Key': 'tsr_live_nobodyhasissuedthiskey' })
      : undefined,
  'with two credentials': (valid) => withHeaders(valid, { 'X-API-Key': 'tsr_live_one', Authorization: 'Bearer tsr_live_other' }),
  'an unknown parameter': (valid) => withQuery(valid, { surplus_parameter: '1' }),
  'an unknown parameter, for readers of problem documents': (valid) =>
    withHeaders(withQuery(valid, { surplus_parameter: '1' }), { Accept: 'application/problem+json' }),
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
    operations[operationId].answers.includes('application/json') ? withHeaders(valid, { Accept: 'text/csv' }) : undefined,
  'another method': (valid, operationId) =>
    isOfPlatform(operationId)
      ? { ...valid, method: 'PUT', path: valid.path.replace(/^(\/v1\/\w+).*/, '$1'), body: '{}', headers: {} }
      : undefined,
  'a version that there is not': (valid, operationId) =>
    isOfPlatform(operationId) ? { ...valid, path: valid.path.replace('/v1/', '/v99/') } : undefined,
  'another version than that of the address': (valid, operationId) =>
    isOfPlatform(operationId) ? withHeaders(valid, { 'X-API-Version': 'v2-preview' }) : undefined,
  'an id that cannot be': (valid) => withId(valid, () => 'atlas'),
  'an id of zeros': (valid) => withId(valid, nobodys),
  'an id that nobody has': (valid) => withId(valid, (prefix) => `${prefix}_01jq3x5gkz0v7t9n2m4p6r8s1x`),
  'the version that is held': (valid, operationId) =>
    isRead(operationId) && parameter(operationId, 'If-None-Match', 'header') ? withHeaders(valid, { 'If-None-Match': '*' }) : undefined,
  'a version that is no longer so': (valid, operationId) =>
    parameter(operationId, 'If-Match', 'header') ? withHeaders(valid, { 'If-Match': '"999"' }) : undefined,
  'chosen fields': (valid, operationId) =>
    isRead(operationId) && parameter(operationId, 'fields')
      ? withQuery(valid, { fields: resolve(parameter(operationId, 'fields')!.schema.items!).enum!.slice(-2).join(',') })
      : undefined,
  'a related record': (valid, operationId) =>
    isRead(operationId) && parameter(operationId, 'expand')
      ? withQuery(valid, { expand: String(resolve(parameter(operationId, 'expand')!.schema.items!).enum![0]) })
      : undefined,
  'a list by offset': (valid, operationId) => (parameter(operationId, 'offset') ? withQuery(valid, { offset: '0' }) : undefined),
  'a list by cursor': (valid, operationId) => (parameter(operationId, 'after') ? withQuery(valid, { after: '' }) : undefined),
  'a sorted list': (valid, operationId) => (parameter(operationId, 'sort') ? withQuery(valid, { sort: 'id', limit: '1' }) : undefined),
  'a read in the preview': (valid, operationId) =>
    isOfPlatform(operationId) && isRead(operationId) ? { ...valid, path: valid.path.replace('/v1/', '/v2-preview/') } : undefined,
  'a valid request': once,
  'the same request again': (valid, operationId) => (operations[operationId].idempotent ? once(valid, operationId) : undefined),
};

/** Whether a variation brings its own credentials, or has none. */
export const hasOwnCredentials = (what: string): boolean => /credentials|nobody issued/.test(what);
