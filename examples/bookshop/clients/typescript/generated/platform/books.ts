// Written by `tessera generate` from the contract. Do not edit: change the contract and run `npm run generate`.
import type { Answer, Change, Family, GuardedOptions, List, Options, Selected, Selection, WriteOptions } from '../../src/types.ts';
import type { Book, BookCreate, BookExpansion, BookFieldName, BookList, BookUpdate } from './types.ts';

/** The operations of the family `books`. */
export interface BooksApi {
  /**
   * List books
   *
   * The books of the account. Everyone in the account sees all of them.
   */
  list<F extends BookFieldName = BookFieldName, E extends BookExpansion = never>(query?: BookList & Selection<F, E>, options?: Options): List<Selected<Book, F | E>, 'version_retired'>;
  /**
   * Create a book
   *
   * Adds a book to the shop. Another book with the same `isbn` is a 409 `already_exists`. Editors and administrators may do this.
   */
  create<F extends BookFieldName = BookFieldName, E extends BookExpansion = never>(body: BookCreate, options?: WriteOptions & Selection<F, E>): Answer<Selected<Book, F | E>, 'already_exists' | 'conflict' | 'idempotency_key_in_use' | 'idempotency_key_reused' | 'payload_too_large' | 'unknown_reference' | 'unprocessable' | 'unsupported_media_type' | 'version_retired'>;
  /**
   * Get a book
   *
   * One book of the account.
   */
  get<F extends BookFieldName = BookFieldName, E extends BookExpansion = never>(bookId: string, query?: Selection<F, E>, options?: Options): Answer<Selected<Book, F | E>, 'not_found' | 'version_mismatch' | 'version_retired'>;
  /**
   * Replace a book
   *
   * Replaces all fields with yours. A field that you leave out returns to its default. An `isbn` that another book has is a 409 `already_exists`. Editors and administrators may do this.
   */
  replace<F extends BookFieldName = BookFieldName, E extends BookExpansion = never>(bookId: string, body: Change<Book, BookCreate>, options?: GuardedOptions & Selection<F, E>): Answer<Selected<Book, F | E>, 'already_exists' | 'conflict' | 'idempotency_key_in_use' | 'idempotency_key_reused' | 'not_found' | 'payload_too_large' | 'unknown_reference' | 'unprocessable' | 'unsupported_media_type' | 'version_mismatch' | 'version_retired'>;
  /**
   * Update fields of a book
   *
   * Changes the fields that you send and leaves the others unchanged. An `isbn` that another book has is a 409 `already_exists`. Editors and administrators may do this.
   */
  update<F extends BookFieldName = BookFieldName, E extends BookExpansion = never>(bookId: string, body: Change<Book, BookUpdate>, options?: GuardedOptions & Selection<F, E>): Answer<Selected<Book, F | E>, 'already_exists' | 'conflict' | 'idempotency_key_in_use' | 'idempotency_key_reused' | 'not_found' | 'payload_too_large' | 'unknown_reference' | 'unprocessable' | 'unsupported_media_type' | 'version_mismatch' | 'version_retired'>;
  /**
   * Delete a book
   *
   * Deletes the book permanently. Orders keep their lines; one that is not shipped yet can only be cancelled. Editors and administrators may do this.
   */
  delete(bookId: string, options?: GuardedOptions): Answer<void, 'already_exists' | 'conflict' | 'idempotency_key_in_use' | 'idempotency_key_reused' | 'not_found' | 'unknown_reference' | 'unprocessable' | 'version_mismatch' | 'version_retired'>;
}

/** The family `books`, for `createClient`. */
export const books: Family<BooksApi> = {
  list: 'GET /v1/books list call:listBooks',
  create: 'POST /v1/books body shaped idempotent call:createBook',
  get: 'GET /v1/books/{book_id} query call:getBook',
  replace: 'PUT /v1/books/{book_id} body shaped idempotent rewritable call:replaceBook',
  update: 'PATCH /v1/books/{book_id} body shaped idempotent rewritable call:updateBook',
  delete: 'DELETE /v1/books/{book_id} nothing idempotent call:deleteBook',
};
