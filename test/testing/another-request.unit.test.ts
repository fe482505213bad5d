import { describe, expect, it } from 'vitest';
import type { PublishedOperation, Schema } from '../../src/testing/contract/published.ts';
import { anotherRequest } from '../../src/testing/walk/another-request.ts';

const example = 'res_01jq3x5gkz0v7t9n2m4p6r8s1w';
const id = { type: 'string', examples: [example], pattern: '^res_[0-7][0-9a-hjkmnp-tv-z]{25}$' };

/** The body of the other request of an operation that takes these properties, all of them required. */
const other = (properties: Record<string, Schema>, body: object, path = '/v1/sheds') => {
  const schema = { type: 'object', additionalProperties: false, properties, required: Object.keys(properties) };
  const parameters = [{ in: 'path', name: 'resource_id', schema: id }];
  const operation = { operationId: 'createShed', path, parameters, body: { schema, example: body } } as unknown as PublishedOperation;
  const request = anotherRequest(operation, { method: 'POST', path, headers: {}, body: JSON.stringify(body) });
  return { path: request?.path, body: JSON.parse(request?.body as string) };
};

describe('another request of an operation', () => {
  it.each<[what: string, Schema, value: unknown, another: unknown]>([
    ['a text', { type: 'string', maxLength: 20 }, 'Lens', 'Lensx'],
    ['an id', id, example, 'res_01jq3x5gkz0v7t9n2m4p6r8s1a'],
    ['a day', { type: 'string', format: 'date' }, '2026-04-01', '2026-04-02'],
    ['a time', { type: 'string', format: 'date-time' }, '2026-04-01T17:00:00.000Z', '2026-04-01T17:00:00.001Z'],
    ['a word of an enumeration', { type: 'string', enum: ['new', 'old'] }, 'new', 'old'],
    ['a text with a second example', { type: 'string', pattern: '^(red|blue)$', examples: ['red', 'blue'] }, 'red', 'blue'],
    ['an object', { type: 'object', properties: { open: { type: 'boolean' } } }, { open: true }, { open: false }],
    ['a list', { type: 'array', items: id }, [example], []],
  ])('has another value of %s', (_what, schema, value, another) => {
    expect(other({ one: schema }, { one: value }).body).toEqual({ one: another });
  });

  const fixed = { type: 'string', pattern: '^red$', examples: ['red'] };

  it('is about another record where its body has no other value', () => {
    expect(other({ one: fixed }, { one: 'red' }, '/v1/sheds/{resource_id}')).toEqual({
      path: `/v1/sheds/${example}`,
      body: { one: 'red' },
    });
  });

  it('is named where there is none, with what to add to the contract', () => {
    expect(() => other({ one: fixed }, { one: 'red' })).toThrow(
      /second valid body of createShed, .*No property of its example \{"one":"red"\} .*Add a second value to the `examples`/,
    );
  });
});
