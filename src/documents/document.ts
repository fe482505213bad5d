/** The parts of an OpenAPI 3.1 document that codegen reads and writes. */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

export interface Schema {
  $ref?: string;
  type?: string | string[];
  format?: string;
  enum?: Json[];
  examples?: Json[];
  const?: Json;
  pattern?: string;
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  oneOf?: Schema[];
  anyOf?: Schema[];
  allOf?: Schema[];
  [key: string]: unknown;
}

export interface Parameter {
  $ref?: string;
  name: string;
  in: 'path' | 'query' | 'header' | 'cookie';
  required?: boolean;
  description?: string;
  schema: Schema;
  style?: string;
  explode?: boolean;
}

export interface Media {
  schema?: Schema;
  example?: Json;
}

export interface Response {
  $ref?: string;
  description?: string;
  headers?: Record<string, { $ref?: string; schema?: Schema }>;
  content?: Record<string, Media>;
  links?: Record<string, { operationId: string; parameters: Record<string, string>; description: string }>;
}

export interface Operation {
  operationId: string;
  tags: string[];
  summary: string;
  description?: string;
  parameters?: Parameter[];
  requestBody?: { required?: boolean; content: Record<string, Media> };
  responses: Record<string, Response>;
  security?: Record<string, string[]>[];
  deprecated?: boolean;
  'x-scopes'?: string[];
  'x-authority'?: string[];
  'x-recent-sign-in'?: boolean;
  'x-public'?: boolean;
  'x-security'?: Record<string, string[]>[];
  'x-audits'?: string[];
  'x-emits'?: string[];
  /** The file in `openapi` that it is from, where that is not its tag. */
  'x-family'?: string;
  'x-causes'?: string[];
  'x-lines-of'?: string;
  'x-errors'?: string;
  'x-rate-cost'?: number;
  'x-lengthy'?: boolean;
  'x-own'?: boolean;
  'x-batch'?: 'operations' | 'excluded';
  'x-default-sort'?: string;
  'x-pagination'?: PaginationForm[];
  'x-stability'?: string;
  'x-sunset'?: string;
}

export type PaginationForm = 'page' | 'offset' | 'cursor';
export type PathItem = { parameters?: Parameter[] } & { [method in Method]?: Operation };

export interface Document {
  openapi: string;
  info: { title: string; version: string; [key: string]: unknown };
  servers?: { url: string; description?: string }[];
  tags?: { name: string; description?: string }[];
  paths: Record<string, PathItem>;
  webhooks?: Record<string, PathItem>;
  'x-audits'?: string[];
  components: {
    schemas: Record<string, Schema>;
    parameters: Record<string, Parameter>;
    responses: Record<string, Response>;
    headers: Record<string, { schema?: Schema }>;
    securitySchemes: Record<string, Json>;
  };
  [key: string]: unknown;
}

const methods = ['get', 'post', 'put', 'patch', 'delete'] as const;
export type Method = (typeof methods)[number];

export interface Place {
  path: string;
  method: Method;
  item: PathItem;
  operation: Operation;
}

const operationsIn = (items: Record<string, PathItem>): Place[] =>
  Object.entries(items).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item[method];
      return operation ? [{ path, method, item, operation }] : [];
    }),
  );

/** Every operation of a document with its path and method, in the document's order. */
export const operationsOf = ({ paths }: Document): Place[] => operationsIn(paths);

/** The requests that the server itself sends, in document order; their names stand in for paths. */
export const webhooksOf = ({ webhooks = {} }: Document): Place[] => operationsIn(webhooks);

const unescaped = (key: string): string => (key.includes('~') ? key.replaceAll('~1', '/').replaceAll('~0', '~') : key);

/** Follows a `$ref` into the same document; an object without `$ref` is returned as it is. */
export const resolve = <T extends { $ref?: string }>(document: object, thing: T): T => {
  if (!thing.$ref) return thing;
  let found: unknown = document;
  for (const key of thing.$ref.slice(2).split('/')) found = (found as Record<string, unknown> | undefined)?.[unescaped(key)];
  if (!found) throw new Error(`${thing.$ref} does not exist in the document`);
  return resolve(document, found as T);
};

/** The last segment of a `$ref`: the component's name. */
export const nameOf = (ref: string): string => ref.slice(ref.lastIndexOf('/') + 1);

/** A property's schema with its `$ref` resolved; sibling keys take precedence. */
export const effective = (document: object, schema: Schema): Schema => {
  const { $ref, ...siblings } = schema;
  return $ref ? { ...resolve(document, { $ref } as Schema), ...siblings } : schema;
};

/** Whether a value may be null. */
export const mayBeNull = (document: object, schema: Schema): boolean => {
  const { type, oneOf = [], anyOf = [] } = effective(document, schema);
  return [type].flat().includes('null') || [...oneOf, ...anyOf].some((one) => mayBeNull(document, one));
};

/** The types of a schema without `null`. */
export const typesOf = (schema: Schema): string[] => [schema.type ?? []].flat().filter((type) => type !== 'null');
