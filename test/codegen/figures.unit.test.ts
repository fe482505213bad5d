import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { plans } from '#generated/plans';
import { documentWithFigures, withFigures } from '../../src/codegen/figures.ts';
import { sdl } from '../../src/contract/graphql.ts';
import { openapiDocument } from '../../src/contract/openapi-document.ts';
import { graphqlLimits, type Kept, lifetimes, mostDays, plans as planNames } from '../../src/contract/plans.ts';

describe('a description that names figures of plans.yaml', () => {
  it('is published with them, as people write numbers', () => {
    expect(withFigures('{plans.graphql.depth} of {plans.graphql.characters}, and {other}')).toBe('8 of 100,000, and {other}');
    expect(sdl).toContain(`at most ${graphqlLimits.depth} fields deep`);
    expect(sdl).not.toContain('{plans.');
  });

  it('may name bytes in their unit, and figures of the document itself', () => {
    expect(withFigures('{plans.bodies.json MiB}')).toBe('1 MiB');
    expect(() => withFigures('{plans.bodies.page MiB}')).toThrow('plans.bodies.page is 16384, which is not a whole number of MiB');
    const document = documentWithFigures({ 'x-limits': { frames: 1000 }, info: [{ description: '{limits.frames} frames' }] });
    expect(document.info).toEqual([{ description: '1,000 frames' }]);
    expect(() => documentWithFigures({ description: '{limits.frames}' })).toThrow('x-limits has no figure frames');
    expect(() => documentWithFigures({ description: 'May have {plan.bodies.json MiB}.' })).toThrow(
      '{plan.bodies.json MiB} is not a figure',
    );
    expect(documentWithFigures({ path: '/v1/users/{user_id}' })).toEqual({ path: '/v1/users/{user_id}' });
  });

  it('may name seconds in a larger unit', () => {
    expect(withFigures('{plans.lifetimes.session hours}, {plans.lifetimes.refresh_token days}')).toBe('24 hours, 30 days');
    expect(() => withFigures('{plans.lifetimes.authorization_code hours}')).toThrow('is 60, which is not a whole number of hours');
  });

  it('is written into bounds and defaults of schemas as a number, also in a unit', () => {
    const schema = { maximum: '{plans.pages.page}', default: '{plans.lifetimes.session minutes}', minLength: 3, description: 'maximum' };
    expect(documentWithFigures({ schema })).toEqual({
      schema: { maximum: plans.pages.page, default: lifetimes.session / 60, minLength: 3, description: 'maximum' },
    });
    const { parameters = {}, schemas } = openapiDocument('v1').components;
    expect(Object.values(parameters).find(({ name }) => name === 'page')!.schema.maximum).toBe(plans.pages.page);
    expect(schemas.Metadata!.propertyNames).toEqual({ maxLength: plans.metadata.key });
  });

  it.each([
    ['{plans.pages.page} pages', 'is not a valid bound: it must be a number, or one figure such as {plans.pages.page}.'],
    ['{plans.pages.page plain}', 'is not a valid bound'],
    ['{plans.pages.width}', 'openapi/plans.yaml has no figure pages.width, which a bound refers to.'],
    ['{plans.pages.page minutes}', 'plans.pages.page is 1000, which is not a whole number of minutes.'],
  ])('is refused as a bound: %s', (maximum, message) => {
    expect(() => documentWithFigures({ schema: { maximum } })).toThrow(message);
  });

  it('is the bound of an envelope, where it is a number because the lint adds envelopes after it has read figures', () => {
    const { PageMeta, OffsetMeta } = openapiDocument('v1').components.schemas;
    expect(PageMeta!.properties!.page!.maximum).toBe(plans.pages.page);
    expect(OffsetMeta!.properties!.pagination!.properties!.offset!.maximum).toBe(plans.pages.offset);
  });

  it('is the most that the largest plan allows, where a schema names that of one plan', () => {
    const { properties } = openapiDocument('account').components.schemas.RetentionUpdate!;
    for (const kept of ['events', 'deliveries', 'audit'] as const satisfies Kept[])
      expect(properties![`${kept}_days`]!.maximum).toBe(Math.max(...planNames.map((plan) => mostDays(plan)[kept])));
  });

  it('may be a list of waits, and digits alone', () => {
    expect(withFigures('{plans.retries.waits}')).toBe('5 seconds, 5 and 30 minutes, and 2, 5, 10, 14, 20 and 24 hours');
    expect(withFigures('{plans.retries.waits attempts} attempts, {plans.bodies.json plain} bytes')).toBe('10 attempts, 1048576 bytes');
    expect(() => withFigures('{plans.bodies.json attempts}')).toThrow('plans.bodies.json is 1048576, which is not a list of waits');
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
