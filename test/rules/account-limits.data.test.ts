import { bootTessera, type Caller, expectError, type Tessera } from '@tessera/platform/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountLimits } from '../../src/contract/plans.ts';
import { familyParts } from '../support/family-parts.ts';

let tessera: Tessera;
beforeAll(async () => {
  tessera = await bootTessera();
});
afterAll(() => tessera?.close());

type Limit = keyof typeof accountLimits;

describe.each<[Limit, path: string, body: object]>([
  ['applications', '/v1/account/applications', { name: 'Board', type: 'confidential', scopes: ['read'] }],
  ['webhooks', '/v1/webhooks', { url: 'https://example.com/list', events: ['RESOURCE_CREATED'] }],
  ...familyParts.flatMap(({ sample: { path, body } }): [Limit, string, object][] => {
    const family = path.split('/').at(-1)!;
    return typeof accountLimits[family as Limit] === 'number' ? [[family as Limit, path, body]] : [];
  }),
])('the %s of an account', (kind, path, body) => {
  it('are not more than its limit, also when two are created at once; others have their own, and one that is deleted makes room', async () => {
    const most = accountLimits[kind];
    const other = await tessera.otherAccount();
    const create = (by: Caller = other) => by.call('POST', path, body);
    const all = await Promise.all(Array.from({ length: most - 1 }, () => create()));
    expect(all.map(({ status }) => status)).toEqual(Array(most - 1).fill(201));
    const both = await Promise.all([create(), create()]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
    const refused = both.find(({ status }) => status === 409)!;
    expectError(refused, 409, 'limit_reached');
    expect(refused.body.error.message).toContain(`The account has ${most} ${kind}. Delete one first.`);
    expect((await create(tessera.admin)).status).toBe(201);
    expect((await other.call('DELETE', `${path}/${all[0]!.body.data.id}`)).status).toBe(204);
    expect((await create()).status).toBe(201);
  });
});
