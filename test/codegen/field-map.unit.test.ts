import { expect, it } from 'vitest';
import { joinFieldMap } from '../../src/codegen/surfaces/read-field-map.ts';

it('a family adds fields to a type of another one', () => {
  const joined = joinFieldMap([
    ['graphql/moons.map.yaml', 'types: {Planet: {reached: {moons: {list: Moon, where: planet_id}}}}'],
    ['graphql/planets.map.yaml', 'types: {Planet: {schema: platform/planets.yaml#/schemas/Planet, fields: {id: id}}}'],
  ]);
  expect(joined.types.Planet).toEqual({
    schema: 'platform/planets.yaml#/schemas/Planet',
    fields: { id: 'id' },
    reached: { moons: { list: 'Moon', where: 'planet_id' } },
  });
});

it('refuses a place that is in two files', () => {
  const planets = (file: string): [string, string] => [file, 'connections: {Planet: {operation: listPlanets}}'];
  expect(() => joinFieldMap([planets('graphql/moons.map.yaml'), planets('graphql/planets.map.yaml')])).toThrow(
    'graphql/planets.map.yaml: connections.Planet.operation is in another file of graphql/, too.',
  );
});
