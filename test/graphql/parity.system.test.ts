import { bootTessera, type Caller, type Tessera } from '@tessera/platform/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Ids } from '../contract/world/rows.ts';
import { storeWorld } from '../contract/world/store.ts';
import { findings, refusals } from './parity/comparing.ts';
import { brokenFilters, brokenPages, type List, lists, wordsOf } from './parity/lists.ts';

let tessera: Tessera;
let caller: Caller;
let ids: Ids;
beforeAll(async () => {
  tessera = await bootTessera({ work: [] });
  ({ caller, ids } = await storeWorld(tessera));
});
afterAll(() => tessera?.close());

const byName = lists.map((list) => [list.name, list] as const);

it.each(byName)('%s finds in every word what REST finds', async (_name, list: List) => {
  const { rest, graphql } = await findings(caller, ids, list, (records) => wordsOf(list, records));
  expect(graphql).toEqual(rest);
});

it.each(byName)('%s refuses in every word what REST refuses', async (_name, list: List) => {
  const { rest, graphql } = await refusals(caller, ids, list, [...brokenFilters(list), ...brokenPages(list)]);
  expect(graphql).toEqual(rest);
});
