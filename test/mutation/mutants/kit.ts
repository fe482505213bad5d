import { inFile, type Mutant } from '../mutant.ts';

export const kit: readonly Mutant[] = [
  ...inFile(
    'src/kit/columns.ts',
    ['test/families/kit/columns.data.test.ts'],
    [{ rule: 'the database has the columns of the records', text: '!existing.includes(one)', becomes: 'existing.length < 0' }],
  ),
  ...inFile(
    'src/app/compose/data.ts',
    ['test/app/missing-column.api.test.ts'],
    [{ rule: 'a start in development looks for the columns of records', text: "mode !== 'production'", becomes: "mode === 'production'" }],
  ),
  ...inFile(
    'src/kit/reads.ts',
    ['test/graphql/versions.api.test.ts'],
    [{ rule: 'records of lists in GraphQL have versions', text: 'isVersioned ? select(base)', becomes: '!isVersioned ? select(base)' }],
  ),
];
