import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { documentWithFigures, withFigures } from '../../src/codegen/figures.ts';
import { sdl } from '../../src/contract/graphql.ts';
import { graphqlLimits, lifetimes } from '../../src/contract/plans.ts';

describe('a description that names figures of plans.yaml', () => {
  it('is published with them, as people write numbers', () => {
    expect(withFigures('{plans.graphql.depth} of {plans.graphql.characters}, and {other}')).toBe('8 of 100,000, and {other}');
    expect(sdl).toContain(`at most ${graphqlLimits.depth} fields deep`);
    expect(sdl).not.toContain('{plans.');
  });

  it('may name bytes in their unit, and figures of the document itself', () => {
    expect(withFigures('{plans.bodies.json MiB}')).toBe('1 MiB');
    expect(() => withFigures('{plans.bodies.page MiB}')).toThrow('plans.bodies.page is 16384, which is no whole number of MiB');
    const document = documentWithFigures({ 'x-limits': { frames: 1000 }, info: [{ description: '{limits.frames} frames' }] });
    expect(document.info).toEqual([{ description: '1,000 frames' }]);
    expect(() => documentWithFigures({ description: '{limits.frames}' })).toThrow('x-limits has no figure frames');
    expect(() => documentWithFigures({ description: 'May have {plan.bodies.json MiB}.' })).toThrow('{plan.bodies.json MiB} is no figure');
    expect(documentWithFigures({ path: '/v1/teams/{team_id}' })).toEqual({ path: '/v1/teams/{team_id}' });
  });

  it('may name seconds in a larger unit', () => {
    expect(withFigures('{plans.lifetimes.session hours}, {plans.lifetimes.refresh_token days}')).toBe('24 hours, 30 days');
    expect(() => withFigures('{plans.lifetimes.authorization_code hours}')).toThrow('is 60, which is no whole number of hours');
  });

  it('is the default of a schema that means the same', () => {
    const contract = JSON.parse(readFileSync('generated/account/contract.json', 'utf8'));
    const defaults = Object.values<{ properties?: Record<string, { default?: number }> }>(contract.components.schemas).flatMap(
      ({ properties }) => (properties?.overlap_seconds ? [properties.overlap_seconds.default] : []),
    );
    expect(new Set(defaults)).toEqual(new Set([lifetimes.overlap]));
  });

  it.each(['platform/contract.json', 'identity/contract.json', 'account/contract.json', 'messages/asyncapi.json'])(
    'has none left in %s',
    (file) => {
      expect(readFileSync(`generated/${file}`, 'utf8')).not.toMatch(/\{(plans|limits)\./);
    },
  );

  it.each(['graphql.width', 'graphql', 'plans.enterprise', 'graphql.depth.more'])('must name one that is there: %s', (name) => {
    expect(() => withFigures(`{plans.${name}}`)).toThrow(`openapi/plans.yaml has no figure ${name}`);
  });
});
