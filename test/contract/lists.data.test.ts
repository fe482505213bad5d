import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bootWithOutside } from '../../src/testing/requests/with-outside.ts';
import { listing, lists, triedSorts } from './listing.ts';
import { byCursor, paging } from './paging.ts';

let tried: Awaited<ReturnType<typeof listing>>;
let page: ReturnType<typeof paging>;
let close: () => Promise<void>;
beforeAll(async () => {
  const server = await bootWithOutside();
  close = server.close;
  tried = await listing(server.tessera);
  page = paging(server.tessera, server.outside, tried.caller);
});
afterAll(() => close?.());

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

describe('a list read with the cursors that it gives', () => {
  it.each(byCursor)('%s brings all of it once and in order, whatever is asked for', (_id, operation) =>
    page(operation, tried.addressOf(operation)),
  );
});
