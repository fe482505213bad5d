import { differing } from '#generated/differing';
import { openapiDocument } from '../../contract/openapi-document.ts';
import type { OperationId } from '../../contract/types.ts';
import { isServed, versions } from '../../contract/versions.ts';

/** A schema of the published document, as far as the walk reads it. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  format?: string;
  pattern?: string;
  enum?: unknown[];
  const?: unknown;
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  oneOf?: Schema[];
  anyOf?: Schema[];
  additionalProperties?: boolean | Schema;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  uniqueItems?: boolean;
  minProperties?: number;
  maxProperties?: number;
  propertyNames?: Schema;
  examples?: unknown[];
}

interface Parameter {
  $ref?: string;
  name: string;
  in: string;
  required?: boolean;
  explode?: boolean;
  schema: Schema;
}

/** An answer as it is documented: its headers, and its body by media type. */
export interface PublishedAnswer {
  $ref?: string;
  headers: Record<string, Schema>;
  content: Record<string, Schema>;
}

export interface PublishedOperation {
  description: string;
  operationId: OperationId;
  document: string;
  /** The version of the platform that the document is of; undefined for the other documents. */
  version: string | undefined;
  method: string;
  path: string;
  parameters: Parameter[];
  body: { schema: Schema; example: Record<string, unknown>; required: boolean } | undefined;
  /** The type of a body that is no JSON, and its schema. */
  bytes: Schema | undefined;
  answers: Record<string, PublishedAnswer>;
  emits: string[];
  causes: string[];
  audits: string[];
  scopes: string[];
  /** What it takes of the rate limit. */
  cost: number;
  /** The sort order of a list that names none. */
  defaultSort: string | undefined;
  /** The list whose records it answers as JSON lines. */
  linesOf: string | undefined;
  security: Record<string, string[]>[] | undefined;
  isPublic: boolean;
}

/** The documents as they are handed out; what a `$ref` names says also in which of them. */
// biome-ignore lint/suspicious/noExplicitAny: a JSON document
const read = (name: string): any =>
  JSON.parse(JSON.stringify(openapiDocument(name === 'platform' ? 'v1' : name)), (key, value) =>
    key === '$ref' ? `${name}${value}` : value,
  );

const latest = 'v1';
const others = [...versions.values()].filter((version) => isServed(version) && version.name !== latest).map(({ name }) => name);
const names = ['platform', 'account', 'identity', ...others];

// biome-ignore lint/suspicious/noExplicitAny: JSON documents
export const documents: Record<string, any> = Object.fromEntries(names.map((name) => [name, read(name)]));

/** A thing with its `$ref` followed; what stands beside the `$ref` wins. */
export const resolve = <T extends { $ref?: string }>(thing: T): T => {
  if (!thing.$ref) return thing;
  const { $ref, ...beside } = thing;
  const [name, ...words] = $ref.split(/#?\//);
  const target = words.reduce((node, word) => node[word], documents[name!]);
  return { ...resolve(target as T), ...beside } as T;
};

/** The address of an operation, with path parameters that are this, or else well formed, and name nothing. */
export const nowhere = ({ path, parameters }: PublishedOperation, given?: string): string =>
  path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const { schema } = parameters.find((one) => one.in === 'path' && one.name === name)!;
    return given ?? String(resolve(schema).examples![0]);
  });

const methods = ['get', 'post', 'put', 'patch', 'delete'];

const schemasOf = (things: Record<string, { schema: Schema; $ref?: string }> = {}): Record<string, Schema> =>
  Object.fromEntries(Object.entries(things).map(([name, thing]) => [name, resolve(thing).schema]));

// biome-ignore lint/suspicious/noExplicitAny: a JSON document
const answersOf = (responses: Record<string, any>): Record<string, PublishedAnswer> =>
  Object.fromEntries(
    Object.entries(responses).map(([status, response]) => {
      const { headers, content } = resolve(response);
      return [status, { headers: schemasOf(headers), content: schemasOf(content) }];
    }),
  );

/** Every operation of a published document. */
const operationsOf = (document: string): PublishedOperation[] =>
  // biome-ignore lint/suspicious/noExplicitAny: a JSON document
  Object.entries<any>(documents[document].paths).flatMap(([path, item]) =>
    methods
      .filter((method) => item[method])
      .map((method) => {
        const { operationId, requestBody, responses, ...operation } = item[method];
        const json = requestBody?.content['application/json'];
        return {
          operationId,
          document,
          version: document === 'platform' ? latest : versions.get(document)?.name,
          method: method.toUpperCase(),
          path,
          parameters: [...(item.parameters ?? []), ...(operation.parameters ?? [])].map(resolve),
          body: json && { schema: json.schema, example: json.example, required: requestBody.required === true },
          bytes: requestBody?.content['*/*']?.schema,
          answers: answersOf(responses),
          description: operation.description,
          emits: operation['x-emits'] ?? [],
          causes: operation['x-causes'] ?? [],
          audits: operation['x-audits'] ?? [],
          scopes: operation['x-scopes'] ?? [],
          cost: operation['x-rate-cost'] ?? 1,
          defaultSort: operation['x-default-sort'],
          linesOf: operation['x-lines-of'],
          security: operation.security,
          isPublic: operation['x-public'] === true,
        };
      }),
  );

/** Every operation of the published v1 document. */
export const publishedOperations = operationsOf('platform');

/** Those of each other version that is served. */
export const otherVersions = others.flatMap(operationsOf);

const differences: Readonly<Record<string, { operations: object }>> = differing;

/** Those of them that are otherwise than in v1. */
export const differingOperations = otherVersions.filter(
  ({ version, operationId }) => operationId in (differences[version!]?.operations ?? {}),
);

/** How tests name an operation. */
export const nameOf = ({ version = latest, operationId }: PublishedOperation): string =>
  version === latest ? operationId : `${version} ${operationId}`;

/** Those of the account's document. */
export const accountOperations = operationsOf('account');

/** Those of the identity document. */
export const identityOperations = operationsOf('identity');

/** What of it takes JSON: all of it secrets. */
export const secretOperations = identityOperations.filter(({ body }) => body);

/** What of that a person sends who is signed in. */
export const isForSignedIn = (operation: PublishedOperation): boolean => secretOperations.includes(operation) && !operation.isPublic;

/** What of it anybody may ask for as it is; all else of it turns on credentials of one kind or another. */
export const openOperations = identityOperations.filter(
  ({ isPublic, method, parameters }) => isPublic && method === 'GET' && !parameters.some((one) => one.in === 'query'),
);
