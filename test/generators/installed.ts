import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/** The packages of this folder, which are installed apart. */
export const packages = join(import.meta.dirname, 'node_modules');

/** Whether they are there: `npm ci` in this folder brings them. */
export const isInstalled = existsSync(join(packages, '.package-lock.json'));

/** What a skipped test says. */
export const hint = isInstalled ? '' : ' (needs npm ci --prefix test/generators)';

/** One of them. They come without types that these tests could rely on where they are not installed. */
export const load: (name: string) => unknown = createRequire(join(packages, 'any.js'));
