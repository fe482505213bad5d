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
  ...inFile('src/graphql/policy.ts', walk, [
    { rule: 'errors of writes name arguments', text: 'respelled(error, inputPath(name), reword)', becomes: 'error' },
  ]),
];
