import { describe, expect, it } from 'vitest';
import { joinedCatalogue } from '../../src/codegen/event-catalogue.ts';
import { causedKinds, placedKinds, withMessages } from '../../src/codegen/stated-events.ts';

const id = (...prefixes: string[]) => ({
  type: 'string',
  pattern: `^${prefixes.length > 1 ? `(${prefixes.join('|')})` : prefixes[0]}_[a-z]$`,
});
const record = (properties: object, words: object = {}) => ({ type: 'object', properties, ...words });
const kind = (data: string, more: object = {}) => ({ description: 'It happened.', data: { $ref: data }, example: {}, ...more });

/** Shelves say who sees them and the books in them; notes are on shelves, books and readers; a loan is of a book and a reader. */
const files: Record<string, Record<string, unknown>> = {
  'platform.yaml': { tags: ['readers', 'shelves', 'books', 'notes'].map((name) => ({ name })) },
  'platform/readers.yaml': {
    schemas: { ReaderId: id('rea'), Reader: record({ id: { $ref: '#/schemas/ReaderId' } }) },
    catalogue: {
      READER_UPDATED: kind('#/schemas/Reader', { changes: true, affects: [{ records: 'restricted', for: 'person', changed: 'age' }] }),
      READER_DELETED: kind('#/schemas/Reader'),
    },
  },
  'platform/shelves.yaml': {
    schemas: { ShelfId: id('she'), Shelf: record({ id: { $ref: '#/schemas/ShelfId' } }, { 'x-readers': { of: 'id' } }) },
    catalogue: {
      SHELF_CREATED: kind('#/schemas/Shelf', { message: { summary: 'A shelf', value: { id: 'she_a' } } }),
      SHELF_LOCKED: kind('#/schemas/Shelf', { changes: true, affects: [{ records: 'restricted', for: 'readers' }] }),
      SHELF_DELETED: kind('#/schemas/Shelf'),
    },
    affected: { READER_DELETED: [{ records: 'restricted', for: 'readers' }] },
  },
  'platform/books.yaml': {
    schemas: {
      Book: record({ id: id('boo'), shelf_id: { $ref: 'shelves.yaml#/schemas/ShelfId' } }, { 'x-readers': { of: 'shelf_id' } }),
      Loan: record(
        { book_id: id('boo'), reader_id: { $ref: 'readers.yaml#/schemas/ReaderId' } },
        { 'x-deleted-with': ['book_id', 'reader_id'] },
      ),
      Removal: record({ shelf_id: { $ref: 'shelves.yaml#/schemas/ShelfId' } }, { 'x-readers': { of: 'shelf_id' } }),
    },
    catalogue: {
      BOOK_UPDATED: kind('#/schemas/Book', {
        'x-caused-by': ['deleteShelf'],
        changes: true,
        affects: [{ records: 'restricted', for: 'readers', changed: 'shelf_id' }],
      }),
      BOOK_DELETED: kind('#/schemas/Book'),
      BOOK_LENT: kind('#/schemas/Loan'),
      SHELF_BOOK_REMOVED: kind('#/schemas/Removal', {
        subject: 'shelves',
        affects: [{ records: { Book: 'shelf_id' }, for: 'readers' }],
      }),
    },
  },
  'platform/notes.yaml': {
    schemas: {
      Note: record(
        { id: id('not'), on: record({ id: id('she', 'boo', 'rea') }) },
        { 'x-readers': { of: 'on.id' }, 'x-deleted-with': ['on.id'] },
      ),
    },
    catalogue: { NOTE_CREATED: kind('#/schemas/Note') },
    follows: { BOOK_DELETED: 'Its notes are gone.' },
  },
};

const without = (family: string) => ({
  ...files,
  'platform.yaml': { tags: (files['platform.yaml']!.tags as { name: string }[]).filter(({ name }) => name !== family) },
});

const catalogueOf = (some: typeof files) => joinedCatalogue((file) => some[file]!);
const effectsOf = (kind: string, some = files) => catalogueOf(some)[kind]!.affects;

describe('the joined catalogue', () => {
  it('has what later families say that follows, behind the sentence of the kind', () => {
    expect(catalogueOf(files).BOOK_DELETED!.description).toBe('It happened. Its notes are gone.');
    expect(catalogueOf(without('notes')).BOOK_DELETED!.description).toBe('It happened.');
  });

  it('has the kinds in the order of the families, and the file of each', () => {
    const placed = placedKinds((file) => files[file]!).map(({ kind, file, entry }) => [kind, file, entry.subject]);
    expect(placed.slice(0, 3)).toEqual([
      ['READER_UPDATED', 'platform/readers.yaml', 'readers'],
      ['READER_DELETED', 'platform/readers.yaml', 'readers'],
      ['SHELF_CREATED', 'platform/shelves.yaml', 'shelves'],
    ]);
    expect(placed).toContainEqual(['SHELF_BOOK_REMOVED', 'platform/books.yaml', 'shelves']);
  });

  it('refers to schemas as the file of all events does', () => {
    expect(catalogueOf(files).BOOK_LENT!.data).toEqual({ $ref: '../platform/books.yaml#/schemas/Loan' });
  });

  it('says which kinds an operation causes that does not know them', () => {
    expect(causedKinds((file) => files[file]!)).toEqual(new Map([['deleteShelf', ['BOOK_UPDATED']]]));
  });

  it('gives the webhook the examples of messages under the names of their kinds', () => {
    const media = { 'x-catalogue': 'messages' };
    withMessages(media, (file) => files[file]!);
    expect(media).toEqual({ examples: { shelfCreated: { summary: 'A shelf', value: { id: 'she_a' } } } });
  });
});

describe('effects', () => {
  it('are on the records that have the readers of the record: by their filter, or by any where further records lead there', () => {
    expect(effectsOf('SHELF_LOCKED')).toEqual([{ records: { Shelf: 'id', Book: 'shelf_id', Note: 'any' }, for: 'readers' }]);
    expect(effectsOf('BOOK_UPDATED')).toEqual([{ records: { Note: 'on_id' }, for: 'readers', changed: 'shelf_id' }]);
  });

  it('are on all that have readers where the record decides about none', () => {
    const some = without('notes');
    expect(effectsOf('READER_UPDATED', some)).toEqual([{ records: { Shelf: 'any', Book: 'any' }, for: 'person', changed: 'age' }]);
  });

  it('are also on what has the readers of the stated records', () => {
    expect(effectsOf('SHELF_BOOK_REMOVED')).toEqual([{ records: { Book: 'shelf_id', Note: 'any' }, for: 'readers' }]);
  });

  it('of a deletion are on what is deleted with the record, and on what loses its readers', () => {
    expect(effectsOf('BOOK_DELETED')).toEqual([{ records: { Loan: 'book_id', Note: 'on_id' }, for: 'everyone' }]);
    expect(effectsOf('SHELF_DELETED')).toEqual([
      { records: { Note: 'on_id' }, for: 'everyone' },
      { records: { Book: 'shelf_id' }, for: 'readers' },
    ]);
  });

  it('are stated by families about the kinds of others, after those of a deletion', () => {
    expect(effectsOf('READER_DELETED')).toEqual([
      { records: { Loan: 'reader_id', Note: 'on_id' }, for: 'everyone' },
      { records: { Note: 'on_id' }, for: 'readers' },
    ]);
  });

  it('follow the families that there are', () => {
    expect(effectsOf('BOOK_DELETED', without('notes'))).toEqual([{ records: { Loan: 'book_id' }, for: 'everyone' }]);
    expect(effectsOf('SHELF_LOCKED', without('books'))).toEqual([{ records: { Shelf: 'id', Note: 'on_id' }, for: 'readers' }]);
    expect(effectsOf('SHELF_CREATED')).toBeUndefined();
  });
});
