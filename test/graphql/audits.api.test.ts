import { bootTessera, type Tessera } from '@tessera/platform/testing';
import { serverAudits } from 'graphql-http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let tessera: Tessera;
beforeAll(async () => {
  tessera = await bootTessera();
});
afterAll(() => tessera?.close());

const audits = serverAudits({
  url: () => `${tessera.url}/graphql`,
  fetchFn: (url: string, init: RequestInit = {}) => fetch(url, { ...init, headers: { ...init.headers, 'X-API-Key': tessera.admin.key } }),
});

describe('GraphQL over HTTP, as its own suite audits it', () => {
  it.each(audits.map((audit) => [audit.id, audit.name, audit] as const))('%s %s', async (_id, _name, audit) => {
    const result = await audit.fn();
    expect(result.status === 'ok' ? 'ok' : `${result.status}: ${result.reason}`).toBe('ok');
  });
});
