import { bootTessera, type Tessera } from '@tessera/platform/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deprecationsOf } from '../../src/codegen/deprecations.ts';
import { openapiDocument } from '../../src/contract/openapi-document.ts';
import { operations } from '../../src/contract/operations.ts';
import type { OperationId } from '../../src/contract/types.ts';
import { type Document, operationsOf, resolve } from '../../src/documents/document.ts';

const since = (day: string, sunset?: string) => ({ deprecated: true, 'x-deprecated': day, ...(sunset && { 'x-sunset': sunset }) });
const seconds = (day: string) => `@${Date.parse(day) / 1000}`;

/** The contract, in which an operation, a parameter and properties of a body and of a record are deprecated. */
const changed = (): Document => {
  const document = structuredClone(openapiDocument('v1'));
  const { User, WebhookCreate } = document.components.schemas;
  Object.assign(User!.properties!.metadata!, since('2026-04-01'));
  Object.assign(WebhookCreate!.properties!.description!, since('2026-02-01'));
  for (const { operation, item } of operationsOf(document)) {
    if (operation.operationId === 'listResources') Object.assign(operation, since('2026-01-01', '2026-12-01'));
    if (operation.operationId !== 'listWebhooks') continue;
    const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])].map((one) => resolve(document, one));
    Object.assign(parameters.find(({ name }) => name === 'status')!, since('2026-03-01', '2027-03-01'));
  }
  return document;
};

describe('deprecation over HTTP', () => {
  let tessera: Tessera;
  let restore: () => void;
  beforeAll(async () => {
    const document = changed();
    const tables = operations as Record<OperationId, { deprecations: unknown }>;
    const before = new Map<OperationId, unknown>();
    // What codegen writes of the changed contract, in place of what it wrote of ours.
    for (const place of operationsOf(document)) {
      const id = place.operation.operationId as OperationId;
      const found = deprecationsOf(document, place);
      if (!found || !tables[id]) continue;
      before.set(id, tables[id].deprecations);
      tables[id].deprecations = found;
    }
    restore = () => {
      for (const [id, own] of before) tables[id].deprecations = own;
    };
    tessera = await bootTessera();
  });
  afterAll(async () => {
    restore?.();
    await tessera?.close();
  });

  const announced = async (method: string, path: string, body?: unknown) => {
    const { status, headers } = await tessera.admin.call(method, path, body);
    return [status, headers.get('deprecation'), headers.get('sunset')];
  };
  const nothing = [200, null, null];

  it('a deprecated operation is announced, with the day on which it goes, also when it fails', async () => {
    const told = [seconds('2026-01-01'), new Date('2026-12-01').toUTCString()];
    expect(await announced('GET', '/v1/resources')).toEqual([200, ...told]);
    expect(await announced('GET', '/v1/resources?limit=many')).toEqual([400, ...told]);
  });

  it('a deprecated operation links to its page, which is there, in the version that was asked', async () => {
    for (const version of ['v1', 'v2-preview']) {
      const { headers } = await tessera.admin.call('GET', `/${version}/resources`);
      const links = [...headers.get('link')!.matchAll(/<([^>]+)>; rel="(\w+)"/g)].map(([, page, kind]) => [kind, page]);
      const page = `/docs/${version}/resources/listResources`;
      expect(links).toEqual([
        ['deprecation', page],
        ['sunset', page],
      ]);
      expect((await fetch(tessera.url + page)).status).toBe(200);
    }
    expect((await tessera.admin.call('GET', '/v1/webhooks')).headers.get('link')).toBeNull();
  });

  it('a deprecated parameter is announced to those who send it, also in a group of filters', async () => {
    for (const query of ['status=enabled', 'or=url%3Dx&or=status%3Denabled'])
      expect(await announced('GET', `/v1/webhooks?${query}`)).toEqual([200, seconds('2026-03-01'), new Date('2027-03-01').toUTCString()]);
    expect(await announced('GET', '/v1/webhooks?or=url%3Dx')).toEqual(nothing);
    expect(await announced('GET', '/v1/webhooks')).toEqual(nothing);
  });

  it('a deprecated property is announced to those who send it, and to those who get it', async () => {
    const hook = { url: 'https://example.com/hook', events: ['USER_CREATED'] };
    expect(await announced('POST', '/v1/webhooks', { ...hook, description: 'Maps' })).toEqual([201, seconds('2026-02-01'), null]);
    expect(await announced('POST', '/v1/webhooks', hook)).toEqual([201, null, null]);
    expect(await announced('GET', '/v1/users')).toEqual([200, seconds('2026-04-01'), null]);
    expect(await announced('GET', '/v1/users?fields=name')).toEqual(nothing);
  });
});
