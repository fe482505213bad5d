import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bootWithOutside } from '../../src/testing/requests/with-outside.ts';
import { checkedLies, saidOf } from './lies/checked.ts';
import type { Lie } from './lies/lie.ts';
import { comparing, observedLies, plantInDatabase, plantLies } from './lies/observed.ts';

const named = <L extends Lie>(lies: readonly L[]) => lies.map((lie) => [`${lie.of}: ${lie.what}`, lie] as const);

describe('a lie is stopped by', () => {
  let server: Awaited<ReturnType<typeof bootWithOutside>>;
  let differing: Awaited<ReturnType<typeof comparing>>;
  let takeBack: (() => void) | undefined;
  beforeAll(async () => {
    takeBack = plantLies();
    server = await bootWithOutside();
    await plantInDatabase(server.tessera.database.db);
    differing = await comparing(server.tessera, server.outside);
  });
  afterAll(async () => {
    takeBack?.();
    await server?.close();
  });

  it.each(named(checkedLies))('the check in development, %s', async (_name, lie) => {
    expect(await saidOf(lie, server.tessera.database)).toContain(lie.names);
  });

  it.each(named(observedLies))('the tests from the contract, %s', async (_name, { operationId, seenIn }) => {
    expect(await differing(operationId)).toContain(seenIn);
  });

  it('nothing where there is none', async () => {
    expect([await differing('createUser'), await differing('listUsers')]).toEqual([[], []]);
  });
});
