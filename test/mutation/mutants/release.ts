import { inFile, type Mutant } from '../mutant.ts';

/** What a release of the program changes. */
export const release: readonly Mutant[] = inFile(
  'build/release/plan.ts',
  ['test/build/release-plan.unit.test.ts'],
  [
    { rule: 'a version before a release comes before it', text: "stage = '~'", becomes: "stage = ''" },
    { rule: 'a release is another version than the present one', text: 'at < 0 || ', becomes: '' },
    { rule: 'a release without changes is refused', text: 'if (!/^- /m.test(section))', becomes: 'if (false)' },
    { rule: 'the lock file has the version of both packages', text: "['', 'clients/typescript']", becomes: "['']" },
  ],
);
