import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { recordPrefixes } from '#generated/ids';
import { tableNames } from '../../../codegen/data-lists.ts';
import { readSource, sourcePath } from '../../../codegen/read-yaml.ts';
import { pascalCase } from '../../../core/client-names.ts';
import { idPrefixes } from '../../../core/ids.ts';
import { withPackageReferences } from '../../references.ts';
import { changeFile, expectCleanTree, format, generate, madeAnew } from '../changes.ts';
import { core, isNoun, kindOf, nounsOf } from '../nouns.ts';
import { familyNames, filesOfBoth, nextStep } from '../places.ts';
import { Refusal } from '../refusal.ts';
import { lineOf, usesIn } from '../uses.ts';
import { shapeOf } from './asked-shape.ts';
import { codeFiles } from './code.ts';
import { contractFile } from './contract.ts';
import { factsOf, hasMutants, listEdits, summaryOf } from './lists.ts';
import { mutantsFile } from './mutants.ts';
import { mapFile, sdlFile } from './sdl.ts';
import type { Shape, Surroundings, Wish } from './shape.ts';
import { testFiles } from './tests.ts';

/** The code that knows no family: its names are not those of one. */
const otherCode = (): string[] =>
  globSync('{src,test,bench}/**/*.{ts,tsx}', {
    exclude: ['**/node_modules/**', 'src/families/**', 'src/data/migrations/steps/**', 'test/house/**', 'test/families/*/**'],
  }).sort();

/** Names of schemas and tags in all contracts, and of tables. */
const takenNames = (): Set<string> => {
  const patterns = ['openapi/*.yaml', 'openapi/{account,identity,operators,platform,shared,messages}/*.yaml', 'graphql/*.graphql'];
  const contracts = filesOfBoth(patterns);
  const texts = contracts.map((file) => readFileSync(file, 'utf8')).join('\n');
  const inContracts = texts.matchAll(/^(?: {2}- \{name: (\w+),| {2}([A-Z]\w+):| *(?:type|enum|input|interface|union) (\w+))/gm);
  const tables = tableNames();
  return new Set([...[...inContracts].map(([, tag, schema, type]) => tag ?? schema ?? type ?? ''), ...tables]);
};

const familyFacts = (family: string): Surroundings['families'][string] | undefined => {
  const kind = kindOf(family);
  if (kind === undefined || !(kind in recordPrefixes)) return undefined;
  const { schemas } = readSource(`platform/${family}.yaml`) as { schemas: Record<string, object> };
  const record = (schemas[pascalCase(kind)] ?? {}) as { properties?: object };
  const code = (file: string) =>
    filesOfBoth([`src/{built-in,families}/${family}/${file}.{ts,js}`])
      .map((one) => readFileSync(one, 'utf8'))
      .join('\n');
  return {
    family,
    kind,
    prefix: recordPrefixes[kind as keyof typeof recordPrefixes],
    builtIn: core.includes(family),
    graphql: existsSync(sourcePath(`graphql/${family}.graphql`)),
    open: 'properties' in record && !('x-readers' in record) && tableNames().includes(family),
    shown: new RegExp(`related: \\{[^}]*\\b${pascalCase(kind)}\\b`).test(code('family')),
    left: /^\s*deleting,$/m.test(code('service')),
    deletedWith: 'x-deleted-with' in record,
    properties: Object.keys(record.properties ?? {}),
  };
};

const surroundingsOf = (code: string): Surroundings => {
  const families = familyNames().map(familyFacts);
  return {
    families: Object.fromEntries(families.flatMap((one) => (one ? [[one.family, one]] : []))),
    taken: takenNames(),
    prefixes: idPrefixes,
    isUsed: (prefix) => new RegExp(`\\b${prefix}(_|\\b)`).test(code),
  };
};

/** Whether the project uses the noun of the family for something else. @throws Refusal where it has names that are made with it */
const isHomonym = (shape: Shape, files: readonly string[]): boolean => {
  const { word, ...nouns } = nounsOf(factsOf(shape));
  const isAlone = (text: string) => text === shape.kind || text === shape.family;
  const uses = files.flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    return word?.test(text) || isNoun(text, { ...nouns, word }) ? usesIn(file, text, [{ ...nouns, word }]) : [];
  });
  const whole = new Set([...nouns.whole].filter((name) => !isAlone(name)));
  const names = uses.filter(({ text }) => isNoun(text, { ...nouns, whole, word: undefined }));
  if (names.length > 0)
    throw new Refusal(
      `the project uses names of ${shape.family} already; choose another name for the family:\n${names
        .slice(0, 5)
        .map((use) => `  ${lineOf(use)}`)
        .join('\n')}`,
    );
  return uses.length > 0;
};

/** What the contract says of a noun that the project uses for something else, too. */
const homonym = '\nhomonym: in what was there before the family\n';

/** The files of a family, with their texts. @param step the number of its migration @param isHomonym whether the project uses its noun already */
export const filesOf = (shape: Shape, step: string, isHomonym: boolean): Record<string, string> => {
  const { family, graphql } = shape;
  const within = (folder: string, files: Record<string, string>) =>
    Object.fromEntries(Object.entries(files).map(([file, text]) => [`${folder}/${family}/${file}`, text]));
  return {
    [`openapi/platform/${family}.yaml`]: contractFile(shape) + (isHomonym ? homonym : ''),
    [`graphql/${family}.map.yaml`]: mapFile(shape),
    ...(graphql ? { [`graphql/${family}.graphql`]: sdlFile(shape) } : {}),
    ...within('src/families', codeFiles(shape, step)),
    ...within('test/families', testFiles(shape)),
    ...(hasMutants() ? { [`test/mutation/mutants/families/${family}.ts`]: mutantsFile(shape) } : {}),
  };
};

/** What was written. */
export interface Written {
  files: string[];
  /** The lists that are changed, each with what is changed there. */
  edited: string[];
  /** The generated files that are changed; undefined where Git is not there to tell. */
  made: string[] | undefined;
  summary: string;
  /** Why what is generated could not be made anew. */
  failure: string | undefined;
}

/** Writes a family into the project in the working folder, and makes anew what is generated. @throws Refusal where that is not possible */
export const newFamily = async (wish: Wish): Promise<Written> => {
  const code = otherCode();
  const shape = shapeOf(wish, surroundingsOf(code.map((file) => readFileSync(file, 'utf8')).join('\n')));
  const edits = listEdits(shape);
  const isUsed = isHomonym(shape, code);
  expectCleanTree();
  const files = filesOf(shape, nextStep(), isUsed);
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, withPackageReferences(file, text, Object.keys(files)));
  }
  const changed = Object.entries(edits).filter(([file, { edit }]) => changeFile(file, edit));
  format([...Object.keys(files), ...Object.keys(edits)]);
  const edited = changed.map(([file, { what }]) => `${file} (${what})`);
  return { files: Object.keys(files), edited, summary: summaryOf(shape), failure: generate(), made: madeAnew() };
};
