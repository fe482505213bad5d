// The lint sees the figures of plans.yaml that bounds of schemas name, so that examples are checked against them.
import { boundFigure } from '../../src/codegen/figures.ts';
import type { Dict } from './nodes.ts';

/** A preprocessor of OpenAPI and of AsyncAPI. */
export const boundFigures = () => ({
  Schema: {
    enter(node: object) {
      const schema = node as Dict;
      for (const [key, value] of Object.entries(schema)) schema[key] = boundFigure(key, value) ?? value;
    },
  },
});
