import { inFile, type Mutant } from '../mutant.ts';

const ofGroups = ['test/rest/filter-groups.data.test.ts'];

/** Groups of filters. */
export const groups: readonly Mutant[] = [
  ...inFile('src/contract/filter-strings.ts', ofGroups, [
    { rule: 'an error in a group names the group', text: '`${path}.${detail.field}`', becomes: 'detail.field' },
    { rule: 'a group has a filter', text: '  expectSomeFilter(group);\n', becomes: '' },
    { rule: 'groups have few filters together', text: '  expectFewFilters(groups.map(countOf), groupsName);\n', becomes: '' },
    { rule: 'a group has only filters', text: 'if (declared.includes(field))', becomes: 'if (declared.length === 0)' },
    {
      rule: 'filters by keys are few, inside and outside of groups',
      text: 'expectFewKeys(list, [query, ...read])',
      becomes: 'expectFewKeys(list, read)',
    },
    {
      rule: '`me` in a filter is the caller',
      text: "?.filterOf(name)?.kind === 'user'",
      becomes: "?.filterOf(name)?.kind === 'id'",
      tests: ['test/request/own-user.api.test.ts'],
    },
    { rule: '`me` in a group is the caller', text: '(group) => withOwnUser(caller, group, takesUser)', becomes: '(group) => group' },
  ]),
  ...inFile('src/core/query/list-query.ts', ofGroups, [
    { rule: 'a cursor is bound to the groups', text: ', sort, ...inGroups]', becomes: ', sort]' },
    { rule: 'the order of groups makes no other list', text: 'group.map(normal).sort())).sort();', becomes: 'group.map(normal).sort()));' },
    { rule: 'groups are told in meta', text: '...(query.or !== undefined && { or: query.or }),', becomes: '' },
  ]),
  ...inFile('src/data/query/where.ts', ofGroups, [
    { rule: 'a record matches all filters of a group', text: 'sql` and `', becomes: 'sql` or `' },
    { rule: 'one of the groups is enough', text: 'sql` or `', becomes: 'sql` and `' },
  ]),
  ...inFile('src/data/query/search.ts', ofGroups, [
    { rule: 'groups are searched for together', text: '(group === undefined ? searches[at]! : groupsAre)', becomes: 'searches[at]!' },
  ]),
  ...inFile('src/agents/arguments.ts', ofGroups, [
    { rule: 'groups of an agent are objects', text: 'hasGroups(name) ? groupsOf(inputs, value) : value', becomes: 'value' },
  ]),
  ...inFile('clients/typescript/src/query.ts', ofGroups, [
    { rule: 'the client loses no filter when there is no group', text: "groups.length === 0 ? ['']", becomes: "groups.length < 0 ? ['']" },
    { rule: 'the client reads on with all groups', text: '[parameters[name] ?? [], decoded(value)].flat()', becomes: 'decoded(value)' },
  ]),
  ...inFile(
    'src/graphql/cost.ts',
    ['test/graphql/prices.unit.test.ts'],
    [{ rule: 'filters in groups cost as outside of them', text: '[others, ...(or ?? [])]', becomes: '[others]' }],
  ),
  ...inFile(
    'src/graphql/variables.ts',
    ['test/graphql/variables.unit.test.ts'],
    [
      {
        rule: 'the value of an enum is looked up, which takes no longer for a long one',
        text: 'if (isEnumType(type)) return typeof value',
        becomes: 'if (false && isEnumType(type)) return typeof value',
      },
    ],
  ),
  ...inFile(
    'src/mock/lists.ts',
    ['test/mock/unfilled.api.test.ts'],
    [{ rule: 'the mock tells groups as the server does', text: 'name === groupsName ?', becomes: 'name === undefined ?' }],
  ),
  ...inFile(
    'src/request/used-parts.ts',
    ['test/account/used-parts.api.test.ts'],
    [
      {
        rule: 'filters in groups are used parts',
        text: '  for (const group of groupsIn(query)) inQuery(found, uses, group);\n',
        becomes: '',
      },
    ],
  ),
  ...inFile(
    'src/request/steps/deprecation.ts',
    ['test/request/deprecation-over-http.api.test.ts'],
    [{ rule: 'a deprecated filter is announced in a group, too', text: '[read, ...groupsIn(read)]', becomes: '[read]' }],
  ),
];
