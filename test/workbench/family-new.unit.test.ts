import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { run } from '../../src/app/commands/index.ts';
import { shapeOf } from '../../src/workbench/family/new/asked-shape.ts';
import { codeFiles } from '../../src/workbench/family/new/code.ts';
import { contractFile } from '../../src/workbench/family/new/contract.ts';
import { familyFile } from '../../src/workbench/family/new/family-files.ts';
import { listEdits } from '../../src/workbench/family/new/lists.ts';
import { filesOf } from '../../src/workbench/family/new/new.ts';
import { resolversFile } from '../../src/workbench/family/new/resolvers.ts';
import { mapFile, sdlFile } from '../../src/workbench/family/new/sdl.ts';
import { serviceFile } from '../../src/workbench/family/new/service.ts';
import type { Surroundings, Wish } from '../../src/workbench/family/new/shape.ts';
import { article } from '../../src/workbench/family/new/words.ts';

const open = { builtIn: false, graphql: true, open: true, shown: true, left: true, deletedWith: false, properties: ['id', 'name'] };
const user = { ...open, family: 'users', kind: 'user', prefix: 'usr', builtIn: true, left: false };

/** A project with gardens, and with families that cannot be referred to for a reason each. */
const surroundings: Surroundings = {
  families: {
    users: user,
    gardens: { ...open, family: 'gardens', kind: 'garden', prefix: 'grd' },
    secrets: { ...open, family: 'secrets', kind: 'secret', prefix: 'sec', open: false },
    sheds: { ...open, family: 'sheds', kind: 'shed', prefix: 'shd', graphql: false },
    beds: { ...open, family: 'beds', kind: 'bed', prefix: 'bed', deletedWith: true },
    ponds: { ...open, family: 'ponds', kind: 'pond', prefix: 'pnd', shown: false },
    lawns: { ...open, family: 'lawns', kind: 'lawn', prefix: 'lwn', left: false, properties: ['trees'] },
  },
  taken: new Set(['sessions', 'Hedge']),
  prefixes: { user: 'usr', garden: 'grd', secret: 'sec', shed: 'shd' },
  isUsed: (prefix) => prefix === 'tre',
};

const wish = (family: string, fields: string[] = [], others: Partial<Wish> = {}): Wish => ({ family, fields, graphql: true, ...others });
const shape = (...given: Parameters<typeof wish>) => shapeOf(wish(...given), surroundings);

describe('a family to write', () => {
  it.each([
    ['trees', 'tree'],
    ['berries', 'berry'],
    ['boxes', 'box'],
    ['purchases', 'purchase'],
    ['people', 'person'],
  ])('has the singular of %s', (family, kind) => {
    expect(shape(family).kind).toBe(kind);
  });

  it('has three letters for ids that nothing has, or those that were chosen', () => {
    expect(shape('trees').prefix).toBe('tee');
    expect(shape('herds').prefix).toBe('her');
    expect(shape('trees', [], { prefix: 'oak' }).prefix).toBe('oak');
  });

  it.each<[what: string, Wish, says: RegExp]>([
    ['a name that is no word', wish('Fruit Trees'), /plural of one word, 3 to 30 letters from a to z, such as trees; not Fruit Trees/],
    ['a name of two words', wish('garden_tools'), /such as tools; not garden_tools/],
    ['a name with a hyphen', wish('garden-tools'), /such as tools; not garden-tools/],
    ['a word of SQL', wish('references'), /no table can be called so/],
    ['a name that its own code has', wish('stores'), /of which one is called store: the code of families/],
    ['a family that there is', wish('gardens'), /there is a family gardens already/],
    ['a name that is no plural', wish('sheep'), /sheep is no plural/],
    ['the name of a table', wish('sessions'), /something else/],
    ['the name of a schema', wish('hedges'), /something else/],
    ['a word of the language', wish('classes'), /one is called class: it is a word of TypeScript/],
    [
      'a type that there is not',
      wish('trees', ['height:metres']),
      /There are text, integer, boolean, timestamp, values such as draft\|sent, and a family such as users/,
    ],
    ['a field without a type', wish('trees', ['height']), /name:type/],
    ['a field that every record has', wish('trees', ['name:text']), /every record has it/],
    ['a field that means something in lists', wish('trees', ['sort:text']), /lists have a parameter of this name/],
    ['a word of TypeScript as a field', wish('trees', ['default:text']), /word of TypeScript. Choose another one, such as default_code/],
    ['a value that is no text', wish('trees', ['old:true|false']), /true is no text/],
    ['a word of Python as a field', wish('trees', ['from:timestamp']), /word of Python/],
    ['a field with a hyphen', wish('trees', ['due-at:timestamp']), /lower-case letters and single underscores; not due-at:timestamp/],
    ['a value that comes twice', wish('trees', ['state:old|old']), /the field state has the value old twice/],
    [
      'a field of records that not everybody sees',
      wish('trees', ['key:secrets']),
      /not everybody.* these families: users, gardens, sheds, ponds/,
    ],
    ['a field of records that go with others', wish('trees', ['place:beds']), /deleted with others/],
    ['a field of records whose deletion tells nobody', wish('trees', ['place:lawns']), /no list `deleting`/],
    [
      'a field of records that cannot be shown',
      wish('trees', ['place:ponds']),
      /add `related: \{ Pond: withoutVersions\(ponds.findByIds\) \}`/,
    ],
    ['a field in GraphQL that leads out of it', wish('trees', ['place:sheds']), /GraphQL does not have sheds/],
    ['a record that is called an id', wish('trees', ['place_id:gardens']), /call it place; its property is place_id/],
    ['the property of a parent that its list has', wish('trees', [], { belongsTo: 'lawns' }), /a lawn has a property trees already/],
    ['to belong to records that cannot be shown', wish('trees', [], { belongsTo: 'ponds' }), /`expand` cannot show the records of ponds/],

    ['two fields of one name', wish('trees', ['age:integer', 'age:text']), /two fields are called age/],
    ['the property of another field', wish('trees', ['owner:users', 'owner_id:text']), /two fields are called owner_id/],
    ['a prefix that is taken', wish('trees', [], { prefix: 'grd' }), /that of the ids of a garden/],
    ['a prefix of four letters', wish('trees', [], { prefix: 'tree' }), /three letters/],
    [
      'to belong to a family that there is not',
      wish('trees', [], { belongsTo: 'parks' }),
      /no family parks to belong to. There are users, gardens, sheds/,
    ],
    ['to belong to records that not everybody sees', wish('trees', [], { belongsTo: 'secrets' }), /not everybody/],
    ['GraphQL below a family without it', wish('trees', [], { belongsTo: 'sheds' }), /GraphQL does not have sheds/],
  ])('is not written with %s', (_what, wished, says) => {
    expect(() => shapeOf(wished, surroundings)).toThrow(says);
  });
});

it.each(['an order', 'an isbn', 'a user', 'a usage', 'an update', 'a unit', 'an hour', 'a euro', 'an rfc', 'a vat', 'a one'])(
  'it is %s',
  (words) => {
    expect(article(words.split(' ')[1]!)).toBe(words);
  },
);

describe('what is written', () => {
  const trees = shape('trees', ['height:integer', 'state:young|old', 'planter:users'], { belongsTo: 'gardens' });

  it('names its fields as each language does, in sentences that are right for any name', () => {
    const given = shape('trees', [
      'placed_by:users',
      'garden:gardens',
      'known_as:text',
      'is_old:boolean',
      'felled:boolean',
      'due_on:timestamp',
    ]);
    const { description: _id, ...properties } = parse(contractFile(given)).schemas.Tree.properties;
    const says = Object.fromEntries(Object.entries(properties).map(([name, one]) => [name, (one as { description?: string }).description]));
    expect(says).toMatchObject({
      placed_by_id: 'The user that the tree has as `placed_by`; null when there is none.',
      placed_by: 'The full user; present when `expand=placed_by` asks for it and there is one.',
      garden_id: 'The garden of the tree; null when there is none.',
      known_as: 'The `known_as` of the tree; null when there is none.',
      is_old: 'Whether the tree is old.',
      felled: 'Whether `felled` is true of the tree.',
      due_on: 'The time that the tree has as `due_on`; null when there is none.',
    });
    const sdl = sdlFile(given);
    expect(sdl).toContain(
      '"The user that the tree has as `placedBy`; null when there is none."\n  placedBy: User @scope(requires: ["read:users"])',
    );
    expect(sdl).toContain('"The id of the garden of the tree; null when there is none."\n  gardenId: ID\n');
    expect(parse(mapFile(given)).types.Tree.reached.placedBy).toEqual({ record: 'User', by: 'placed_by_id' });
    expect(resolversFile(given)).toMatch(/ {6}placedBy: \(tree, _args, context\) => .*placedByOf\.of\(tree, context\)/);
  });

  it('checks references when it writes, shows them with expand, and is told of their deletion', () => {
    const given = shape('trees', ['planter:users', 'second:gardens'], { belongsTo: 'gardens' });
    const { schemas, catalogue, collection } = parse(contractFile(given));
    expect(schemas.Tree.properties).toMatchObject({
      garden_id: { 'x-expand': 'garden' },
      garden: { $ref: 'gardens.yaml#/schemas/Garden' },
      second_id: { 'x-expand': 'second', pattern: '^grd_[0-7][0-9a-hjkmnp-tv-z]{25}$' },
      second: { $ref: 'gardens.yaml#/schemas/Garden' },
    });
    expect(schemas.TreeCreate.properties.planter_id.pattern).toContain('^me$|');
    expect(schemas.TreeCreate.properties).not.toHaveProperty('second');
    expect(catalogue.TREE_UPDATED['x-caused-by']).toEqual(['deleteUser', 'removeMember', 'deleteGarden']);
    expect(collection.post.description).toContain('A garden in `second_id` that the account does not have is a 422 `unknown_reference`.');
    const service = serviceFile(given);
    expect(service).toContain("if (fields.planter_id) await users.expectUser(tx, caller, fields.planter_id, 'planter_id');");
    expect(service).toContain("if (fields.second_id) await expectExistingGarden(tx, caller, fields.second_id, 'second_id');");
    expect(service).toContain("await expectExistingGarden(tx, caller, garden_id, 'garden_id');");
    const family = familyFile(given);
    expect(family).toContain('users.leaving.push(forgetUser(clock));\n    gardens.deleting.push(forgetGarden(clock));');
    expect(family).toContain('related: { Tree: withoutVersions(trees.findByIds) }');
  });

  it('has a list of what is done before a record is deleted, unless that goes with another one', () => {
    expect(serviceFile(shape('trees'))).toContain('for (const leave of deleting) await leave(tx, caller, id, cause);');
    expect(serviceFile(trees)).not.toContain('deleting');
  });

  it('quotes the columns that are words of SQL', () => {
    const migration = codeFiles(shape('trees', ['order:integer', 'group:text', 'end:young|old']), '0100')['migrations/0100-trees.ts']!;
    expect(migration).toContain('  "order" integer,\n  "group" text,\n  "end" text not null');
    expect(migration).toContain('check ("end" in (');
    expect(migration).toContain('(account_id, "order", id)');
    expect(migration).toContain('searchable("group") gin_trgm_ops');
  });

  it('has mutants of its rules, each of whose texts its code has once', () => {
    const given = shape('trees', ['planter:users', 'second:gardens'], { belongsTo: 'gardens' });
    const files = filesOf(given, '0100', false);
    const rows = [...files['test/mutation/mutants/families/trees.ts']!.matchAll(/rule: (".*?"), text: (".*?"), becomes/g)];
    expect(rows.map(([, rule]) => JSON.parse(rule!))).toEqual([
      'a tree is for its account alone',
      'a tree is not deleted in a version that it no longer has',
      'a tree belongs to a garden that there is',
      'a tree stays with its garden',
      'the planter_id of a tree is of the account',
      'the second_id of a tree is of the account',
      'a deleted user is taken out of the trees',
      'a deleted garden is taken out of the trees',
    ]);
    const code = ['store', 'service', 'family'].map((file) => files[`src/families/trees/${file}.ts`]!).join('\n');
    expect(rows.map(([, , text]) => code.split(JSON.parse(text!)).length)).toEqual(rows.map(() => 2));
    const list = "import { gardens } from './families/gardens.ts';\n\nexport const families = [\n  ...gardens,\n];\n";
    expect(listEdits(given)['test/mutation/mutants/families.ts']!.edit(list)).toBe(
      "import { gardens } from './families/gardens.ts';\nimport { trees } from './families/trees.ts';\n\nexport const families = [\n  ...gardens,\n  ...trees,\n];\n",
    );
  });

  it('is a contract with an operation for each act, and a list under the record that it belongs to', () => {
    const contract = parse(contractFile(trees));
    expect(Object.keys(contract)).toEqual(['examples', 'collection', 'export', 'item', 'of-garden', 'responses', 'schemas', 'catalogue']);
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
    expect(Object.keys(parse(edits['openapi/platform.yaml']!.edit(root)).paths)).toEqual([
      '/v1/gardens',
      '/v1/gardens/{garden_id}',
      '/v1/gardens/{garden_id}/trees',
      '/v1/sheds',
      '/v1/trees',
      '/v1/trees/export',
      '/v1/trees/{tree_id}',
    ]);
    const index = "import { gardenFamily } from './gardens/family.ts';\nconst all = complete(\n  builtIn.and(gardenFamily),\n);\n";
    expect(edits['src/families/index.ts']!.edit(index)).toContain('.and(gardenFamily).and(treeFamily),\n);');
  });

  it('has errors say the rule of the ids that bodies take, once', () => {
    const { what, edit: says } = listEdits(trees)['openapi/platform/gardens.yaml']!;
    expect(what).toBe('`x-pattern-says` of GardenId');
    const parent = "schemas:\n  GardenId:\n    type: string\n    pattern: '^grd_'\n    description: An id.\n";
    expect(says(parent)).toContain("    pattern: '^grd_'\n    x-pattern-says: 'Must be the id of a garden, such as grd_");
    expect(says(says(parent))).toBe(says(parent));
  });
});

it('tessera family new refuses with 2', async () => {
  expect(await run(['family', 'new', 'users'])).toBe(2);
});
