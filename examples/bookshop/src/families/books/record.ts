import { allFields, type Schemas, ServiceError, violatedConstraint } from '@tessera/platform';

export type Book = Schemas['Book'];
export type BookCreate = Schemas['BookCreate'];
export type BookUpdate = Schemas['BookUpdate'];

/** The fields of a book that people set. */
export const fieldsOf = (body: BookCreate) => allFields('BookCreate', body);

/** Explains a violation of the unique ISBN as `already_exists`. */
export const explaining =
  (isbn: string) =>
  (error: unknown): unknown =>
    violatedConstraint(error) === 'books_isbn'
      ? new ServiceError('already_exists', `There is a book with the ISBN ${isbn} already.`, {
          details: [{ field: 'isbn', message: 'Must be unique in the account.', code: 'conflict' }],
          cause: error,
        })
      : error;

/** A number of copies of a book. */
export interface Copies {
  book_id: string;
  count: number;
}

/** The error for an order of more copies than there are. */
export const outOfStock = (missing: readonly { book_id: string; count: number; stock: number }[]): ServiceError =>
  new ServiceError('out_of_stock', `There are too few copies of ${missing.map(({ book_id }) => book_id).join(', ')}.`, {
    details: missing.map(({ book_id, count, stock }) => ({
      field: book_id,
      message: `Has ${stock} of ${count} copies.`,
      code: 'conflict',
    })),
  });
