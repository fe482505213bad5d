import type { Family, Given } from '../../kit/family.ts';
import { searchHandlers } from './handlers.ts';
import { searchResolvers } from './resolvers.ts';
import { createSearchService } from './service.ts';
import { searchSweep } from './sweep.ts';

export const searchFamily = {
  name: 'search',
  sweeps: () => [searchSweep],

  compose: ({ db, seen, findNode }: Given) => {
    const search = createSearchService({ db, seen });
    return { services: {}, handlers: { search: searchHandlers({ search }) }, resolvers: { search: searchResolvers({ search }, findNode) } };
  },
} satisfies Family;
