import {
  type Document,
  nameOf,
  type Operation,
  operationsOf,
  type PaginationForm,
  type Parameter,
  type PathItem,
  type Place,
  type Response,
  resolve,
  type Schema,
} from './document.ts';
import { withEnvelopes } from './envelopes.ts';
import { withReaders } from './event-readers.ts';
import { withEvents } from './events.ts';
import { withLinks } from './links.ts';
import {
  answeredRecord,
  componentName,
  filterParameters,
  type ListFacts,
  linedList,
  listFacts,
  listParameters,
  recordParameters,
  shapedRecord,
} from './list-language.ts';
import { withPathParameters } from './path-parameters.ts';
import { onlyProblems, withProblems } from './problems.ts';
import type { SharedParts } from './shared.ts';

/** The pagination forms and error form of a version (`openapi/versions.yaml`); versions of one root may differ in them. */
export interface Dialect {
  pagination: readonly PaginationForm[];
  errors: 'form-a' | 'problem';
}

/** The dialect of a document without versions: everything in the contract. */
export const wholeContract: Dialect = { pagination: ['page', 'offset', 'cursor'], errors: 'form-a' };

type Entry = { when: string; $ref: string };
type Common = {
  parameters: Entry[];
  pagination: Record<string, { $ref: string }[]>;
  filtered: { $ref: string }[];
  headers: Entry[];
  records: Record<string, { $ref: string }[]>;
  replayed: { $ref: string }[];
  waiting: { $ref: string }[];
  patches: Record<string, { $ref: string }>;
};

const writes = ['post', 'put', 'patch', 'delete'];
const commonFile = 'shared/common.yaml';
/** The file that defines the error forms that `x-errors` names. */
const otherErrors = 'identity/errors.yaml';

const carriesEtag = (document: Document, operation: Operation | undefined): boolean =>
  Object.entries(operation?.responses ?? {}).some(([status, response]) => status === '200' && resolve(document, response).headers?.ETag);

/** Whether a record has properties that change without a new version of it. An equal ETag then does not mean that nothing changed. */
const isObserved = (document: Document, operation: Operation): boolean => {
  const record = answeredRecord(document, operation);
  const properties = record && resolve(document, { $ref: record.ref } as Schema).properties;
  return Object.values(properties ?? {}).some((property) => property['x-observed'] === true);
};

/** The conditions of common.yaml's `when` that apply to an operation. */
const describe = (document: Document, { method, path, item, operation }: Place): Set<string> => {
  // A POST to a path without an id creates a record and changes none.
  const changes = method !== 'get' && (method !== 'post' || path.includes('{'));
  const tagged = method === 'get' && !operation['x-errors'] && carriesEtag(document, operation);
  const guarded = Boolean(method === 'delete' ? carriesEtag(document, item.get) : changes && carriesEtag(document, operation));
  const words: Record<string, boolean> = {
    always: true,
    secured: !operation['x-public'],
    // Identity responses contain credentials, so they are never stored for a replay.
    write: writes.includes(method) && !operation['x-errors'],
    body: operation.requestBody !== undefined,
    item: path.includes('{'),
    // The account's address is the same in every version.
    numbered: path.startsWith('/v1/') && !path.startsWith('/v1/account') && !operation['x-errors'],
    guarded,
    versioned: guarded || tagged,
    validated: tagged && !isObserved(document, operation),
  };
  return new Set(Object.keys(words).filter((word) => words[word]));
};

/** The security schemes that operations with scopes take only if they name them. */
const namedSchemes = (document: Document): Set<string> =>
  new Set(
    operationsOf(document)
      .flatMap(({ operation }) => (operation['x-scopes'] ? (operation['x-security'] ?? []) : []))
      .flatMap((choice) => Object.keys(choice)),
  );

/** The `security` of an operation, from the operation itself or from its document. */
export const securityOf = (document: Document, operation: Operation): Record<string, string[]>[] => {
  const { 'x-public': isPublic, 'x-scopes': scopes = [], 'x-security': own = [] } = operation;
  if (isPublic) return [];
  if (own.length > 0 && scopes.length === 0) return own;
  const named = namedSchemes(document);
  const general = Object.keys(document.components.securitySchemes).filter((scheme) => !named.has(scheme));
  return [...general.map((scheme) => ({ [scheme]: scopes })), ...own];
};

const nameAndPlace = (document: Document, parameter: Parameter) => {
  const { name, in: place } = resolve(document, parameter);
  return `${place} ${name.toLowerCase()}`;
};

const addParameters = (document: Document, item: PathItem, operation: Operation, parameters: Parameter[]) => {
  const stated = new Set([...(item.parameters ?? []), ...(operation.parameters ?? [])].map((one) => nameAndPlace(document, one)));
  operation.parameters = [...(operation.parameters ?? []), ...parameters.filter((one) => !stated.has(nameAndPlace(document, one)))];
};

const asComponents = (document: Document, item: string, parameters: Parameter[]): Parameter[] =>
  parameters.map((parameter) => {
    const name = componentName(item, parameter.name);
    document.components.parameters[name] ??= parameter;
    return { $ref: `#/components/parameters/${name}` } as Parameter;
  });

const dataParameters = (document: Document, shared: SharedParts, common: Common, place: Place, dialect: Dialect): Parameter[] => {
  const { operation } = place;
  const include = (parts: { $ref: string }[]) => parts.map(({ $ref }) => shared.include(document, $ref, commonFile) as Parameter);
  const groupsOf = ({ filters }: ListFacts) => (Object.keys(filters).length > 0 ? include(common.filtered) : []);
  const lined = linedList(document, operation);
  if (lined) {
    const facts = listFacts(document, answeredRecord(document, lined)!.ref);
    return [...groupsOf(facts), ...asComponents(document, facts.item, filterParameters(document, facts))];
  }
  const record = shapedRecord(document, place);
  if (!record) return [];
  const facts = listFacts(document, record.ref);
  if (!record.list) return asComponents(document, facts.item, recordParameters(facts));
  const forms = (operation['x-pagination'] ?? ['page', 'offset', 'cursor']).filter((form) => dialect.pagination.includes(form));
  const paging = [...forms, 'any'].flatMap((form) => include(common.pagination[form]!));
  return [...paging, ...groupsOf(facts), ...asComponents(document, facts.item, listParameters(document, facts))];
};

/** Adds the general errors to an operation, in the form that `x-errors` names, or else in form A. */
const addErrors = (document: Document, operation: Operation, words: Set<string>, shared: SharedParts) => {
  const form = operation['x-errors'];
  const file = form ? otherErrors : commonFile;
  const entries = shared.read(file)[form ?? 'responses'] as Record<string, Entry>;
  for (const [status, { when, $ref }] of Object.entries(entries))
    if (words.has(when)) operation.responses[status] ??= shared.include(document, $ref, file);
};

/** The 415 of a JSON PATCH lists the accepted media types. */
const addPatchResponses = (document: Document, { method, operation }: Place, responses: Common['patches'], shared: SharedParts) => {
  if (method !== 'patch' || !operation.requestBody?.content['application/json']) return;
  for (const [status, { $ref }] of Object.entries(responses)) operation.responses[status] ??= shared.include(document, $ref, commonFile);
};

const addHeaders = (document: Document, response: Response, headers: { $ref: string }[], shared: SharedParts) => {
  if (response.$ref) return;
  for (const { $ref } of headers) {
    response.headers ??= {};
    response.headers[$ref.slice($ref.indexOf('#/') + 2)] ??= shared.include(document, $ref, commonFile);
  }
};

const hasId = (document: Document, schema: Schema): boolean => {
  const { properties, allOf = [] } = resolve(document, schema);
  return Boolean(properties?.id) || allOf.some((part) => hasId(document, part));
};

/** Adds record headers to responses with one record: a schema with `x-envelope: single` that has an id. */
const addRecordHeaders = (document: Document, headers: Common['records'], shared: SharedParts) => {
  for (const { operation } of operationsOf(document))
    for (const [status, own] of Object.entries(headers)) {
      const response = operation.responses[status] && resolve(document, operation.responses[status]);
      const schema = response?.content?.['application/json']?.schema;
      if (schema?.['x-envelope'] === 'single' && hasId(document, schema)) addHeaders(document, response!, own, shared);
    }
};

/** Adds the replay header to the 2xx responses of writes. A shared response component is copied once. */
const addStoredAnswerHeaders = (document: Document, headers: { $ref: string }[], shared: SharedParts) => {
  const entries = operationsOf(document).flatMap((place) =>
    Object.entries(place.operation.responses).map(([status, response]) => ({ place, status, response })),
  );
  const isDeclared = ({ place, status }: (typeof entries)[number]) => status.startsWith('2') && describe(document, place).has('write');
  const elsewhere = new Set(entries.filter((entry) => !isDeclared(entry)).flatMap(({ response }) => response.$ref ?? []));
  for (const { place, status, response } of entries.filter(isDeclared)) {
    const own = response.$ref && elsewhere.has(response.$ref) ? `${nameOf(response.$ref)}Written` : undefined;
    if (own) {
      document.components.responses[own] ??= structuredClone(resolve(document, response));
      place.operation.responses[status] = { $ref: `#/components/responses/${own}` };
    }
    addHeaders(document, resolve(document, place.operation.responses[status]!), headers, shared);
  }
};

/** Adds `Retry-After` to the 409 of writes, sent while the first request with the same key is still running. */
const addWaitingHeaders = (document: Document, headers: { $ref: string }[], shared: SharedParts) => {
  for (const place of operationsOf(document)) {
    const refused = place.operation.responses['409'];
    if (refused && describe(document, place).has('write')) addHeaders(document, resolve(document, refused), headers, shared);
  }
};

interface ListExample {
  meta: { page?: number; limit: number; has_more: boolean; filters?: unknown; sort?: unknown; request_id: string };
  links?: { self: string; next: string | null; prev?: string | null };
}

const exampleCursor = 'WyIyMDI2LTAzLTE0VDA5OjI2OjUzLjU4OVoiXQ.c2ln';

/** Converts the example of a page into that of the same list with cursors. */
const asCursorExample = <E extends ListExample>({ meta, links, ...rest }: E) => {
  const { request_id, limit, has_more, filters, sort } = meta;
  const self = links?.self.replace(/([?&])page=\d+/, '$1after=') ?? '';
  const next = has_more ? `${self.split('?')[0]}?after=${exampleCursor}` : null;
  return {
    ...rest,
    meta: { limit, next_cursor: has_more ? exampleCursor : null, has_more, request_id, filters, sort },
    links: { self, next },
  };
};

/** In a cursor-only dialect, `meta` and `links` of lists and their examples have the cursor form. */
const onlyCursors = (document: Document, shared: SharedParts) => {
  shared.include(document, 'envelopes.yaml#/CursorMeta', commonFile);
  document.components.schemas.CollectionMeta = { $ref: '#/components/schemas/CursorMeta' };
  for (const { operation } of operationsOf(document))
    for (const response of Object.values(operation.responses)) {
      const media = resolve(document, response).content?.['application/json'];
      const example = media?.example as ListExample | undefined;
      if (media && example?.meta?.page !== undefined) media.example = JSON.parse(JSON.stringify(asCursorExample(example)));
    }
};

/**
 * Turns a bundled contract into the published document: policy keys become `security` and parameters, and every operation gets the headers,
 * parameters and errors that common.yaml lists for it. Mutates the document.
 */
export const expand = (document: Document, shared: SharedParts, dialect: Dialect): Document => {
  // The file has its own format; the linter checks it.
  const common = shared.read(commonFile) as Common;
  for (const section of ['schemas', 'parameters', 'responses', 'headers'] as const) document.components[section] ??= {};
  addRecordHeaders(document, common.records, shared);
  withEnvelopes(document, (part) => shared.include(document, `envelopes.yaml#/${part}`, commonFile));
  withPathParameters(document);
  withLinks(document);
  withEvents(document.components.schemas, shared.catalogue, (name) => shared.includeEvent(document, name));
  withReaders(document.components.schemas, shared.catalogue);
  for (const place of operationsOf(document)) {
    const { item, operation } = place;
    const words = describe(document, place);
    operation.security = securityOf(document, operation);
    const general = common.parameters
      .filter(({ when }) => words.has(when))
      .map(({ $ref }) => shared.include(document, $ref, commonFile) as Parameter);
    addParameters(document, item, operation, [...dataParameters(document, shared, common, place, dialect), ...general]);
    addPatchResponses(document, place, common.patches, shared);
    addErrors(document, operation, words, shared);
  }
  withProblems(document, () => shared.include(document, 'errors.yaml#/Problem', commonFile));
  addStoredAnswerHeaders(document, common.replayed, shared);
  addWaitingHeaders(document, common.waiting, shared);
  const inline = operationsOf(document).flatMap(({ operation }) => Object.values(operation.responses));
  for (const response of [...inline, ...Object.values(document.components.responses)]) {
    addHeaders(document, response, common.headers, shared);
    if (dialect.errors === 'problem') onlyProblems(response);
  }
  if (!dialect.pagination.includes('page')) onlyCursors(document, shared);
  return document;
};
