import type { Caller, Outside, Tessera } from '@tessera/platform/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type PublishedOperation, publishedOperations } from '../../src/testing/contract/published.ts';
import { bootWithOutside } from '../../src/testing/requests/with-outside.ts';
import type { Ids } from '../contract/world/rows.ts';
import { storeWorld } from '../contract/world/store.ts';
import { findings, readAtRest, recordsIn, recordsOf, refusals, refusalsOf } from './parity/comparing.ts';
import * as of from './parity/lists.ts';
import { type Read, readable, readingOf, reads } from './parity/reads.ts';
import { asRest, madeTypes, searchTypes, sharedOf, types, typesIn } from './parity/spelling.ts';
import { isAnother, isRestOnly, nothing, propertiesOf, sent, twoAccounts, withValue, writes } from './parity/writes.ts';
import { dataOf } from './support.ts';

let tessera: Tessera;
let outside: Outside;
let close: () => Promise<void>;
let caller: Caller;
let ids: Ids;
beforeAll(async () => {
  ({ tessera, outside, close } = await bootWithOutside());
  ({ caller, ids } = await storeWorld(tessera));
});
afterAll(() => close?.());

const lists = of.lists.map((list) => [list.name, list] as const);

describe('the records of a list', () => {
  it.each(lists)('%s: are the same, property by property, in the same order', async (_name, list) => {
    const { rest, graphql } = await recordsOf(caller, ids, list);
    expect(graphql).toEqual(rest);
  });

  it('are of every type that the map has, but of those of a search, and those that are made when they are selected', async () => {
    const shown = of.lists.map(async (list) => (await recordsIn(caller, ids, list)).flatMap((one) => typesIn(list.type, one)));
    expect(new Set([...madeTypes, ...searchTypes, ...(await Promise.all(shown)).flat()])).toEqual(new Set(Object.keys(types)));
  });
});

/** What words mean is the same in all lists of a record: one of them is asked in all words, the others in one of each field. */
const chosen = (list: of.List, records: readonly Record<string, unknown>[]): of.Word[] =>
  of.isFirst(list) ? of.wordsOf(list, records) : of.some(of.wordsOf(list, records), of.wordName);

describe('filters and orders', () => {
  it.each(lists)('%s: find the same, in the same order, and count the same', async (_name, list) => {
    const { rest, graphql } = await findings(caller, ids, list, (records) => chosen(list, records));
    expect(graphql).toEqual(rest);
  });
});

/** A key with every scope of reading but those that an operation needs. */
const without = ({ scopes }: PublishedOperation): Promise<Caller> => {
  const others = publishedOperations.flatMap((one) => one.scopes).filter((scope) => scope.startsWith('read:') && !scopes.includes(scope));
  return tessera.scoped(caller, [...new Set(others)]);
};

describe('what a list refuses', () => {
  it.each(lists.filter(([, list]) => list.owner === 'Query'))('%s: has the same reason, and names the argument', async (_name, list) => {
    const filters = of.isFirst(list) ? of.some(of.brokenFilters(list), ({ names }) => names[1]) : [];
    const { rest, graphql } = await refusals(caller, ids, list, [...filters, ...of.brokenPages(list)]);
    expect(graphql).toEqual(rest);
    const [plain] = of.documentsOf(list, undefined, [{ graphql: {} }], of.keyOf(list.type));
    const unscoped = await refusalsOf(await without(list.operation), list.operation.path, plain!);
    expect([unscoped.rest.code, unscoped.graphql]).toEqual(['invalid_scope', unscoped.rest]);
  });
});

describe.each(reads.map((one) => [one.name, one] as const))('%s', (_name, one: Read) => {
  it('shows the same', async () => {
    const records = readable(one, ids);
    for (const values of one.ids.length > 0 ? records : [[]]) {
      const { path, query, variables } = readingOf(one, values);
      const [{ data }, { found }] = await Promise.all([readAtRest(caller, path), dataOf(caller, query, variables)]);
      expect(asRest(one.type, found)).toEqual(sharedOf(one.type, data));
    }
  });

  it('is refused for the same: an id that nobody has, one that is none, that of another account, a scope', async () => {
    const [stranger, unscoped] = await Promise.all([tessera.otherAccount(), without(one.operation)]);
    const [own] = readable(one, ids);
    const tries: [Caller, readonly string[] | undefined][] = [
      [caller, one.ids.map(({ example }) => example)],
      [caller, one.ids.map(() => 'nothing')],
      [stranger, own],
      [unscoped, own ?? []],
    ];
    for (const [someone, values] of tries) {
      const { path, ...document } = readingOf(one, values ?? []);
      const { rest, graphql } = await refusalsOf(someone, path, document);
      expect({ values, ...graphql }).toEqual({ values, ...rest });
    }
  });
});

describe.each(writes.map((write) => [write.name, write] as const))('%s', (_name, write) => {
  let accounts: Awaited<ReturnType<typeof twoAccounts>>;
  beforeAll(async () => {
    accounts = await twoAccounts(tessera, outside);
  });

  it('does the same, records the same, and is refused for the same when it is done again', async () => {
    const calls = await accounts.valid(write);
    await accounts.recorded();
    const done = await sent(write, accounts.callers, calls);
    expect(done.rest.code).toBeUndefined();
    expect(done.graphql).toEqual(done.rest);
    const first = await accounts.recorded();
    expect(first.graphql).toEqual(first.rest);
    const again = await sent(write, accounts.callers, calls);
    expect(again.graphql).toEqual(again.rest);
    const second = await accounts.recorded();
    expect(second.graphql).toEqual(second.rest);
  });

  it('is refused for the same: a state, a version, a role, a scope, an id', async () => {
    const untouched = await sent(write, accounts.callers, await accounts.untouched(write));
    expect(untouched.graphql).toEqual(untouched.rest);
    if (write.isGuarded) {
      const { rest, graphql } = await accounts.valid(write);
      const outdated = await sent(write, accounts.callers, { rest: { ...rest, version: 999 }, graphql: { ...graphql, version: 999 } });
      expect([outdated.rest.code, outdated.graphql]).toEqual(['version_mismatch', outdated.rest]);
    }
    const stranger = await tessera.otherAccount();
    const reader = await tessera.scoped(stranger, ['read', 'admin']);
    const viewer = await tessera.someone('viewer', ['read', 'write', 'admin'], stranger.accountId);
    const calls = [nothing(write), nothing(write, 'nothing'), nothing(write, 'me')].filter((call) => !isAnother(write, call));
    for (const someone of write.ids.length > 0 ? [reader, viewer, stranger] : [reader, viewer])
      for (const call of calls) {
        const refused = await sent(write, { rest: someone, graphql: someone }, { rest: call, graphql: call });
        // People of every role set their own marks, and those that name no record are never refused.
        const isOwn = write.ids.length === 0 && write.operation.scopes.every((scope) => scope.startsWith('read:'));
        expect(refused.rest.code === undefined).toBe(isOwn);
        expect({ call, ...refused.graphql }).toEqual({ call, ...refused.rest });
      }
  });

  it('takes and refuses the same values, by the names of its arguments', async () => {
    const { body } = write.operation;
    if (!body) return;
    const { rest, graphql } = await accounts.untouched(write);
    for (const { path, values } of propertiesOf(body.schema).filter((one) => !isRestOnly(write, one)))
      for (const value of values) {
        const changed = withValue(body.example, path, value);
        const tried = await sent(write, accounts.callers, { rest: { ...rest, body: changed }, graphql: { ...graphql, body: changed } });
        expect({ path, value, ...tried.graphql }).toEqual({ path, value, ...tried.rest });
      }
  });

  it('refuses a reference to nothing and to a record of another account, by the same name', async () => {
    const foreign = await accounts.foreign(write);
    for (const body of foreign) {
      const calls = await accounts.untouched(write);
      const tried = await sent(write, accounts.callers, { rest: { ...calls.rest, body }, graphql: { ...calls.graphql, body } });
      expect({ body, ...tried.graphql }).toEqual({ body, ...tried.rest });
    }
  });
});
