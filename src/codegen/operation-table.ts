import {
  type Document,
  type Json,
  nameOf,
  operationsOf,
  type Parameter,
  type Place,
  type Response,
  resolve,
  type Schema,
} from '../documents/document.ts';
import {
  answeredRecord,
  filterNames,
  type ListFacts,
  linedList,
  listFacts,
  listParameters,
  shapedRecord,
} from '../documents/list-language.ts';
import { idsInBatch } from './batch-operations.ts';
import { bodyFieldsOf } from './body-fields.ts';
import { bodyWords, filteredTexts, userNames } from './body-words.ts';
import { constant } from './constant.ts';
import { countedParts } from './counted-parts.ts';
import { deprecationsOf } from './deprecations.ts';

const successOf = (responses: Record<string, Response>): number[] =>
  Object.keys(responses)
    .filter((status) => /^[23]/.test(status))
    .map(Number);

const mediaTypes = (content: Record<string, unknown> | undefined): string[] => Object.keys(content ?? {});

/** Maximum bytes of a body that is not JSON. */
const maxBytes = (document: Document, { requestBody }: Place['operation']): number | null => {
  const schema = requestBody?.content['*/*']?.schema;
  return (schema && (resolve(document, schema).maxLength as number | undefined)) ?? null;
};

const answerTypes = (document: Document, responses: Record<string, Response>): string[] => [
  ...new Set(successOf(responses).flatMap((status) => mediaTypes(resolve(document, responses[status]!).content))),
];

const hasHeader = (document: Document, responses: Record<string, Response>, header: string): boolean =>
  successOf(responses).some((status) => resolve(document, responses[status]!).headers?.[header] !== undefined);

/** The schema of a record, and the schemas that it extends. */
const kindsOf = (document: Document, ref: string): string[] => [
  ref,
  ...(resolve(document, { $ref: ref } as Schema).allOf ?? []).flatMap(({ $ref }) => $ref ?? []),
];

/** The path of a record: that of the GET which returns one record of its kind and ends with the id. */
const itemPath = (document: Document, ref: string): string | undefined => {
  const kinds = kindsOf(document, ref);
  return operationsOf(document).find(({ method, path, operation }) => {
    const record = method === 'get' ? answeredRecord(document, operation) : undefined;
    return record && !record.list && kinds.includes(record.ref) && path.endsWith('}');
  })?.path;
};

/**
 * The address of the record that a 201 or a 202 announces in its `Location`; null where the contract documents none.
 * @throws Error where no operation reads the record there, or the record has no id for a part of the address
 */
const locationOf = (document: Document, { operationId, responses }: Place['operation'], ref: string | undefined): string | null => {
  const announcing = Object.fromEntries(Object.entries(responses).filter(([status]) => status === '201' || status === '202'));
  if (!hasHeader(document, announcing, 'Location')) return null;
  const path = ref && itemPath(document, ref);
  if (!path)
    throw new Error(
      `${operationId} documents a Location, but no GET answers with its record at an address that ends with its id: add one, or remove the header.`,
    );
  const properties = kindsOf(document, ref).flatMap((kind) => Object.keys(resolve(document, { $ref: kind } as Schema).properties ?? {}));
  const parents = [...path.matchAll(/\{(\w+)\}/g)].slice(0, -1).map(([, name]) => name!);
  const missing = ['id', ...parents].find((name) => !properties.includes(name));
  if (missing) throw new Error(`The Location of ${operationId} leads to ${path}, but its record has no ${missing}.`);
  return path;
};

const kindOfScheme: Record<string, string> = {
  ApiKeyHeader: 'api_key',
  ApiKeyQuery: 'api_key',
  Bearer: 'bearer',
  Session: 'session',
  ClientBasic: 'client',
  AddressToken: 'address',
};

/** The kinds of credentials that an operation accepts; none for a public one. */
const credentialsOf = ({ security = [] }: Place['operation']): string[] => [
  ...new Set(security.flatMap((choice) => Object.keys(choice)).map((scheme) => kindOfScheme[scheme]!)),
];

/** The `Cache-Control` of a success answer, if the contract documents one. */
const cacheControl = (document: Document, responses: Record<string, Response>): string | null => {
  const headers = successOf(responses).map((status) => resolve(document, responses[status]!).headers?.['Cache-Control']);
  const schema = headers.flatMap((header) => (header ? [resolve(document, header).schema] : []))[0];
  return ((schema?.enum ?? (schema?.examples as Json[] | undefined))?.[0] as string | undefined) ?? null;
};

/** An operation that only succeeds with redirects and HTML is a page for browsers, not an operation with a handler. */
const isPage = (document: Document, responses: Record<string, Response>): boolean =>
  successOf(responses).every((status) => status >= 300 || 'text/html' in (resolve(document, responses[status]!).content ?? {}));

const roleInBatch = (document: Document, { operationId, 'x-batch': batch }: Place['operation']): string | null => {
  if (batch === 'operations') return batch;
  return idsInBatch(document).includes(operationId) ? 'item' : null;
};

const policy = (document: Document, operation: Place['operation']) => ({
  scopes: operation['x-scopes'] ?? [],
  authority: operation['x-authority'] ?? [],
  public: operation['x-public'] ?? false,
  credentials: credentialsOf(operation),
  errors: operation['x-errors'] ?? 'platform',
  emits: operation['x-emits'] ?? [],
  causes: operation['x-causes'] ?? [],
  cost: operation['x-rate-cost'] ?? 1,
  isLengthy: operation['x-lengthy'] ?? false,
  batch: roleInBatch(document, operation),
});

/** The query parameters without a record's filters, which are in the table of records. */
const declared = (document: Document, record: ReturnType<typeof answeredRecord>, parameters: Parameter[]): string[] => {
  const filters = record?.list ? listParameters(document, { ...listFacts(document, record.ref), sorts: [], expands: {} }) : [];
  const names = new Set(filters.map(({ name }) => name).filter((name) => name !== 'fields'));
  return parameters.filter((one) => one.in === 'query' && !names.has(one.name)).map(({ name }) => name);
};

/** Everything that the server uses of an operation, except its schemas. */
export const factsOf = (document: Document, name: string, { path, method, operation, item }: Place) => {
  const list = linedList(document, operation);
  const record = answeredRecord(document, list ?? operation);
  const shaped = list ? record : shapedRecord(document, { method, operation });
  const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])].map((parameter) => resolve(document, parameter));
  const forms = ['page', 'offset', 'after'].filter((name) => parameters.some((one) => one.in === 'query' && one.name === name));
  return {
    document: name,
    method,
    path,
    family: operation['x-family'] ?? operation.tags[0]!,
    tag: operation.tags[0]!,
    page: isPage(document, operation.responses),
    ...policy(document, operation),
    cacheControl: cacheControl(document, operation.responses),
    pragma: hasHeader(document, operation.responses, 'Pragma'),
    statuses: successOf(operation.responses),
    takes: mediaTypes(operation.requestBody?.content),
    bodyRequired: operation.requestBody?.required ?? false,
    words: bodyWords(document, { path, method, operation, item }),
    texts: filteredTexts(document, { path, method, operation, item }),
    users: userNames(document, { path, method, operation, item }),
    maxBytes: maxBytes(document, operation),
    answers: answerTypes(document, operation.responses),
    record: shaped ? nameOf(shaped.ref) : null,
    list: record?.list === true && method === 'get',
    declared: declared(document, record, parameters),
    forms,
    defaultSort: (list ?? operation)['x-default-sort'] ?? null,
    versioned: hasHeader(document, operation.responses, 'ETag'),
    location: locationOf(document, operation, record?.ref),
    idempotent: parameters.some(({ name }) => name === 'Idempotency-Key'),
    guarded: parameters.some(({ name }) => name === 'If-Match'),
    deprecations: deprecationsOf(document, { path, method, operation, item }),
    counted: countedParts(document, { path, method, operation, item }),
  };
};

/** The scopes for reading a record, from the GET that returns it; expansions need them, too. */
const readingScopes = (document: Document, record: string): readonly string[] =>
  operationsOf(document).find(({ method, operation }) => {
    const answered = method === 'get' ? answeredRecord(document, operation) : undefined;
    return answered && !answered.list && nameOf(answered.ref) === record;
  })?.operation['x-scopes'] ?? [];

const withScopes = (document: Document, facts: ListFacts) => {
  const expands = Object.entries(facts.expands).map(([name, one]) => [name, { ...one, scopes: readingScopes(document, one.of) }]);
  const filters = Object.entries(facts.filters).map(([field, { kind, nullable, path }]) => [
    field,
    { kind, nullable, ...(path.length > 1 && { path }), names: filterNames(field, { kind, nullable }) },
  ]);
  return { ...facts, filters: Object.fromEntries(filters), expands: Object.fromEntries(expands) };
};

/** What lists use of each record that a GET answers with. */
export const recordsOf = (document: Document) =>
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

/** The names of response headers, without `Cache-Control`, which is for caches. */
const answerHeaders = (document: Document): string[] => {
  const responses = operationsOf(document).flatMap(({ operation }) => Object.values(operation.responses));
  const names = responses.flatMap((response) => Object.keys(resolve(document, response).headers ?? {}));
  return [...new Set(names)].filter((name) => name !== 'Cache-Control').sort();
};

/**
 * The source text of a document's operation table: everything that the server uses of an operation, except its schemas. Only families fill
 * in what bodies leave out.
 */
export const operationTable = (name: string, document: Document): string => {
  const operations = Object.fromEntries(
    operationsOf(document).map((place) => [place.operation.operationId, factsOf(document, name, place)]),
  );
  return [
    constant('operations', 'What the contract says about each operation.', operations),
    constant('requestHeaders', 'Every header that requests may carry.', requestHeaders(document)),
    constant('answerHeaders', 'Every header that answers may carry.', answerHeaders(document)),
    ...(name === 'platform'
      ? [
          constant(
            'bodies',
            'The properties of the bodies of POST and PUT, and what they are when they are left out.',
            bodyFieldsOf(document),
          ),
        ]
      : []),
    constant('records', 'What the contract says about each record that a GET answers with.', recordsOf(document)),
  ].join('\n');
};
