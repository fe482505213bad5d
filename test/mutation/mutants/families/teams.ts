import { inFile, type Mutant } from '../../mutant.ts';

export const teams: readonly Mutant[] = [
  ...inFile(
    'src/families/teams/members.ts',
    ['test/families/teams/members.api.test.ts'],
    [
      { rule: 'only administrators put somebody in a team', text: "expectAdmin(caller, 'put somebody in a team');", becomes: '' },
      {
        rule: 'whoever leaves a team does so themselves, or an administrator does it',
        text: 'expectLeaving(caller, userId);',
        becomes: '',
      },
      {
        rule: 'an event tells of who leaves a team',
        text: "recordMember(tx, caller, 'TEAM_MEMBER_REMOVED', teamId, userId);",
        becomes: '',
      },
    ],
  ),
  ...inFile(
    'src/request/steps/validation.ts',
    ['test/families/teams/teams.api.test.ts'],
    [
      {
        rule: 'a body is as the contract says',
        text: 'if (body !== undefined) validateBody',
        becomes: 'if (request.body === null) validateBody',
      },
    ],
  ),
  ...inFile(
    'src/contract/graphql-arguments.ts',
    ['test/families/teams/graphql.api.test.ts'],
    [{ rule: 'every id of a path is checked', text: '[parameter, ids[at]!]', becomes: '[parameter, ids[0]!]' }],
  ),
  ...inFile(
    'src/rules/graphql-lists.ts',
    ['test/families/teams/graphql.api.test.ts'],
    [{ rule: 'a cursor belongs to the list of its parent', text: 'args, of: id, selection', becomes: 'args, selection' }],
  ),
  ...inFile(
    'src/rules/administrators.ts',
    ['test/families/teams/teams.api.test.ts'],
    [
      {
        rule: 'what only administrators may do is refused to editors',
        text: "role !== 'admin'",
        becomes: "role === 'viewer'",
      },
    ],
  ),
];
