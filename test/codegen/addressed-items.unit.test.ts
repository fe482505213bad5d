import { expect, it } from 'vitest';
import { assertAddressed } from '../../src/codegen/addressed-items.ts';

const files: Record<string, Record<string, unknown>> = {
  'platform.yaml': {
    tags: [{ name: 'gardens' }],
    paths: { '/v1/gardens': { $ref: 'platform/gardens.yaml#/collection' }, '/v1/plants': { $ref: 'platform/plants.yaml#/water' } },
  },
  'platform/gardens.yaml': { collection: { get: { operationId: 'listGardens' } }, schemas: { Garden: { type: 'object' } } },
};

const withItem = (key: string) => (file: string) =>
  file === 'platform/gardens.yaml' ? { ...files[file], [key]: { post: { operationId: 'waterGarden' } } } : files[file]!;

it('accepts path items that paths name', () => {
  expect(() => assertAddressed((file) => files[file]!)).not.toThrow();
  expect(() => assertAddressed(withItem('collection'))).not.toThrow();
});

it('leaves it to a project which operations of the package it has', () => {
  const ofPackage = (file: string) =>
    file === 'platform.yaml'
      ? {
          ...files[file],
          paths: { '/v1/gardens': { $ref: '../node_modules/@tessera/platform/openapi/platform/gardens.yaml#/collection' } },
        }
      : withItem('water')(file);
  expect(() => assertAddressed(ofPackage)).not.toThrow();
});

it('refuses a path item without an address, and says which line is missing', () => {
  expect(() => assertAddressed(withItem('water'))).toThrow(
    "openapi/platform/gardens.yaml: waterGarden has no address. Add the path of `water` to openapi/platform.yaml: `/v1/gardens/…: {$ref: 'platform/gardens.yaml#/water'}`.",
  );
});
