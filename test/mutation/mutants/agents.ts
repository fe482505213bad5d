import { inFile, type Mutant } from '../mutant.ts';

export const agents: readonly Mutant[] = [
  ...inFile(
    'src/agents/arguments.ts',
    ['test/agents/over-http.api.test.ts'],
    [
      {
        rule: 'an argument of an agent that has no text is no text',
        text: "if (typeof value === 'object') throw",
        becomes: "if (typeof value === 'symbol') throw",
      },
      {
        rule: 'an agent gives a condition only where the operation takes one',
        text: "inHeaders: namesIn('header')",
        becomes: "inHeaders: { ...namesIn('header'), if_match: 'If-Match' }",
      },
    ],
  ),
];
