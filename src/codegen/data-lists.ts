import { readdirSync } from 'node:fs';

const filesOf = (folder: string): string[] =>
  readdirSync(folder)
    .flatMap((file) => (file.endsWith('.ts') ? [file.slice(0, -'.ts'.length)] : []))
    .sort();

const pascal = (words: string): string => words.replaceAll(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase());

const isTable = (file: string): boolean => file !== 'index' && file !== 'column-types';

/** The list of tables: `team-members.ts` has the type `TeamMembersTable` of the table `team_members`. */
export const tableList = (folder: string): string => {
  const tables = filesOf(folder)
    .filter(isTable)
    .map((file) => ({ file, type: `${pascal(file)}Table`, table: file.replaceAll('-', '_') }));
  return [
    ...tables.map(({ file, type }) => `import type { ${type} } from '../${folder}/${file}.ts';`),
    '\n/** The tables, for Kysely. */\nexport interface Tables {',
    ...tables.map(({ table, type }) => `  ${table}: ${type};`),
    '}\n',
  ].join('\n');
};

/** The list of the migrations by name. File names begin with a number, which gives the order. */
export const migrationList = (folder: string): string => {
  const names = filesOf(folder).filter((file) => /^\d/.test(file));
  const variable = (name: string) => `step${name.slice(0, 4)}`;
  return [
    ...names.map((name) => `import * as ${variable(name)} from '../${folder}/${name}.ts';`),
    '\n/** All migrations by name; the names give the order. */\nexport const migrations = {',
    ...names.map((name) => `  '${name}': ${variable(name)},`),
    '};\n',
  ].join('\n');
};
