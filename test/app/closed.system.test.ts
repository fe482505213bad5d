import { queryObjects } from 'node:v8';
import { bootTessera } from '@tessera/platform/testing';
import { GraphQLSchema } from 'graphql';
import { expect, it } from 'vitest';

/** Each server has a schema of its own, which leads to everything that it is made of. */
const schemas = (): number => queryObjects(GraphQLSchema, { format: 'count' });

const startAndClose = async (): Promise<void> => {
  const tessera = await bootTessera();
  await tessera.admin.call('GET', '/v1/resources');
  await tessera.close();
};

it('a server that was closed is forgotten by its process', async () => {
  await startAndClose();
  const before = schemas();
  for (let more = 0; more < 3; more += 1) await startAndClose();
  await expect.poll(schemas).toBeLessThanOrEqual(before);
});
