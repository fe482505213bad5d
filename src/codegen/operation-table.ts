import { constant } from './constant.ts';
import { type Document, nameOf, operationsOf, type Place, type Response, resolve, type Schema } from './document.ts';
import { answeredRecord, type ListFacts, listFacts } from './list-language.ts';

const successOf = (responses: Record<string, Response>): number[] =>
  Object.keys(responses)
    .filter((status) => /^[23]/.test(status))
    .map(Number);

const mediaTypes = (content: Record<string, unknown> | undefined): string[] => Object.keys(content ?? {});

/** The bound of a body that travels as it is. */
const maxBytes = (document: Document, { requestBody }: Place['operation']): number | null => {
  const schema = requestBody?.content['*/*']?.schema;
  return (schema && (resolve(document, schema).maxLength as number | undefined)) ?? null;
};

const answerTypes = (document: Document, responses: Record<string, Response>): string[] => [
  ...new Set(successOf(responses).flatMap((status) => mediaTypes(resolve(document, responses[status]!).content))),
];

const hasHeader = (document: Document, responses: Record<string, Response>, header: string): boolean =>
  successOf(responses).some((status) => resolve(document, responses[status]!).headers?.[header] !== undefined);

/** A record's own kind, and the kinds that it is with something added. */
const kindsOf = (document: Document, ref: string): string[] => [
  ref,
  ...(resolve(document, { $ref: ref } as Schema).allOf ?? []).flatMap(({ $ref }) => $ref ?? []),
];

/** Where a record is found: the path of the GET that answers with one of its kind, its id at the end. */
const itemPath = (document: Document, ref: string): string | undefined => {
  const kinds = kindsOf(document, ref);
  return operationsOf(document).find(({ method, path, operation }) => {
    const record = method === 'get' ? answeredRecord(document, operation) : undefined;
    return record && !record.list && kinds.includes(record.ref) && path.endsWith('}');
  })?.path;
};

const facts = (document: Document, { path, method, operation, item }: Place) => {
  const record = answeredRecord(document, operation);
  const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])].map((parameter) => resolve(document, parameter));
  const forms = ['page', 'offset', 'after'].filter((name) => parameters.some((one) => one.in === 'query' && one.name === name));
  return {
    method,
    path,
    family: operation.tags[0]!,
    scopes: operation['x-scopes'] ?? [],
    public: operation['x-public'] ?? false,
    emits: operation['x-emits'] ?? [],
    cost: operation['x-rate-cost'] ?? 1,
    statuses: successOf(operation.responses),
    takes: mediaTypes(operation.requestBody?.content),
    bodyRequired: operation.requestBody?.required ?? false,
    maxBytes: maxBytes(document, operation),
    answers: answerTypes(document, operation.responses),
    record: record && method === 'get' ? record.ref.slice(record.ref.lastIndexOf('/') + 1) : null,
    list: record?.list === true && method === 'get',
    forms,
    defaultSort: operation['x-default-sort'] ?? null,
    versioned: hasHeader(document, operation.responses, 'ETag'),
    location: (record && hasHeader(document, operation.responses, 'Location') && itemPath(document, record.ref)) || null,
    idempotent: parameters.some(({ name }) => name === 'Idempotency-Key'),
    guarded: parameters.some(({ name }) => name === 'If-Match'),
    sunset: operation['x-sunset'] ?? null,
    deprecated: operation.deprecated ?? false,
  };
};

/** The scope that reading a record needs, by the GET that answers with it: expansions need it too. */
const readingScopes = (document: Document, record: string): readonly string[] =>
  operationsOf(document).find(({ method, operation }) => {
    const answered = method === 'get' ? answeredRecord(document, operation) : undefined;
    return answered && !answered.list && nameOf(answered.ref) === record;
  })?.operation['x-scopes'] ?? [];

const withScopes = (document: Document, facts: ListFacts) => {
  const { properties = {} } = resolve(document, { $ref: `#/components/schemas/${facts.item}` } as Schema);
  const scopes = Object.keys(facts.expands).map((name) => [name, readingScopes(document, nameOf(properties[name]?.$ref ?? ''))]);
  return { ...facts, expandScopes: Object.fromEntries(scopes) };
};

const records = (document: Document) =>
  Object.fromEntries(
    operationsOf(document)
      .flatMap(({ operation, method }) => answeredRecord(document, method === 'get' ? operation : { ...operation, responses: {} }) ?? [])
      .map(({ ref }) => [ref, listFacts(document, ref)] as const)
      .map(([, one]) => [one.item, withScopes(document, one)]),
  );

const requestHeaders = (document: Document): string[] => {
  const parameters = operationsOf(document).flatMap(({ item, operation }) => [...(item.parameters ?? []), ...(operation.parameters ?? [])]);
  const named = parameters.map((parameter) => resolve(document, parameter)).flatMap((one) => (one.in === 'header' ? [one.name] : []));
  const schemes = Object.values(document.components.securitySchemes) as { in?: string; name?: string }[];
  const credentials = schemes.flatMap(({ in: place, name }) => (place === 'header' && name ? [name] : []));
  return [...new Set(['Accept', 'Authorization', 'Content-Type', ...credentials, ...named])].sort();
};

/** The source text of a document's operation table: all that the server must know of an operation besides its schemas. */
export const operationTable = (document: Document): string => {
  const operations = Object.fromEntries(operationsOf(document).map((place) => [place.operation.operationId, facts(document, place)]));
  return [
    constant('operations', 'What the contract says of each operation.', operations),
    constant('requestHeaders', 'Every header that requests may carry.', requestHeaders(document)),
    constant('answerHeaders', 'Every header that answers may carry.', Object.keys(document.components.headers).sort()),
    constant('records', 'What the contract says of each record that a GET answers with.', records(document)),
  ].join('\n');
};
