import type { Mappings } from '@tessera/platform';
import { tasksInV2Preview } from '../families/tasks/v2-preview.ts';

/** The mappings of the versions that differ from the latest one in what codegen cannot map. A version without its mapping does not compile. */
export const mappings: Mappings = {
  'v2-preview': tasksInV2Preview,
};
