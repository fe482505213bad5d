// Builds the package `@tessera/client` of a project, which its dashboard and its tests import as everybody else does.
import { join } from 'node:path';
import { platform } from '../src/core/platform.ts';
import { project } from '../src/core/project.ts';
import { compile } from './compiler.ts';

/** What is for tests knows Node; the rest knows no more than a browser. */
const parts = ['tsconfig.build.json', 'src/testing/tsconfig.build.json'];

/** Compiles the client; TypeScript notices itself what has not changed since. */
export const buildClient = (): void => {
  const dist = join(project, 'clients/typescript/dist');
  for (const [at, part] of parts.entries()) {
    const config = join(platform, 'clients/typescript', part);
    compile(config, '--outDir', dist, '--tsBuildInfoFile', join(dist, `${at}.tsbuildinfo`));
  }
};
