import { realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { platform } from './platform.ts';

/** The folder of the project whose contracts are served. It has `generated`, to which an installed package has a link (`bin/link.cjs`). */
export const project = dirname(realpathSync(join(platform, 'generated')));
