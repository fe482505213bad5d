import { inFile, type Mutant } from '../../mutant.ts';

const api = ['test/families/batches/batches.api.test.ts'];

export const batches: readonly Mutant[] = [
  ...inFile('src/built-in/batches/service.ts', api, [
    { rule: 'a batch is atomic unless it says otherwise', text: '(atomic ? executeAll', becomes: '(body.atomic ? executeAll' },
    {
      rule: 'a refused operation of a batch undoes only itself',
      text: '.savepoint(async () => door.carryOut(withReferences(operation, results)))',
      becomes: '.run(async () => door.carryOut(withReferences(operation, results)))',
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
