import { expect, it } from 'vitest';
import { documentFromSources } from '../../src/codegen/sources.ts';
import type { Document } from '../../src/documents/document.ts';
import { withLinks } from '../../src/documents/links.ts';

const answer = (schema: object) => ({ description: 'It.', content: { 'application/json': { schema } } });
const one = answer({ properties: { data: { $ref: '#/components/schemas/Planet' } } });
const many = answer({ properties: { data: { type: 'array', items: { $ref: '#/components/schemas/Moon' } } } });

const operation = (operationId: string, status: string, response: object) => ({
  operationId,
  summary: `Do ${operationId}`,
  tags: ['planets'],
  responses: { [status]: response },
});

const planets = (more: object = {}): Document =>
  JSON.parse(
    JSON.stringify({
      openapi: '3.1.1',
      info: { title: 'Planets', version: '1' },
      paths: {
        '/v1/planets': { post: operation('createPlanet', '201', one) },
        '/v1/planets/{planet_id}': { get: operation('getPlanet', '200', one) },
        '/v1/planets/{planet_id}/moons': { get: operation('listMoons', '200', many), post: operation('addMoon', '201', one) },
        '/v1/planets/{planet_id}/moons/{moon_id}/craters': { get: operation('listCraters', '200', many) },
        '/v1/planets/{planet_id}/explode': { post: operation('explodePlanet', '200', one) },
        ...more,
      },
      components: {
        schemas: { Planet: { type: 'object', properties: { id: {} } }, Moon: { type: 'object', properties: { id: {} } } },
        responses: {},
      },
    }),
  );

it('links a record to the lists under it, and a new one to what can be added under it', () => {
  const document = planets();
  withLinks(document);
  const parameters = { planet_id: '$response.body#/data/id' };
  expect(document.paths['/v1/planets/{planet_id}']!.get!.responses['200']!.links).toEqual({
    listMoons: { operationId: 'listMoons', parameters, description: 'Do listMoons.' },
  });
  expect(document.paths['/v1/planets']!.post!.responses['201']!.links).toEqual({
    addMoon: { operationId: 'addMoon', parameters, description: 'Do addMoon.' },
  });
});

it('keeps a link that a file states', () => {
  const document = planets();
  const stated = { operationId: 'listMoons', parameters: {}, description: 'Its moons.' };
  document.paths['/v1/planets/{planet_id}']!.get!.responses['200']!.links = { listMoons: stated };
  withLinks(document);
  expect(document.paths['/v1/planets/{planet_id}']!.get!.responses['200']!.links).toEqual({ listMoons: stated });
});

it('links a user to the records of families that users do not know', async () => {
  const { components, paths } = await documentFromSources('v1');
  const lists = Object.entries(paths).flatMap(([path, { get }]) =>
    /^\/v1\/users\/\{user_id\}\/\w+$/.test(path) && get ? [get.operationId] : [],
  );
  expect(lists).toContain('listUserResources');
  expect(Object.keys(components.responses.UserFound!.links!).sort()).toEqual(lists.sort());
});
