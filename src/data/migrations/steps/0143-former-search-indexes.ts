import { indexes } from './0031-search-indexes.ts';

const { projects_search, tasks_search } = indexes;

/** What the indexes of 0142-label-indexes.ts replace. */
export const formerIndexes = { projects_search, tasks_search };
