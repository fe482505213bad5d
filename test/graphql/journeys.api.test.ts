import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Outside, openOutside, type Tessera } from '@tessera/platform/testing';
import { getOperationAST, parse as parseGraphql, validate } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { places } from '../clients/typescript/places.ts';
import { folder, type Journey, journeys, misses } from './journeys/journey.ts';
import { walk } from './journeys/walk.ts';
import { schema } from './parity/spelling.ts';

const byName = journeys.map((journey): [string, Journey] => [journey.name, journey]);

describe.each(places)('the journeys of graphql/journeys, %s', (_place, boot) => {
  let tessera: Tessera;
  let outside: Outside;
  beforeAll(async () => {
    [tessera, outside] = await Promise.all([boot({ env: { TESSERA_ALLOW_PRIVATE_NETWORKS: 'true' } }), openOutside()]);
  });
  afterAll(async () => {
    await outside?.close();
    await tessera?.close();
  });

  it.each(byName)('%s ends as it expects', async (_name, journey) => {
    const inputs = { hook_url: `${outside.url}/hook`, list_url: `${tessera.url}/openapi/identity.json` };
    expect(await walk(journey, { url: tessera.url, key: tessera.admin.key }, inputs)).toEqual([]);
  });
});

describe('a journey', () => {
  it.each(byName)('%s has operations that fit the schema, each of which a step uses', (_name, { document, steps }) => {
    const parsed = parseGraphql(document);
    // Each operation is sent alone, so that names are looked at only within it.
    expect(validate(schema, parsed).map(({ message }) => message)).toEqual([]);
    const used = steps.flatMap(({ send, subscribe }) => send ?? subscribe ?? []);
    const names = parsed.definitions.flatMap((one) => (one.kind === 'OperationDefinition' ? (one.name?.value ?? []) : []));
    expect(new Set(used)).toEqual(new Set(names));
    expect(used.filter((name) => !getOperationAST(parsed, name))).toEqual([]);
  });

  it.each(byName)('%s expects something of every answer', (_name, { steps }) => {
    expect(steps.filter((one) => !one.subscribe && !one.expect).map(({ step }) => step)).toEqual([]);
  });

  const folderOfRest = join(folder, '../../openapi/journeys');

  it.each(readdirSync(folderOfRest))('does all that %s does, or says why not', (file) => {
    const { workflows } = parse(readFileSync(join(folderOfRest, file), 'utf8')) as { workflows: { steps: { stepId: string }[] }[] };
    const journey = journeys.find(({ name }) => `${name}.yaml` === file);
    const done = [...(journey?.steps.map(({ step }) => step) ?? []), ...Object.keys(journey?.restOnly ?? {})];
    expect(workflows.flatMap(({ steps }) => steps.map(({ stepId }) => stepId)).filter((id) => !done.includes(id))).toEqual([]);
  });
});

describe('what a step expects', () => {
  const answer = { status: 200, data: { resource: { id: 'res_1', tags: ['a', 'b'], dueAt: null, version: 2 } } };
  const known = { resource: 'res_1', version: 2 };

  it.each([
    [{ data: { resource: { id: '{resource}', dueAt: null } } }],
    [{ data: { resource: { id: '/^res_/', version: '/^2$/', tags: ['a', '/b/'] } } }],
    [{ data: { resource: { id: '!= null', version: '!= {resource}' } } }],
  ])('fits: %o', (expected) => expect(misses(expected, answer, known)).toEqual([]));

  it.each([
    [{ data: { resource: { id: 'res_2' } } }],
    [{ data: { resource: { id: '/^usr_/' } } }],
    [{ data: { resource: { tags: ['a'] } } }],
    [{ data: { resource: { version: '!= {version}' } } }],
    [{ data: { resource: { dueAt: '!= null' } } }],
    [{ data: { resource: { dueAt: undefined, name: null } } }],
    [{ data: { resource: { name: '!= null' } } }],
    [{ data: null }],
    [{ errors: [{}] }],
  ])('does not fit: %o', (expected) => expect(misses(expected, answer, known)).not.toEqual([]));
});
