import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { run } from '../../src/app/commands/index.ts';
import { type Break, breaksBetween } from '../../src/workbench/compatibility.ts';
import { promised } from '../../src/workbench/released.ts';

const json = (name: string) => ({ 'application/json': { schema: { $ref: `#/components/schemas/${name}` } } });

const document = () => ({
  openapi: '3.1.1',
  info: { title: 'Things', version: '1.0.0' },
  paths: {
    '/v1/things': {
      get: {
        operationId: 'listThings',
        parameters: [{ name: 'colour', in: 'query', schema: { $ref: '#/components/schemas/Colour' } }],
        responses: { 200: { description: 'Things.', content: json('Thing') } },
      },
      post: {
        operationId: 'createThing',
        requestBody: { content: json('ThingCreate') },
        responses: { 201: { description: 'The thing.', content: json('Thing') } },
      },
    },
    '/v1/things/{id}': { delete: { operationId: 'deleteThing', responses: { 204: { description: 'Gone.' } } } },
  } as Record<string, Record<string, { operationId: string; parameters?: object[] }>>,
  components: {
    schemas: {
      Colour: { type: 'string', enum: ['red', 'blue'] },
      EventType: { type: 'string', enum: ['THING_CREATED'] },
      Thing: {
        type: 'object',
        required: ['id', 'colour', 'last'],
        properties: {
          id: { type: 'string' },
          colour: { $ref: '#/components/schemas/Colour' },
          last: { $ref: '#/components/schemas/EventType' },
        } as Record<string, object>,
      },
      ThingCreate: {
        type: 'object',
        additionalProperties: false,
        required: ['id'],
        properties: { id: { type: 'string' } } as Record<string, object>,
      },
    },
  },
});

type Document = ReturnType<typeof document>;

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'tessera-contract-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const breaksAfter = async (change: (next: Document) => void): Promise<Break[]> => {
  const next = document();
  change(next);
  const [base, revision] = [join(folder, 'base.json'), join(folder, 'revision.json')];
  writeFileSync(base, JSON.stringify(document()));
  writeFileSync(revision, JSON.stringify(next));
  return breaksBetween(base, revision);
};

const planted: [string, (next: Document) => void, string, string][] = [
  ['a removed operation', ({ paths }) => delete paths['/v1/things']!.post, 'POST /v1/things', 'operation-removed'],
  ['a removed path', ({ paths }) => delete paths['/v1/things/{id}'], '/v1/things/{id}', 'path-removed'],
  [
    'a removed property of an answer',
    ({ components: { schemas } }) => {
      delete schemas.Thing.properties.colour;
      schemas.Thing.required = ['id', 'last'];
    },
    'GET /v1/things',
    'property-removed',
  ],
  [
    'a property that a body must have',
    ({ components: { schemas } }) => {
      schemas.ThingCreate.properties.size = { type: 'integer' };
      schemas.ThingCreate.required.push('size');
    },
    'POST /v1/things',
    'required-properties-added',
  ],
  ['a narrowed list of values', ({ components: { schemas } }) => schemas.Colour.enum.pop(), 'GET /v1/things', 'enum-values-removed'],
  [
    'a list of values that grows in answers',
    ({ components: { schemas } }) => schemas.Colour.enum.push('green'),
    'GET /v1/things',
    'enum-values-added',
  ],
  ['a removed parameter', ({ paths }) => delete paths['/v1/things']!.get!.parameters, 'GET /v1/things', 'parameter-removed'],
];

const additions = ({ paths, components: { schemas } }: Document): void => {
  Object.assign(schemas.ThingCreate.properties, { size: { type: 'integer' } });
  Object.assign(schemas.Thing.properties, { size: { type: 'integer' } });
  paths['/v1/things']!.get!.parameters!.push({ name: 'size', in: 'query', schema: { type: 'integer' } });
  paths['/v1/things/{id}']!.get = { ...paths['/v1/things']!.get!, operationId: 'getThing' };
  schemas.EventType.enum.push('THING_DELETED');
};

describe('contract check', () => {
  it.each(planted)('finds %s', async (_what, change, operation, rule) => {
    expect(await breaksAfter(change)).toContainEqual({ operation, rule, message: expect.stringMatching(/removed|required|values/) });
  });

  it('passes over optional properties and parameters, operations, event types, and documents that are the same', async () => {
    expect(await breaksAfter(additions)).toEqual([]);
    expect(await breaksAfter(() => {})).toEqual([]);
  });

  it('says so when a document cannot be read', async () => {
    writeFileSync(join(folder, 'broken.json'), '{');
    await expect(breaksBetween(join(folder, 'broken.json'), join(folder, 'base.json'))).rejects.toThrow('cannot be compared');
  });
});

describe('a released document', () => {
  it('holds what programs rely on: no prose, no examples and no keys of ours, but whatever has such a name', () => {
    const named = { type: 'object', properties: { description: { type: 'string', description: 'Words.' } }, default: { example: 1 } };
    const schemas = { Thing: { ...named, examples: [{}], 'x-sort': true } };
    expect(promised({ info: { title: 'Things', description: 'About.' }, components: { schemas } })).toEqual({
      info: { title: 'Things' },
      components: { schemas: { Thing: { type: 'object', properties: { description: { type: 'string' } }, default: { example: 1 } } } },
    });
  });
});

describe('contract release', () => {
  it.each(['v2-preview', 'v9'])('refuses %s, which is not stable, as wrong usage', async (version) => {
    expect(await run(['contract', 'release', version])).toBe(2);
  });
});
