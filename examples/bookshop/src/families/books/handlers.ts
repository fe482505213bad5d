import { created, defineHandlers, noContent, ok } from '@tessera/platform';
import type { BookService } from './service.ts';

export const bookHandlers = ({ books }: { books: BookService }) =>
  defineHandlers('books')({
    listBooks: ({ caller, list }) => ok(books.list(caller, list)),

    createBook: ({ caller, body }) => created(books.create(caller, body)),

    getBook: ({ caller, path }) => ok(books.get(caller, path.book_id)),

    replaceBook: ({ caller, path, body, ifMatch }) => ok(books.replace(caller, path.book_id, body, ifMatch)),

    updateBook: ({ caller, path, body, ifMatch }) => ok(books.update(caller, path.book_id, body, ifMatch)),

    deleteBook: ({ caller, path, ifMatch }) => noContent(books.delete(caller, path.book_id, ifMatch)),
  });
