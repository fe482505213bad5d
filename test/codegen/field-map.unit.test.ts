import { expect, it } from 'vitest';
import { documentFromSources } from '../../src/codegen/sources.ts';
import { completedMap, joinFieldMap } from '../../src/codegen/surfaces/read-field-map.ts';

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

it('has by itself what is called the same in REST, in the spelling of GraphQL', async () => {
  const completed = completedMap(
    joinFieldMap([
      [
        'graphql/users.map.yaml',
        `
enums: {UserRole: {schema: 'platform/users.yaml#/schemas/UserRole', values: {USER: editor}}}
types: {User: {schema: 'platform/users.yaml#/schemas/User', fields: {mail: email}, restOnly: [metadata]}}
inputs: {CreateUserInput: {schema: 'platform/users.yaml#/schemas/UserCreate'}}
roots: {Mutation: {createUser: {operation: createUser}, deleteUser: {operation: deleteUser}, makeUser: {operation: createUser, shows: {made: User}}}}`,
      ],
    ]),
    await documentFromSources('v1'),
  );
  expect(completed.enums.UserRole!.values).toEqual({ ADMIN: 'admin', VIEWER: 'viewer', USER: 'editor' });
  const { fields } = completed.types.User!;
  expect(fields).toEqual({ id: 'id', name: 'name', mail: 'email', role: 'role', createdAt: 'created_at', updatedAt: 'updated_at' });
  expect(completed.inputs.CreateUserInput!.fields).toEqual({ name: 'name', email: 'email', role: 'role', metadata: 'metadata' });
  const shown = Object.values(completed.roots.Mutation).map(({ shows }) => shows);
  expect(shown).toEqual([{ user: 'User' }, undefined, { made: 'User' }]);
});
