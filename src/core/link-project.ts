import { createRequire } from 'node:module';
import { join } from 'node:path';
import { platform } from './platform.ts';

/** Only the installed package is compiled; the sources have the places of the project beside them. */
const isInstalled = import.meta.url.endsWith('.js');

/** Links the installed package to the project in the working folder, as the command line does at its start (`bin/link.cjs`). */
export const linkProject = (): void => {
  if (isInstalled) createRequire(import.meta.url)(join(platform, 'bin/link.cjs')).linkProject(process.cwd());
};
