import { inFile, type Mutant } from '../mutant.ts';

export const dashboard: readonly Mutant[] = [
  ...inFile(
    'src/dashboard/data/board.ts',
    ['test/dashboard/board.unit.test.ts'],
    [
      {
        rule: 'the total of a column counts the cards that have come and those that have gone',
        text: 'total + arrived.length - left',
        becomes: 'total',
      },
      {
        rule: 'a card that its new column has already is not counted twice',
        text: 'stateOf(card) === state && !held.has(card.id)',
        becomes: 'stateOf(card) === state',
      },
      { rule: 'a total that is a minimum is said to be one', text: 'isMinimum ? `', becomes: '!isMinimum ? `' },
      {
        rule: 'a column that the filter excludes has no cards',
        text: "operator === 'in' ? value.split(',').includes(state) : value === state",
        becomes: 'operator.length + value.length + state.length > 0',
      },
    ],
  ),
  ...inFile(
    'src/dashboard/data/record.ts',
    ['test/dashboard/record.unit.test.ts'],
    [
      {
        rule: 'a record that is gone is counted no more',
        text: 'isGone && total !== undefined ? total - 1 : total',
        becomes: 'total',
      },
    ],
  ),
];
