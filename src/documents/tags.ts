import { basename } from 'node:path';

/** Tags an operation with the name of its file, such as `tasks`. */
export const withTag = (operation: { tags?: string[] }, file: string): void => {
  operation.tags ??= [basename(file, '.yaml')];
};
