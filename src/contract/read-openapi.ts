import { oncePer } from '../core/once-per.ts';

/** A JSON schema, with the keywords that the pages show. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  description?: string;
  format?: string;
  pattern?: string;
  const?: unknown;
  enum?: unknown[];
  default?: unknown;
  examples?: unknown[];
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  uniqueItems?: boolean;
  maxProperties?: number;
  items?: Schema;
  properties?: Record<string, Schema>;
  additionalProperties?: boolean | Schema;
  required?: string[];
  oneOf?: Schema[];
  anyOf?: Schema[];
  allOf?: Schema[];
  writeOnly?: boolean;
  deprecated?: boolean;
  'x-deprecated'?: string;
  'x-sunset'?: string;
  'x-filter'?: boolean;
  'x-sort'?: boolean;
  'x-expand'?: string;
  'x-enumDescriptions'?: Record<string, string>;
}

/** A value or a reference to it. */
export type Ref<T> = T | { $ref: string };

export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header' | 'cookie';
  required?: boolean;
  deprecated?: boolean;
  description?: string;
  schema?: Schema;
}

export interface Content {
  schema?: Schema;
  example?: unknown;
  examples?: Record<string, { summary?: string; value: unknown }>;
}

export interface Body {
  description?: string;
  required?: boolean;
  content: Record<string, Content>;
}

export interface Answer {
  description: string;
  headers?: Record<string, unknown>;
  content?: Record<string, Content>;
}

export interface Operation {
  operationId: string;
  tags: string[];
  summary: string;
  description?: string;
  deprecated?: boolean;
  'x-deprecated'?: string;
  'x-sunset'?: string;
  parameters?: Ref<Parameter>[];
  requestBody?: Ref<Body>;
  responses: Record<string, Ref<Answer>>;
  security?: Record<string, string[]>[];
  'x-scopes'?: string[];
  'x-emits'?: string[];
  'x-causes'?: string[];
  'x-rate-cost'?: number;
  'x-default-sort'?: string;
  'x-stability'?: string;
}

export interface SecurityScheme {
  type: string;
  in?: string;
  name?: string;
  scheme?: string;
  description?: string;
}

type PathItem = { parameters?: Ref<Parameter>[] } & Record<string, Operation>;

/** The schemas of a document, OpenAPI or AsyncAPI. */
export interface Schemas {
  components: { schemas: Record<string, Schema> };
}

export interface OpenApi extends Schemas {
  openapi: string;
  info: { title: string; version: string; summary?: string; description?: string };
  servers: { url: string; description?: string }[];
  tags: { name: string; description?: string }[];
  paths: Record<string, PathItem>;
  webhooks?: Record<string, PathItem>;
  components: Schemas['components'] & { securitySchemes?: Record<string, SecurityScheme> };
}

/** An operation with its method and path. `inbound` operations are requests that Tessera sends to its callers. */
export interface Placed {
  method: string;
  path: string;
  inbound: boolean;
  operation: Operation;
  parameters: Parameter[];
}

export interface Family {
  name: string;
  description: string;
  operations: Placed[];
}

/** The name at the end of a reference. */
export const nameOf = (ref: string): string => ref.slice(ref.lastIndexOf('/') + 1);

/** The value that a reference in the document points to. */
export const resolved = <T>(document: object, value: Ref<T> | T): T => {
  const { $ref } = value as { $ref?: string };
  if ($ref === undefined) return value as T;
  const steps = $ref
    .slice(2)
    .split('/')
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
  const found = steps.reduce<unknown>((at, step) => (at as Record<string, unknown> | undefined)?.[step], document);
  if (found === undefined) throw new Error(`${$ref} does not exist`);
  return resolved(document, found as Ref<T>);
};

const methods = ['get', 'post', 'put', 'patch', 'delete'];

const operationsIn = (document: OpenApi, items: Record<string, PathItem>, inbound: boolean): Placed[] =>
  Object.entries(items).flatMap(([path, item]) =>
    methods
      .filter((method) => item[method])
      .map((method) => {
        const operation = item[method]!;
        const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])].map((one) => resolved<Parameter>(document, one));
        return { method: method.toUpperCase(), path, inbound, operation, parameters };
      }),
  );

/** The families of a document with their operations, in document order. Cached, because each page of the document reads them. */
export const familiesOf = oncePer((document: OpenApi): Family[] => {
  const all = [...operationsIn(document, document.paths, false), ...operationsIn(document, document.webhooks ?? {}, true)];
  return document.tags.map(({ name, description = '' }) => ({
    name,
    description,
    operations: all.filter(({ operation }) => operation.tags.includes(name)),
  }));
});
