import { describe, expect, it } from 'vitest';
import { run } from '../../src/app/commands/index.ts';
import {
  withoutInGraphql,
  withoutInMarkdown,
  withoutInOverlay,
  withoutInProse,
  withoutInTypeScript,
  withoutInYaml,
} from '../../src/workbench/family/lists.ts';
import { nounsOf } from '../../src/workbench/family/nouns.ts';
import { homonymLines, usesInText } from '../../src/workbench/family/uses.ts';

/** A family that there is not. */
const gardens = nounsOf({
  family: 'gardens',
  kind: 'garden',
  prefix: 'grd',
  operations: ['createGarden'],
  fields: ['waterGarden'],
  types: ['GARDEN_CREATED'],
  tables: ['gardens', 'garden_beds'],
  schemas: ['GardenRecord'],
  isHomonym: false,
});

describe('a list without a family', () => {
  it('has no imports of it in TypeScript, and no items of its names and tables', () => {
    const text = `import { gardenSeed, type Sown } from './gardens/seed.ts';
import { otherKinds } from './kinds.ts';
import { userSeed } from './users/seed.ts';

export const seeds = [
  userSeed,
  gardenSeed,
];
export const all = inOrder()
  .and(userSeed)
  .and(gardenSeed);
export const short = inOrder().and(userSeed).and(gardenSeed).and(otherSeed);
export const mutants = [...otherKinds];
export const tables = {
  gardens: { unexported: ['secret'] },
  garden_beds: {},
  'v2-preview': gardenSeed,
  users: {},
};
export const secrets = ['user-secrets', 'garden-secrets'] as const;
`;
    expect(withoutInTypeScript(text, gardens)).toBe(`import { otherKinds } from './kinds.ts';
import { userSeed } from './users/seed.ts';

export const seeds = [
  userSeed,
];
export const all = inOrder()
  .and(userSeed);
export const short = inOrder().and(userSeed).and(otherSeed);
export const mutants = [...otherKinds];
export const tables = {
  users: {},
};
export const secrets = ['user-secrets'] as const;
`);
  });

  it('has no paths, values of enums and prefixes of it in YAML', () => {
    const text = `  - {name: gardens, description: Where things grow.}
  - {name: users, description: People.}
  /v1/users/{user_id}/gardens: {$ref: 'platform/gardens.yaml#/of-user'}
  /v1/gardens/{garden_id}/users: {$ref: 'platform/users.yaml#/of-other'}
  journey-gardens: {root: journeys/gardens.yaml}
    enum: [garden_growth, recovery]
    x-enumDescriptions:
      garden_growth: A garden grows.
      recovery: Something recovers.
    values: {GARDEN_GROWTH: garden_growth, RECOVERY: recovery}
    pattern: '^(grd|whk|usr)_[0-7]$'
    only: '^(grd|whk)_[0-7]$'
    example: {name: A garden, size: 1}
`;
    expect(withoutInYaml(text, gardens)).toBe(`  - {name: users, description: People.}
  /v1/gardens/{garden_id}/users: {$ref: 'platform/users.yaml#/of-other'}
    enum: [recovery]
    x-enumDescriptions:
      recovery: Something recovers.
    values: {RECOVERY: recovery}
    pattern: '^(whk|usr)_[0-7]$'
    only: '^whk_[0-7]$'
    example: {name: A garden, size: 1}
`);
  });

  it('has no values of enums of it in GraphQL', () => {
    const text = 'enum Kind {\n  "A garden grows."\n  GARDEN_GROWTH\n\n  "Something recovers."\n  RECOVERY\n}\n';
    expect(withoutInGraphql(text, gardens)).toBe('enum Kind {\n  "Something recovers."\n  RECOVERY\n}\n');
  });

  it('has no actions of an overlay that are about it, and no heading above none', () => {
    const text = `# What differs.
actions:
  # Names.
  - target: $.components.schemas['GardenRecord', 'User'].properties.title
    x-rename: name
  - target: $.components.schemas['GardenRecord'].properties.size
    x-rename: width

  # Sowing.
  - target: $.components.responses..example..[?search(@.id, '^grd_')]
    update:
      description: >-
        Sown.
  - target: $.paths['/v1/gardens/{garden_id}/water'].post
    update: {description: Waters it.}

  # People.
  - target: $.components.schemas.User
    update: {description: A person.}
`;
    expect(withoutInOverlay(text, gardens)).toBe(`# What differs.
actions:
  # Names.
  - target: $.components.schemas['User'].properties.title
    x-rename: name

  # People.
  - target: $.components.schemas.User
    update: {description: A person.}
`);
    const other = text.replaceAll(/garden|grd/gi, 'shelf');
    expect(withoutInOverlay(other, gardens)).toBe(other);
    const [alone] = text.split('\n\n  # People');
    expect(withoutInOverlay(alone!.replace(", 'User'", ''), gardens)).toBe('# What differs.\nactions: []\n');
  });

  it('has no rows of tables, and no enumerations, in texts', () => {
    expect(withoutInMarkdown('| `gardens.yaml` | Sow, water |\n| `users.yaml` | Invite |\n', gardens)).toBe('| `users.yaml` | Invite |\n');
    expect(withoutInProse('users, gardens, files; events, gardens and files; our gardens', gardens)).toBe(
      'users, files; events and files; our gardens',
    );
  });
});

it('uses in texts are found by their lines', () => {
  const text = 'a\n- uses: createGarden\n  Kindergarten\n  type: GardenRecord\nfrom packages.gardens import one\n  scope: read:gardens\n';
  expect(usesInText('one.yaml', text, [gardens]).map(({ line }) => line)).toEqual([2, 4, 5, 6]);
  expect(usesInText('one.py', text, [gardens]).map(({ line }) => line)).toEqual([2, 4, 6]);
});

describe('tessera family remove', () => {
  it.each([
    ['a family that every platform has', 'users'],
    ['one that there is not', 'cathedrals'],
  ])('refuses %s', async (_, family) => {
    expect(await run(['family', 'remove', family])).toBe(2);
  });
});

describe('lines that may mean a family', () => {
  const homonyms = Array.from({ length: 12 }, (_, at) =>
    Array.from({ length: 12 - at }, (_, line) => ({
      file: `docs/${at}.md`,
      line: line + 1,
      family: 'gardens',
      text: `  a garden  ${line}`,
    })),
  ).flat();

  it('are counted by file, those with the most first, and shown in part', () => {
    const [head, ...lines] = homonymLines(homonyms.toReversed());
    expect(head).toBe('Lines that have the word and may mean it: 78 in 12 files. Read them, and change those that do by hand.');
    expect(lines.slice(0, 5)).toEqual([
      '  docs/0.md: 12',
      '    12  a garden 11',
      '    11  a garden 10',
      '    10  a garden 9',
      '  docs/1.md: 11',
    ]);
    expect(lines.at(-1)).toBe('  and docs/10.md: 2, docs/11.md: 1');
    expect(lines).toHaveLength(10 * 4 + 1);
  });

  it('are no report where there are none', () => {
    expect(homonymLines([])).toEqual([]);
  });
});
