// A contract of one family that keeps every rule, for tests to break in one place.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createConfig, lint } from '@redocly/openapi-core';
import { stringify } from 'yaml';
import plugin from '../../openapi/lint/plugin.ts';

// biome-ignore lint/suspicious/noExplicitAny: tests reach into the contract by keys and put wrong things there
export type Files = Record<string, any>;

const record = { id: 'thg_1', name: 'Atlas', owner_id: 'usr_1', size: 3 };

const schemas = {
  ThingId: { type: 'string', maxLength: 30, description: "A thing's id.", examples: ['thg_1'] },
  Owner: { type: 'object', description: 'An owner.', properties: { id: { $ref: '#/schemas/ThingId' } } },
  Thing: {
    type: 'object',
    description: 'A thing.',
    required: ['id', 'name', 'owner_id', 'size'],
    properties: {
      id: { $ref: '#/schemas/ThingId', 'x-filter': true },
      name: { type: 'string', maxLength: 200, description: 'What people call it.', examples: ['Atlas'], 'x-sort': true },
      owner_id: { $ref: '#/schemas/ThingId', 'x-expand': 'owner' },
      owner: { $ref: '#/schemas/Owner' },
      size: { type: 'integer', format: 'int32', minimum: 0, maximum: 9, description: 'How large it is.', examples: [3] },
    },
  },
  ThingCreate: {
    type: 'object',
    description: 'A new thing.',
    additionalProperties: false,
    required: ['name'],
    properties: {
      name: {
        type: 'string',
        maxLength: 200,
        pattern: '^[A-Z]',
        'x-pattern-says': 'Must begin with a capital letter.',
        description: 'What people call it.',
        examples: ['Atlas'],
      },
      labels: { type: 'object', maxProperties: 5, additionalProperties: true, description: 'Free labels.' },
    },
  },
};

const content = { 'application/json': { schema: { $ref: '#/schemas/Thing', 'x-envelope': 'single' }, example: { data: record } } };

const responses = {
  ThingPage: {
    description: 'One page of things.',
    content: { 'application/json': { schema: { $ref: '#/schemas/Thing', 'x-envelope': 'collection' }, example: { data: [record] } } },
  },
  ThingFound: {
    description: 'The thing.',
    content,
    links: { getThing: { operationId: 'getThing', parameters: { thing_id: '$response.body#/data/id' } } },
  },
  ThingCreated: { description: 'The new thing.', content },
};

const body = { content: { 'application/json': { schema: { $ref: '#/schemas/ThingCreate' }, example: { name: 'Atlas' } } } };

const operation = (operationId: string, status: string, response: object, rest: object) => ({
  operationId,
  summary: 'Do a thing',
  responses: { [status]: response },
  ...rest,
});

const found = { $ref: '#/responses/ThingFound' };
const reads = { 'x-scopes': ['read:things'] };
const writes = { 'x-scopes': ['write:things'], requestBody: body };

const kind = { description: 'A thing.', data: { $ref: '#/schemas/Thing' }, example: record };

const family = {
  collection: {
    get: operation('listThings', '200', { $ref: '#/responses/ThingPage' }, { ...reads, 'x-default-sort': 'name:asc' }),
    post: operation('createThing', '201', { $ref: '#/responses/ThingCreated' }, { ...writes, 'x-emits': ['THING_CREATED'] }),
  },
  item: {
    get: operation('getThing', '200', found, reads),
    put: operation('replaceThing', '200', found, writes),
    patch: operation('updateThing', '200', found, writes),
    delete: operation('deleteThing', '204', { description: 'Gone.' }, { 'x-scopes': ['write:things'] }),
  },
  'rotate-secret': {
    post: operation('rotateThingSecret', '200', found, { 'x-scopes': ['write:things'] }),
  },
  responses,
  schemas,
  catalogue: { THING_CREATED: kind, THING_SWEPT: { ...kind, 'x-emitted-by': 'the nightly sweep' } },
};

const files: Files = {
  'platform.yaml': {
    openapi: '3.1.1',
    info: { title: 'A small contract', version: '1.0.0' },
    tags: [{ name: 'things', description: 'Things.' }],
    paths: {
      '/v1/things': { $ref: 'platform/things.yaml#/collection' },
      '/v1/things/{thing_id}': { $ref: 'platform/things.yaml#/item' },
      '/v1/things/{thing_id}/rotate-secret': { $ref: 'platform/things.yaml#/rotate-secret' },
    },
    webhooks: { event: { $ref: 'messages/events.yaml#/webhook' } },
  },
  'platform/things.yaml': family,
  'shared/envelopes.yaml': {
    Meta: { type: 'object', description: 'Facts.', properties: {} },
    CollectionMeta: { type: 'object', description: 'Facts.', properties: {} },
    CollectionLinks: { type: 'object', description: 'Addresses.', properties: {} },
  },
  'messages/events.yaml': {
    webhook: { post: { responses: { '200': { description: 'Taken.' } } } },
    schemas: { EventType: { type: 'string', description: 'What happened.', examples: ['THING_CREATED'], 'x-catalogue': 'types' } },
  },
};

function write(folder: string, contract: Files) {
  for (const [name, content] of Object.entries(contract)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), stringify(content, { aliasDuplicateObjects: false }));
  }
}

/** What one rule says of the small contract after `edit` had its way with it. */
export async function messagesOf(rule: string, edit: (contract: Files) => void = () => {}): Promise<string[]> {
  const contract = structuredClone(files);
  edit(contract);
  const folder = mkdtempSync(join(tmpdir(), 'tessera-lint-'));
  try {
    write(folder, contract);
    const config = await createConfig({
      plugins: [plugin()],
      preprocessors: { 'tessera/catalogue-words': 'on', 'tessera/derived-parts': 'on' },
      rules: { [rule]: 'error', 'no-unresolved-refs': 'error', struct: 'error' },
    });
    const problems = await lint({ ref: join(folder, 'platform.yaml'), config });
    return problems.map(({ ruleId, message }) => `${ruleId}: ${message}`);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
