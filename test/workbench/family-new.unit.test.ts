import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { run } from '../../src/app/commands/index.ts';
import { contractFile } from '../../src/workbench/family/new/contract.ts';
import { listEdits } from '../../src/workbench/family/new/lists.ts';
import { filesOf } from '../../src/workbench/family/new/new.ts';
import { mapFile } from '../../src/workbench/family/new/sdl.ts';
import { type Surroundings, shapeOf, type Wish } from '../../src/workbench/family/new/shape.ts';

const garden = { family: 'gardens', kind: 'garden', prefix: 'grd', builtIn: false, graphql: true, open: true };

/** A project that has gardens, whose records everybody sees, and secrets, whose records not everybody sees. */
const surroundings: Surroundings = {
  families: {
    gardens: garden,
    secrets: { family: 'secrets', kind: 'secret', prefix: 'sec', builtIn: false, graphql: true, open: false },
    sheds: { family: 'sheds', kind: 'shed', prefix: 'shd', builtIn: false, graphql: false, open: true },
  },
  taken: new Set(['sessions', 'Hedge']),
  prefixes: { garden: 'grd', secret: 'sec', shed: 'shd' },
  isUsed: (prefix) => prefix === 'tre',
};

const wish = (family: string, fields: string[] = [], others: Partial<Wish> = {}): Wish => ({ family, fields, graphql: true, ...others });
const shape = (...given: Parameters<typeof wish>) => shapeOf(wish(...given), surroundings);

describe('a family to write', () => {
  it.each([
    ['trees', 'tree'],
    ['berries', 'berry'],
    ['boxes', 'box'],
  ])('has the singular of %s', (family, kind) => {
    expect(shape(family).kind).toBe(kind);
  });

  it('has three letters for ids that nothing has, or those that were chosen', () => {
    expect(shape('trees').prefix).toBe('tee');
    expect(shape('herds').prefix).toBe('her');
    expect(shape('trees', [], { prefix: 'oak' }).prefix).toBe('oak');
  });

  it.each<[what: string, Wish, says: RegExp]>([
    ['a name that is no word', wish('Fruit Trees'), /plural of one word/],
    ['a family that there is', wish('gardens'), /there is a family gardens already/],
    ['an irregular plural', wish('sheep'), /--singular/],
    ['the name of a table', wish('sessions'), /something else/],
    ['the name of a schema', wish('hedges'), /something else/],
    ['a word of the language', wish('classes'), /something else/],
    [
      'a type that there is not',
      wish('trees', ['height:metres']),
      /text, integer, boolean, timestamp, values such as draft\|sent, and users/,
    ],
    ['a field without a type', wish('trees', ['height']), /name:type/],
    ['a field that every record has', wish('trees', ['name:text']), /every record has it/],
    ['a value that comes twice', wish('trees', ['state:old|old']), /no type/],
    ['two fields of one name', wish('trees', ['age:integer', 'age:text']), /two fields are called age/],
    ['the property of another field', wish('trees', ['owner:users', 'owner_id:text']), /two fields are called owner_id/],
    ['a prefix that is taken', wish('trees', [], { prefix: 'grd' }), /that of the ids of a garden/],
    ['a prefix of four letters', wish('trees', [], { prefix: 'tree' }), /three letters/],
    [
      'to belong to a family that there is not',
      wish('trees', [], { belongsTo: 'parks' }),
      /no family parks to belong to. There are gardens, sheds/,
    ],
    ['to belong to records that not everybody sees', wish('trees', [], { belongsTo: 'secrets' }), /not everybody/],
    ['GraphQL below a family without it', wish('trees', [], { belongsTo: 'sheds' }), /GraphQL does not have sheds/],
  ])('is not written with %s', (_what, wished, says) => {
    expect(() => shapeOf(wished, surroundings)).toThrow(says);
  });
});

describe('what is written', () => {
  const trees = shape('trees', ['height:integer', 'state:young|old', 'planter:users'], { belongsTo: 'gardens' });

  it('is a contract with an operation for each act, and a list under the record that it belongs to', () => {
    const contract = parse(contractFile(trees));
    expect(Object.keys(contract)).toEqual(['examples', 'collection', 'item', 'of-garden', 'responses', 'schemas', 'catalogue']);
    expect(contract.schemas.Tree.required).toEqual([
      'id',
      'garden_id',
      'name',
      'height',
      'state',
      'planter_id',
      'created_at',
      'updated_at',
    ]);
    expect(contract.schemas.TreeCreate.required).toEqual(['garden_id', 'name']);
    expect(Object.keys(contract.schemas.TreeUpdate.properties)).toEqual(['name', 'height', 'state', 'planter_id']);
    expect(Object.keys(contract.catalogue)).toEqual(['TREE_CREATED', 'TREE_UPDATED', 'TREE_DELETED']);
  });

  it('has no GraphQL where that was not asked for, and says so in the map', () => {
    const plain = shape('trees', [], { graphql: false });
    expect(Object.keys(filesOf(plain, '0100', false))).not.toContain('graphql/trees.graphql');
    expect(Object.keys(parse(mapFile(plain)))).toEqual(['noMutation']);
    expect(Object.keys(filesOf(trees, '0100', false))).toContain('src/families/trees/migrations/0100-trees.ts');
  });

  it('says in its contract when the project uses its noun for something else', () => {
    const [alone, shared] = [false, true].map((isUsed) => parse(filesOf(trees, '0100', isUsed)['openapi/platform/trees.yaml']!));
    expect([alone.homonym, shared.homonym]).toEqual([undefined, 'in what was there before the family']);
  });

  it('stands in the lists of all families, behind the others', () => {
    const edits = listEdits(trees);
    const root = `tags:
  - {name: gardens, description: Where things grow.}
paths:
  /v1/gardens: {$ref: 'platform/gardens.yaml#/collection'}
  /v1/gardens/{garden_id}: {$ref: 'platform/gardens.yaml#/item'}
  /v1/sheds: {$ref: 'platform/sheds.yaml#/collection'}
webhooks: {}
`;
    expect(Object.keys(parse(edits['openapi/platform.yaml']!(root)).paths)).toEqual([
      '/v1/gardens',
      '/v1/gardens/{garden_id}',
      '/v1/gardens/{garden_id}/trees',
      '/v1/sheds',
      '/v1/trees',
      '/v1/trees/{tree_id}',
    ]);
    const index = "import { gardenFamily } from './gardens/family.ts';\nconst all = complete(\n  builtIn.and(gardenFamily),\n);\n";
    expect(edits['src/families/index.ts']!(index)).toContain('.and(gardenFamily).and(treeFamily),\n);');
  });

  it('has errors say the rule of the ids that bodies take, once', () => {
    const says = listEdits(trees)['openapi/platform/gardens.yaml']!;
    const parent = "schemas:\n  GardenId:\n    type: string\n    pattern: '^grd_'\n    description: An id.\n";
    expect(says(parent)).toContain("    pattern: '^grd_'\n    x-pattern-says: 'Must be the id of a garden, such as grd_");
    expect(says(says(parent))).toBe(says(parent));
  });
});

it('tessera family new refuses with 2', async () => {
  expect(await run(['family', 'new', 'users'])).toBe(2);
});
