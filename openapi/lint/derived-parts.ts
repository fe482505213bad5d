// The lint sees the envelopes, the path parameters and the tags that codegen derives, so that examples are checked against the whole answer.
import type { UserContext } from '@redocly/openapi-core';
import type { Json } from '../../src/documents/document.ts';
import { envelopeOf, singleExample } from '../../src/documents/envelopes.ts';
import { namesInPath } from '../../src/documents/path-parameters.ts';
import { withTag } from '../../src/documents/tags.ts';
import { fileOf } from './contract.ts';
import { type Dict, isDict, isReference, settle } from './nodes.ts';

const isKind = (value: unknown): value is 'single' | 'collection' => value === 'single' || value === 'collection';

const requestId = 'req_01jq3x5gkz0v7t9n2m4p6r8s1w';

/** A parameter of a path, without the pattern of the id: the schema is in the file of its family. */
const pathParameter = (name: string): Dict => ({
  name,
  in: 'path',
  required: true,
  description: 'An id.',
  schema: { type: 'string', maxLength: 30, description: 'An id.', examples: ['usr_01jq3x5gkz0v7t9n2m4p6r8s1w'] },
});

const fillPath = (item: Dict, ctx: UserContext): void => {
  const parameters = (item.parameters ?? []) as unknown[];
  const stated = parameters.map((node) => settle(ctx, { node, location: ctx.location })?.node.name);
  const missing = namesInPath(String(ctx.key)).filter((name) => !stated.includes(name));
  if (missing.length > 0) item.parameters = [...missing.map(pathParameter), ...parameters];
};

/** A preprocessor of OpenAPI. */
export const derivedParts = () => ({
  MediaType: {
    enter(node: object, ctx: UserContext) {
      const media = node as Dict;
      const { schema } = media;
      if (!isDict(schema) || !isReference(schema) || !isKind(schema['x-envelope'])) return;
      if (schema['x-envelope'] === 'single' && media.example) media.example = singleExample(media.example as Json, requestId);
      media.schema = envelopeOf(
        schema.$ref,
        schema['x-envelope'],
        {},
        `${fileOf(ctx.location.source.absoluteRef, 'shared/envelopes.yaml')}#/`,
      );
    },
  },
  Operation: {
    enter(operation: object, ctx: UserContext) {
      withTag(operation, ctx.location.source.absoluteRef);
    },
  },
  Paths: {
    PathItem: {
      enter(item: object, ctx: UserContext) {
        fillPath(item as Dict, ctx);
      },
    },
  },
});
