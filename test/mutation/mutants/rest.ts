import { inFile, type Mutant } from '../mutant.ts';

export const rest: readonly Mutant[] = [
  ...inFile(
    'src/rest/lines.ts',
    ['test/rest/exports.api.test.ts', 'test/account/audit-export.api.test.ts'],
    [
      { rule: 'an export has the form that its caller prefers', text: 'weightOf(ranges, other) - weightOf(ranges, one)', becomes: '0' },
      { rule: 'a table begins with the names of its columns', text: 'let text = head(fields);', becomes: "let text = '';" },
      { rule: 'an export goes on behind its first page', text: 'next === null ? undefined', becomes: 'next !== undefined ? undefined' },
      {
        rule: 'a piece of an export is for a caller who may still read it',
        text: '        await asReader(() => expectReader(request, authenticate));\n',
        becomes: '',
        tests: ['test/rest/lines.unit.test.ts'],
      },
      {
        rule: 'a page of an export is sent in pieces',
        text: 'if (text.length < piece) continue;',
        becomes: 'if (text.length < 99 * piece) continue;',
        tests: ['test/rest/lines.unit.test.ts'],
      },
    ],
  ),
  ...inFile(
    'src/rest/express.ts',
    ['test/app/operations.data.test.ts'],
    [
      { rule: 'the bytes of a stream are logged', text: 'count(chunk.length);', becomes: '' },
      {
        rule: 'what was sent of a stream is logged, even if it broke off',
        text: 'if (answer.bytes) await send(',
        becomes: 'if (answer.bytes) void send(',
      },
    ],
  ),
  ...inFile(
    'src/rest/rest-door.ts',
    ['test/rest/neighbours.data.test.ts'],
    [{ rule: 'an answered request of REST is under way no more', text: '.finally(() => leave(request))', becomes: '' }],
  ),
  ...inFile(
    'src/rest/called-by-name.ts',
    ['test/rest/list-values.data.test.ts'],
    [
      {
        rule: 'each entry of an array in a call is one value',
        text: 'value.map(String)]',
        becomes: "value.map(String).join().split(',')]",
      },
    ],
  ),
  ...inFile(
    'src/rest/errors.ts',
    ['test/rest/hostile-headers.api.test.ts', 'test/graphql/http.api.test.ts'],
    [
      { rule: 'an error has the form that the caller prefers', text: 'weight > ofJson ||', becomes: 'weight > 0 ||' },
      { rule: 'every error of /graphql has the form of GraphQL', text: "path === '/graphql'", becomes: "path === '/graph'" },
    ],
  ),
  ...inFile(
    'src/rest/perform.ts',
    ['test/rest/shaped-writes.data.test.ts'],
    [
      {
        rule: 'related records are added before the check of the answer and its storage',
        text: 'const data = await withRelated(request, replied.data, dependencies.related);',
        becomes: 'const data = replied.data;',
      },
    ],
  ),
];
