import { describe, expect, it } from 'vitest';
import { familyFacts, operationFacts } from '../../build/operation-facts.ts';
import { schemaFacts } from '../../build/schema-facts.ts';
import { storedParts } from '../../src/contract/openapi-document.ts';
import type { Collection, View } from '../../src/dashboard/data/collection.ts';
import { collectionsOf } from '../../src/dashboard/data/derived.ts';
import type { Document } from '../../src/documents/document.ts';
import { expand, wholeContract } from '../../src/documents/expand.ts';

const id = (prefix: string) => ({ type: 'string', pattern: `^${prefix}_[0-7][0-9a-hjkmnp-tv-z]{25}$` });
const time = { type: 'string', format: 'date-time', 'x-filter': true, 'x-sort': true };
const text = { type: 'string', maxLength: 200, 'x-filter': true, 'x-sort': true };
const record = (properties: object) => ({ type: 'object', properties });
const ref = (name: string, form?: 'single' | 'collection') => ({
  $ref: `#/components/schemas/${name}`,
  ...(form ? { 'x-envelope': form } : {}),
});
const answer = (name: string, form: 'single' | 'collection', status = '200') => ({
  responses: { [status]: { description: 'It.', content: { 'application/json': { schema: ref(name, form) } } } },
});
const body = (name: string) => ({ requestBody: { required: true, content: { 'application/json': { schema: ref(name) } } } });
const nothing = { responses: { 204: { description: 'Done.' } } };
const operation = (tag: string, operationId: string, summary: string, ...parts: object[]) => ({
  operationId,
  summary,
  tags: [tag],
  'x-scopes': [`read:${tag}`],
  ...Object.assign({}, ...parts),
});

const boats = {
  paths: {
    '/v1/boats': {
      get: operation('boats', 'listBoats', 'List boats', answer('Boat', 'collection'), { 'x-default-sort': 'created_at:desc' }),
      post: operation('boats', 'createBoat', 'Create a boat', body('BoatCreate'), answer('BoatWithSecret', 'single', '201')),
    },
    '/v1/boats/{boat_id}': {
      get: operation('boats', 'getBoat', 'Get a boat', answer('Boat', 'single')),
      patch: operation('boats', 'updateBoat', 'Update a boat', body('BoatUpdate'), answer('Boat', 'single')),
      delete: operation('boats', 'deleteBoat', 'Delete a boat', nothing, {
        description: 'Deletes the boat with its log. Its crew stays. Administrators may do this. Otherwise it is a 403 `forbidden`.',
      }),
    },
    '/v1/boats/{boat_id}/launch': { post: operation('boats', 'launchBoat', 'Launch a boat', answer('Boat', 'single')) },
    '/v1/boats/{boat_id}/sell': { post: operation('boats', 'sellBoat', 'Sell a boat', body('BoatUpdate'), answer('Boat', 'single')) },
    '/v1/boats/{boat_id}/sailors': {
      get: operation('boats', 'listBoatSailors', "List a boat's sailors", answer('Sailor', 'collection')),
      post: operation('boats', 'addBoatSailor', 'Add a sailor', body('SailorCreate'), answer('Sailor', 'single', '201')),
    },
    '/v1/boats/{boat_id}/sailors/{user_id}': {
      patch: operation('boats', 'updateBoatSailor', 'Change a sailor', body('SailorUpdate'), answer('Sailor', 'single')),
      delete: operation('boats', 'removeBoatSailor', 'Remove a sailor', nothing),
    },
  },
  schemas: {
    BoatId: id('bot'),
    UserId: id('usr'),
    Boat: record({
      id: { ...ref('BoatId'), 'x-filter': true },
      logbook: { type: 'string', 'x-filter': true },
      name: text,
      rig: { type: 'string', enum: ['sloop', 'ketch'], 'x-filter': true },
      notes: { type: 'string' },
      harbour_id: { ...id('hbr'), 'x-filter': true },
      created_at: time,
      updated_at: time,
    }),
    BoatWithSecret: { allOf: [ref('Boat'), record({ ignition_code: { type: 'string' } })] },
    BoatCreate: record({ name: text }),
    BoatUpdate: record({ name: text }),
    Sailor: record({ user_id: { ...id('usr'), 'x-filter': true }, duty: { type: 'string', enum: ['skipper', 'mate'], 'x-filter': true } }),
    SailorCreate: record({ user_id: id('usr'), duty: { type: 'string', enum: ['skipper', 'mate'] } }),
    SailorUpdate: record({ duty: { type: 'string', enum: ['skipper', 'mate'] } }),
  },
};
const harbours = {
  paths: {
    '/v1/harbours': { get: operation('harbours', 'listHarbours', 'List harbours', answer('Harbour', 'collection')) },
    '/v1/harbours/{harbour_id}': { get: operation('harbours', 'getHarbour', 'Get a harbour', answer('Harbour', 'single')) },
    '/v1/harbours/{harbour_id}/boats': {
      get: operation('harbours', 'listHarbourBoats', "List a harbour's boats", answer('Boat', 'collection')),
    },
  },
  schemas: {
    HarbourId: id('hbr'),
    Harbour: record({ id: { ...ref('HarbourId'), 'x-filter': true }, depth: { type: 'integer', 'x-filter': true }, chart: text }),
  },
};

/** What the dashboard knows of some families. */
const factsOf = (...families: (typeof boats | typeof harbours)[]) => {
  const tags = { boats: 'What floats.', harbours: 'Where boats lie.' };
  const document = {
    openapi: '3.1.1',
    info: { title: 'Fleet', version: '1.0.0' },
    tags: Object.entries(tags).map(([name, description]) => ({ name, description })),
    paths: Object.assign({}, ...families.map(({ paths }) => structuredClone(paths))),
    components: { securitySchemes: {}, schemas: Object.assign({}, ...families.map(({ schemas }) => structuredClone(schemas))) },
  } as unknown as Document;
  const schemas = schemaFacts(document.components.schemas);
  const whole = expand(document, storedParts(), wholeContract);
  return { schemas, families: familyFacts(whole, 'platform'), operations: operationFacts(whole) };
};

const named = (collections: readonly Collection[], wanted: string): Collection => collections.find(({ id: one }) => one === wanted)!;

describe('a family that the dashboard has never heard of', () => {
  const { pages, parts } = collectionsOf(factsOf(boats, harbours), []);
  const boat = named(pages, 'boats');

  it('has a page with a list, a form and the texts of its contract', () => {
    expect(pages.map(({ id: one }) => one)).toEqual(['boats', 'harbours']);
    expect(boat).toMatchObject({
      title: 'Boats',
      noun: 'boat',
      kind: 'boat',
      about: 'What floats.',
      group: 'Work',
      family: 'boats',
      list: 'list',
      path: '/v1/boats',
      get: 'get',
      record: 'Boat',
      name: 'name',
      prefix: 'bot',
      columns: ['name', 'rig', 'harbour_id', 'logbook', 'updated_at'],
      sort: 'created_at:desc',
      create: { operation: 'create', schema: 'BoatCreate', shows: 'ignition_code' },
      update: { operation: 'update', schema: 'BoatUpdate' },
      isForAdministrators: false,
      hasForm: true,
      isNamed: true,
      isOffered: true,
      isLog: false,
    });
  });

  it('is asked about before it is deleted, in words for everybody', () => {
    expect(boat.remove).toEqual({
      operation: 'delete',
      verb: 'Delete',
      ask: 'Deletes the boat with its log. Its crew stays. This cannot be undone.',
    });
  });

  it('has the actions that need no body', () => {
    expect(boat.actions).toEqual([{ label: 'Launch', operation: 'launch', ask: 'Launch a boat.' }]);
  });

  it('has the lists of its parts, and its members with their roles', () => {
    expect(boat.related).toEqual([{ title: 'Sailors', collection: 'boats-sailors', operation: 'listSailors' }]);
    expect(named(parts, 'boats-sailors')).toMatchObject({
      noun: 'sailor',
      record: 'Sailor',
      name: 'user_id',
      columns: ['user_id', 'duty'],
      membership: {
        person: 'user_id',
        add: 'addSailor',
        remove: 'removeSailor',
        role: { operation: 'updateSailor', property: 'duty', roles: ['skipper', 'mate'] },
      },
    });
  });

  it('is linked from the records that list it, and is a log where nobody writes it', () => {
    const harbour = named(pages, 'harbours');
    expect(harbour.related).toEqual([{ title: 'Boats', collection: 'boats', operation: 'listBoats' }]);
    expect(harbour).toMatchObject({ name: 'chart', isLog: true, hasForm: false, isNamed: false, isOffered: false });
    expect([harbour.create, harbour.update, harbour.remove, harbour.actions]).toEqual([undefined, undefined, undefined, []]);
  });
});

describe('the view of a family', () => {
  // These families are in no client.
  const views = [
    { family: 'boats', order: 20, columns: ['name'], remove: { verb: 'Sink' }, parts: { sailors: { title: 'Crew' } } },
    { family: 'harbours', order: 10, title: 'Ports', id: 'ports' },
  ] as object[] as View[];

  it('says what is otherwise, and in which order, and leaves the rest to the contract', () => {
    const { pages, parts } = collectionsOf(factsOf(boats, harbours), views);
    expect(pages.map(({ id: one, title }) => [one, title])).toEqual([
      ['ports', 'Ports'],
      ['boats', 'Boats'],
    ]);
    expect(named(pages, 'boats')).toMatchObject({ columns: ['name'], noun: 'boat', remove: { operation: 'delete', verb: 'Sink' } });
    expect(parts.map(({ title }) => title)).toEqual(['Crew']);
    expect(named(pages, 'boats').related.map(({ title }) => title)).toEqual(['Crew']);
  });

  it('leaves nothing behind when the family is gone', () => {
    const { pages, parts } = collectionsOf(factsOf(boats), views);
    expect(pages.map(({ id: one }) => one)).toEqual(['boats']);
    const known = new Set([...pages, ...parts].map(({ id: one }) => one));
    expect(pages.flatMap(({ related }) => related).filter(({ collection }) => !known.has(collection))).toEqual([]);
  });
});
