import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pascalCase } from '../core/client-names.ts';
import { platform } from '../core/platform.ts';
import { packageModule } from './package-module.ts';

interface Source {
  /** As `generated` imports it. */
  specifier: string;
  name: string;
}

const byName = (one: Source, other: Source): number => (one.name < other.name ? -1 : 1);

/** The modules in folders of the package, which are compiled where it is installed. */
const ofPackage = (...folders: string[]): Source[] =>
  globSync(
    folders.map((folder) => `${folder}/*.{ts,js}`),
    { cwd: join(platform, 'src'), exclude: ['**/*.d.ts'] },
  )
    .map((path) => path.replaceAll('\\', '/').replace(/\.[tj]s$/, ''))
    .map((path) => ({ specifier: packageModule(path), name: basename(path) }))
    .sort(byName);

/** The modules in a folder of each family of the project. */
const ofFamilies = (folder: string): Source[] =>
  globSync(`src/families/*/${folder}/*.ts`)
    .map((path) => path.replaceAll('\\', '/'))
    .map((path) => ({ specifier: `../${path}`, name: basename(path, '.ts') }))
    .sort(byName);

/** Files of the folder that are not tables. */
const others = new Set(['index', 'column-types', 'family-table']);

interface Table {
  specifier: string;
  type: string;
  name: string;
}

const tablesOf = (sources: readonly Source[]): Table[] =>
  sources
    .filter(({ name }) => !others.has(name))
    .map(({ specifier, name }) => ({ specifier, type: `${pascalCase(name)}Table`, name: name.replaceAll('-', '_') }));

const tableInterface = (doc: string, name: string, tables: readonly Table[]): string =>
  [`/** ${doc} */`, `export interface ${name} {`, ...tables.map((one) => `  ${one.name}: ${one.type};`), '}\n'].join('\n');

/** The tables of no family, and those of all families. */
const allTables = (): { machinery: Table[]; families: Table[] } => ({
  machinery: tablesOf(ofPackage('data/tables')),
  families: tablesOf([...ofPackage('built-in/*/tables'), ...ofFamilies('tables')].sort(byName)),
});

/** The names of all tables, as the database has them. */
export const tableNames = (): string[] => {
  const { machinery, families } = allTables();
  return [...machinery, ...families].map(({ name }) => name);
};

/** The lists of tables: `team-members.ts` has the type `TeamMembersTable` of the table `team_members`. */
export const tableLists = (): string => {
  const { machinery, families } = allTables();
  const imports = [...machinery, ...families].map(({ specifier, type }) => `import type { ${type} } from '${specifier}';\n`);
  return [
    imports.join(''),
    tableInterface('The tables of no family.', 'OwnTables', machinery),
    tableInterface('The tables that the families bring along.', 'FamilyTables', families),
    '/** All tables, for Kysely. */\nexport interface Tables extends OwnTables, FamilyTables {}\n',
  ].join('\n');
};

/** The list of the migrations by name. File names begin with a number, which gives the order. */
export const migrationList = (): string => {
  const steps = [...ofPackage('data/migrations/steps', 'built-in/*/migrations'), ...ofFamilies('migrations')]
    .filter(({ name }) => /^\d/.test(name))
    .sort(byName)
    .map(({ specifier, name }) => ({ specifier, name, variable: `step${name.slice(0, 4)}` }));
  return [
    ...steps.map(({ specifier, variable }) => `import * as ${variable} from '${specifier}';`),
    '\n/** All migrations by name; the names give the order. */\nexport const migrations = {',
    ...steps.map(({ name, variable }) => `  '${name}': ${variable},`),
    '};\n',
  ].join('\n');
};
