import { inFile, type Mutant } from '../mutant.ts';

export const app: readonly Mutant[] = [
  ...inFile(
    'src/app/commands/accounts.ts',
    ['test/app/accounts-command.api.test.ts'],
    [
      {
        rule: 'an operator can take a limit away',
        text: "text === 'none' ? text : requests(text)",
        becomes: "text === 'none' ? (null as never) : requests(text)",
      },
    ],
  ),
];
