import type { Client } from '@modelcontextprotocol/client';
import { expect } from 'vitest';
import { call, said, toolNames } from './client.ts';

/** What an agent does first: it finds tools, writes, reads, and learns from an error. The same over every transport. */
export const journey = async (client: Client): Promise<void> => {
  expect(await toolNames(client)).toEqual(expect.arrayContaining(['listResources', 'createResource', 'updateResource']));
  const made = await call(client, 'createResource', { body: { name: 'Theodolite' } });
  const its = { resource_id: made.id };
  expect(await call(client, 'getResource', { ...its, fields: ['name'] })).toEqual({ id: made.id, name: 'Theodolite' });
  expect(await call(client, 'listResources', { id: made.id, status_in: ['active', 'archived'], limit: 5 })).toHaveLength(1);

  const archived = await call(client, 'updateResource', { ...its, body: { status: 'archived' }, fields: ['status'], expand: ['owner'] });
  const owner = await call(client, 'getUser', { user_id: made.owner_id });
  expect(archived).toEqual({ id: made.id, status: 'archived', owner });

  const refusal = await said(client, 'createResource', { body: { name: 'Oops', metadat: {} } });
  expect(refusal).toContain('- metadat: Is unknown. Did you mean metadata?');
  expect(refusal).toMatch(/Code invalid_parameters, status 400, request req_\w+\. See http:\S+\/docs\/errors#invalid_parameters$/m);

  const { resources } = await client.listResources();
  const guide = resources.find(({ uri }) => uri.endsWith('/docs/errors.md'))!;
  const { contents } = await client.readResource({ uri: guide.uri });
  expect(contents[0]).toMatchObject({ uri: guide.uri, mimeType: 'text/markdown', text: expect.stringContaining('# Errors') });
};
