import { basename } from 'node:path';

/** Gives an operation its tag: the name of the file that it is written in, such as `tasks`. */
export const withTag = (operation: { tags?: string[] }, file: string): void => {
  operation.tags ??= [basename(file, '.yaml')];
};
