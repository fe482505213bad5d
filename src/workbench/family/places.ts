import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { builtInFamilies } from '../../codegen/read-yaml.ts';
import { platform } from '../../core/platform.ts';

/** The files of the project in the working folder that patterns name, and those of the package. */
export const filesOfBoth = (patterns: readonly string[]): string[] => {
  const own = globSync(patterns, { exclude: ['**/*.d.ts'] });
  if (platform === process.cwd()) return own;
  return [...own, ...globSync(patterns, { cwd: platform, exclude: ['**/*.d.ts'] }).map((file) => join(platform, file))];
};

/** The name of a module, which the package has compiled. */
const moduleName = (file: string): string => basename(file).replace(/\.[jt]s$/, '');

/** The names of all tables. */
export const tableNames = (): string[] =>
  filesOfBoth(['src/data/tables/*.{js,ts}', 'src/{built-in,families}/*/tables/*.{js,ts}']).map((file) =>
    moduleName(file).replaceAll('-', '_'),
  );

/** The families of the contract. */
export const familyNames = (): string[] => [
  ...new Set([...builtInFamilies(), ...globSync('openapi/platform/*.yaml').map((file) => basename(file, '.yaml'))]),
];

/** The number of a migration that comes after all others: those of a project begin at 5001. */
export const nextStep = (): string => {
  const files = platform === process.cwd() ? filesOfBoth(['src/data/migrations/steps/*.ts', 'src/built-in/*/migrations/*.ts']) : ['5000'];
  const numbers = [...files, ...globSync('src/families/*/migrations/*.ts')].map((file) => Number.parseInt(basename(file), 10));
  return String(Math.max(...numbers.filter(Number.isInteger)) + 1).padStart(4, '0');
};
