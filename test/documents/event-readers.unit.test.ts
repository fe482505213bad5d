import { describe, expect, it } from 'vitest';
import type { Schema } from '../../src/documents/document.ts';
import { withReaders, withReadersOfTypes } from '../../src/documents/event-readers.ts';

const kind = { description: 'It happened.', data: { $ref: '#/schemas/Book' }, subject: 'books' };
const catalogue = { BOOK_LENT: kind, BOOK_RETURNED: kind };

const saying = (readers?: object): string => {
  const schemas: Record<string, Schema> = { BookEventBase: { description: 'Books.' }, Book: readers ? { 'x-readers': readers } : {} };
  withReaders(schemas, catalogue);
  return String(schemas.BookEventBase!.description);
};

describe('withReaders', () => {
  it.each([
    [undefined, 'Readers: everyone in the account.'],
    [{ of: 'id' }, 'Readers: administrators, and those who may see the record.'],
    [{ of: 'shelf_id' }, 'Readers: administrators, and those who may see the record in `shelf_id`.'],
    [{ of: 'on.id', person: 'lent_to' }, 'Readers: administrators, those who may see the record in `on.id`, and the user in `lent_to`.'],
    [{ of: 'shelf_id', before: true }, 'Readers: administrators, and those who could see the record in `shelf_id` before.'],
  ])('says once of events with %o who may read them', (readers, sentence) => {
    expect(saying(readers)).toBe(`Books. ${sentence}`);
  });
});

describe('withReadersOfTypes', () => {
  it('says at each type of event who may read such events', () => {
    const types: Schema = { 'x-enumDescriptions': { BOOK_LENT: 'Lent.', BOOK_RETURNED: 'Returned.' } };
    withReadersOfTypes(types, { Book: { 'x-readers': { of: 'shelf_id' } } }, catalogue);
    const readers = 'Readers: administrators, and those who may see the record in `shelf_id`.';
    expect(types['x-enumDescriptions']).toEqual({ BOOK_LENT: `Lent. ${readers}`, BOOK_RETURNED: `Returned. ${readers}` });
  });
});
