import { inFile, type Mutant } from '../mutant.ts';

export const workbench: readonly Mutant[] = [
  ...inFile(
    'src/workbench/deprecation.ts',
    ['test/workbench/contract.unit.test.ts'],
    [
      {
        rule: 'an expansion may go with any property that it goes through',
        text: '...propertiesAt(document, resolved(document, property), below)',
        becomes: '',
      },
    ],
  ),
];
