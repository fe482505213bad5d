import { describe, expect, it } from 'vitest';
import { withDifferences } from '../../src/contract/differences.ts';
import { bodyViolations } from '../../src/contract/validate.ts';
import { versions } from '../../src/contract/versions.ts';
import { accountOperations, publishedOperations } from '../../src/testing/contract/published.ts';
import { mappings } from '../../src/versions/index.ts';

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
    ['replaceProject', { id: 'x', name: 'Atlas', status: 'active', created_at: 'x', updated_at: 'x', archived_at: null }],
    ['updateProject', { id: 'x', name: 'Atlas', created_at: 'x' }],
    ['createProject', { id: 'x', name: 'Atlas', created_at: 'x' }],
    ['updateUser', { id: 'x', name: 'Ada', created_at: 'x', updated_at: 'x' }],
    ['replaceResource', { id: 'x', name: 'Theodolite 3', owner_id: 'x', created_at: 'x', updated_at: 'x' }],
  ] as const)('%s is told what to leave out', (operationId, body) => {
    const known = Object.keys(examples.get(operationId));
    const surplus = Object.keys(body).filter((field) => !known.includes(field) && field !== 'name');
    expect(told(operationId, body)).toEqual(Object.fromEntries(surplus.map((field) => [field, service])));
  });

  it('is told apart from what others set', () => {
    expect(told('replaceProject', { name: 'x', owner_id: 'x', id: 'x' })).toEqual({ owner_id: others, id: service });
    expect(told('updateTask', { title: 'x', project_id: 'x', id: 'x' })).toEqual({ project_id: others, id: service });
    expect(told('createProjectTask', { title: 'x', project_id: 'x', completed_at: null })).toEqual({
      project_id: others,
      completed_at: service,
    });
  });
});

describe('a property that nobody knows', () => {
  it.each([
    ['nmae', 'name'],
    ['Name', 'name'],
    ['desription', 'description'],
    ['tag', 'tags'],
    ['Visibility', 'visibility'],
  ])('%s is told which one may have been meant', (slip, meant) => {
    expect(told('updateProject', { [slip]: 'x', name: 'Atlas' })[slip]).toMatch(
      new RegExp(`^Is unknown\\. Did you mean ${meant}\\? Allowed: ${meant}, `),
    );
  });

  it.each(['colour', '__proto__', 'constructor', 'x'.repeat(5000)])('%s is told which there are', (name) => {
    const body = JSON.parse(`{"name": "Atlas", "${name}": 1}`);
    expect(Object.values(told('createProject', body))).toEqual(['Is unknown. Allowed: name, description, visibility, settings, tags.']);
  });

  it('is told with the names of the version', () => {
    const difference = withDifferences(versions, mappings).get('v2-preview')!.differences!.get('updateTask')!;
    const details = bodyViolations('updateTask', 'application/json', { title: 'Draw the map', nam: 'x' }, difference);
    expect(Object.fromEntries(details.map(({ field, message }) => [field, message]))).toEqual({
      title: expect.stringMatching(/^Is unknown\. (?:Did you mean \w+\? )?Allowed: (?!.*\btitle\b).*\bname\b/),
      nam: expect.stringMatching(/^Is unknown\. Did you mean name\?/),
    });
  });

  it('is told in an object within the body, too', () => {
    expect(told('createProject', { name: 'Atlas', settings: { defaultview: 'list', __proto__x: 1 } })).toEqual({
      'settings.defaultview': 'Is unknown. Did you mean defaultView? Allowed: defaultView, enableNotifications.',
      'settings.__proto__x': 'Is unknown. Allowed: enableNotifications, defaultView.',
    });
  });
});
