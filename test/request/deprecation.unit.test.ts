import { describe, expect, it } from 'vitest';
import { deprecationsOf } from '../../src/codegen/deprecations.ts';
import { type Document, operationsOf, type Schema } from '../../src/documents/document.ts';
import { announceDeprecatedParts, announceDeprecation } from '../../src/request/steps/deprecation.ts';

const since = (day: string, sunset?: string) => ({ deprecated: true, 'x-deprecated': day, ...(sunset && { 'x-sunset': sunset }) });
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const json = (schema: Schema) => ({ content: { 'application/json': { schema } } });

/** An operation with a deprecated part of each kind, and the record that it expands. */
const document = (operation: object = {}): Document => ({
  openapi: '3.1.1',
  info: { title: 'Labels', version: '1.0.0' },
  paths: {
    '/v1/labels': {
      post: {
        operationId: 'createLabel',
        tags: ['labels'],
        summary: 'Create a label',
        parameters: [
          { name: 'colour', in: 'query', schema: {}, ...since('2026-03-01') },
          { name: 'X-Shade', in: 'header', schema: {}, ...since('2026-02-01', '2027-01-01') },
          { name: 'size', in: 'query', schema: {} },
        ],
        requestBody: json(ref('LabelCreate')),
        responses: { '201': json({ properties: { data: ref('Label') } }) },
        ...operation,
      },
    },
  },
  components: {
    schemas: {
      LabelCreate: { properties: { print: { properties: { bold: { type: 'boolean', ...since('2026-04-01', '2026-12-01') } } } } },
      Label: {
        properties: {
          title: { type: 'string', ...since('2026-05-01', '2028-01-01') },
          name: { type: 'string' },
          owner_id: { type: 'string', 'x-expand': 'owner' },
          owner: ref('Owner'),
        },
      },
      Owner: { properties: { nick: { type: 'string', ...since('2020-01-01') } } },
    },
    parameters: {},
    responses: {},
    headers: {},
    securitySchemes: {},
  },
});

const factsOf = (operation?: object) => {
  const made = document(operation);
  return { deprecations: deprecationsOf(made, operationsOf(made)[0]!) };
};

interface Asked {
  operation?: object;
  headers?: Record<string, string>;
  body?: unknown;
  read?: Record<string, unknown>;
  stamped?: Record<string, string>;
  document?: string;
}

/** The headers that an answer gets. */
const announced = ({ operation, headers = {}, body, read = { fields: ['name'] }, stamped = {}, document: of = 'platform' }: Asked = {}) => {
  const facts = { ...factsOf(operation), document: of, tag: 'labels' };
  const request = { name: 'createLabel', version: { name: 'v2' }, facts, headers, body, read, stamped: { ...stamped } };
  announceDeprecation(request as never);
  announceDeprecatedParts(request as never);
  return request.stamped;
};

const seconds = (day: string) => `@${Date.parse(day) / 1000}`;

describe('what is deprecated', () => {
  it('is nothing where the contract says so of nothing', () => {
    const made = document();
    const plain = { ...made.paths['/v1/labels']!.post!, parameters: [], requestBody: undefined, responses: {} };
    expect(deprecationsOf(made, { path: '/v1/labels', method: 'post', item: {}, operation: plain })).toBeNull();
    expect(announced()).toEqual({});
  });

  it.each<[what: string, asked: Asked, since: string, sunset: string | undefined]>([
    ['an operation', { operation: since('2026-01-10', '2026-08-01') }, '2026-01-10', 'Sat, 01 Aug 2026 00:00:00 GMT'],
    ['an operation that is removed only', { operation: { 'x-sunset': '2026-08-01' } }, '', 'Sat, 01 Aug 2026 00:00:00 GMT'],
    ['a parameter of the query', { read: { fields: ['name'], colour: 'red' } }, '2026-03-01', undefined],
    ['a header', { headers: { 'x-shade': 'dark' } }, '2026-02-01', 'Fri, 01 Jan 2027 00:00:00 GMT'],
    ['a property inside a body', { body: { print: { bold: null } } }, '2026-04-01', 'Tue, 01 Dec 2026 00:00:00 GMT'],
    ['a property of the record', { read: {} }, '2026-05-01', 'Sat, 01 Jan 2028 00:00:00 GMT'],
    ['a property that is asked for', { read: { fields: ['title'] } }, '2026-05-01', 'Sat, 01 Jan 2028 00:00:00 GMT'],
    ['the earliest of several', { read: { colour: 'red' }, headers: { 'x-shade': 'a' } }, '2026-02-01', 'Fri, 01 Jan 2027 00:00:00 GMT'],
    [
      'what ends before its version',
      { read: {}, stamped: { Deprecation: seconds('2026-06-01'), Sunset: 'Sat, 01 Jul 2028 00:00:00 GMT' } },
      '2026-05-01',
      'Sat, 01 Jan 2028 00:00:00 GMT',
    ],
    [
      'what ends after its version',
      { read: {}, stamped: { Deprecation: seconds('2026-01-01'), Sunset: 'Fri, 01 Jan 2027 00:00:00 GMT' } },
      '2026-01-01',
      'Fri, 01 Jan 2027 00:00:00 GMT',
    ],
  ])('is announced: %s', (_what, asked, day, sunset) => {
    const { Deprecation, Sunset } = announced(asked);
    expect([Deprecation, Sunset]).toEqual([day ? seconds(day) : undefined, sunset]);
  });

  const linked = (kind: string, page = '/docs/v2/labels/createLabel') => `<${page}>; rel="${kind}"; type="text/html"`;

  it.each<[what: string, asked: Asked, links: string[]]>([
    ['what has no end yet', { read: { fields: ['name'], colour: 'red' } }, [linked('deprecation')]],
    ['what has an end', { headers: { 'x-shade': 'dark' } }, [linked('deprecation'), linked('sunset')]],
    ['what is removed only', { operation: { 'x-sunset': '2026-08-01' } }, [linked('sunset')]],
    [
      'what has one address in all versions',
      { operation: since('2026-01-10'), document: 'account' },
      [linked('deprecation', '/docs/account/labels/createLabel')],
    ],
    [
      'several parts, once',
      { operation: since('2026-01-10'), read: { colour: 'red' }, headers: { 'x-shade': 'dark' } },
      [linked('deprecation'), linked('sunset')],
    ],
    [
      'a part of a deprecated version',
      { read: { fields: ['name'], colour: 'red' }, stamped: { Link: linked('deprecation', 'https://tessera.example/v2') } },
      [linked('deprecation', 'https://tessera.example/v2'), linked('deprecation')],
    ],
  ])('links to the page that says so: %s', (_what, asked, links) => {
    expect(announced(asked).Link).toBe(links.join(', '));
  });

  it('is not announced to a request that does not use it', () => {
    expect(announced({ body: { print: { italic: true } }, read: { fields: ['name'], size: 3 } })).toEqual({});
  });
});
