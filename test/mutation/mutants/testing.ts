import { inFile, type Mutant } from '../mutant.ts';

/** What the testing kit makes and expects. */
export const testing: readonly Mutant[] = [
  ...inFile(
    'src/testing/requests/records.ts',
    ['test/testing/records.unit.test.ts'],
    [
      { rule: 'a test has one record of each kind', text: 'ids.get(prefix) ?? make(prefix, under)', becomes: 'make(prefix, under)' },
      {
        rule: 'a record is made where no other has to be made for its path',
        text: 'namedIn(one) - namedIn(other)',
        becomes: 'namedIn(other) - namedIn(one)',
      },
      {
        rule: 'a maker of a family comes before the example',
        text: 'const known: Makers = { ...makersOfAll(caller, outside), ...makers }',
        becomes: 'const known: Makers = { ...makers, ...makersOfAll(caller, outside) }',
      },
      {
        rule: 'records that would be made with each other are made without',
        text: 'within.includes(one) ? undefined',
        becomes: 'within.includes(one) ? one',
      },
    ],
  ),
  ...inFile(
    'src/testing/requests/requests.ts',
    ['test/testing/requests.unit.test.ts'],
    [
      {
        rule: 'a list that is asked for has a record',
        text: 'before[operationId] ?? filledList(operation, prefixes)',
        becomes: 'before[operationId]',
      },
      {
        rule: 'what a family needs has happened before its operation',
        text: '...families.map(({ statesBefore }) => statesBefore?.(admin, tessera)),',
        becomes: '',
      },
      { rule: 'what a family says of an operation that there is not is refused', text: 'expectKnown(before);', becomes: '' },
    ],
  ),
  ...inFile(
    'src/testing/requests/kept.ts',
    ['test/testing/requests.unit.test.ts'],
    [
      {
        rule: 'what was sent within an object is to be shown, too',
        text: 'return missing(value, shown, `${where}.`);',
        becomes: 'return [];',
      },
      {
        rule: 'null leaves what the family says, or what is empty',
        text: '(shown === undefined || isEmptied(where, shown))',
        becomes: 'true',
      },
    ],
  ),
];
