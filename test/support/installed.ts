import { existsSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** Packages of a folder that are installed apart from those of the repository. */
export interface Installed {
  packages: string;
  /** Whether tests that need them are skipped. With `TESSERA_TEST_NEEDS_PACKAGES` they fail instead. */
  isSkipped: boolean;
  /** What a skipped test says. */
  hint: string;
}

export const installedIn = (folder: string): Installed => {
  const packages = join(root, folder, 'node_modules');
  const isInstalled = existsSync(join(packages, '.package-lock.json'));
  return {
    packages,
    isSkipped: !isInstalled && !process.env.TESSERA_TEST_NEEDS_PACKAGES,
    hint: isInstalled ? '' : ` (needs npm ci --prefix ${folder})`,
  };
};
