// Builds the package `@tessera/client`, which the examples import as everybody else does.
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');

/** What is for tests knows Node; the rest knows no more than a browser. */
const parts = ['tsconfig.build.json', 'src/testing/tsconfig.build.json'];

/** Compiles the client; TypeScript notices itself what has not changed since. */
export const buildClient = (): void => {
  const compiler = join(root, 'node_modules/@typescript/native/bin/tsc');
  for (const part of parts)
    execFileSync(process.execPath, [compiler, '-p', join('clients/typescript', part)], { cwd: root, stdio: 'inherit' });
};
