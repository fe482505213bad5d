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
];
