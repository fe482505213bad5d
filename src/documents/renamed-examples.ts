import { type Document, type Json, nameOf, type Operation, operationsOf, type Response, type Schema } from './document.ts';

/** Properties that a version renames: from the contract's names to its own. */
export type Renames = Readonly<Record<string, Readonly<Record<string, string>>>>;

const isObject = (value: unknown): value is Record<string, Json> => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Renames the properties in examples, wherever their schemas are. */
export const inRenamedExamples = (document: Document, renames: Renames): Document => {
  const { schemas, responses = {} } = document.components;

  const renamed = (value: Json, schema: Schema | undefined): Json => {
    if (Array.isArray(value)) return value.map((entry) => renamed(entry, schema?.items ?? schema));
    if (!isObject(value) || !schema) return value;
    const name = schema.$ref && nameOf(schema.$ref);
    const { properties = {} } = (name ? schemas[name] : schema) ?? {};
    const names = (name && renames[name]) || {};
    return Object.fromEntries(
      Object.entries(value).map(([key, entry]) => {
        const own = names[key] ?? key;
        return [own, renamed(entry, properties[own])];
      }),
    );
  };

  const rename = (content: Response['content'] = {}): void => {
    for (const media of Object.values(content)) {
      if (!isObject(media.example) || !media.schema) continue;
      const { data, ...around } = media.example;
      // A record with `x-envelope` is in `data`; a body is the example itself.
      media.example = media.schema['x-envelope'] ? { data: renamed(data!, media.schema), ...around } : renamed(media.example, media.schema);
    }
  };

  const inOperation = ({ requestBody, responses: own }: Operation): void => {
    for (const { content } of [requestBody ?? {}, ...Object.values(own)]) rename(content);
  };
  if (Object.keys(renames).length === 0) return document;
  for (const { operation } of operationsOf(document)) inOperation(operation);
  for (const { content } of Object.values(responses)) rename(content);
  return document;
};
