import { inFile, type Mutant } from '../mutant.ts';

const first = ['test/workbench/planted-breaks.unit.test.ts'];
const planted = ['test/workbench/further-plants.unit.test.ts'];
const compared = ['test/workbench/compared-documents.unit.test.ts'];
const plainSchemas = ['test/workbench/plain-schemas.unit.test.ts'];
const checked = ['test/workbench/contract.unit.test.ts'];
const elsewhere = ['test/workbench/rules-elsewhere.unit.test.ts'];
const compiled = ['test/contract/handler-types.unit.test.ts'];

/** What `contract check` must name, where, and what it must be silent about. */
export const gate: readonly Mutant[] = [
  ...inFile(
    'src/workbench/family/taken.ts',
    ['test/workbench/family-taken.unit.test.ts'],
    [
      { rule: 'a removed family takes along what was promised of it', text: '!(key in before) || key in after', becomes: 'true' },
      {
        rule: 'what was promised and is otherwise now stays promised',
        text: 'isSame(promise, before) ? after : promise',
        becomes: 'after',
      },
    ],
  ),
  ...inFile(
    'src/codegen/plans.ts',
    ['test/codegen/plans.unit.test.ts'],
    [{ rule: 'a figure has one file', text: 'throw new Error(`openapi/${file} has', becomes: 'void new Error(`openapi/${file} has' }],
  ),
  ...inFile(
    'src/codegen/event-catalogue.ts',
    ['test/codegen/event-catalogue.unit.test.ts'],
    [{ rule: 'a family says what follows an event of an earlier one', text: '(kind === placed.kind ? [sentence] : [])', becomes: '[]' }],
  ),
  ...inFile(
    'src/codegen/families.ts',
    ['test/codegen/families.unit.test.ts'],
    [{ rule: 'error codes of families are codes', text: '...errors.map(([code]) => code)', becomes: '' }],
  ),
  ...inFile('src/workbench/channel-policy.ts', planted, [
    { rule: 'another address of the channel breaks clients', text: "['address'], ", becomes: '' },
    { rule: 'frames are written in what they were', text: 'base === undefined || base === next', becomes: 'true' },
    { rule: 'a code after which clients no longer connect again breaks them', text: 'now.reconnect === reconnect', becomes: 'true' },
    {
      rule: 'a limit where there was none breaks clients',
      text: "{ rule: 'limit-added', message: `\\`${name}\\` is ${now}; nothing limited it before.` }",
      becomes: 'undefined',
    },
  ]),
  ...inFile('src/workbench/authority-words.ts', planted, [
    { rule: 'a word that demands one more scope breaks callers', text: 'scopes.length > 0 ?', becomes: 'scopes.length > 9 ?' },
    {
      rule: 'a word whose authority is compared with the credential breaks callers',
      text: 'now.within && !before.within',
      becomes: 'false',
    },
  ]),
  ...inFile('src/workbench/authority-words.ts', planted, [
    { rule: 'what ends with its credential is a promise', text: 'Boolean(now.tied) !== Boolean(before.tied)', becomes: 'false' },
  ]),
  ...inFile('src/workbench/policy-words.ts', planted, [
    {
      rule: 'another status of an error breaks clients',
      text: 'if (now === before)',
      becomes: 'if (now !== before)',
    },
    {
      rule: 'a cause that its kind states is named there, and not at the operation, too',
      text: "without(before['x-causes'], kindsCausedBy(base, before.operationId))",
      becomes: "before['x-causes']",
    },
  ]),
  ...inFile('src/workbench/component-places.ts', planted, [
    {
      rule: 'the status of an error of one family is named in its file',
      text: "words.at(-2) === 'x-statuses'",
      becomes: "words.at(-2) === 'x-family-statuses'",
    },
  ]),
  ...inFile('src/workbench/event-kinds.ts', planted, [
    { rule: 'events that fewer people may read break consumers', text: '(now.of !== before?.of || ', becomes: '(' },
    { rule: 'events that more people may read break nobody', text: 'before?.person !== undefined && now.person', becomes: 'now.person' },
    {
      rule: 'an operation that causes a kind no longer breaks consumers',
      text: '!causedBy.includes(operationId) ||',
      becomes: 'causedBy.includes(operationId) ||',
    },
  ]),
  ...inFile('src/workbench/event-kinds.ts', planted, [
    { rule: 'an event affects for the same people what it affected', text: 'now.for === before.for &&', becomes: '' },
    {
      rule: 'an event affects its records whatever it changes',
      text: '(now.changed ?? before.changed) === before.changed &&',
      becomes: '',
    },
    {
      rule: 'what a record is deleted with is a promise',
      text: '.filter((property) => !is!.includes(property))',
      becomes: '.filter(() => false)',
    },
    {
      rule: 'an event may affect further records',
      text: 'now[name] === filter)',
      becomes: 'now[name] === filter && Object.keys(now).length === 1)',
    },
  ]),
  ...inFile('src/workbench/source-map.ts', planted, [
    { rule: 'what an event affects of another family is named there', text: "word === 'affected' && ", becomes: 'false && ' },
  ]),
  ...inFile('src/workbench/derived-parameters.ts', planted, [
    { rule: 'a filter follows from its property only where that is named', text: 'return isFound && ', becomes: 'return ' },
  ]),
  ...inFile('src/workbench/response-links.ts', planted, [
    { rule: 'a link of a response is kept', text: 'if (!now) return', becomes: 'if (!now) return undefined &&' },
    { rule: 'a link leads where it led', text: 'now.operationId !== before.operationId', becomes: 'false' },
  ]),
  ...inFile('src/workbench/response-links.ts', compared, [
    { rule: 'a link to an operation that is gone is found with that', text: '!operations.has(link.operationId)', becomes: 'false' },
  ]),
  ...inFile('src/codegen/graphql.ts', checked, [
    { rule: 'a fault in the SDL is named with file and line', text: '  assertSdl(parts);\n', becomes: '' },
  ]),
  ...inFile('src/workbench/released.ts', checked, [
    {
      rule: 'a fault in the released SDL is named with its line',
      text: "  assertSdl([{ file: releasedPath('graphql'), text: base }]);\n",
      becomes: '',
    },
  ]),
  ...inFile(
    'src/codegen/sdl-errors.ts',
    ['test/codegen/sdl-errors.unit.test.ts'],
    [{ rule: 'a name that is defined twice is named where it is defined', text: 'defined.length > 0 ? defined : ', becomes: '' }],
  ),
  ...inFile('src/workbench/version-life.ts', planted, [
    { rule: 'a version keeps its forms of pages', text: 'lost.length > 0', becomes: 'lost.length > 9' },
    { rule: 'a version keeps its form of errors', text: 'now.errors === before.errors', becomes: 'true' },
  ]),
  ...inFile('src/workbench/released.ts', planted, [
    {
      rule: 'what follows from another dialect is named once, at the registry',
      text: "isDeepStrictEqual(before['x-version'], inItsDialect['x-version'])",
      becomes: 'true',
    },
  ]),
  ...inFile('src/workbench/released.ts', checked, [
    {
      rule: 'each value that a list has lost is named where it was written',
      text: 'groups.length > 0 ? groups : [finding]',
      becomes: '[finding]',
    },
  ]),
  ...inFile('src/workbench/component-places.ts', checked, [
    { rule: 'a kind of work is named in the file of its family', text: 'return own ?? {', becomes: 'return {' },
  ]),
  ...inFile('src/workbench/sdl-map.ts', planted, [
    { rule: 'an order is named at its property, also in GraphQL', text: ', value: orderAt(coordinate) }', becomes: ' }' },
  ]),
  ...inFile('src/workbench/overlay-places.ts', checked, [
    {
      rule: 'what an overlay changes is named in the overlay',
      text: 'update === undefined || valueIn(update, words.slice(place.length)) !== undefined',
      becomes: 'false',
    },
    {
      rule: 'and in GraphQL, too',
      text: 'overlaid(document, place) ?? placeOf(document, place)',
      becomes: 'placeOf(document, place)',
    },
    { rule: 'and only what it changes', text: ' || valueIn(update, words.slice(place.length)) !== undefined', becomes: ' || true' },
  ]),
  ...inFile('src/workbench/plain-schemas.ts', plainSchemas, [
    { rule: 'a constant is a list of one value', text: "asEnum && key === 'const'", becomes: "asEnum && key === 'enum'" },
    { rule: 'alternatives of several types are one schema', text: 'return asTypes(nullLast, rest) ?? ', becomes: 'return ' },
    { rule: 'an alternative keeps what stands beside it', text: 'new Set(words).size < words.length', becomes: 'false' },
    { rule: 'a bound of nothing is none', text: '.filter(saysSomething)', becomes: '' },
    { rule: 'a schema that is alone in a list is that schema', text: 'const alone = withoutList(part)', becomes: 'const alone = part' },
    { rule: 'a schema in a list says nothing of what stands beside it', text: 'isApart || isAbout ?', becomes: 'isApart ?' },
    { rule: 'values have their types', text: 'bounded(typed(', becomes: 'bounded((' },
    { rule: 'an integer has the last bound that it may reach', text: 'return bounded(', becomes: 'return (' },
    {
      rule: 'a number may be as near to its bound as it likes',
      text: "!types.includes('integer') || types.includes('number')",
      becomes: 'false',
    },
    {
      rule: 'a reference or null is what both may be',
      text: 'Object.entries(writtenOut(document, part, other))',
      becomes: 'Object.entries(part)',
    },
  ]),
  ...inFile('src/workbench/source-files.ts', planted, [
    { rule: 'what is within an alternative to null is named there', text: 'if (beside) return', becomes: 'if (beside && !next) return' },
  ]),
  ...inFile(
    'src/codegen/surfaces/comparison.ts',
    ['test/codegen/list-inputs.unit.test.ts'],
    [{ rule: 'an alternative to null is one in either list', text: '{ anyOf = [], oneOf = anyOf }', becomes: '{ oneOf = [] }' }],
  ),
  ...inFile('src/workbench/plan-figures.ts', planted, [
    { rule: 'waits between attempts may become shorter', text: "words.at(-2) === 'waits'", becomes: 'false' },
    { rule: 'entries and letters about guesses may come sooner', text: "'audited_guesses', 'refusal_letter'", becomes: '' },
    { rule: 'a figure of something new is no limit of what was there', text: '!isNew(where)', becomes: 'true' },
  ]),
  ...inFile('src/workbench/shared-lines.ts', planted, [
    { rule: 'what all operations lose is named once, at the line that they share', text: 'files.size === 1', becomes: 'true' },
    { rule: 'a bound that is a figure is named with the figure', text: 'return figure ? ', becomes: 'return figure && false ? ' },
  ]),
  ...inFile('src/workbench/written-at.ts', planted, [
    { rule: 'a value that YAML merges is named where it is written', text: "keyOf(key) === '<<'", becomes: 'false' },
  ]),
  ...inFile('src/workbench/changed-references.ts', planted, [
    { rule: 'a reference to another schema is named where it stands', text: '!was || !is || was === is', becomes: 'true' },
  ]),
  ...inFile('src/workbench/changed-references.ts', planted, [
    { rule: 'another response is named, and not what that is like', text: 'list || found?.isResponse', becomes: 'list' },
  ]),
  ...inFile('src/workbench/source-map.ts', planted, [
    { rule: 'another form of errors is named where its operation says so', text: "part === 'responses' && own", becomes: 'false && own' },
  ]),
  ...inFile('src/workbench/compatibility.ts', compared, [
    { rule: 'the refusal of media types follows from these', text: 'way && unsupported.test(way)', becomes: 'false' },
  ]),
  ...inFile('src/workbench/event-kinds.ts', planted, [
    { rule: 'an event says what has changed, as before', text: 'before.changes && !now.changes', becomes: 'false' },
  ]),
  ...inFile('src/workbench/shared-lines.ts', planted, [
    {
      rule: 'what GraphQL loses with REST is named once, with REST',
      text: 'rules.get(place(one)) ?? one.rule } : one',
      becomes: 'one.rule } : one',
    },
  ]),
  ...inFile('src/workbench/sdl-map.ts', planted, [
    {
      rule: 'a filter beside others that are written is named with REST',
      text: 'isInputObjectType(getNamedType(owner.getFields()[name]?.type)) ? undefined : type',
      becomes: 'type',
    },
  ]),
  ...inFile('src/workbench/compatibility.ts', compared, [
    { rule: 'requests may take another form behind the former one', text: 'now.startsWith(`${before}|`)', becomes: 'false' },
    { rule: 'requests may take another form before the former one', text: 'now.endsWith(`|${before}`)', becomes: 'false' },
  ]),
  ...inFile('src/workbench/sdl-map.ts', first, [
    { rule: 'another type of a filter is found at the type', text: "'/schema/type'", becomes: "''" },
  ]),
  ...inFile('src/documents/shared.ts', checked, [
    {
      rule: 'a property that events lose stays in the kinds of events',
      text: 'eventsFile, eventPartsFile]',
      becomes: 'eventsFile]',
    },
  ]),
  ...inFile('src/workbench/mispaired.ts', compared, [
    { rule: 'a kind that another one replaces is named once', text: '|discriminator\\/mapping\\/\\w+', becomes: '' },
  ]),
  ...inFile('src/workbench/changed-references.ts', compared, [
    { rule: 'a change of what both references lead to is named where it is', text: 'isSame(step) ? undefined : ', becomes: '' },
    { rule: 'other data of a kind is named at the kind', text: '...(kind && { kind })', becomes: '' },
  ]),
  ...inFile('src/workbench/compatibility.ts', compared, [
    { rule: 'a message about a word says what it is of', text: '`$1 of ${subject}`', becomes: "'$1'" },
    { rule: 'a filter is not named beside its property', text: 'wordsBehind(document, { pointer }) ? undefined : ', becomes: '' },
    { rule: 'a frame is no path', text: '.replace(/^(Path|Operation) `', becomes: '.replace(/^(Route) `' },
  ]),
  ...inFile('src/workbench/places.ts', compared, [
    { rule: 'a server is one of every operation', text: "if (root === 'servers') return 'every operation';", becomes: '' },
  ]),
  ...inFile('src/workbench/mispaired.ts', compared, [
    {
      rule: 'a removed parameter is no renamed one',
      text: 'if (!paired || finding.way === undefined) return finding;',
      becomes: 'return finding;',
    },
    { rule: 'a parameter has not the bounds of another one', text: 'parameters.some((way) => isWithin(finding, way))', becomes: 'false' },
    {
      rule: 'a message that is gone has not the data of another one',
      text: 'alternatives.some(({ place }) => isWithin(finding, place)) ||',
      becomes: '',
    },
    { rule: 'a kind that is gone is named once', text: 'if (other) return other.was in kinds;', becomes: 'if (other) return false;' },
  ]),
  ...inFile('src/workbench/compatibility.ts', planted, [
    {
      rule: 'an object as a default breaks clients, too',
      text: 'isJson(part.default) ?',
      becomes: 'isJson(part) && isJson(undefined) ?',
    },
  ]),
  ...inFile('src/workbench/shortened-notice.ts', planted, [
    { rule: 'a deprecation keeps its days', text: 'now >= before', becomes: 'true' },
  ]),
  ...inFile('src/workbench/passed-over.ts', elsewhere, [
    {
      rule: 'a default where there was none breaks clients',
      text: "property === 'default' && isSent(path)",
      becomes: "property === 'default' && base?.value !== undefined",
    },
    { rule: 'keywords of JSON Schema that the comparison does not know count', text: "kind === 'modified' && ((", becomes: 'false && ((' },
  ]),
  ...inFile('src/kit/reads.ts', compiled, [
    {
      rule: 'the compiler names a property without a column',
      text: 'Exclude<C, keyof Tables[T] | keyof E>] extends [',
      becomes: 'Exclude<C, string>] extends [',
    },
  ]),
  ...inFile('src/contract/handlers.ts', compiled, [
    { rule: 'a surplus property is named while another handler is wrong', text: ' | Promise<AnyAnswer>', becomes: '' },
  ]),
];
