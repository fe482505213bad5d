import { inFile, type Mutant } from '../mutant.ts';

export const core: readonly Mutant[] = [
  ...inFile(
    'src/core/csv.ts',
    ['test/core/csv.unit.test.ts'],
    [
      {
        rule: 'CSV has no text that a spreadsheet runs',
        text: "looksLikeFormula.test(value) ? `'${value}`",
        becomes: 'looksLikeFormula.test(value) ? `${value}`',
      },
      { rule: 'a line break does not hide a formula', text: '/^[\\t\\r\\n]|', becomes: '/^[\\t]|' },
      { rule: 'blanks do not hide a formula', text: '^[\\s\\u200b]*[=', becomes: '^[=' },
      { rule: 'CSV quotes what divides values', text: '/[",\\r\\n]/', becomes: '/["\\r\\n]/' },
      { rule: 'CSV doubles quotation marks', text: '\'""\'', becomes: "'\"'" },
    ],
  ),
  ...inFile(
    'src/core/patch.ts',
    ['test/core/patch.unit.test.ts'],
    [
      { rule: 'what a body leaves out has its default', text: '{ [name]: own = value } = given', becomes: '{ [name]: own } = given' },
      { rule: 'an object has the defaults of what it leaves out', text: '? complete(own, value) : own', becomes: '? own : own' },
      { rule: 'a null in a change is the default', text: 'return [name, otherwise ?? null];', becomes: 'return [name, null];' },
      { rule: 'a null within an object is the default', text: '? fill(value, otherwise) : value', becomes: '? value : value' },
      { rule: 'only its own names have defaults', text: 'Object.hasOwn(defaults, name)', becomes: 'name in defaults' },
    ],
  ),
  ...inFile(
    'src/core/own-user.ts',
    ['test/request/own-user.api.test.ts'],
    [
      {
        rule: 'an application that acts for itself has no user of its own',
        text: "actor.type !== 'application'",
        becomes: "actor.type !== 'system'",
      },
      {
        rule: 'me is the user of the credentials in a list of ids, too',
        text: 'Array.isArray(values[name]) ? values[name].map(own) : own(values[name])',
        becomes: 'own(values[name])',
      },
      { rule: 'me is a text like any other where no id of a user is taken', text: ' && takesUser(name)', becomes: '' },
    ],
  ),
  ...inFile(
    'src/core/query/keyed-filters.ts',
    ['test/rest/keyed-filters.data.test.ts'],
    [
      {
        rule: 'the keys of metadata are not counted by name',
        text: 'keyedName(name)?.field ?? name;',
        becomes: 'name;',
        tests: ['test/account/used-parts.api.test.ts'],
      },
      {
        rule: 'a value of the metadata is found as a number, too',
        text: '...(isNumber ? [Number(text)] : [])',
        becomes: '',
      },
      {
        rule: 'a value of the metadata is found in a list, too',
        text: ', JSON.stringify({ [key]: [value] })]',
        becomes: ']',
      },
      {
        rule: 'a number beyond the range of doubles is only a text',
        text: 'Number.isFinite(Number(text)) && ',
        becomes: '',
        tests: ['test/core/keyed-filters.unit.test.ts'],
      },
      {
        rule: 'a text finds only the number that is written exactly so',
        text: ' && String(Number(text)) === text',
        becomes: ' && text.length > 0',
      },
    ],
  ),
  ...inFile(
    'src/core/query/query-string.ts',
    ['test/core/query-string.unit.test.ts'],
    [
      {
        rule: 'an encoded comma belongs to a value of a list',
        text: 'dividedAtCommas(text).map(decoded)',
        becomes: 'dividedAtCommas(decoded(text))',
      },
      { rule: 'nothing is the empty list', text: "text === '' ? [] : text.split(',')", becomes: "text.split(',')" },
      {
        rule: 'a list of one empty text is not written as the empty list',
        text: "values.length === 1 && values[0] === '' ? ',' : values",
        becomes: 'values',
      },
    ],
  ),
  ...inFile(
    'src/core/query/list-query.ts',
    ['test/rest/normal-texts.data.test.ts'],
    [{ rule: 'filters ask for texts in one form of Unicode', text: ': normalForm(value);', becomes: ': value;' }],
  ),
  ...inFile(
    'src/core/query/query-string.ts',
    ['test/rest/list-values.data.test.ts'],
    [
      {
        rule: 'an encoded comma divides a list whose values have none',
        text: "[value].flat().flatMap((one) => one.split(',')) : value",
        becomes: 'value : value',
      },
    ],
  ),
  ...inFile(
    'src/core/query/cursors.ts',
    ['test/core/cursors.unit.test.ts'],
    [
      {
        rule: 'a cursor is signed',
        text: 'if (!timingSafeEqual(signature, signatureOf(payload, about))) throw invalid(source);',
        becomes: '',
      },
      {
        rule: 'a cursor belongs to its account',
        text: 'update(`${accountId}\\n${about}\\n`)',
        becomes: 'update(`${about}\\n`)',
      },
      {
        rule: 'a cursor belongs to its list',
        text: 'update(`${accountId}\\n${about}\\n`)',
        becomes: 'update(`${accountId}\\n`)',
      },
      {
        rule: 'a position has one cursor',
        text: " || given.toString('base64url') !== cursor",
        becomes: '',
      },
      {
        rule: 'a cursor does not show its position',
        text: "createCipheriv('aes-256-ctr', encryption, signature).update(payload)",
        becomes: 'payload',
      },
    ],
  ),
  ...inFile(
    'src/core/query/list-query.ts',
    ['test/core/list-query.unit.test.ts'],
    [
      { rule: 'a filter by a key is found without being listed', text: ' ?? keyedFilter(name, filters)', becomes: '' },
      { rule: 'the forms of a list are not mixed', text: 'if (given.length > 1) throw mixedForms(given);', becomes: '' },
      {
        rule: 'the order of values makes no other list',
        text: '[...new Set([value].flat())].sort()',
        becomes: '[...new Set([value].flat())]',
      },
      {
        rule: 'a cursor is for its sort, too',
        text: 'JSON.stringify([alone.map(normal).sort(), sort, ',
        becomes: 'JSON.stringify([alone.map(normal).sort(), ',
      },
      {
        rule: 'pages have a deepest one',
        text: 'return next <= deepest[form.kind] ? next : undefined;',
        becomes: 'return next;',
        tests: ['test/core/list-query.unit.test.ts', 'test/rest/list-pages.data.test.ts'],
      },
    ],
  ),
  ...inFile(
    'src/core/scopes.ts',
    ['test/core/scopes.unit.test.ts'],
    [
      {
        rule: 'a wide scope gives the narrow ones',
        text: 'granted.includes(scope) || granted.includes(wideOf(scope))',
        becomes: 'granted.includes(scope)',
      },
      { rule: 'a viewer never writes', text: "wideOf(scope) === 'read')", becomes: "wideOf(scope) !== 'admin')" },
      { rule: 'the audit log is for administrators', text: "if (ofAccount.includes(scope)) return 'admin';", becomes: '' },
    ],
  ),
  ...inFile(
    'src/core/sealing.ts',
    ['test/core/sealing.unit.test.ts'],
    [
      {
        rule: 'what was sealed for one record is opened for no other',
        text: '{ authTagLength: TAG_BYTES }).setAAD(Buffer.from(about));\n      const hidden',
        becomes: '{ authTagLength: TAG_BYTES });\n      const hidden',
      },
      {
        rule: 'a sealed value has one text',
        text: "if (hidden.toString('base64url') !== encoded)",
        becomes: 'if (hidden.length < NONCE_BYTES + TAG_BYTES)',
      },
    ],
  ),
  ...inFile(
    'src/core/networks-and-domains.ts',
    ['test/core/networks-and-domains.unit.test.ts'],
    [
      {
        rule: 'a wildcard domain is for its subdomains',
        text: 'host.endsWith(domain.slice(1))',
        becomes: 'host.endsWith(domain.slice(2))',
      },
      {
        rule: 'no restriction is wider than one',
        text: 'bound.length === 0 || (own.length > 0 && own.every',
        becomes: 'bound.length === 0 || (own.every',
        tests: ['test/account/authority.api.test.ts'],
      },
    ],
  ),
  ...inFile(
    'src/core/storable-json.ts',
    ['test/core/storable-json.unit.test.ts'],
    [
      { rule: 'JSON is a hundred levels deep at most', text: 'return depth === maxDepth ?', becomes: 'return depth > 9 * maxDepth ?' },
      { rule: 'a zero character is not stored', text: "text.isWellFormed() && !text.includes('\\0')", becomes: 'text.isWellFormed()' },
    ],
  ),
  ...inFile(
    'src/core/query/expand.ts',
    ['test/core/expand.unit.test.ts'],
    [
      {
        rule: 'a related record is loaded once',
        text: `  ...new Set(records.map((record) => (record as Fields)[by]).filter((id) => typeof id === 'string')),`,
        becomes: `  ...records.map((record) => (record as Fields)[by]).filter((id) => typeof id === 'string'),`,
      },
      {
        rule: 'a related record of a related record is in that one',
        text: 'await withRelated([...loaded.values()], `${name}.`, wanted)',
        becomes: '[...loaded.values()]',
      },
      {
        rule: 'an expansion includes the record that it is in, and each once',
        text: 'path.slice(0, at + 1)',
        becomes: 'path.slice(0, at + 9)',
      },
    ],
  ),
  ...inFile(
    'src/core/errors.ts',
    ['test/graphql/error-codes.unit.test.ts'],
    [
      {
        rule: 'the schema has every code of errors',
        text: "code === 'already_exists' ? 'ALREADY_EXISTS' : graphql",
        becomes: 'graphql',
      },
    ],
  ),
  ...inFile(
    'src/core/ids.ts',
    ['test/graphql/nodes.api.test.ts'],
    [{ rule: 'a text that is no id finds no node', text: 'shape.test(text) ? text.slice(0, 3)', becomes: 'text ? text.slice(0, 3)' }],
  ),
];
