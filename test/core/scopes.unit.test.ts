import { describe, expect, it } from 'vitest';
import { operationIds, operations } from '../../src/contract/operations.ts';
import { missingScopes, type Role, scopesBeyondRole } from '../../src/core/scopes.ts';

describe('missingScopes', () => {
  it.each<[granted: string[], needed: string[], missing: string[]]>([
    [['read:resources'], ['read:resources'], []],
    [['read'], ['read:resources', 'read:users'], []],
    [['write'], ['write:resources'], []],
    [['read:resources'], ['read:resources', 'read:users'], ['read:users']],
    [['write'], ['read:resources'], ['read:resources']],
    [['write:resources'], ['read:resources'], ['read:resources']],
    [['read'], ['write:resources'], ['write:resources']],
    [['admin'], ['read:resources'], ['read:resources']],
    [['admin'], ['read:audit'], []],
    [['read:audit'], ['read:audit'], []],
    [['read', 'write'], ['read:audit'], ['read:audit']],
    [['read:audit'], ['admin'], ['admin']],
    [['read', 'write'], ['admin'], ['admin']],
    [['read:resources'], ['read'], ['read']],
    [[], ['read:resources'], ['read:resources']],
    [['Read', 'READ:resources', 'read:resource', 'read:resources '], ['read:resources'], ['read:resources']],
    [[], [], []],
  ])('of %j, needing %j, are %j', (granted, needed, missing) => {
    expect(missingScopes(granted, needed)).toEqual(missing);
  });
});

describe('scopesBeyondRole', () => {
  it.each<[role: Role, needed: string[], beyond: string[]]>([
    ['admin', ['read:resources', 'write:resources', 'admin'], []],
    ['editor', ['read:resources', 'write:resources'], []],
    ['editor', ['write', 'admin'], ['admin']],
    ['viewer', ['read', 'read:resources'], []],
    ['admin', ['read:audit'], []],
    ['editor', ['read:audit', 'read'], ['read:audit']],
    ['viewer', ['read:audit', 'read'], ['read:audit']],
    ['viewer', ['read:resources', 'write:users', 'write', 'admin'], ['write:users', 'write', 'admin']],
  ])('of a(n) %s, needing %j, are %j', (role, needed, beyond) => {
    expect(scopesBeyondRole(role, needed)).toEqual(beyond);
  });
});

describe('the scopes of every operation', () => {
  // A batch needs those of its operations.
  const secured = operationIds.filter((id) => operations[id].document !== 'identity' && operations[id].batch !== 'operations');
  const forEverybody = secured.filter((id) => !operations[id].scopes.some((scope) => ['admin', 'read:audit'].includes(scope)));

  it.each(secured)('%s needs one at least, each of the form that keys are given', (id) => {
    expect(operations[id].scopes.length).toBeGreaterThan(0);
    for (const scope of operations[id].scopes) expect(scope).toMatch(/^((read|write)(:[a-z]+)?|admin)$/);
  });

  // Those that only set the caller's own marks: `x-own`.
  const own = ['updateNotification', 'readAllNotifications'];
  const writes = secured.filter((id) => operations[id].method !== 'get' && !own.includes(id));

  it.each(writes)('%s is beyond a viewer, because it writes', (id) => {
    expect(scopesBeyondRole('viewer', operations[id].scopes)).not.toEqual([]);
  });

  it.each(forEverybody.filter((id) => operations[id].method === 'get'))('%s is within a viewer’s reach, because it reads', (id) => {
    expect(scopesBeyondRole('viewer', operations[id].scopes)).toEqual([]);
    expect(missingScopes(['read'], operations[id].scopes)).toEqual([]);
  });
});
