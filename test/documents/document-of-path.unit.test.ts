import { describe, expect, it } from 'vitest';
import { openapiDocument, openapiNames } from '../../src/contract/openapi-document.ts';
import { documentOfPath } from '../../src/documents/document-of-path.ts';

const named = (value: unknown): string[] => JSON.stringify(value).match(/#\/components\/[^/"]+\/[^/"]+/g) ?? [];

const isThere = (document: object, reference: string): boolean =>
  reference
    .slice(2)
    .split('/')
    .reduce<unknown>((value, name) => (value as Record<string, unknown> | undefined)?.[name], document) !== undefined;

describe('the document of one path', () => {
  it.each(openapiNames)('has every component that is named in it, for each path of %s', (name) => {
    const document = openapiDocument(name);
    for (const path of Object.keys(document.paths)) {
      const one = documentOfPath(document, path);
      expect(Object.keys(one.paths)).toEqual([path]);
      expect(one.paths[path]).toBe(document.paths[path]);
      expect(named(one).filter((reference) => !isThere(one, reference))).toEqual([]);
    }
  });

  it('has no other component', () => {
    const { components } = documentOfPath(openapiDocument('v1'), '/v1/resources/{resource_id}');
    expect(components.schemas).toHaveProperty('Resource');
    expect(components.schemas).not.toHaveProperty('Webhook');
  });
});
