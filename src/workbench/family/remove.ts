import { globSync, readFileSync, rmSync } from 'node:fs';
import { basename, extname } from 'node:path';
import { keepAccepted } from '../changelog.ts';
import { breaksSinceRelease, contractNames, isReleased, type Promises, promisesOf, releasedPath } from '../released.ts';
import { writeInOneStep } from '../write-documents.ts';
import { changeFile, expectCleanTree, format, generate, git } from './changes.ts';
import { withoutInGraphql, withoutInMarkdown, withoutInOverlay, withoutInProse, withoutInTypeScript, withoutInYaml } from './lists.ts';
import { core, type Nouns, nounsOfFamily, removableFamilies } from './nouns.ts';
import { Refusal } from './refusal.ts';
import { promiseWithoutTaken } from './taken.ts';
import { lineOf, linesWithNoun, type Use, usesIn, usesInText } from './uses.ts';

/** What a family consists of. */
const partsOf = (family: string): string[] => [
  `openapi/platform/${family}.yaml`,
  `openapi/journeys/${family}.yaml`,
  `graphql/${family}.graphql`,
  `graphql/${family}.map.yaml`,
  `graphql/journeys/${family}.graphql`,
  `graphql/journeys/${family}.yaml`,
  `src/families/${family}`,
  `test/families/${family}`,
  `test/mutation/mutants/families/${family}.ts`,
  `bench/families/${family}.ts`,
];

/** What is made anew, and what packages install. */
const passedOver = [
  /^(generated|openapi\/released|graphql\/released)\//,
  /^clients\/typescript\/generated\/|^clients\/python\/tessera\.py$|^examples\/graphql-page\/src\/gql\//,
  /(^|\/)package-lock\.json$/,
  /^openapi\/accepted-breaks\.yaml$/,
];

/** What stays as it was: the changelogs, and the steps of the schema. */
const history = /^(CHANGELOG\.md|openapi\/changelog\.yaml)$|^src\/(.+\/)?migrations\//;

const texts = ['.ts', '.tsx', '.js', '.mjs', '.yaml', '.yml', '.graphql', '.md', '.py', '.json', '.html'];

/** The texts for people: contracts and guides. */
const prose = ['.yaml', '.graphql', '.md'];

const usesOf = (file: string, nouns: Nouns): Use[] => {
  const source = readFileSync(file, 'utf8');
  const uses = /\.tsx?$/.test(file) ? usesIn(file, source, [nouns]) : usesInText(file, source, [nouns]);
  return uses.filter(({ line }, at) => uses.findIndex((one) => one.line === line) === at);
};

/** The lines of contracts and guides with the noun of a family that is also a word of the field: it may mean the family there. */
const homonymsIn = (files: readonly string[], nouns: Nouns): Use[] =>
  nouns.word
    ? []
    : files.filter((file) => prose.includes(extname(file))).flatMap((file) => linesWithNoun(file, readFileSync(file, 'utf8'), nouns));

/** The files of families that come behind a family, but their tests: these name more than the family is built on. */
const filesBehind = (family: string, order: readonly string[]): [family: string, files: string[]][] =>
  removableFamilies()
    .filter((other) => order.indexOf(other) > order.indexOf(family))
    .map((other) => [
      other,
      globSync(
        partsOf(other).flatMap((part) => [part, `${part}/**/*.{ts,tsx}`]),
        { exclude: ['test/**'] },
      ).filter((file) => extname(file)),
    ]);

/** @throws Refusal where the family cannot be removed now */
const expectRemovable = (family: string, order: readonly string[]): Nouns => {
  const known = removableFamilies();
  if (core.includes(family)) throw new Refusal(`${family} is part of every platform. What can be removed: ${known.join(', ')}.`);
  if (!known.includes(family)) throw new Refusal(`there is no family ${family}. What can be removed: ${known.join(', ')}.`);
  const nouns = nounsOfFamily(family);
  const behind = filesBehind(family, order)
    .map(([other, files]) => ({ other, uses: files.flatMap((file) => usesOf(file, nouns)) }))
    .filter(({ uses }) => uses.length > 0);
  if (behind.length > 0) {
    const lines = behind.flatMap(({ uses }) => uses.slice(0, 3)).map((use) => `  ${lineOf(use)}`);
    throw new Refusal(`${behind.map(({ other }) => other).join(' and ')} are built on ${family}: remove them first.\n${lines.join('\n')}`);
  }
  expectCleanTree();
  return nouns;
};

const editLists = (nouns: Nouns): string[] => {
  const lists: [pattern: string[], without: typeof withoutInYaml][] = [
    [['src/families/*.ts', 'src/versions/*.ts', 'test/mutation/mutants/families.ts'], withoutInTypeScript],
    [['openapi/*.yaml', 'openapi/{account,identity,platform,messages}/*.yaml', 'graphql/*.map.yaml'], withoutInYaml],
    [['openapi/versions/*.yaml'], withoutInOverlay],
    [['graphql/*.graphql'], withoutInGraphql],
    [['docs/*.md'], withoutInMarkdown],
    [['README.md'], withoutInProse],
  ];
  const exclude = ['openapi/accepted-breaks.yaml', 'openapi/changelog.yaml'];
  return lists.flatMap(([patterns, without]) =>
    globSync(patterns, { exclude })
      .sort()
      .filter((file) => changeFile(file, (text) => without(text, nouns))),
  );
};

/** What a removal did. */
export interface Removal {
  /** The files and folders that are gone. */
  removed: string[];
  /** The names of the migrations that are gone. */
  migrations: string[];
  /** The lists that it is taken out of. */
  edited: string[];
  /** Why what is generated could not be made anew. */
  failure: string | undefined;
  /** The lines that still name the family. */
  left: Use[];
  /** The lines of contracts and guides that may mean it: its noun is also a word of the field. */
  homonyms: Use[];
  /** The files that still name it, as they say what was. */
  history: string[];
}

/** Takes out of the released contracts what the removal has taken out of the contracts, and the accepted breaks that were in it. */
const dropPromises = async (before: Promises): Promise<void> => {
  for (const [name, after] of await promisesOf([...before.keys()])) {
    const path = releasedPath(name);
    writeInOneStep(path, promiseWithoutTaken(name, readFileSync(path, 'utf8'), before.get(name)!, after));
  }
  keepAccepted(await breaksSinceRelease([...before.keys()]));
};

/**
 * Removes a family from the project in the working folder, with its tests, and makes anew what is generated.
 * @param order the families, each behind those that it knows
 * @throws Refusal where that is not possible
 */
export const removeFamily = async (family: string, order: readonly string[]): Promise<Removal> => {
  const nouns = expectRemovable(family, order);
  const promised = await promisesOf(contractNames().filter(isReleased));
  const removed = globSync(partsOf(family)).sort();
  const migrations = globSync(`src/families/${family}/migrations/*.ts`)
    .map((file) => basename(file, '.ts'))
    .sort();
  for (const part of removed) rmSync(part, { recursive: true });
  const lists = editLists(nouns);
  format(lists);
  const failure = generate();
  if (failure === undefined) await dropPromises(promised);
  const files = git('ls-files', '--cached', '--others', '--exclude-standard', '--deduplicate');
  const deleted = new Set(git('ls-files', '--deleted'));
  const read = files.filter(
    (file) => texts.includes(extname(file)) && !deleted.has(file) && !passedOver.some((pattern) => pattern.test(file)),
  );
  const [past, present] = [read.filter((file) => history.test(file)), read.filter((file) => !history.test(file))];
  const left = present.flatMap((file) => usesOf(file, nouns));
  const isLeft = new Set(left.map(({ file, line }) => `${file}:${line}`));
  return {
    ...{ removed, migrations, edited: [...new Set(lists)], failure, left },
    homonyms: homonymsIn(present, nouns).filter(({ file, line }) => !isLeft.has(`${file}:${line}`)),
    history: past.filter((file) => usesOf(file, nouns).length > 0),
  };
};
