import { defineHandlers, ok } from '../../contract/handlers.ts';
import type { SearchService } from './service.ts';

export const searchHandlers = ({ search }: { search: SearchService }) =>
  defineHandlers('search')({
    getSearchResults: ({ caller, query }) => ok(search.find(caller, query)),
  });
