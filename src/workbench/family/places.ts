import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { builtInFamilies, isPackageHere } from '../../codegen/read-yaml.ts';
import { platform } from '../../core/platform.ts';

/** The files of the project in the working folder that patterns name, and those of the package. */
export const filesOfBoth = (patterns: readonly string[]): string[] => {
  const own = globSync(patterns);
  return isPackageHere() ? own : [...own, ...globSync(patterns, { cwd: platform }).map((file) => join(platform, file))];
};

/** The families of the contract. */
export const familyNames = (): string[] => [
  ...new Set([...builtInFamilies(), ...globSync('openapi/platform/*.yaml').map((file) => basename(file, '.yaml'))]),
];

/** The number of a migration that comes after all others: those of a project begin at 5001. */
export const nextStep = (): string => {
  const files = isPackageHere() ? globSync(['src/data/migrations/steps/*.ts', 'src/built-in/*/migrations/*.ts']) : ['5000'];
  const numbers = [...files, ...globSync('src/families/*/migrations/*.ts')].map((file) => Number.parseInt(basename(file), 10));
  return String(Math.max(...numbers.filter(Number.isInteger)) + 1).padStart(4, '0');
};
