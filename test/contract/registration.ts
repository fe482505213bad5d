import { readFileSync } from 'node:fs';

const listIn = (folder: string): string =>
  readFileSync(`src/${folder}/index.ts`, 'utf8')
    .replaceAll("from './", `from '../../src/${folder}/`)
    .replaceAll("from '../", "from '../../src/");

/** The registrations of the families, with other lines, as a source for the compiler. */
export const registration = (change: (text: string) => string) =>
  change(listIn('built-in') + listIn('families').replace(/^import \{ builtIn \}.*\n/m, ''));
