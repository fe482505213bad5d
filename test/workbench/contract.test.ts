import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { run } from '../../src/app/commands/index.ts';
import { type Break, breaksBetween } from '../../src/workbench/compatibility.ts';
import { promised } from '../../src/workbench/promised.ts';
import { breaksOfPromise, promiseOf } from '../../src/workbench/released.ts';

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

/** What is planted in the promise of a contract as it is now, where it has to be found, and by which rule. */
type Plant = [what: string, contract: string, change: (promise: string) => string, operation: string, rule: string];

// biome-ignore lint/suspicious/noExplicitAny: the documents are changed in many places
const inJson = (change: (document: any) => unknown) => (promise: string) => {
  const document = JSON.parse(promise);
  change(document);
  return JSON.stringify(document);
};

const inSdl = (before: string | RegExp, now: string) => (promise: string) => {
  const changed = promise.replace(before, now);
  if (changed === promise) throw new Error(`There is no ${before} in the SDL.`);
  return changed;
};

const frames: Plant[] = [
  [
    'a missing property of a frame',
    'channel',
    inJson(({ components: { schemas } }) => {
      delete schemas.WelcomeFrame.properties.server_time;
      schemas.WelcomeFrame.required = schemas.WelcomeFrame.required.filter((name: string) => name !== 'server_time');
    }),
    'frame welcome',
    'property-removed',
  ],
  [
    'a property that a frame must have',
    'channel',
    inJson(({ components: { schemas } }) => schemas.SubscribeFrame.required.push('after')),
    'frame subscribe',
    'required-properties-added',
  ],
  ['a missing frame', 'channel', inJson(({ paths }) => delete paths['/frames/ping']), '/frames/ping', 'path-removed'],
  ['a lowered limit', 'channel', inJson((document) => (document['x-limits'].subscriptions = 1)), 'channel', 'limit-lowered'],
  [
    'another code of a closing',
    'channel',
    inJson((document) => (document['x-close-codes'][0].code = 4999)),
    'channel',
    'close-code-changed',
  ],
];

const policy: Plant[] = [
  [
    'one more scope',
    'v1',
    inJson(({ paths }) => paths['/v1/teams'].get.security[0].ApiKeyHeader.push('admin')),
    'GET /v1/teams',
    'security-requirement-changed',
  ],
  ['a higher cost', 'account', inJson(({ paths }) => (paths['/v1/account'].get['x-rate-cost'] = 5)), 'GET /v1/account', 'rate-cost-raised'],
  ['an event less', 'v1', inJson(({ paths }) => delete paths['/v1/teams'].post['x-emits']), 'POST /v1/teams', 'events-removed'],
  [
    'another default order',
    'account',
    inJson(({ paths }) => (paths['/v1/account/members'].get['x-default-sort'] = 'name')),
    'GET /v1/account/members',
    'default-sort-changed',
  ],
  [
    'a missing property of an answer',
    'account',
    inJson(({ components: { schemas } }) => {
      delete schemas.Account.properties.name;
      schemas.Account.required = schemas.Account.required.filter((name: string) => name !== 'name');
    }),
    'GET /v1/account',
    'property-removed',
  ],
];

const graphql: Plant[] = [
  ['a missing field', 'graphql', inSdl(/\n {2}resourceId: ID\n/, '\n'), 'Event.resourceId', 'field-removed'],
  ['a field that may be null', 'graphql', inSdl('data: JSONObject!', 'data: JSONObject'), 'Event.data', 'field-type-changed'],
  ['another type', 'graphql', inSdl('createdAfter: DateTime', 'createdAfter: Int'), 'EventFilter.createdAfter', 'input-field-type-changed'],
  ['a required argument', 'graphql', inSdl('event(id: ID!)', 'event(id: ID!, at: DateTime!)'), 'Query.event.at', 'field-argument-added'],
  [
    'a required field of an input',
    'graphql',
    inSdl('types: [String!]\n', 'types: [String!]!\n'),
    'EventFilter.types',
    'input-field-type-changed',
  ],
  ['a missing value', 'graphql', inSdl(/\n {2}RESOURCE_CREATED\n/, '\n'), 'WebhookEvent.RESOURCE_CREATED', 'enum-value-removed'],
  [
    'a scope where there was none',
    'graphql',
    inSdl('pageInfo: PageInfo! @cost(weight: 0)', 'pageInfo: PageInfo! @cost(weight: 0) @scope(requires: ["admin"])'),
    'EventConnection.pageInfo',
    'scopes-added',
  ],
  [
    'a higher cost',
    'graphql',
    inSdl('edges: [EventEdge!]! @cost(weight: 0)', 'edges: [EventEdge!]! @cost(weight: 2)'),
    'EventConnection.edges',
    'cost-raised',
  ],
];

const harmless: [what: string, contract: string, change: (promise: string) => string][] = [
  ['a lower cost', 'v1', inJson(({ paths }) => (paths['/v1/integrations/{integration_id}/sync'].post['x-rate-cost'] = 2))],
  [
    'one more kind of event',
    'v1',
    inJson(({ components: { schemas } }) => {
      schemas.ThingCreatedEvent = JSON.parse(JSON.stringify(schemas.TeamCreatedEvent).replaceAll('TEAM_CREATED', 'THING_CREATED'));
      schemas.WebhookBody.oneOf.push({ $ref: '#/components/schemas/ThingCreatedEvent' });
      schemas.WebhookBody.discriminator.mapping.THING_CREATED = '#/components/schemas/ThingCreatedEvent';
      schemas.EventType.enum.push('THING_CREATED');
    }),
  ],
  ['a higher limit', 'channel', inJson((document) => (document['x-limits'].subscriptions = 1000))],
  [
    'one more property of a frame',
    'channel',
    inJson(({ components }) => (components.schemas.WelcomeFrame.properties.node = { type: 'string' })),
  ],
  ['one more field', 'graphql', inSdl('type Event {', 'type Event {\n  node: String @scope(requires: ["admin"])')],
  [
    'a scope less',
    'graphql',
    inSdl('event(id: ID!): Event @scope(requires: ["read:events"])', 'event(id: ID!): Event @scope(requires: [])'),
  ],
  [
    'a lower cost',
    'graphql',
    inSdl(
      'eventCreated(types: [String!]): Event @scope(requires: ["read:events"]) @cost(weight: 10)',
      'eventCreated(types: [String!]): Event @scope(requires: ["read:events"]) @cost(weight: 5)',
    ),
  ],
  ['one more value', 'graphql', inSdl('RESOURCE_CREATED\n', 'RESOURCE_CREATED\n  RESOURCE_MOVED\n')],
  ['one more argument that may be left out', 'graphql', inSdl('event(id: ID!)', 'event(id: ID!, at: DateTime)')],
];

/** The breaks of each contract after all of these changes, which are in different places of it. */
const breaksOfAll = (changes: readonly (readonly [string, string, (promise: string) => string, ...string[]])[]): Promise<Break[]>[] =>
  [...new Set(changes.map(([, contract]) => contract))].map(async (contract) => {
    const base = await promiseOf(contract);
    const changed = changes.filter((one) => one[1] === contract).reduce((promise, [, , change]) => change(promise), base);
    return breaksOfPromise(contract, base, changed);
  });

describe('a promise', () => {
  const plants = [...frames, ...policy, ...graphql];
  let breaks: Break[];
  beforeAll(async () => {
    breaks = (await Promise.all(breaksOfAll(plants))).flat();
  });

  it.each(plants)('is broken by %s in %s', (_what, _contract, _change, operation, rule) => {
    expect(breaks).toContainEqual({ operation, rule, message: expect.any(String) });
  });

  it('is not broken by what takes nothing from clients', async () => {
    expect((await Promise.all(breaksOfAll(harmless))).flat()).toEqual([]);
  });
});

describe('contract check of changed files', () => {
  const root = fileURLToPath(new URL('../../', import.meta.url));
  const replaceIn = (file: string, before: string | RegExp, now: string) => {
    const text = readFileSync(file, 'utf8');
    expect(text).toMatch(before);
    writeFileSync(file, text.replace(before, now));
  };
  const check = (cwd: string) =>
    new Promise<{ code: number | null; said: string }>((resolve) => {
      const child = execFile(process.execPath, [join(root, 'src/app/main.ts'), 'contract', 'check'], { cwd }, (_error, stdout, stderr) =>
        resolve({ code: child.exitCode, said: stdout + stderr }),
      );
    });

  it('reads openapi and graphql, and not what was generated from them, and names each contract', async () => {
    const project = join(folder, 'project');
    for (const part of ['openapi', 'graphql']) cpSync(join(root, part), join(project, part), { recursive: true });
    replaceIn(join(project, 'openapi/platform/teams.yaml'), "x-scopes: ['read:teams']", "x-scopes: ['read:teams', 'admin']");
    replaceIn(join(project, 'graphql/events.graphql'), 'resourceId: ID', 'subject: ID');
    const { code, said } = await check(project);
    expect(said).toContain("GET /v1/teams  security-requirement-changed  Security scheme `ApiKeyHeader` requires new scopes: 'admin'.");
    expect(said).toContain('Event.resourceId  field-removed');
    expect(said).toContain('channel is compatible with its released contract.');
    expect(said).toMatch(/v1 has .* clients of the released contract; graphql has /);
    expect(code).toBe(1);
  });

  it('says where it has to run', async () => {
    expect(await check(folder)).toEqual({ code: 1, said: expect.stringContaining('There is no openapi/versions.yaml here') });
  });
});

describe('contract release', () => {
  it.each(['v2-preview', 'v9', 'rest'])('refuses %s, which promises nothing, as wrong usage', async (version) => {
    expect(await run(['contract', 'release', version])).toBe(2);
  });
});
