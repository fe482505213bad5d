/** A change of the code in one place that breaks one rule; some test has to notice it. */
export interface Mutant {
  /** The rule that it breaks, as a sentence. */
  rule: string;
  file: string;
  /** A text that the file has exactly once. */
  text: string;
  becomes: string;
  /** Test files, or folders of them, of which at least one test fails. */
  tests: readonly string[];
  /** Why `npm test` cannot see the rule: such a mutant is named and not tried. */
  elsewhere?: string;
}

type InFile = Omit<Mutant, 'file' | 'tests'> & Partial<Pick<Mutant, 'tests'>>;

/** The mutants of one file; those that name no tests have the given ones. */
export const inFile = (file: string, tests: readonly string[], mutants: readonly InFile[]): Mutant[] =>
  mutants.map((mutant) => ({ file, tests, ...mutant }));

/** The room of `src` that a mutant is in. */
export const roomOf = ({ file }: Mutant): string => file.split('/')[1]!;

/** The text of a file with the mutant in it. @throws Error when its place is not there, or not the only one */
export const plant = ({ rule, file, text, becomes }: Mutant, original: string): string => {
  const [before, after, ...more] = original.split(text);
  if (after === undefined || more.length > 0)
    throw new Error(`"${rule}": ${file} must have this text exactly once, and has it ${original.split(text).length - 1} times: ${text}`);
  return `${before}${becomes}${after}`;
};

/** The mutants of rooms, or with words in their rule; all of them when nothing is named. */
export const selectMutants = (mutants: readonly Mutant[], names: readonly string[]): readonly Mutant[] => {
  const rooms = new Set(mutants.map(roomOf));
  const isNamed = (mutant: Mutant) => names.some((name) => (rooms.has(name) ? roomOf(mutant) === name : mutant.rule.includes(name)));
  return names.length === 0 ? mutants : mutants.filter(isNamed);
};
