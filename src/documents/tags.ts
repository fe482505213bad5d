import { basename } from 'node:path';
import type { Operation } from './document.ts';

/**
 * Tags an operation with the name of its file, such as `tasks`. An operation that states another tag, because readers look for it there, says
 * in `x-family` which file it is from.
 */
export const withTag = (operation: Pick<Operation, 'x-family'> & { tags?: string[] }, file: string): void => {
  const family = basename(file, '.yaml');
  operation.tags ??= [family];
  if (operation.tags[0] !== family) operation['x-family'] = family;
};
