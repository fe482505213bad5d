import { inFile, type Mutant } from '../../mutant.ts';

export const projects: readonly Mutant[] = [
  ...inFile(
    'src/rules/event-audience.ts',
    ['test/families/projects/audience.api.test.ts'],
    [
      {
        rule: 'events of a place and of the records in it are for those who see the place',
        text: 'return { place_id: id, person_id',
        becomes: 'return { place_id: null, person_id',
      },
    ],
  ),
  ...inFile(
    'src/rules/record-event.ts',
    ['test/families/projects/effects.data.test.ts'],
    [
      {
        rule: 'an event for earlier readers of a place is for nobody else',
        text: '{ place_id: readersId, person_id: null }',
        becomes: '{ place_id: null, person_id: null }',
      },
    ],
  ),
  ...inFile(
    'src/families/projects/record.ts',
    ['test/families/projects/effects.data.test.ts'],
    [
      {
        rule: 'only a narrower visibility hides a project',
        text: 'widths.indexOf(visibility) < widths.indexOf(than)',
        becomes: 'widths.indexOf(visibility) <= widths.indexOf(than)',
      },
    ],
  ),
  ...inFile(
    'src/families/projects/service.ts',
    ['test/families/projects/effects.data.test.ts'],
    [
      {
        rule: 'those who saw a project are told that its visibility was narrowed',
        text: 'if (readersId !== undefined) recordEffects(tx, caller, cause, [projectRestricted(id, readersId)]);',
        becomes: '',
      },
    ],
  ),
  ...inFile(
    'src/families/projects/members.ts',
    ['test/families/projects/effects.data.test.ts'],
    [
      {
        rule: 'those who see a project through other members are not told that one leaves',
        text: 'projects.noteReadersThrough(tx, caller, userId)',
        becomes: 'projects.noteReaders(tx, caller, projectId)',
      },
      {
        rule: 'the teams of a member who leaves a project are told of it',
        text: "project.data.visibility === 'team' ? projects",
        becomes: "project.data.visibility === 'private' ? projects",
      },
    ],
  ),
  ...inFile(
    'src/families/projects/reassign.ts',
    ['test/families/projects/effects.data.test.ts'],
    [
      {
        rule: 'the heir of a project is a new member, or one with another role',
        text: 'former_role ? roleChanged(membership, former_role) : memberAdded(membership)',
        becomes: 'memberAdded(membership)',
      },
      {
        rule: 'an heir who is an owner already has no event of it',
        text: "and heir.role is distinct from 'owner'",
        becomes: '',
      },
      {
        rule: 'a project has an event when it passes to another owner',
        text: "recordEffects(tx, caller, cause, changeEventsOf('PROJECT_UPDATED', changes))",
        becomes: 'undefined',
      },
    ],
  ),
  ...inFile(
    'src/families/projects/members.ts',
    ['test/families/projects/effects.data.test.ts'],
    [
      {
        rule: 'a project has an event when its owner leaves it',
        text: "recordEffects(tx, caller, cause, [changeEventOf('PROJECT_UPDATED', { before: project, after })]);",
        becomes: 'void [cause, after];',
      },
    ],
  ),
  ...inFile(
    'src/families/projects/member-store.ts',
    ['test/families/projects/members.api.test.ts'],
    [
      {
        rule: 'a project whose owner leaves goes to the owner who has been a member for the longest time',
        text: ".orderBy('added_at')",
        becomes: ".orderBy('added_at', 'desc')",
      },
    ],
  ),
  ...inFile(
    'src/families/projects/service.ts',
    ['test/families/projects/effects.data.test.ts'],
    [
      {
        rule: 'a member whom a clone takes along has an event',
        text: 'recordEffects(tx, caller, cause, copies.map(memberAdded));',
        becomes: 'void copies;',
      },
    ],
  ),
  ...inFile(
    'src/families/projects/visibility.ts',
    ['test/families/projects/visibility.api.test.ts', 'test/families/projects/audience.api.test.ts'],
    [
      {
        rule: 'a team project in a list is for those who share a team with a member',
        text: "eb.and([eb('projects.visibility', '=', 'team'), eb('projects.id', 'in', memberships.where(isColleague(eb, caller)))])",
        becomes: "eb('projects.id', 'in', memberships.where(isColleague(eb, caller)))",
      },
      {
        rule: 'a project by its id is for those who share a team with a member, where its visibility is team',
        text: "member.and([member('projects.visibility', '=', 'team'), isColleague(eb, caller)])",
        becomes: "member.and([member('projects.visibility', '<>', 'team'), isColleague(eb, caller)])",
      },
      {
        rule: 'everyone sees a public project',
        text: "return eb.and([everything(eb, caller), eb.or([eb('projects.visibility', '=', 'public'), eb.exists(members)])]);",
        becomes: 'return eb.and([everything(eb, caller), eb.exists(members)]);',
      },
      {
        rule: 'a team of another account makes no colleagues',
        text: "join.onRef('colleague.account_id', '=', 'mine.account_id').onRef('colleague.team_id', '=', 'mine.team_id')",
        becomes: "join.onRef('colleague.account_id', '=', 'mine.account_id')",
      },
      {
        rule: 'the events of a project that is gone are for its members',
        text: 'or ${caller.userId} = any(former.member_ids)',
        becomes: 'or true',
      },
    ],
  ),
  ...inFile(
    'src/families/projects/access.ts',
    ['test/families/projects/permissions.api.test.ts'],
    [
      {
        rule: 'viewers of a project do not write to it',
        text: 'role !== undefined && roles.includes(role)',
        becomes: 'role !== undefined',
      },
      {
        rule: 'nothing is written to an archived project',
        text: 'const project = await lockFor(tx, caller, id, roles);\n  refuseArchived(project.data);',
        becomes: 'const project = await lockFor(tx, caller, id, roles);',
        tests: ['test/families/projects/changes.api.test.ts'],
      },
    ],
  ),
  ...inFile(
    'src/families/projects/service.ts',
    ['test/families/projects/states.api.test.ts', 'test/families/projects/permissions.api.test.ts'],
    [
      {
        rule: 'only owners delete a project',
        text: 'const project = await lockFor(tx, caller, id, owners);\n        expectVersion',
        becomes: 'const project = await lockFor(tx, caller, id, writers);\n        expectVersion',
      },
      {
        rule: 'who creates a project owns it',
        text: 'members.insertFirst(tx, caller, project.data.id, caller.userId, at);',
        becomes: '',
      },
    ],
  ),
  ...inFile(
    'src/families/projects/actions.ts',
    ['test/families/projects/states.api.test.ts'],
    [
      {
        rule: 'a project is archived once',
        text: 'if (project.data.status === status) throw wrongState(id, status);',
        becomes: '',
      },
      {
        rule: 'only owners hand over a project',
        text: 'const project = await lockActive(tx, caller, id, owners);',
        becomes: "const project = await lockActive(tx, caller, id, ['owner', 'editor']);",
        tests: ['test/families/projects/transfer.api.test.ts'],
      },
      {
        rule: 'a project is handed over to a user of the account',
        text: "await users.expectUser(tx, caller, owner_id, 'owner_id');",
        becomes: '',
        tests: ['test/families/projects/transfer.api.test.ts'],
      },
      {
        rule: 'who gets a project is an owner among its members',
        text: 'members.makeOwner(tx, caller, id, owner_id, at);',
        becomes: '',
        tests: ['test/families/projects/transfer.api.test.ts'],
      },
    ],
  ),
  ...inFile(
    'src/families/projects/members.ts',
    ['test/families/projects/members.api.test.ts'],
    [
      {
        rule: 'the last owner does not leave a project',
        text: "if (role === 'owner' && (await store.countOwners(tx, caller, projectId)) === 1)",
        becomes: "if (role === 'owner' && (await store.countOwners(tx, caller, projectId)) === 0)",
      },
      {
        rule: 'members leave a project by themselves, and nobody else is removed by them',
        text: "userId === caller.userId ? ['owner', 'editor', 'viewer'] : owners",
        becomes: "['owner', 'editor', 'viewer']",
        tests: ['test/families/projects/permissions.api.test.ts', 'test/families/projects/members.api.test.ts'],
      },
      {
        rule: 'who leaves a project does not own it any more',
        text: 'if (project.data.owner_id === userId) await reassign(tx, caller, project, cause);\n      }),',
        becomes: '}),',
      },
      {
        rule: 'who is no longer an owner of a project does not own it any more',
        text: 'if (project.data.owner_id === userId) await reassign(tx, caller, project, cause);\n        return { ...member, role };',
        becomes: 'return { ...member, role };',
      },
      {
        rule: 'the role that a member has already is no change',
        text: 'if (member.role === role) return member;',
        becomes: '',
      },
    ],
  ),
  ...inFile(
    'src/families/projects/store.ts',
    ['test/graphql/records.api.test.ts'],
    [
      {
        rule: 'the projects of a user are those of the user',
        text: "memberships(db, viewer).where('user_id', '=', userId).select('project_id'));",
        becomes: "memberships(db, viewer).select('project_id'));",
      },
    ],
  ),
  ...inFile(
    'src/rules/authorize.ts',
    ['test/families/teams/teams.api.test.ts', 'test/families/projects/permissions.api.test.ts'],
    [
      {
        rule: 'a credential without a scope of the operation is refused',
        text: 'if (missing.length > 0)',
        becomes: 'if (missing.length > 1)',
      },
      {
        rule: 'a role that may not use a scope is refused although the credential has it',
        text: 'if (beyond.length === 0) return undefined;',
        becomes: 'if (beyond.length < 9) return undefined;',
      },
    ],
  ),
  ...inFile(
    'src/rules/event-audience.ts',
    ['test/families/projects/members.api.test.ts'],
    [
      {
        rule: 'a person may read events of a place that they do not see: who is removed from a project is told',
        text: 'const person_id = person === undefined ? null : textAt(data, [person]);',
        becomes: 'const person_id = null;',
      },
    ],
  ),
  ...inFile(
    'src/built-in/events/following.ts',
    ['test/families/projects/feed.data.test.ts'],
    [
      { rule: 'a follower is seen in the role of now', text: 'coalesce(users.role, viewer.role)', becomes: 'viewer.role' },
      {
        rule: 'who reads for themselves has the role of now',
        text: 'return user ? { ...caller, role: user.role } : caller;',
        becomes: 'return caller;',
      },
      {
        rule: 'a reader is shown what they may see',
        text: ".where(audience.includes(viewer, 'one'))",
        becomes: '',
      },
    ],
  ),
];
