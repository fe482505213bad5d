import type { Document } from '../documents/document.ts';

/** The operationIds of the operations that can be part of a batch, which `withFamilies` has made the values of a schema. */
export const idsInBatch = ({ components }: Document): readonly string[] =>
  Object.values(components.schemas).flatMap((schema) => (schema['x-batch-operations'] ? schema.enum! : [])) as string[];
