import { join } from 'node:path';

/** The folder of the package with the machinery. */
export const platform = join(import.meta.dirname, '../..');
