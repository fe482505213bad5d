// The lint sees what `x-catalogue` and the words of values of families stand for, so that its rules hold there too, and examples name kinds that there are.
import type { UserContext } from '@redocly/openapi-core';
import { withFamilies } from '../../src/codegen/families.ts';
import { withMessages } from '../../src/codegen/stated-events.ts';
import { type EventCatalogue, eventSchemaName, eventSchemas, eventTypes } from '../../src/documents/events.ts';
import { catalogue, reader, withWholePaths } from './contract.ts';
import { type Dict, nameOfReference, type Schema } from './nodes.ts';

/** Each kind's schema in one piece: a root that is linted by itself has no components to refer to. */
const bodies = (kinds: EventCatalogue): Schema[] => {
  const schemas = eventSchemas(kinds) as Record<string, Schema & { required: string[] }>;
  return Object.keys(kinds).map((kind) => {
    const { allOf, ...own } = schemas[eventSchemaName(kind)]!;
    const base = schemas[nameOfReference(allOf?.[0])]!;
    return { ...own, required: [...base.required, ...own.required], properties: { ...base.properties, ...own.properties } };
  });
};

const fill = (schema: Dict, rootFile: string): void => {
  if (schema['x-catalogue'] === undefined) return;
  const kinds = catalogue(rootFile) as unknown as EventCatalogue;
  if (schema['x-catalogue'] === 'types') Object.assign(schema, eventTypes(kinds));
  if (schema['x-catalogue'] === 'bodies') schema.oneOf ??= withWholePaths(bodies(kinds), rootFile);
};

/** A preprocessor of OpenAPI and of AsyncAPI. */
export const catalogueWords = () => ({
  Schema: {
    enter(node: object, ctx: UserContext) {
      withFamilies(node, reader(ctx.location.source.absoluteRef));
      fill(node as Dict, ctx.location.source.absoluteRef);
    },
  },
  MediaType: {
    enter(node: object, ctx: UserContext) {
      withMessages(node, reader(ctx.location.source.absoluteRef));
    },
  },
});
