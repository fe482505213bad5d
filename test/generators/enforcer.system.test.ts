import { describe, expect, it } from 'vitest';
import { allOpenapiNames, openapiDocument } from '../../src/contract/openapi-document.ts';
import { hint, isSkipped, load } from './installed.ts';

type Enforce = (document: object, options: object) => Promise<[unknown, { toString: () => string } | undefined]>;
type Json = Record<string, unknown>;

/**
 * What openapi-enforcer cannot do: it reads OpenAPI 3.0, also where a document says 3.1. Each with the sentence that it says of it,
 * and the smallest part of a document of which it says that.
 */
const unable: Readonly<Record<string, { says: RegExp; part: Json }>> = {
  'a type that may be null': { says: /^Value must be a string\. Received: \[/, part: schema({ type: ['string', 'null'] }) },
  'the type null': {
    says: /^Value must be one of: array, boolean, integer, number, object, string\. Received: "null"/,
    part: schema({ anyOf: [{ type: 'string' }, { type: 'null' }] }),
  },
  'words beside a list of types': { says: /^Propert(y|ies) not allowed: /, part: schema({ type: ['string', 'null'], maxLength: 1 }) },
  'examples of a schema': { says: /^Property not allowed: examples/, part: schema({ type: 'string', examples: ['a'] }) },
  const: { says: /^Propert(y|ies) not allowed: const/, part: schema({ type: 'string', const: 'a' }) },
  propertyNames: {
    says: /^Propert(y|ies) not allowed: .*propertyNames/,
    part: schema({ type: 'object', propertyNames: { maxLength: 1 } }),
  },
  'the length of a time': {
    says: /^Propert(y|ies) not allowed: .*maxLength/,
    part: schema({ type: 'string', format: 'date-time', maxLength: 35 }),
  },
  'scopes of a key': {
    says: /^Security requirement for (apiKey|http) value must be an empty array/,
    part: {
      security: [{ Key: ['read'] }],
      components: { securitySchemes: { Key: { type: 'apiKey', in: 'header', name: 'X-API-Key' } } },
    },
  },
  'the summary of a document': { says: /^Property not allowed: summary/, part: { info: { title: 'A', version: '1', summary: 'B' } } },
  webhooks: { says: /^Property not allowed: webhooks/, part: { webhooks: {} } },
};

function schema(one: Json): Json {
  return { components: { schemas: { One: one } } };
}

/** What it says of a document, without the places. */
const saidOf = async (document: object): Promise<string[]> => {
  const [, error] = await (load('openapi-enforcer') as Enforce)(document, { fullResult: true });
  const lines = (error?.toString() ?? '').split('\n').map((line) => line.trim());
  return lines.filter((line) => line && !line.startsWith('at: ') && !line.startsWith('One or more errors exist'));
};

describe.skipIf(isSkipped)(`the published documents, read by openapi-enforcer${hint}`, () => {
  it.each(Object.entries(unable))('it cannot do %s', async (_what, { says, part }) => {
    const said = await saidOf({ openapi: '3.1.1', info: { title: 'A', version: '1' }, paths: {}, ...part });
    expect(said.filter((line) => says.test(line))).not.toEqual([]);
  });

  it('says nothing of a document without these', async () => {
    const plain = schema({ type: 'string', nullable: true, maxLength: 1, example: 'a' });
    expect(await saidOf({ openapi: '3.1.1', info: { title: 'A', version: '1' }, paths: {}, ...plain })).toEqual([]);
  });

  it.each(allOpenapiNames)('%s is valid but for what it cannot do', async (name) => {
    const said = await saidOf(openapiDocument(name));
    expect(said.filter((line) => !Object.values(unable).some(({ says }) => says.test(line)))).toEqual([]);
  });
});
