import { inFile, type Mutant } from '../mutant.ts';

const walk = ['test/graphql/parity-walk.api.test.ts'];

/** What GraphQL answers as REST does. */
export const parity: readonly Mutant[] = [
  ...inFile('src/contract/graphql-arguments.ts', walk, [
    { rule: 'orders have the direction that is asked for', text: 'direction.toLowerCase()', becomes: "'asc'" },
    { rule: 'each operator is that of REST', text: '`${named}${inputOperators[operator]!.suffix}`', becomes: 'named' },
    {
      rule: 'errors of nested inputs name their fields',
      text: 'inside ? `${field}.${inside}` : `${field}${rest}`',
      becomes: '`${field}${rest}`',
    },
    { rule: 'a version that is asked for is expected', text: '{ allowed: [version] }', becomes: 'undefined' },
  ]),
  ...inFile('src/contract/graphql.ts', walk, [
    { rule: 'enums have the values of REST', text: "values === 'same' ? [] : [[name, values]]", becomes: '[]' },
  ]),
  ...inFile('src/contract/graphql-writes.ts', walk, [
    {
      rule: '`me` in a write is the id of the caller',
      text: 'users.includes(parameter!) ? userIdOf(caller, id) : id',
      becomes: 'id',
      tests: ['test/graphql/parity.api.test.ts'],
    },
    {
      rule: 'a payload shows the record, not a property of it',
      text: 'what in fieldMap.types ? record : values[what]',
      becomes: 'values[what]',
    },
  ]),
  ...inFile(
    'src/graphql/cost.ts',
    ['test/graphql/prices.unit.test.ts'],
    [{ rule: 'skipped records cost as in REST', text: 'Math.max(offset ?? 0, 0)', becomes: '0' }],
  ),
  ...inFile(
    'src/codegen/surfaces/list-inputs.ts',
    ['test/codegen/list-inputs.unit.test.ts'],
    [
      {
        rule: 'what is made of a deprecated property is deprecated',
        text: "if (!deprecated) return { deprecated: '' };",
        becomes: "if (deprecated || !deprecated) return { deprecated: '' };",
      },
      { rule: 'a list without sorts has no order', text: 'sorts.length === 0', becomes: 'sorts.length < 0' },
    ],
  ),
  ...inFile('src/graphql/policy.ts', walk, [
    { rule: 'errors of writes name arguments', text: 'respelled(error, inputPath(name), reword)', becomes: 'error' },
  ]),
];
