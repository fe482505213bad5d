import { describe, expect, it } from 'vitest';
import type { Document, Operation, Schema } from '../../src/documents/document.ts';
import { filterParameters, listFacts, recordParameters, shapedRecord } from '../../src/documents/list-language.ts';

const id: Schema = { type: 'string', pattern: '^thg_[0-7][0-9a-hjkmnp-tv-z]{25}$', 'x-filter': true };
const note: Schema = { type: 'string' };

const refTo = (name: string) => ({ $ref: `#/components/schemas/${name}` });

const documentWith = (properties: Record<string, Schema>) =>
  ({ components: { schemas: { Thing: { type: 'object', properties } } } }) as unknown as Document;

describe('x-filter at an object', () => {
  const place = (isFilter: boolean): Schema => ({ type: 'object', properties: { id, note }, ...(isFilter && { 'x-filter': true }) });

  it('makes filters of those of its properties that have it, too, named after both', () => {
    const document = documentWith({ place: place(true) });
    const facts = listFacts(document, '#/components/schemas/Thing');
    expect(facts.filters).toEqual({ place_id: { kind: 'id', nullable: false, path: ['place', 'id'] } });
    const [first] = filterParameters(document, facts);
    expect(first).toMatchObject({ name: 'place_id', description: 'Only records whose `place.id` equals this value.' });
  });

  it('is needed: a record within a record has filters of its own list', () => {
    expect(listFacts(documentWith({ place: place(false) }), '#/components/schemas/Thing').filters).toEqual({});
  });
});

describe('x-expand', () => {
  const related = (name: string) => ({
    [`${name.toLowerCase()}_id`]: { ...id, 'x-expand': name.toLowerCase() },
    [name.toLowerCase()]: refTo(name),
  });
  const schemas = Object.fromEntries(
    Object.entries({ Thing: 'Shelf', Shelf: 'Room', Room: 'House', House: undefined }).map(([name, next]) => [
      name,
      { type: 'object', properties: { id, ...(next && related(next)) } },
    ]),
  );
  const document = { components: { schemas } } as unknown as Document;
  const facts = listFacts(document, '#/components/schemas/Thing');

  it('offers the related record and those of it, by the name of each, and no others', () => {
    expect(facts.expands).toEqual({ shelf: { by: 'shelf_id', of: 'Shelf' }, 'shelf.room': { by: 'room_id', of: 'Room' } });
    expect(facts.fields).toEqual(['id', 'shelf_id']);
  });

  it('names them all in the parameter, and says what a name with a dot is', () => {
    const expand = recordParameters(facts).find(({ name }) => name === 'expand')!;
    expect(expand.schema).toMatchObject({ maxItems: 2, items: { enum: ['shelf', 'shelf.room'] }, examples: [['shelf']] });
    expect(expand.description).toBe(
      'Related records to include in full. `shelf.room` is the `room` of the `shelf`, which it includes, too.',
    );
    const flat = recordParameters(listFacts(document, '#/components/schemas/Room')).find(({ name }) => name === 'expand')!;
    expect(flat.description).toBe('Related records to include in full.');
  });
});

describe('fields and expand', () => {
  const answering = (status: string, data: Schema) =>
    ({
      responses: { [status]: { description: '', content: { 'application/json': { schema: { type: 'object', properties: { data } } } } } },
    }) as unknown as Operation;
  const get = answering('200', { type: 'array', items: refTo('Thing') });
  const of = (method: 'get' | 'post', operation: Operation) => {
    const paths = { '/things': { get, [method]: operation } };
    const schemas = { Thing: { type: 'object' }, Other: { type: 'object' } };
    return shapedRecord({ paths, components: { schemas } } as unknown as Document, { method, operation });
  };

  it('are of the records of a GET, and of the record of a write that a GET answers with', () => {
    expect(of('get', get)).toEqual({ ref: refTo('Thing').$ref, list: true });
    expect(of('post', answering('201', refTo('Thing')))).toEqual({ ref: refTo('Thing').$ref, list: false });
  });

  it.each([
    ['what no GET answers with', answering('201', refTo('Other'))],
    ['what will be done', answering('202', refTo('Thing'))],
    ['several records', get],
    ['nothing', { responses: { 204: { description: '' } } } as unknown as Operation],
  ])('are not of a write that answers with %s', (_what, operation) => {
    expect(of('post', operation)).toBeUndefined();
  });
});
