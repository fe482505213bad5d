import { describe, expect, it } from 'vitest';
import { readersTable } from '../../src/codegen/readers.ts';
import type { Document, Schema } from '../../src/documents/document.ts';
import type { EventCatalogue } from '../../src/documents/events.ts';

const id = (prefix: string): Schema => ({ type: 'string', pattern: `^${prefix}_[0-7][0-9a-hjkmnp-tv-z]{25}$` });
const record = (properties: Record<string, Schema>, readers?: object): Schema => ({
  type: 'object',
  properties,
  ...(readers && { 'x-readers': readers }),
});
const ref = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` });

const schemas: Record<string, Schema> = {
  ShelfId: id('shf'),
  BookId: id('boo'),
  Shelf: record({ id: ref('ShelfId') }, { of: 'id' }),
  Book: record({ id: ref('BookId'), shelf_id: ref('ShelfId'), lent_to: id('usr') }, { of: 'shelf_id', person: 'lent_to' }),
  Poster: record({ id: id('pos') }),
  Closing: record({ shelf_id: ref('ShelfId') }, { of: 'shelf_id', before: true }),
  Note: record({ id: id('not'), on: record({ id: id('(shf|boo|pos)') }) }, { of: 'on.id' }),
};
const document: Document = {
  openapi: '3.1.1',
  info: { title: 'Books', version: '1.0.0' },
  paths: {},
  components: { schemas, parameters: {}, responses: {}, headers: {}, securitySchemes: {} },
};

const kind = (data: string, subject: string) => ({ description: 'It happened.', data: { $ref: `x.yaml#/schemas/${data}` }, subject });
const catalogue: EventCatalogue = {
  SHELF_BUILT: kind('Shelf', 'shelves'),
  BOOK_LENT: kind('Book', 'books'),
  BOOK_RETURNED: kind('Book', 'books'),
  POSTER_HUNG: kind('Poster', 'posters'),
  SHELF_CLOSED: kind('Closing', 'shelves'),
  NOTE_TAKEN: kind('Note', 'notes'),
};

const constantsOf = (module: string): Record<string, unknown> =>
  Object.fromEntries(
    [...module.matchAll(/^export const (\w+) = (.*?) as const;$/gms)].map(([, name, value]) => [name, JSON.parse(value!)]),
  );

describe('readersTable', () => {
  it('says which records decide themselves, which everyone sees, and where the readers of others stand', () => {
    expect(constantsOf(readersTable(document, catalogue))).toEqual({
      decidingKinds: ['shelf'],
      readers: {
        Shelf: { of: ['id'] },
        Book: { of: ['shelf_id'], person: 'lent_to' },
        Closing: { of: ['shelf_id'], before: true },
        Note: { of: ['on', 'id'], open: ['pos'], lookups: { boo: { table: 'books', of: 'shelf_id', person: 'lent_to' } } },
      },
    });
  });
});
