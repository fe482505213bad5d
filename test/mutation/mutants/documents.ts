import { inFile, type Mutant } from '../mutant.ts';

export const documents: readonly Mutant[] = [
  ...inFile(
    'src/documents/published-form.ts',
    ['test/documents/published-form.unit.test.ts'],
    [
      {
        rule: 'values without null are another schema of their name only where both allow the same',
        text: 'if (demandOf(schemas[name]) !== demandOf(schema))',
        becomes: 'if (false as boolean)',
      },
      {
        rule: 'a named enum that may be null keeps its name',
        text: "words.at(-2) === 'schemas' ? `${own}Value` : own",
        becomes: 'own',
      },
    ],
  ),
  ...inFile(
    'src/documents/list-language.ts',
    ['test/documents/published-form.unit.test.ts'],
    [
      { rule: 'a property has filters of one type, or none', text: 'if (others.length > 0) return undefined;', becomes: '' },
      {
        rule: 'a property that is null by an alternative has the filters of the other',
        text: 'if (!anyOf || !value || others.length > 0) return effective(document, declared);',
        becomes: 'if (anyOf || value || others.length > 0 || true) return effective(document, declared);',
      },
      {
        rule: 'a record within a record has no filters in the list of the other',
        text: 'isFilter && properties ?',
        becomes: 'properties ?',
        tests: ['test/documents/list-language.unit.test.ts'],
      },
      {
        rule: 'expand goes two levels deep',
        text: 'expands: expansionsOf(document, ref, 2)',
        becomes: 'expands: expansionsOf(document, ref, 3)',
        tests: ['test/documents/list-language.unit.test.ts'],
      },
      {
        rule: 'the answer to a 202 is not shaped',
        text: "!record.list && !operation.responses['202'] &&",
        becomes: '!record.list &&',
        tests: ['test/documents/list-language.unit.test.ts'],
      },
    ],
  ),
];
