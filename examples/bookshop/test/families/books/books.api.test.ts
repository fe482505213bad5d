import {
  anId,
  anInstant,
  bootTessera,
  type Caller,
  created,
  expectError,
  recording,
  single,
  type Tessera,
} from '@tessera/platform/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let tessera: Tessera;
let admin: Caller;
beforeAll(async () => {
  tessera = await bootTessera();
  admin = tessera.admin;
});
afterAll(() => tessera?.close());

const path = '/v1/books';
const at = ({ id }: { id: string }) => `${path}/${id}`;
const emma = { title: 'Emma', isbn: '9780141439587', price: 899 };
const persuasion = { title: 'Persuasion', isbn: '9780141439686', price: 799, stock: 4 };
const taken = ['isbn conflict'];

describe('createBook', () => {
  it('201 answers the book, of which none are in stock, and records BOOK_CREATED', async () => {
    const { answer, events } = await recording(tessera, () => admin.call('POST', path, emma));
    const { data } = answer.body;
    expect(answer.status).toBe(201);
    expect(answer.body).toEqual(single({ id: anId('boo'), ...emma, stock: 0, created_at: anInstant, updated_at: data.created_at }));
    expect(events).toMatchObject([{ type: 'BOOK_CREATED', resource_id: data.id, data }]);
  });

  it('409 refuses an ISBN that another book of the account has; another account may have it', async () => {
    expectError(await admin.call('POST', path, { ...emma, title: 'Emma again' }), 409, 'already_exists', taken);
    const stranger = await tessera.otherAccount();
    expect((await stranger.call('POST', path, emma)).status).toBe(201);
  });

  it('400 refuses what is no ISBN', async () => {
    expectError(await admin.call('POST', path, { ...persuasion, isbn: '1234567890123' }), 400, 'invalid_parameters', [
      'isbn invalid_format',
    ]);
  });
});

describe('updateBook', () => {
  it('200 changes the stock and records BOOK_UPDATED', async () => {
    const book = await created(admin, path, persuasion);
    const { answer, events } = await recording(tessera, () => admin.call('PATCH', at(book), { stock: 9 }, { 'If-Match': '"1"' }));
    expect(answer.body.data).toEqual({ ...book, stock: 9, updated_at: anInstant });
    expect(events).toMatchObject([{ type: 'BOOK_UPDATED', data: answer.body.data }]);
  });

  it('409 refuses an ISBN that another book has', async () => {
    const book = await created(admin, path, { ...persuasion, isbn: '9780141439655' });
    expectError(await admin.call('PATCH', at(book), { isbn: emma.isbn }), 409, 'already_exists', taken);
    expectError(await admin.call('PUT', at(book), emma), 409, 'already_exists', taken);
  });
});
