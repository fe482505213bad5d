import { inFile, type Mutant } from '../mutant.ts';

export const contract: readonly Mutant[] = [
  ...inFile(
    'src/contract/body-fields.ts',
    ['test/contract/body-fields.unit.test.ts'],
    [
      {
        rule: 'times of a new record are as they are stored',
        text: 'withStoredTimes(bodies[body].times, withDefaults(',
        becomes: 'withStoredTimes([], withDefaults(',
      },
      {
        rule: 'times of a change are as they are stored',
        text: 'withStoredTimes(bodies[body].times, fillDefaults(',
        becomes: 'withStoredTimes([], fillDefaults(',
      },
    ],
  ),
  ...inFile(
    'src/contract/keyed-values.ts',
    ['test/rest/keyed-filters.data.test.ts'],
    [
      { rule: 'a filter by a key names a key of the allowed form', text: 'if (!isKey.test(key))', becomes: 'if (key === undefined)' },
      { rule: 'a request has few filters by keys', text: 'at < keysAtMost', becomes: 'at >= 0' },
      { rule: 'values are counted in characters', text: '[...one].length >', becomes: 'one.length >' },
      { rule: 'a value under a key is bounded', text: '[...one].length > filterLimits.characters', becomes: 'one.length > 9999' },
    ],
  ),
  ...inFile(
    'src/contract/normal-body.ts',
    ['test/rest/normal-texts.data.test.ts'],
    [
      {
        rule: 'what lists filter by is stored in one form of Unicode',
        text: '[name, normalForm(value)]',
        becomes: '[name, value]',
      },
    ],
  ),
  ...inFile(
    'src/contract/graphql-arguments.ts',
    ['test/graphql/filters.api.test.ts'],
    [{ rule: 'a filter of GraphQL with a value that no record has names its argument', text: 'expectFindable(checked);', becomes: '' }],
  ),
  ...inFile(
    'src/contract/validators/compile.ts',
    ['test/contract/validators/compile.unit.test.ts'],
    [
      { rule: 'a schema with an unknown keyword is refused', text: 'strict: true,', becomes: 'strict: false,' },
      {
        rule: 'operations that check the same share a function',
        text: 'const text = JSON.stringify(schema);',
        becomes: 'const text = String(ids.size);',
      },
    ],
  ),
  ...inFile(
    'src/contract/validators/schemas.ts',
    ['test/contract/validators/compile.unit.test.ts'],
    [
      {
        rule: 'numbers in a URL are decimal digits',
        text: 'return type && type in decimals ?',
        becomes: "return type === 'none' && type in decimals ?",
      },
    ],
  ),
  ...inFile(
    'src/contract/validators/cache.ts',
    ['test/contract/validators/cache.unit.test.ts'],
    [
      { rule: 'the folder of the first process stays', text: 'if (!existsSync(folder)) throw error;', becomes: 'throw error;' },
      { rule: 'what cannot be written is said', text: 'if (!existsSync(folder)) throw error;', becomes: '' },
      { rule: 'a folder is there whole or not at all', text: 'rmSync(next, { recursive: true, force: true });', becomes: '' },
    ],
  ),
  ...inFile(
    'src/contract/validators/differing.ts',
    ['test/contract/validators/compile.unit.test.ts'],
    [{ rule: 'a version has validators of its own for what differs', text: 'differs(operation.operationId) ?', becomes: 'true ?' }],
  ),
  ...inFile(
    'src/contract/graphql-arguments.ts',
    ['test/graphql/records.api.test.ts'],
    [
      { rule: 'every id of a path is checked', text: '[parameter, ids[at]!]', becomes: '[parameter, ids[0]!]' },
      {
        rule: 'two fields of a filter that mean the same are not combined',
        text: '  expectOnce(spelled);',
        becomes: '',
      },
    ],
  ),
  ...inFile(
    'src/contract/graphql-arguments.ts',
    ['test/graphql/versions.api.test.ts'],
    [
      {
        rule: '`ifVersion` is the version that the record must have',
        text: '{ allowed: [version] } : undefined',
        becomes: '{} : undefined',
      },
    ],
  ),
];
