import { createRequire } from 'node:module';
import { join } from 'node:path';
import { installedIn } from '../support/installed.ts';

export const { packages, isSkipped, hint } = installedIn('test/generators');

/** One of the packages. They come without types that these tests could rely on where they are not installed. */
export const load: (name: string) => unknown = createRequire(join(packages, 'any.js'));
