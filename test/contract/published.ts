import { readFileSync } from 'node:fs';
import { join } from 'node:path';

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
  additionalProperties?: boolean | Schema;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  uniqueItems?: boolean;
  minProperties?: number;
  examples?: unknown[];
}

interface Parameter {
  name: string;
  in: string;
  schema: Schema;
}

export interface PublishedOperation {
  operationId: string;
  method: string;
  path: string;
  parameters: Parameter[];
  body: { schema: Schema; example: Record<string, unknown> } | undefined;
}

const document = JSON.parse(readFileSync(join(import.meta.dirname, '../../generated/platform/openapi.json'), 'utf8'));

/** A thing with its `$ref` followed; what stands beside the `$ref` wins. */
export const resolve = <T extends { $ref?: string }>(thing: T): T => {
  if (!thing.$ref) return thing;
  const { $ref, ...beside } = thing;
  const target = $ref
    .slice(2)
    .split('/')
    .reduce((node, word) => node[word], document);
  return { ...resolve(target as T), ...beside } as T;
};

const methods = ['get', 'post', 'put', 'patch', 'delete'];

/** Every operation of the published v1 document. */
// biome-ignore lint/suspicious/noExplicitAny: a JSON document
export const publishedOperations: PublishedOperation[] = Object.entries<any>(document.paths).flatMap(([path, item]) =>
  methods
    .filter((method) => item[method])
    .map((method) => {
      const operation = item[method];
      const json = operation.requestBody?.content['application/json'];
      return {
        operationId: operation.operationId,
        method: method.toUpperCase(),
        path,
        parameters: [...(item.parameters ?? []), ...(operation.parameters ?? [])].map(resolve),
        body: json && { schema: json.schema, example: json.example },
      };
    }),
);
