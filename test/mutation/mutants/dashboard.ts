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
    'src/dashboard/data/losses.ts',
    ['test/dashboard/losses.unit.test.ts'],
    [
      {
        rule: 'whoever leaves a page is asked before something is lost',
        text: 'if (loss) become({ loss, proceed });\n  else proceed();',
        becomes: 'proceed();',
      },
      {
        rule: 'whoever stays loses nothing',
        text: 'if (isLeaving) asked?.proceed();',
        becomes: 'asked?.proceed();',
      },
      {
        rule: 'nobody is asked about what is no longer there',
        text: 'return () => void held.delete(key);',
        becomes: 'return () => undefined;',
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
