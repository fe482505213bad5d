import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { families } from '#families/index';
import { platformFamilies } from '../../src/contract/operations.ts';
import { familyNouns, nounsOf, removableFamilies } from '../../src/workbench/family/nouns.ts';
import { type Use, usesIn, usesInText } from '../../src/workbench/family/uses.ts';

/** Steps of the schema from before families had migrations of their own. A step stays as it was. */
const formerSteps = 'src/data/migrations/steps/00{0,1,20}*.ts';

/**
 * The files that know no family: all of `src` but the families themselves, and versions, which map the records that they have otherwise; and the
 * sources of the TypeScript client.
 */
const neutralFiles = (): string[] =>
  globSync(['src/**/*.{ts,tsx}', 'clients/typescript/src/**/*.ts'], {
    exclude: ['src/{built-in,families,versions}/**', '**/node_modules/**', formerSteps],
  }).sort();

const nouns = familyNouns();

const usesOf = (file: string, of = nouns): Use[] => {
  const uses = file.endsWith('.py') ? usesInText : usesIn;
  return uses(file, readFileSync(file, 'utf8'), of);
};

/** Two families that there are not: the noun of one is a word of the field, too. */
const invented = [
  nounsOf({
    family: 'gardens',
    kind: 'garden',
    prefix: 'grd',
    operations: ['createGarden'],
    fields: ['waterGarden'],
    types: ['GARDEN_CREATED'],
    tables: ['gardens', 'garden_beds'],
    schemas: ['GardenRecord'],
    isHomonym: false,
  }),
  nounsOf({
    family: 'rounds',
    kind: 'round',
    prefix: 'rnd',
    operations: ['createRound'],
    fields: ['round', 'finishRound'],
    types: ['ROUND_CREATED'],
    tables: ['rounds', 'former_rounds'],
    schemas: ['RoundRecord'],
    isHomonym: true,
  }),
  nounsOf({
    ...{ family: 'resources', kind: 'resource', prefix: 'res' },
    ...{ operations: [], fields: [], types: [], tables: [], schemas: [] },
    isHomonym: true,
  }),
];

const found = (source: string) => usesIn('one.tsx', source, invented).map(({ family, line, text }) => `${line} ${family} ${text}`);

/** The families behind one: those of them that are built on it are removed before it. */
const behind = (family: string): string[] => {
  const names: readonly string[] = families.names;
  return names.slice(names.indexOf(family) + 1);
};

/** Programs that a guide shows, which is about a board of tasks: see `core-texts.unit.test.ts`. */
const ofGuide = 'test/graphql-clients/**';

/** The tests of what has nothing to do with a family; the mutants of a family are listed by its name. */
const otherTests = (family: string): string[] =>
  globSync('{test,bench}/**/*.{ts,py}', {
    exclude: [
      '**/node_modules/**',
      '**/*.d.ts',
      ...[family, ...behind(family)].flatMap((one) => [`test/families/${one}/**`, `bench/families/${one}.ts`]),
      'test/mutation/mutants/families{.ts,/**}',
      'test/house/**',
      ofGuide,
    ],
  }).sort();

describe('the nouns of families', () => {
  it('stand in the families, the contracts and the versions, and nowhere else', () => {
    const surplus = neutralFiles()
      .flatMap((file) => usesOf(file))
      .map(({ file, line, family, text }) => `${file}:${line} names ${family}: ${text}`);
    expect(surplus).toEqual([]);
  });

  it.each(removableFamilies())('of one that can be removed stand in its own tests alone: %s', (family) => {
    const own = nouns.filter((one) => one.family === family);
    const named = otherTests(family).flatMap((file) => usesOf(file, own));
    expect(named.map(({ file, line, text }) => `${file}:${line}: ${text}`)).toEqual([]);
  });

  it('are those of every family but the ones that the machinery is made of', () => {
    const families = nouns.map(({ family }) => family);
    expect([...families, 'batches', 'events', 'notifications', 'operations', 'search', 'users', 'webhooks'].sort()).toEqual(
      [...platformFamilies].sort(),
    );
  });

  it('follow from the contracts and the folders', () => {
    const uses = usesIn('one.ts', "db.selectFrom('resources'); call('replaceResource', { owner_id }); type One = ResourceCreate;", nouns);
    expect(uses.map(({ text }) => text)).toEqual(['resources', 'replaceResource', 'ResourceCreate']);
    expect(usesIn('one.ts', "const ids = ['res_01jq3x5gkz0v7t9n2m4p6r8s1w', 'RESOURCE_CREATED'];", nouns)).toHaveLength(2);
  });

  it.each([
    ['a word of a name', 'const gardenSecrets = 1;', '1 gardens gardenSecrets'],
    ['a word of a text', "\n\nconst text = 'All gardens.';", '3 gardens All gardens.'],
    ['a word of a template', 'const text = `\x24{1} garden \x24{2}`;', '1 gardens  garden '],
    ['a word of JSX', 'const page = <b>Your gardens</b>;', '1 gardens Your gardens'],
    ['a schema', 'type One = Schemas["RoundRecord"];', '1 rounds RoundRecord'],
    ['an operation', "call('createRound');", '1 rounds createRound'],
    ['an operation in a text', "const text = 'Such as createRound.';", '1 rounds Such as createRound.'],
    ['a field of GraphQL', 'const { finishRound } = fields;', '1 rounds finishRound'],
    ['a type of event', "const types = ['ROUND_CREATED'];", '1 rounds ROUND_CREATED'],
    ['a property', 'const { round_id } = body;', '1 rounds round_id'],
    ['a variable with an id', 'const roundId = 1;', '1 rounds roundId'],
    ['the prefix of an id', "const id = 'rnd_01jq3x5gkz0v7t9n2m4p6r8s1w';", '1 rounds rnd_01jq3x5gkz0v7t9n2m4p6r8s1w'],
    ['a scope', "const scopes = 'read read:rounds';", '1 rounds read read:rounds'],
    ['a path', 'const url = `\x24{root}/v1/rounds`;', '1 rounds /v1/rounds'],
    ['a table of a call', "db.selectFrom('rounds');", '1 rounds rounds'],
    ['a table of SQL', 'const text = `insert into rounds`;', '1 rounds insert into rounds'],
    ['another table of the family', 'const text = `select from former_rounds`;', '1 rounds select from former_rounds'],
  ])('are found as %s', (_, source, use) => {
    expect(found(source)).toEqual([use]);
  });

  it.each([
    ['a comment', '// Such as the gardens of `GET /v1/rounds`.'],
    ['a word that contains one', "const text = 'hoegardens'; const kindergardenRate = 1;"],
    ['a round of something else', "const rounds = createTimedRounds({ round: 'round' });"],
    ['a resource of another kind', "const { resource_id, resources, resourceId } = event; server.handle('resources/list');"],
  ])('are not found in %s', (_, source) => {
    expect(found(source)).toEqual([]);
  });
});
