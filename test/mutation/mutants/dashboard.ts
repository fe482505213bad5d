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
    'src/dashboard/data/derived.ts',
    ['test/dashboard/derived.unit.test.ts'],
    [
      {
        rule: 'a family of the platform has a page without a view',
        text: "one.contract === 'platform' && ",
        becomes: "one.contract === 'account' && ",
      },
      { rule: 'views say where their pages are in the navigation', text: 'placeOf(one) - placeOf(other)', becomes: '0' },
      { rule: 'a record is named by its name', text: "['name', 'title', key].find", becomes: '[key].find' },
      {
        rule: 'an action that needs a body has no button',
        text: ' && isFixed(path) && body === undefined',
        becomes: ' && isFixed(path)',
      },
      {
        rule: 'members can be added and removed by their ids',
        text: '!person || !create || !remove || !has(record) || !has(create.schema)',
        becomes: 'person !== undefined',
      },
      {
        rule: 'a list whose records have a page links to it',
        text: 'families.find((one) => one.list.record === list.record)',
        becomes: 'families.find(() => false)',
      },
      {
        rule: 'a long text is the last column but for the time',
        text: 'isPlainText(schema) && !schema',
        becomes: 'isPlainText(schema) && schema',
      },
      { rule: 'records that nobody writes are a log', text: 'const isLog = !create &&', becomes: 'const isLog = Boolean(create) &&' },
      {
        rule: 'a view of a family that the contract does not have is nothing',
        text: 'contract.families.filter(({ name }) => name === view.family)',
        becomes: 'contract.families.filter((_family, at) => at === 0)',
      },
    ],
  ),
  ...inFile(
    'build/operation-facts.ts',
    ['test/dashboard/derived.unit.test.ts'],
    [
      {
        rule: 'a question before a deletion says nothing about who may do it, or about codes',
        text: 'end < 0 ? undefined : end',
        becomes: 'undefined',
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
    'src/dashboard/data/places.ts',
    ['test/dashboard/pages.unit.test.ts'],
    [
      {
        rule: 'only administrators see the pages of the account, also those of its records',
        text: "isAdmin || !administrators.has(`/${path.split('/')[1]}`)",
        becomes: 'isAdmin || !administrators.has(path)',
      },
      {
        rule: 'the navigation has no heading without pages',
        text: '.filter(({ places: group }) => group.length > 0)',
        becomes: '',
      },
    ],
  ),
  ...inFile(
    'src/dashboard/data/title.ts',
    ['test/dashboard/pages.unit.test.ts'],
    [{ rule: 'a title is not longer than people can read', text: 'line.length > most', becomes: 'line.length < 0' }],
  ),
  ...inFile(
    'src/dashboard/parts/chart.tsx',
    ['test/browser/dashboard-walk.system.test.ts'],
    [
      {
        rule: 'a chart that is taken away is not measured',
        text: 'drawn.setSize({ width: canvas.clientWidth',
        becomes: 'drawn.setSize({ width: place.current!.clientWidth',
        elsewhere: 'needs a browser',
      },
    ],
  ),
  ...inFile(
    'src/dashboard/parts/dialog.tsx',
    ['test/browser/dashboard-work.system.test.ts', 'test/browser/dashboard.system.test.ts'],
    [
      {
        rule: 'a form that is being sent stays open',
        text: `if (!dialog.current?.querySelector('form[aria-busy="true"]')) `,
        becomes: '',
        elsewhere: 'needs a browser',
      },
      {
        rule: 'a dialog in which something was written asks before it closes',
        text: 'loss ?? (isWritten ? written : undefined)',
        becomes: 'loss',
        elsewhere: 'needs a browser',
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
      { rule: 'an event about a membership changes no other membership', text: 'record.id !== undefined && ', becomes: '' },
    ],
  ),
];
