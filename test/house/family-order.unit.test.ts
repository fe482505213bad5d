import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { families } from '#families/index';
import { familyNouns, nounsOf } from '../../src/workbench/family/nouns.ts';
import { usesIn } from '../../src/workbench/family/uses.ts';

/** Steps of the schema from before families knew no later ones. A step stays as it was. */
const formerSteps = 'src/{built-in,families}/*/migrations/00{0,1,20,21}*.ts';

const nouns = familyNouns();

/** What a file says of families that are registered after its own: imports and nouns. */
const laterIn = (file: string, source: string, order: readonly string[], known = nouns): string[] => {
  const isLater = (family: string) => order.indexOf(family) > order.indexOf(file.split('/')[2]!);
  const imported = ts.preProcessFile(source).importedFiles.map(({ fileName }) => join(dirname(file), fileName));
  const later = known.filter(({ family }) => isLater(family));
  return [
    ...imported
      .filter((path) => /^src\/(built-in|families)\//.test(path) && isLater(path.split('/')[2]!))
      .map((path) => `${file} imports ${path}`),
    ...usesIn(file, source, later).map(({ line, family, text }) => `${file}:${line} names ${family}: ${text}`),
  ];
};

/** A family that there is not. */
const gardens = [
  nounsOf({
    ...{ family: 'gardens', kind: 'garden', prefix: 'grd', tables: ['gardens'] },
    ...{ operations: [], fields: [], types: [], schemas: [] },
    isHomonym: true,
  }),
];

const files = families.names.flatMap((name) =>
  globSync(`src/{built-in,families}/${name}/**/*.{ts,tsx}`, { exclude: [formerSteps] }).sort(),
);

describe('a family', () => {
  it('knows no later one', () => {
    expect(files.flatMap((file) => laterIn(file, readFileSync(file, 'utf8'), families.names))).toEqual([]);
  });

  it('has a folder, which has its facts', () => {
    const folders = globSync('src/{built-in,families}/*/family.ts').map((file) => file.split('/')[2]!);
    expect(folders.sort()).toEqual([...families.names].sort());
  });

  it.each([
    ['an import', "import type { GardenService } from '../gardens/service.ts';", 'imports src/families/gardens/service.ts'],
    ['a dynamic import', "const store = await import('../gardens/store.ts');", 'imports src/families/gardens/store.ts'],
    ['a table', "db.selectFrom('gardens');", ':1 names gardens: gardens'],
    ['a column of SQL', '\nsql`select from events where garden_id = $1`', ':2 names gardens: select from events where garden_id = $1'],
  ])('is found to know a later one by %s', (_, source, said) => {
    const found = laterIn('src/families/shelves/store.ts', source, ['users', 'shelves', 'gardens'], gardens);
    expect(found).toHaveLength(1);
    expect(found[0]).toContain(said);
  });

  it('may know earlier ones', () => {
    const source = "import type { GardenService } from '../gardens/service.ts';\ndb.selectFrom('gardens');";
    expect(laterIn('src/families/shelves/store.ts', source, ['users', 'gardens', 'shelves'], gardens)).toEqual([]);
  });
});
