import { type Document, type Json, operationsOf, type Parameter, type Place, resolve, type Schema } from '../../documents/document.ts';

/** A named value that a request has or may have. */
export interface Given {
  name: string;
  value: string;
  description: string;
  /** Whether the request has it by default. */
  enabled: boolean;
}

/** A request that people send by hand, for one operation. */
export interface CollectionRequest {
  name: string;
  operationId: string;
  description: string;
  method: string;
  /** With placeholders for ids, such as `{project_id}`. */
  path: string;
  /** The variable that has the address of the server. */
  root: 'baseUrl' | 'authUrl';
  ids: Given[];
  query: Given[];
  headers: Given[];
  body?: { type: string; text: string; form?: Record<string, string> };
  credentials: 'inherit' | 'none' | 'basic' | 'bearer' | 'session';
}

/** The requests of one family. */
export interface CollectionFolder {
  name: string;
  description: string;
  requests: CollectionRequest[];
}

const knownValue = (document: Document, schema: Schema): unknown => {
  const { const: only, examples, default: preset, enum: values, items } = resolve(document, schema) as Schema & { default?: Json };
  const known = [only, ...(Array.isArray(examples) ? examples : []), preset, ...(values ?? [])];
  return known.find((one) => one !== undefined && one !== null) ?? (items && knownValue(document, items));
};

const exampleOf = (document: Document, { name, schema }: Parameter): string => {
  const value = knownValue(document, schema);
  return value === undefined ? `<${name}>` : [value].flat().join(',');
};

/** Whether another parameter says the same: `name[in]` is `name_in`, and `name[eq]` is `name`. */
const isRepeated = ({ name }: Parameter, names: ReadonlySet<string>): boolean => {
  const [, field, operator] = /^(\w+)\[(\w+)\]$/.exec(name) ?? [];
  return operator !== undefined && (operator === 'eq' || names.has(`${field}_${operator}`));
};

const givenOf = (document: Document, parameters: readonly Parameter[], place: Parameter['in']): Given[] =>
  parameters
    .filter((one) => one.in === place)
    .map((one) => ({
      name: one.name,
      value: one.name === 'Idempotency-Key' ? '{{$guid}}' : exampleOf(document, one),
      description: one.description ?? '',
      enabled: one.required ?? false,
    }));

const bodyOf = ({ operation }: Place): CollectionRequest['body'] => {
  const [type, media] = Object.entries(operation.requestBody?.content ?? {})[0] ?? [];
  if (!type || !media) return undefined;
  if (type === '*/*') return { type: 'text/plain', text: 'Hello' };
  const { example, examples } = media as typeof media & { examples?: Record<string, { value: Json }> };
  const value = example ?? Object.values(examples ?? {})[0]?.value ?? {};
  const text = JSON.stringify(value, null, 2);
  return type === 'application/x-www-form-urlencoded' ? { type, text, form: value as Record<string, string> } : { type, text };
};

const schemes: Readonly<Record<string, CollectionRequest['credentials']>> = {
  ApiKeyHeader: 'inherit',
  ClientBasic: 'basic',
  Bearer: 'bearer',
  Session: 'session',
};

const requestOf = (document: Document, place: Place, root: CollectionRequest['root']): CollectionRequest => {
  const { method, path, item, operation } = place;
  const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])].map((one) => resolve(document, one));
  const names = new Set(parameters.map(({ name }) => name));
  const [scheme] = Object.keys(operation.security?.[0] ?? {});
  const query = parameters.filter((one) => !isRepeated(one, names));
  return {
    name: operation.summary,
    operationId: operation.operationId,
    description: String((operation as { description?: string }).description ?? '').trim(),
    method: method.toUpperCase(),
    path,
    root,
    ids: givenOf(document, parameters, 'path'),
    query: givenOf(document, query, 'query'),
    headers: givenOf(document, parameters, 'header'),
    body: bodyOf(place),
    credentials: scheme === undefined ? 'none' : schemes[scheme]!,
  };
};

/** One request for each operation of a document, in folders by family. */
export const foldersOf = (document: Document, root: CollectionRequest['root']): CollectionFolder[] =>
  (document.tags ?? []).map(({ name, description = '' }) => ({
    name,
    description,
    requests: operationsOf(document)
      .filter(({ operation }) => operation.tags[0] === name)
      .map((place) => requestOf(document, place, root)),
  }));
