import { createRequire } from 'node:module';
import { dirname } from 'node:path';

/** The folder of the project whose contracts are served: the one with `generated`. */
export const project = dirname(dirname(createRequire(import.meta.url).resolve('#generated/shared.json')));
