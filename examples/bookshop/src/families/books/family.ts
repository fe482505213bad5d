import type { Family, Given } from '@tessera/platform';
import { bookHandlers } from './handlers.ts';
import { bookResolvers } from './resolvers.ts';
import { bookScene } from './scene.ts';
import { bookSeed } from './seed.ts';
import { createBookService } from './service.ts';

export const bookFamily = {
  name: 'books',
  tables: { books: {} },
  scene: bookScene,
  seeds: [bookSeed],

  compose: ({ db, clock }: Given) => {
    const books = createBookService({ db, clock });
    return {
      services: { books },
      handlers: { books: bookHandlers({ books }) },
      resolvers: { books: bookResolvers({ books }) },
    };
  },
} satisfies Family;
