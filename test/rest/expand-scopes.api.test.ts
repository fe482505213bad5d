import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operationIds, operations, records } from '../../src/contract/operations.ts';
import { bootTessera, type Tessera } from '../support/tessera.ts';

const expansions = operationIds.flatMap((operationId) => {
  const { record, path, method, scopes } = operations[operationId];
  if (!record || method !== 'get') return [];
  return Object.entries(records[record]!.expandScopes).flatMap(([name, needed]) =>
    needed.filter((scope) => !scopes.includes(scope)).map((scope) => ({ operationId, path, scopes, name, scope })),
  );
});

describe('expand', () => {
  let tessera: Tessera;
  beforeAll(async () => {
    tessera = await bootTessera();
  });
  afterAll(() => tessera.close());

  it.each(expansions)('$operationId brings $name only under $scope', async ({ path, scopes, name, scope }) => {
    const address = `${path.replaceAll(/\{(\w+)_id\}/g, (_, kind: string) => ids[kind]!)}?expand=${name}`;
    const without = await (await tessera.someone('admin', [...scopes])).call('GET', address);
    expect([without.status, without.body.error.code]).toEqual([403, 'invalid_scope']);
    expect(without.body.error.message).toContain(scope);
    const within = await (await tessera.someone('admin', [...scopes, scope])).call('GET', address);
    expect(within.status === 403).toBe(false);
  });

  it('names a scope once that several expansions need', async () => {
    const reader = await tessera.someone('admin', ['read:tasks']);
    const { body } = await reader.call('GET', '/v1/tasks?expand=project,assignee,creator');
    expect(body.error.message).toContain('the scope read:projects and read:users; the credential');
  });

  it('knows a scope for every expansion of the platform', () => {
    const platform = Object.values(operations).flatMap(({ document, record }) => (document === 'platform' && record ? record : []));
    for (const { expands, expandScopes } of platform.map((name) => records[name]!))
      for (const name of Object.keys(expands)) expect(expandScopes[name]).not.toEqual([]);
  });

  it('answers in full to If-None-Match, for what was expanded may have changed', async () => {
    const { body, headers } = await tessera.admin.call('POST', '/v1/projects', { name: 'Atlas' });
    const again = (query: string) =>
      tessera.admin.call('GET', `/v1/projects/${body.data.id}${query}`, undefined, { 'If-None-Match': headers.get('etag')! });
    expect([(await again('')).status, (await again('?expand=owner')).status]).toEqual([304, 200]);
  });
});

/** Well-formed ids that name nothing. */
const ids = Object.fromEntries(
  Object.entries({
    user: 'usr',
    project: 'prj',
    task: 'tsk',
    team: 'tem',
    file: 'fil',
    comment: 'cmt',
    event: 'evt',
    integration: 'itg',
    resource: 'res',
    webhook: 'whk',
    delivery: 'dlv',
    operation: 'opn',
  }).map(([kind, prefix]) => [kind, `${prefix}_01jq3x5gkz0v7t9n2m4p6r8s1w`]),
);
