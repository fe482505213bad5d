import { inFile, type Mutant } from '../mutant.ts';

export const sockets: readonly Mutant[] = [
  ...inFile(
    'src/sockets/opening-tokens.ts',
    ['test/channel/channel.data.test.ts', 'test/graphql/connections.api.test.ts'],
    [
      {
        rule: 'credentials in the headers of the request that opens a connection count',
        text: '[...inHeaders, ',
        becomes: '[',
      },
      { rule: 'credentials of a connection that differ are refused', text: 'size > 1', becomes: 'size > 9' },
    ],
  ),
];
