import { describe, expect, it } from 'vitest';
import { stages, versions } from '#generated/versions';
import { openapiDocument, storedContract, storedParts } from '../../src/contract/openapi-document.ts';
import { type Document, operationsOf, resolve } from '../../src/documents/document.ts';
import { documentOfVersion } from '../../src/documents/document-of-version.ts';
import { type Overlay, withOverlay } from '../../src/documents/overlay.ts';
import { publishedForm } from '../../src/documents/published-form.ts';

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });

const contract = (): Document => ({
  openapi: '3.1.1',
  info: { title: 'Labels', version: '1.0.0' },
  paths: {
    '/v1/labels': {
      get: {
        operationId: 'listLabels',
        tags: ['labels'],
        summary: 'List labels',
        responses: {
          '200': {
            content: {
              'application/json': {
                schema: { ...ref('Label'), 'x-envelope': 'collection' },
                example: { data: [{ title: 'a', colour: 'red', parent: { title: 'b' } }], meta: { title: 'c' } },
              },
            },
          },
        },
      },
      post: {
        operationId: 'createLabel',
        tags: ['labels'],
        summary: 'Create a label',
        requestBody: { content: { 'application/json': { schema: ref('Label'), example: { title: 'a' } } } },
        responses: { '201': { $ref: '#/components/responses/LabelCreated' } },
      },
    },
  },
  components: {
    schemas: {
      Label: {
        type: 'object',
        required: ['id', 'title', 'colour'],
        properties: {
          id: { type: 'string' },
          title: { type: 'string' },
          colour: { type: 'string', enum: ['red', 'blue', 'green'] },
          parent: ref('Label'),
          parent_id: { type: 'string', 'x-expand': 'parent' },
        },
      },
    },
    parameters: {},
    responses: {
      LabelCreated: {
        content: { 'application/json': { schema: { ...ref('Label'), 'x-envelope': 'single' }, example: { data: { title: 'a' } } } },
      },
    },
    headers: {},
    securitySchemes: {},
  },
});

const overlaid = (...actions: Overlay['actions']) =>
  withOverlay(contract(), { overlay: '1.0.0', info: { title: 'Labels, newer', version: '' }, extends: '', actions });
const label = '$.components.schemas.Label';

describe('withOverlay', () => {
  it('renames a property at its place, among the required ones, and in the examples of its schema', () => {
    const { document, renames } = overlaid({ target: `${label}.properties.title`, 'x-rename': 'name' });
    const { properties, required } = document.components.schemas.Label!;
    expect([Object.keys(properties!), required]).toEqual([
      ['id', 'name', 'colour', 'parent', 'parent_id'],
      ['id', 'name', 'colour'],
    ]);
    expect(renames).toEqual({ Label: { title: 'name' } });
    const { get, post } = document.paths['/v1/labels']!;
    expect(get!.responses['200']!.content!['application/json']!.example).toEqual({
      data: [{ name: 'a', colour: 'red', parent: { name: 'b' } }],
      meta: { title: 'c' },
    });
    expect(post!.requestBody!.content['application/json']!.example).toEqual({ name: 'a' });
    expect(document.components.responses.LabelCreated!.content!['application/json']!.example).toEqual({ data: { name: 'a' } });
  });

  it('renames what a property expands to', () => {
    const { document } = overlaid({ target: `${label}.properties.parent`, 'x-rename': 'above' });
    expect(document.components.schemas.Label!.properties!.parent_id!['x-expand']).toBe('above');
  });

  it('merges objects, adds to lists, and replaces everything else', () => {
    const { document } = overlaid(
      { target: label, update: { description: 'A label.', required: ['shade'], properties: { shade: { type: 'string' } } } },
      { target: `${label}.properties.colour.enum`, update: 'white' },
      { target: `${label}.properties['id', 'title']`, update: { type: 'integer' } },
    );
    const { description, required, properties } = document.components.schemas.Label!;
    expect([description, required, properties!.shade]).toEqual(['A label.', ['id', 'title', 'colour', 'shade'], { type: 'string' }]);
    expect(properties!.colour!.enum).toEqual(['red', 'blue', 'green', 'white']);
    expect([properties!.id, properties!.title]).toEqual([{ type: 'integer' }, { type: 'integer' }]);
  });

  it('removes what a target finds, also several entries of a list', () => {
    const { document } = overlaid(
      { target: `${label}.properties.colour.enum[?@ == 'red' || @ == 'blue']`, remove: true },
      { target: `${label}.properties.parent`, remove: true },
    );
    const { colour, parent } = document.components.schemas.Label!.properties!;
    expect([colour!.enum, parent]).toEqual([['green'], undefined]);
  });

  it('leaves the contract as it is', () => {
    const before = contract();
    withOverlay(before, {
      overlay: '1.0.0',
      info: { title: '', version: '' },
      extends: '',
      actions: [{ target: `${label}.properties.title`, 'x-rename': 'name' }],
    });
    expect(before).toEqual(contract());
  });

  it.each([
    [
      'finds nothing',
      { target: '$.components.schemas.Tag', remove: true },
      'Labels, newer: the overlay target $.components.schemas.Tag matches nothing',
    ],
    ['renames a schema', { target: label, 'x-rename': 'Tag' }, 'x-rename only applies to properties of schemas'],
    ['renames a property to another one', { target: `${label}.properties.title`, 'x-rename': 'colour' }, 'already has a property colour'],
    ['is no JSONPath', { target: '$.[' }, ''],
  ])('refuses an action that %s', (_name, action, message) => {
    expect(() => overlaid(action)).toThrow(message);
  });
});

describe('the document of a version that differs', () => {
  const latest = openapiDocument('v1');
  const resource = '$.components.schemas.Resource';
  const actions: Overlay['actions'] = [
    { target: "$.components.schemas['Resource', 'ResourceCreate', 'ResourceUpdate'].properties.name", 'x-rename': 'title' },
    { target: `${resource}Status`, update: { enum: ['lost'] } },
    { target: `${resource}.properties.description['x-filter']`, remove: true },
  ];
  const overlay = { overlay: '1.0.0', info: { title: 'Newer', version: '' }, extends: '', actions };
  const own = publishedForm(documentOfVersion(storedContract('platform'), storedParts(), 'v9', versions.v1, stages, overlay));
  const referred = (document: Document, schema: string, property: string) =>
    document.components.schemas[schema]!.properties![property]!.$ref;

  it('has its own records, parameters and examples', () => {
    expect(own.components.schemas.Resource!.properties).toMatchObject({ title: {} });
    const filters = own.paths['/v9/resources']!.get!.parameters!.map(({ name }) => name);
    expect(filters).toContain('title_contains');
    for (const name of ['name', 'description', 'description_contains']) expect(filters).not.toContain(name);
    const { example } = own.components.responses.ResourceFound!.content!['application/json']!;
    expect(example).toMatchObject({ data: { title: 'Theodolite 3' } });
  });

  it('has the records of the latest version in events, and those of events nowhere else', () => {
    expect(referred(own, 'ResourceEventBase', 'data')).toBe('#/components/schemas/ResourceInEvents');
    const { status, ...same } = own.components.schemas.ResourceInEvents!.properties!;
    expect(latest.components.schemas.Resource!.properties).toMatchObject(same);
    expect(own.components.schemas[status!.$ref!.split('/').at(-1)!]).toEqual(latest.components.schemas.ResourceStatus);
    expect(referred(own, 'UserEventBase', 'data')).toBe('#/components/schemas/User');
    expect(Object.keys(own.components.schemas)).not.toContain('UserInEvents');
    expect(Object.keys(latest.components.schemas).filter((name) => name.endsWith('InEvents'))).toEqual([]);
  });
});

describe('the errors of a document', () => {
  const formsIn = (document: Document) =>
    operationsOf(document)
      .flatMap(({ operation }) => Object.entries(operation.responses))
      .filter(([status]) => /^[45]/.test(status))
      .map(([, response]) => Object.keys(resolve(document, response).content ?? {}).join());

  it('are in both forms in v1, and problem documents in a version with no others', () => {
    expect(new Set(formsIn(openapiDocument('v1')))).toEqual(new Set(['application/json,application/problem+json']));
    expect(new Set(formsIn(openapiDocument('v2-preview')))).toEqual(new Set(['application/problem+json']));
  });

  it('have the same example in each', () => {
    const { content } = openapiDocument('v1').components.responses.ResourceTransitionRefused!;
    expect(content!['application/problem+json']!.example).toMatchObject({
      type: '/docs/errors#invalid_state_transition',
      title: 'Unprocessable Entity',
      status: 422,
      code: 'invalid_state_transition',
    });
  });
});
