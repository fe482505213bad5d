import { inFile, type Mutant } from '../mutant.ts';

export const kit: readonly Mutant[] = [
  ...inFile(
    'src/kit/reads.ts',
    ['test/graphql/versions.api.test.ts'],
    [{ rule: 'records of lists in GraphQL have versions', text: 'isVersioned ? select(base)', becomes: '!isVersioned ? select(base)' }],
  ),
];
