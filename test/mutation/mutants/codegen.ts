import { inFile, type Mutant } from '../mutant.ts';

export const codegen: readonly Mutant[] = [
  ...inFile(
    'src/codegen/client/mirrored.ts',
    ['test/codegen/mirrored.unit.test.ts'],
    [
      {
        rule: 'a record that names another in several ways does not stand in it',
        text: ' && prefixesAt(one, one.readers!.of).length === 1',
        becomes: '',
      },
      {
        rule: 'what is deleted with a record does not remain',
        text: 'readBy(one, kind) && !partOf(one, kind) && {',
        becomes: 'readBy(one, kind) && {',
      },
      { rule: 'an event about a record does not move it', text: ' && kind.name !== about) return', becomes: ') return' },
      {
        rule: 'a membership ends when it is removed',
        text: "(kind?.membership !== undefined && type.endsWith('_REMOVED'))",
        becomes: 'false',
      },
      { rule: 'only memberships that show others make groups', text: '    !readers &&\n    Object', becomes: '    Object' },
    ],
  ),
  ...inFile(
    'src/codegen/mapping-type.ts',
    ['test/codegen/version-files.unit.test.ts'],
    [
      {
        rule: 'each name of an expansion is looked up in the record that it is in',
        text: 'namesOf(differences, recordAt(at), step)',
        becomes: 'namesOf(differences, recordAt(0), step)',
      },
    ],
  ),
  ...inFile(
    'src/codegen/event-catalogue.ts',
    ['test/codegen/unknown-kinds.unit.test.ts'],
    [{ rule: 'an operation emits kinds of the catalogue', text: 'kinds.includes(kind)', becomes: 'kinds.length > 0' }],
  ),
  ...inFile(
    'src/codegen/sdl-costs.ts',
    ['test/codegen/sdl-errors.unit.test.ts'],
    [{ rule: 'what reads records costs something', text: 'reads ? 1 : 0', becomes: '0' }],
  ),
  ...inFile(
    'src/codegen/surfaces/records.ts',
    ['test/codegen/surfaces.unit.test.ts'],
    [{ rule: 'a field that is missing is said to be missing alone', text: '!field || !bound', becomes: '!bound' }],
  ),
  ...inFile(
    'src/codegen/surfaces/list-inputs.ts',
    ['test/codegen/list-inputs.unit.test.ts'],
    [
      {
        rule: 'what only REST has is no filter and no order of GraphQL',
        text: 'map.types[type]?.restOnly?.includes(property) === true',
        becomes: 'false',
      },
      {
        rule: 'a filter of GraphQL by a property of an object has the type of that property',
        text: 'declaredAt(platform, facts.item, path)',
        becomes: 'declaredAt(platform, facts.item, [property])',
      },
    ],
  ),
  ...inFile(
    'src/codegen/surfaces/roots.ts',
    ['test/codegen/surfaces.unit.test.ts'],
    [
      {
        rule: 'a mutation of GraphQL costs as many requests as its operation',
        text: "operation['x-rate-cost'] ?? 1",
        becomes: '1',
      },
      { rule: 'a mutation of GraphQL has every id of the path', text: 'named.join() === parameters.join()', becomes: 'true as boolean' },
      { rule: 'a write without a mutation of GraphQL has a reason', text: 'onlyIn(without, reasoned)', becomes: 'onlyIn(without, writes)' },
      { rule: 'a reason for having no mutation is needed', text: 'onlyIn(reasoned, without)', becomes: 'onlyIn(reasoned, writes)' },
    ],
  ),
  ...inFile(
    'src/codegen/surfaces/records.ts',
    ['test/codegen/surfaces.unit.test.ts'],
    [
      {
        rule: 'a list by an operation has the records that the operation lists',
        text: 'answered?.list !== isList || nameOf(answered.ref) !== schemaName(map.types[target]!)',
        becomes: 'answered?.list !== isList',
      },
    ],
  ),
];
