import { describe, expect, it } from 'vitest';
import type { Document, Json } from '../../src/documents/document.ts';
import { withEnvelopes } from '../../src/documents/envelopes.ts';
import { withPathParameters } from '../../src/documents/path-parameters.ts';
import { withProblems } from '../../src/documents/problems.ts';

type Components = Partial<Document['components']>;

const documentWith = (paths: Document['paths'], components: Components): Document => ({
  openapi: '3.1.1',
  info: { title: 'Labels', version: '1.0.0' },
  paths,
  components: { schemas: {}, parameters: {}, responses: {}, headers: {}, securitySchemes: {}, ...components },
});
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const answering = (record: string, kind: string) => ({
  content: { 'application/json': { schema: { ...ref(record), 'x-envelope': kind } } },
});

const derived = (components: Components) => {
  const document = documentWith({}, components);
  const included = new Set<string>();
  withEnvelopes(document, (part) => included.add(part));
  return { ...document.components, included: [...included] };
};

describe('withEnvelopes', () => {
  it('makes the envelopes of a record from its name', () => {
    const { schemas, responses, included } = derived({
      schemas: { ResourceEntry: { type: 'object' } },
      responses: { Found: answering('ResourceEntry', 'single'), Page: answering('ResourceEntry', 'collection') },
    });
    expect(responses.Found!.content!['application/json']).toEqual({ schema: ref('ResourceEntrySingle') });
    expect(responses.Page!.content!['application/json']).toEqual({ schema: ref('ResourceEntryCollection') });
    expect(schemas.ResourceEntrySingle).toEqual({
      type: 'object',
      description: 'One resource entry, in `data`.',
      required: ['data', 'meta'],
      properties: { data: ref('ResourceEntry'), meta: ref('Meta') },
    });
    expect(schemas.ResourceEntryCollection).toEqual({
      type: 'object',
      description: 'A page of resource entries, in `data`.',
      required: ['data', 'meta'],
      properties: {
        data: { type: 'array', maxItems: 100, items: ref('ResourceEntry'), description: 'The resource entries.' },
        meta: ref('CollectionMeta'),
        links: ref('CollectionLinks'),
      },
    });
    expect(included.sort()).toEqual(['CollectionLinks', 'CollectionMeta', 'Meta']);
  });

  it('takes the sentences that the record has of its own, which are not published', () => {
    const texts = { single: 'One user in their envelope.', collection: 'People.', data: 'The people.' };
    const { schemas } = derived({
      schemas: { User: { type: 'object', 'x-envelope-texts': texts } },
      responses: { Found: answering('User', 'single'), Page: answering('User', 'collection') },
    });
    expect([schemas.UserSingle!.description, schemas.UserCollection!.description]).toEqual([texts.single, texts.collection]);
    expect(schemas.UserCollection!.properties!.data!.description).toBe(texts.data);
    expect(schemas.User).toEqual({ type: 'object' });
  });

  it('completes the example of one record, and leaves that of a list as it is', () => {
    const media = (kind: string, example: Json) => ({
      content: { 'application/json': { ...answering('Resource', kind).content['application/json'], example } },
    });
    const { responses } = derived({
      schemas: { Resource: {}, RequestId: { examples: ['req_1'] } },
      responses: { Found: media('single', { data: { id: 'res_1' } }), Page: media('collection', { data: [] }) },
    });
    expect(responses.Found!.content!['application/json']!.example).toEqual({ data: { id: 'res_1' }, meta: { request_id: 'req_1' } });
    expect(responses.Page!.content!['application/json']!.example).toEqual({ data: [] });
  });

  it('refuses an envelope that is also written by hand', () => {
    const components = { schemas: { Resource: {}, ResourceSingle: {} }, responses: { Found: answering('Resource', 'single') } };
    expect(() => derived(components)).toThrow('ResourceSingle is both written by hand and derived by x-envelope.');
  });
});

describe('withProblems', () => {
  it('writes the same error as a problem document, with the status and title that the server sends', () => {
    const error = { code: 'unprocessable', message: 'No.', request_id: 'req_1', details: [{ field: 'name' }] };
    const refused = () => ({ content: { 'application/json': { schema: ref('Error'), example: { error } } } });
    const responses = { '422': refused(), default: refused() };
    const operation = { operationId: 'getResource', tags: ['resources'], summary: 'Get a resource', responses };
    const document = documentWith({ '/v1/resources': { get: operation } }, {});
    withProblems(document, () => ref('Problem'));
    const written = Object.values(document.paths['/v1/resources']!.get!.responses).map(
      ({ content }) => content!['application/problem+json'],
    );
    expect(written[0]).toEqual({
      schema: ref('Problem'),
      example: {
        type: '/docs/errors#unprocessable',
        title: 'Unprocessable Entity',
        status: 422,
        detail: 'No.',
        instance: 'urn:request:req_1',
        code: 'unprocessable',
        request_id: 'req_1',
        errors: [{ field: 'name' }],
      },
    });
    expect(written[1]!.example).toMatchObject({ title: 'Internal Server Error', status: 500 });
  });
});

describe('withPathParameters', () => {
  const resourceId = {
    name: 'resource_id',
    in: 'path' as const,
    required: true,
    description: 'The id of the resource.',
    schema: ref('ResourceId'),
  };

  it('adds the ids in a path, in its order, before what the item states', () => {
    const own = { name: 'day', in: 'query' as const, schema: {} };
    const document = documentWith(
      { '/v1/resources/{resource_id}/members/{resource_member_id}': { parameters: [own] } },
      { schemas: { ResourceId: {}, ResourceMemberId: {} } },
    );
    withPathParameters(document);
    const reference = (name: string) => ({ $ref: `#/components/parameters/${name}` });
    const [item] = Object.values(document.paths);
    expect(item!.parameters).toEqual([reference('ResourceIdPath'), reference('ResourceMemberIdPath'), own]);
    expect(document.components.parameters.ResourceIdPath).toEqual(resourceId);
    expect(document.components.parameters.ResourceMemberIdPath).toMatchObject({
      name: 'resource_member_id',
      description: 'The id of the resource member.',
    });
  });

  it('leaves a parameter to the item that states it, by itself or by a reference', () => {
    const stated = [{ $ref: '#/components/parameters/Key' } as never, resourceId];
    const document = documentWith(
      { '/v1/{key_id}/{resource_id}': { parameters: stated } },
      { parameters: { Key: { name: 'key_id', in: 'path', schema: {} } } },
    );
    withPathParameters(document);
    expect(document.paths['/v1/{key_id}/{resource_id}']!.parameters).toEqual(stated);
  });

  it('refuses an id without a schema', () => {
    const document = documentWith({ '/v1/resources/{resource_id}': {} }, {});
    expect(() => withPathParameters(document)).toThrow('/v1/resources/{resource_id} has {resource_id}, but there is no schema ResourceId');
  });
});
