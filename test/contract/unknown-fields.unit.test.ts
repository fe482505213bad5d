import { describe, expect, it } from 'vitest';
import { bodyViolations } from '../../src/contract/validate.ts';
import { accountOperations, publishedOperations } from '../../src/testing/contract/published.ts';

const told = (operationId: Parameters<typeof bodyViolations>[0], body: unknown): Record<string, string> =>
  Object.fromEntries(bodyViolations(operationId, 'application/json', body).map(({ field, message }) => [field, message]));

const service = 'Is set by the server; omit it.';
const others = 'Cannot be set here; omit it.';

// biome-ignore lint/suspicious/noExplicitAny: examples of every family
const examples = new Map<string, any>(
  [...publishedOperations, ...accountOperations].map(({ operationId, body }) => [operationId, body?.example]),
);

describe('a record that is sent back as it was read', () => {
  it.each([
    ['updateResource', { id: 'x', name: 'Theodolite 3', created_at: 'x' }],
    ['createResource', { id: 'x', name: 'Theodolite 3', created_at: 'x' }],
    ['updateUser', { id: 'x', name: 'Ada', created_at: 'x', updated_at: 'x' }],
    ['replaceResource', { id: 'x', name: 'Theodolite 3', owner_id: 'x', created_at: 'x', updated_at: 'x' }],
  ] as const)('%s is told what to leave out', (operationId, body) => {
    const known = Object.keys(examples.get(operationId));
    const surplus = Object.keys(body).filter((field) => !known.includes(field) && field !== 'name');
    expect(told(operationId, body)).toEqual(Object.fromEntries(surplus.map((field) => [field, service])));
  });

  it('is told apart from what others set', () => {
    expect(told('rerollApiKey', { overlap_seconds: 60, name: 'x', id: 'x' })).toEqual({ name: others, id: service });
  });
});

describe('a property that nobody knows', () => {
  it.each([
    ['nmae', 'name'],
    ['Name', 'name'],
    ['desription', 'description'],
    ['typ', 'type'],
    ['Metadata', 'metadata'],
  ])('%s is told which one may have been meant', (slip, meant) => {
    expect(told('updateResource', { [slip]: 'x', name: 'Theodolite 3' })[slip]).toMatch(
      new RegExp(`^Is unknown\\. Did you mean ${meant}\\? Allowed: ${meant}, `),
    );
  });

  it.each(['colour', '__proto__', 'constructor', 'x'.repeat(5000)])('%s is told which there are', (name) => {
    const body = JSON.parse(`{"name": "Theodolite 3", "${name}": 1}`);
    expect(Object.values(told('createResource', body))).toEqual(['Is unknown. Allowed: name, description, type, status, metadata.']);
  });

  it('is told in an object within the body, too', () => {
    const body = { name: 'Atlas', jwks: { keys: [{ kty: 'EC', crv: 'P-256', x: 'x', y: 'y' }], kyes: 1, __proto__x: 1 } };
    expect(told('createApplication', body)).toMatchObject({
      'jwks.kyes': 'Is unknown. Did you mean keys? Allowed: keys.',
      'jwks.__proto__x': 'Is unknown. Allowed: keys.',
    });
  });
});
