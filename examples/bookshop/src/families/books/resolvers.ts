import { type FamilyResolvers, listed, named, withVersion, written } from '@tessera/platform';
import type { BookService } from './service.ts';

interface Dependencies {
  books: Pick<BookService, 'get' | 'window' | 'create' | 'update' | 'delete'>;
}

export const bookResolvers = ({ books }: Dependencies): FamilyResolvers<'books'> => {
  return {
    Query: {
      book: async (_root, { id }, { caller }) => withVersion(await books.get(caller, named('getBook', id))),

      books: listed('listBooks', 'Book', books.window),
    },

    Mutation: {
      createBook: written('createBook', books.create),
      updateBook: written('updateBook', books.update),
      deleteBook: written('deleteBook', books.delete),
    },
  };
};
