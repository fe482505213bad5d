import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { pascalCase } from '../core/client-names.ts';

/** The files of some folders, by their names without the ending. */
const filesOf = (folders: readonly string[]): { path: string; name: string }[] =>
  globSync(folders.map((folder) => `${folder}/*.ts`))
    .map((path) => ({ path, name: basename(path, '.ts') }))
    .sort((one, other) => (one.name < other.name ? -1 : 1));

/** Files of the folder that are not tables. */
const others = new Set(['index', 'column-types', 'family-table']);

interface Table {
  path: string;
  type: string;
  name: string;
}

const tablesIn = (folder: string): Table[] =>
  filesOf([folder])
    .filter(({ name }) => !others.has(name))
    .map(({ path, name }) => ({ path, type: `${pascalCase(name)}Table`, name: name.replaceAll('-', '_') }));

const tableInterface = (doc: string, name: string, tables: readonly Table[]): string =>
  [`/** ${doc} */`, `export interface ${name} {`, ...tables.map((one) => `  ${one.name}: ${one.type};`), '}\n'].join('\n');

/** The lists of tables: `team-members.ts` has the type `TeamMembersTable` of the table `team_members`. */
export const tableLists = (own: string, ofFamilies: string): string => {
  const [machinery, families] = [tablesIn(own), tablesIn(ofFamilies)];
  const imports = [...machinery, ...families].map(({ path, type }) => `import type { ${type} } from '../${path}';\n`);
  return [
    imports.join(''),
    tableInterface('The tables of no family.', 'OwnTables', machinery),
    tableInterface('The tables that the families bring along.', 'FamilyTables', families),
    '/** All tables, for Kysely. */\nexport interface Tables extends OwnTables, FamilyTables {}\n',
  ].join('\n');
};

/** The list of the migrations by name. File names begin with a number, which gives the order. */
export const migrationList = (folders: readonly string[]): string => {
  const steps = filesOf(folders)
    .filter(({ name }) => /^\d/.test(name))
    .map(({ path, name }) => ({ path, name, variable: `step${name.slice(0, 4)}` }));
  return [
    ...steps.map(({ path, variable }) => `import * as ${variable} from '../${path}';`),
    '\n/** All migrations by name; the names give the order. */\nexport const migrations = {',
    ...steps.map(({ name, variable }) => `  '${name}': ${variable},`),
    '};\n',
  ].join('\n');
};
