import { describe, expect, it } from 'vitest';
import { withFigures } from '../../src/codegen/figures.ts';
import { sdl } from '../../src/contract/graphql.ts';
import { graphqlLimits } from '../../src/contract/plans.ts';

describe('a description that names figures of plans.yaml', () => {
  it('is published with them, as people write numbers', () => {
    expect(withFigures('{plans.graphql.depth} of {plans.graphql.characters}, and {other}')).toBe('8 of 100,000, and {other}');
    expect(sdl).toContain(`at most ${graphqlLimits.depth} fields deep`);
    expect(sdl).not.toContain('{plans.');
  });

  it.each(['graphql.width', 'graphql', 'plans.enterprise', 'graphql.depth.more'])('must name one that is there: %s', (name) => {
    expect(() => withFigures(`{plans.${name}}`)).toThrow(`openapi/plans.yaml has no figure ${name}`);
  });
});
