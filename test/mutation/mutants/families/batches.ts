import { inFile, type Mutant } from '../../mutant.ts';

const api = ['test/families/batches/batches.api.test.ts'];

export const batches: readonly Mutant[] = [
  ...inFile('src/built-in/batches/service.ts', api, [
    { rule: 'a batch is atomic unless it says otherwise', text: '(atomic ? executeAll', becomes: '(body.atomic ? executeAll' },
    {
      rule: 'a refused operation of a batch undoes only itself',
      text: '.savepoint(async () => door.carryOut(withReferences(operation, results), at))',
      becomes: '.run(async () => door.carryOut(withReferences(operation, results), at))',
    },
    {
      rule: 'an error of the database names the operation of a batch, too',
      text: 'failure instanceof ServiceError ? failure : door.refusalOf(failure)',
      becomes: 'failure instanceof ServiceError ? failure : undefined',
    },
    { rule: 'a write that fails late is blamed on its operation', text: 'failed ??= at;', becomes: 'failed ??= undefined;' },
    { rule: 'details of a batch name the place', text: '`${place}.${detail.field}`', becomes: 'detail.field' },
  ]),
  ...inFile('src/built-in/batches/references.ts', api, [
    {
      rule: 'a refused operation has no values',
      text: 'status < 400 ? valueAt(results, from) : undefined',
      becomes: 'valueAt(results, from)',
    },
  ]),
  ...inFile(
    'src/core/json-pointer.ts',
    ['test/core/json-pointer.unit.test.ts'],
    [{ rule: 'a pointer leads to own properties only', text: 'Object.hasOwn(value, token)', becomes: 'token in value' }],
  ),
  ...inFile('src/rest/batch.ts', api, [
    { rule: 'an operation of a batch has no credentials of its own', text: '  expectNoCredentials(matched, query);\n', becomes: '' },
    { rule: 'an operation of a batch has exact numbers', text: 'exactBodies[at]', becomes: 'undefined' },
  ]),
  ...inFile('src/rest/called-by-name.ts', api, [
    { rule: 'a path of a call has whole characters', text: '  expectStorable({ path: given });\n', becomes: '' },
  ]),
  ...inFile('src/request/steps/validation.ts', api, [
    {
      rule: 'a value that cannot be stored refuses its operation of a batch only',
      text: '    expectShallow(body);\n    return;\n',
      becomes: '    expectShallow(body);\n',
    },
    { rule: 'a batch is not nested too deep', text: '    expectShallow(body);\n', becomes: '' },
  ]),
  ...inFile('src/request/batch.ts', api, [
    { rule: 'a batch costs the sum of its operations', text: 'sum + facts.cost', becomes: 'sum + 0 * facts.cost' },
  ]),
  ...inFile('src/request/steps/body.ts', api, [
    {
      rule: 'an operation of a batch has the body that it needs',
      text: 'if (body === undefined && facts.bodyRequired) throw missingBody(request);',
      becomes: '',
    },
  ]),
  ...inFile(
    'src/rest/perform.ts',
    ['test/identity/recent-sign-in.api.test.ts'],
    [
      {
        rule: 'the stored answer of a batch needs what its operations need',
        text: '[facts, ...factsInBatch(request)]',
        becomes: '[facts]',
      },
    ],
  ),
  ...inFile(
    'src/agents/tools.ts',
    ['test/agents/over-http.api.test.ts'],
    [
      {
        rule: 'a batch is a tool of those who may write',
        text: 'batchOperations.some((one) => isWithinScopes(caller, one))',
        becomes: 'true',
      },
    ],
  ),
];
