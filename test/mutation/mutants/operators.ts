import { inFile, type Mutant } from '../mutant.ts';

export const operators: readonly Mutant[] = [
  ...inFile(
    'src/operators/documents.ts',
    ['test/operators/documents.api.test.ts'],
    [
      {
        rule: 'where a document is wrong, none is registered',
        text: "details.push(...messages.map((message) => ({ field: placeOf(at), message, code: 'not_allowed' })));",
        becomes: 'documents.splice(at, 1);',
      },
      {
        rule: 'the id of a registered document gets no other text',
        text: 'refuseAny(changedTexts(documents, known), documents);',
        becomes: '',
      },
      {
        rule: 'an id is in a registration once',
        text: 'ids.has(document.id) ?',
        becomes: 'ids.has("") ?',
      },
      {
        rule: 'an application has a largest number of documents',
        text: 'if (documents > limits.documents)',
        becomes: 'if (documents > 9 * limits.documents)',
      },
      {
        rule: 'the documents of an application have a largest size together',
        text: 'if (characters > limits.characters)',
        becomes: 'if (characters > 9 * limits.characters)',
      },
    ],
  ),
];
