import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bootTessera, type Tessera } from '../support/tessera.ts';
import { listing, lists, triedSorts } from './listing.ts';

let tessera: Tessera;
let tried: Awaited<ReturnType<typeof listing>>;
beforeAll(async () => {
  tessera = await bootTessera({ work: [] });
  tried = await listing(tessera);
});
afterAll(() => tessera?.close());

describe('x-filter', () => {
  it.each(lists)('%s finds by each of its filters what it is to find, and nothing else', async (_operationId, operation) => {
    const { seen, documented } = await tried.filtered(operation);
    expect(seen).toEqual(documented);
  });
});

describe('x-sort', () => {
  it.each(lists.filter(([, operation]) => triedSorts(operation).length > 0))('%s orders by each of its fields', async (_id, operation) => {
    const { seen, documented } = await tried.sorted(operation, triedSorts(operation));
    expect(seen).toEqual(documented);
  });
});

describe('x-default-sort', () => {
  it.each(lists.filter(([, { defaultSort }]) => defaultSort))('%s has the order that it documents', async (_id, operation) => {
    const { seen, documented } = await tried.sorted(operation, [operation.defaultSort!], true);
    expect(seen).toEqual(documented);
  });
});
