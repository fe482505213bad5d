import { inFile, type Mutant } from '../mutant.ts';

export const families: readonly Mutant[] = [
  ...inFile(
    'src/families/kit/steps.ts',
    ['test/families/effects.data.test.ts'],
    [
      { rule: 'records that a step has not reached are in the next one', text: 'if (rows.length < step) return;', becomes: 'return;' },
      {
        rule: 'a step begins behind the last record of the one before, also where both are of one time',
        text: '(${created_at}::timestamptz, ${id})',
        becomes: "(${created_at}::timestamptz, '~')",
      },
    ],
  ),
  ...inFile(
    'src/families/projects/record.ts',
    ['test/families/effects.data.test.ts'],
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
    ['test/families/effects.data.test.ts'],
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
    ['test/families/effects.data.test.ts'],
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
    'src/families/files/service.ts',
    ['test/families/effects.data.test.ts'],
    [
      {
        rule: 'those who see a project are told that a file has left it',
        text: 'recordEffects(tx, caller, cause, [fileRemoved(project_id, id)]);',
        becomes: 'undefined;',
      },
      {
        rule: 'a file that stays in its project has not left it',
        text: 'project_id !== null && after.data.project_id !== project_id',
        becomes: 'project_id !== null',
      },
    ],
  ),
  ...inFile(
    'src/rules/record-event.ts',
    ['test/families/effects.data.test.ts'],
    [
      {
        rule: 'an event for earlier readers of a place is for nobody else',
        text: '{ place_id: readersId, person_id: null }',
        becomes: '{ place_id: null, person_id: null }',
      },
    ],
  ),
  ...inFile(
    'src/families/tasks/service.ts',
    ['test/families/effects.data.test.ts'],
    [
      {
        rule: 'a task has an event when its assignee is deleted',
        text: "recordEffects(tx, caller, cause, changeEventsOf('TASK_UPDATED', changes))",
        becomes: 'undefined',
      },
      {
        rule: 'a task that a clone makes has an event',
        text: 'recordEffects(tx, caller, cause, events);',
        becomes: '',
      },
      { rule: 'a deleted task takes its id from its files', text: 'await detachFiles(tx, caller, id, cause);', becomes: '' },
    ],
  ),
  ...inFile(
    'src/families/files/service.ts',
    ['test/families/effects.data.test.ts'],
    [
      {
        rule: 'a file has an event when its project or its task is deleted',
        text: "recordEffects(tx, caller, cause, changeEventsOf('FILE_UPDATED', changes))",
        becomes: 'undefined',
      },
    ],
  ),
  ...inFile(
    'src/families/resources/service.ts',
    ['test/families/effects.data.test.ts'],
    [
      {
        rule: 'a resource has an event when it passes to another owner',
        text: "recordEffects(tx, caller, cause, changeEventsOf('RESOURCE_UPDATED', changes))",
        becomes: 'undefined',
      },
    ],
  ),
  ...inFile(
    'src/families/resources/imports.ts',
    ['test/families/integrations/sync.api.test.ts'],
    [
      {
        rule: 'what a sync creates names the start of the sync as its cause',
        text: "cause, [eventOf('RESOURCE_CREATED', created)]",
        becomes: "created.data.id, [eventOf('RESOURCE_CREATED', created)]",
      },
    ],
  ),
  ...inFile(
    'src/families/projects/reassign.ts',
    ['test/families/effects.data.test.ts'],
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
    ['test/families/effects.data.test.ts'],
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
    'src/families/projects/record.ts',
    ['test/families/projects/changes.api.test.ts'],
    [
      {
        rule: 'a replaced project has the defaults of the settings that were left out',
        text: 'settings: { ...defaultSettings, ...settings },',
        becomes: 'settings: settings ?? (defaultSettings as never),',
      },
    ],
  ),
  ...inFile(
    'src/families/integrations/source.ts',
    ['test/families/integrations/connect.api.test.ts'],
    [
      {
        rule: 'an address that takes too long is a timeout',
        text: "error.reason === 'timeout' ? 'timeout' : 'upstream_error'",
        becomes: "'upstream_error'",
      },
    ],
  ),
  ...inFile(
    'src/families/projects/service.ts',
    ['test/families/effects.data.test.ts'],
    [
      {
        rule: 'a member whom a clone takes along has an event',
        text: 'recordEffects(tx, caller, cause, copies.map(memberAdded));',
        becomes: 'void copies;',
      },
    ],
  ),
  ...inFile(
    'src/rules/record-event.ts',
    ['test/families/effects.data.test.ts'],
    [
      {
        rule: 'effects are in the order in which they were recorded',
        text: 'select account_id, id from given order by id`',
        becomes: 'select account_id, id from given order by id desc`',
      },
      {
        rule: 'effects name the event of the act',
        text: 'actor: author.actor, cause, changes',
        becomes: 'actor: author.actor, cause: null, changes',
      },
    ],
  ),
  ...inFile(
    'src/families/kit/table-writes.ts',
    ['test/families/effects.data.test.ts'],
    [
      {
        rule: 'the event of an effect has the version after it',
        text: 'data: shown({ ...data, ...values }), version: version + 1 }',
        becomes: 'data: shown({ ...data, ...values }), version }',
      },
    ],
  ),
  ...inFile(
    'src/rules/record-event.ts',
    ['test/graphql/versions.api.test.ts'],
    [{ rule: 'the event of a change has the version after it', text: 'version: after.version,', becomes: 'version: before.version,' }],
  ),
  ...inFile(
    'src/identity/email-changes/set-address.ts',
    ['test/identity/email-changes.api.test.ts'],
    [
      {
        rule: 'the event of a new address has the version after it',
        text: 'version: before.version + 1',
        becomes: 'version: before.version',
      },
    ],
  ),
  ...inFile(
    'src/families/projects/visibility.ts',
    ['test/families/projects/visibility.api.test.ts', 'test/families/events/events.api.test.ts'],
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
    'src/families/projects/store.ts',
    ['test/families/projects/writers.data.test.ts'],
    [
      {
        rule: 'writers of a project do not wait for each other',
        text: "select(['projects.id', 'projects.status']).forShare()",
        becomes: "select(['projects.id', 'projects.status']).forUpdate()",
        elsewhere: 'An embedded database has one connection, so that no two writers meet; npm run test:services sees it.',
      },
      {
        rule: 'a project that is archived meanwhile takes nothing',
        text: "select(['projects.id', 'projects.status']).forShare()",
        becomes: "select(['projects.id', 'projects.status'])",
        elsewhere: 'An embedded database has one connection, so that no two writers meet; npm run test:services sees it.',
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
      {
        rule: 'a clone has the tasks only where they are asked for',
        text: "if (include.includes('tasks'))",
        becomes: "if (include.includes('members'))",
        tests: ['test/families/projects/clone.api.test.ts'],
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
    'src/families/tasks/record.ts',
    ['test/families/tasks/states.api.test.ts', 'test/families/tasks/tasks.api.test.ts'],
    [
      { rule: 'a cancelled task is closed', text: "status === 'done' || status === 'cancelled'", becomes: "status === 'done'" },
      { rule: 'a task stays in its project', text: 'if (requested === project_id) return;', becomes: 'if (requested !== null) return;' },
      { rule: 'only a closed task is reopened', text: 'if (!isClosed(task)) throw', becomes: 'if (false) throw' },
    ],
  ),
  ...inFile(
    'src/families/tasks/service.ts',
    ['test/families/tasks/states.api.test.ts', 'test/families/tasks/tasks.api.test.ts', 'test/families/tasks/of-project.api.test.ts'],
    [
      {
        rule: 'a task is assigned to a user of the account',
        text: "if (id) await users.expectUser(tx, caller, id, 'assignee_id');",
        becomes: '',
      },
      {
        rule: 'a reopened task is not completed any more',
        text: "({ status: 'todo', completed_at: null } as const)",
        becomes: "({ status: 'todo', completed_at: task.data.completed_at } as const)",
      },
      {
        rule: 'the tasks of a user who leaves are unassigned',
        text: '{ assignee_id: from }, { assignee_id: null }',
        becomes: "{ assignee_id: '' }, { assignee_id: null }",
        tests: ['test/families/users/deletion.api.test.ts'],
      },
    ],
  ),
  ...inFile(
    'src/families/comments/store.ts',
    ['test/families/comments/subjects.api.test.ts'],
    [
      {
        rule: 'a comment is found by the column of its subject',
        text: '= ${value}`),\n    sql` or `',
        becomes: '= ${value}`),\n    sql` and `',
      },
      {
        rule: 'comments on others than a record are found beside it',
        text: "if (isEmpty || (operator !== 'eq' && operator !== 'in')) return undefined;",
        becomes: 'if (isEmpty) return undefined;',
      },
    ],
  ),
  ...inFile(
    'src/families/comments/service.ts',
    ['test/families/comments/subjects.api.test.ts'],
    [
      {
        rule: 'nothing is said about an archived project',
        text: 'holdSubject(tx, caller, kind, { type, id });\n    if (project) projects.refuseArchived(project);',
        becomes: 'holdSubject(tx, caller, kind, { type, id });',
      },
      {
        rule: 'what was said about an archived project stays',
        text: 'lock(tx, caller, id, ifMatch, allowed);\n    if (project) projects.refuseArchived(project);',
        becomes: 'lock(tx, caller, id, ifMatch, allowed);',
      },
      {
        rule: 'a comment is read and locked together with its subject',
        text: 'const [project, place, locked] = await together(...holds, lockComment(tx, caller, id));',
        becomes: 'const [project, place] = await together(...holds);\n    const locked = await lockComment(tx, caller, id);',
        tests: ['test/families/comments/writers.data.test.ts'],
      },
      {
        rule: 'a comment on a file that was just moved holds the new project of the file',
        text: 'place.project_id === (project?.id ?? null)',
        becomes: "place.project_id !== '' || project === undefined",
        tests: ['test/families/comments/writers.data.test.ts'],
        elsewhere: 'An embedded database has one connection, so that no two writers meet; npm run test:services sees it.',
      },
    ],
  ),
  ...inFile(
    'src/families/comments/store.ts',
    ['test/families/comments/writers.data.test.ts'],
    [
      {
        rule: 'a record is neither deleted nor moved while somebody comments on it',
        text: 'place.forKeyShare().as',
        becomes: 'place.as',
        elsewhere: 'An embedded database has one connection, so that no two writers meet; npm run test:services sees it.',
      },
      {
        rule: 'a comment is for those who see its subject, also where it is locked',
        text: "lock: comments.lock(visibleBy('visibleOne', kinds)),",
        becomes: 'lock: comments.lock(ofAccount),',
        tests: ['test/families/comments/subjects.api.test.ts'],
      },
      {
        rule: 'who does not see a record says nothing about it',
        text: '.where(visibleOne(viewer, sql`${id}`))',
        becomes: '',
        tests: ['test/families/comments/subjects.api.test.ts'],
      },
    ],
  ),
  ...inFile(
    'src/families/comments/record.ts',
    ['test/families/comments/comments.api.test.ts'],
    [
      {
        rule: 'only the author changes a comment',
        text: 'if (author_id !== caller.userId) throw',
        becomes: "if (author_id !== caller.userId && caller.role !== 'admin')\n",
      },
      {
        rule: 'administrators remove comments of others, and editors do not',
        text: "author_id !== caller.userId && caller.role !== 'admin'",
        becomes: "author_id !== caller.userId && caller.role === 'viewer'",
      },
      {
        rule: 'a comment stays on its subject',
        text: 'requested.type === subject.type && requested.id === subject.id',
        becomes: 'requested.type === subject.type',
      },
    ],
  ),
  ...inFile(
    'src/families/files/service.ts',
    ['test/families/files/files.api.test.ts', 'test/families/files/content.api.test.ts'],
    [
      {
        rule: 'a file is changed by its uploader and by writers of its project',
        text: 'seen.uploaded_by !== caller.userId && !held?.writes',
        becomes: 'seen.uploaded_by !== caller.userId && held?.writes',
      },
      {
        rule: 'a file of an archived project is not changed',
        text: 'if (held) projects.refuseArchived(held.project);\n    const file',
        becomes: 'const file',
      },
    ],
  ),
  ...inFile(
    'src/families/files/placement.ts',
    ['test/families/files/files.api.test.ts'],
    [
      {
        rule: 'a file is moved to a project by those who may write there',
        text: 'if (id !== current.project_id) await referringBy(field, () => projects.holdForWriting(tx, caller, id));',
        becomes: '',
      },
    ],
  ),
  ...inFile(
    'src/families/files/visibility.ts',
    ['test/families/files/files.api.test.ts', 'test/families/projects/visibility.api.test.ts'],
    [
      {
        rule: 'a file is for its uploader and for those who see its project',
        text: 'files.uploaded_by = ${caller.userId} or',
        becomes: 'true or',
      },
    ],
  ),
  ...inFile(
    'src/families/files/contents.ts',
    ['test/families/files/content.api.test.ts'],
    [
      {
        rule: 'the bytes of an upload that changes nothing are given up',
        text: 'const isSame = objectKey !== null && holdsAll(file.data, content);',
        becomes: 'const isSame = objectKey !== null && !holdsAll(file.data, content);',
      },
      {
        rule: 'the former bytes of a file are discarded',
        text: 'if (former !== null) await discardObject(tx, caller, former, clock());',
        becomes: '',
      },
    ],
  ),
  ...inFile(
    'src/families/files/contents.ts',
    ['test/families/files/addresses.api.test.ts'],
    [
      {
        rule: 'an address takes one upload',
        text: 'if (caller.address && caller.address.replaces !== objectKey) throw usedUp();',
        becomes: '',
      },
      {
        rule: 'an upload that changes nothing uses up its address, too',
        text: 'if (isSame && !caller.address) {',
        becomes: 'if (isSame) {',
      },
      {
        rule: 'of uploads at once to one address, one is taken',
        text: 'const { file, objectKey } = await lock(tx, caller, id, ifMatch);',
        becomes: 'const { file, objectKey } = await lock(tx, { ...caller, address: undefined }, id, ifMatch);',
      },
    ],
  ),
  ...inFile(
    'src/families/files/addresses.ts',
    ['test/families/files/addresses.api.test.ts'],
    [
      {
        rule: 'an address does not outlive the credential that makes it',
        text: 'Math.min(end, expiresAt ? Date.parse(expiresAt) : end)',
        becomes: 'end',
      },
    ],
  ),
  ...inFile(
    'src/families/users/record.ts',
    ['test/families/users/changes.api.test.ts', 'test/families/users/users.api.test.ts'],
    [
      {
        rule: 'an editor changes nobody but themselves',
        text: "if (caller.role !== 'admin' && caller.userId !== id)",
        becomes: "if (caller.role === 'viewer' && caller.userId !== id)",
      },
      {
        rule: 'only administrators give a role',
        text: "if (caller.role === 'admin' || wanted === role) return;",
        becomes: "if (caller.role !== 'viewer' || wanted === role) return;",
      },
      {
        rule: 'the last administrator who can sign in stays',
        text: '!others.some((admin) => admin.canSignIn)',
        becomes: '!others.some((admin) => !admin.canSignIn)',
        tests: ['test/families/users/last-administrator.api.test.ts'],
      },
      {
        rule: 'a new address of their own is proven by a person',
        text: 'if (wanted.email === email || !needsOwnProof(caller, { id, hasPassword })) return;',
        becomes: 'if (wanted.email !== email || !needsOwnProof(caller, { id, hasPassword })) return;',
        tests: ['test/identity/email-changes.api.test.ts'],
      },
      {
        rule: 'an open password link ends with a new address',
        text: 'current.role !== changed.role || current.email !== changed.email',
        becomes: 'current.role !== changed.role',
        tests: ['test/identity/password-links.api.test.ts'],
      },
    ],
  ),
  ...inFile(
    'src/families/users/service.ts',
    ['test/families/users/deletion.api.test.ts', 'test/families/users/last-administrator.api.test.ts'],
    [
      {
        rule: 'the last administrator keeps the role',
        text: "if (user.data.role === 'admin' && wanted.role !== 'admin') otherAdmin(admins, id);",
        becomes: '',
      },
      {
        rule: 'the credentials of a user who is removed end',
        text: 'await store.deleteCredentials(tx, caller, id);',
        becomes: '',
      },
    ],
  ),
  ...inFile(
    'src/families/resources/record.ts',
    ['test/families/resources/resources.api.test.ts'],
    [
      {
        rule: 'a resource becomes what follows its status',
        text: 'if (to === from || to === follows[from]) return;',
        becomes: "if (to === from || to === follows[from] || to === 'archived') return;",
      },
      {
        rule: 'only the owner and administrators delete a resource',
        text: "owner_id !== caller.userId && caller.role !== 'admin'",
        becomes: "owner_id === caller.userId && caller.role !== 'admin'",
      },
    ],
  ),
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
    'src/families/webhooks/record.ts',
    ['test/families/webhooks/conditions.api.test.ts'],
    [
      {
        rule: 'other conditions need the authority to hear events',
        text: ' || conditions[event] !== current.conditions[event]',
        becomes: '',
      },
      {
        rule: 'a webhook that is replaced has no conditions that are left out',
        text: 'conditions = {}, ...sent',
        becomes: 'conditions, ...sent',
      },
    ],
  ),
  ...inFile(
    'src/families/webhooks/record.ts',
    ['test/families/webhooks/pause.api.test.ts'],
    [
      {
        rule: 'a webhook that is replaced keeps the status that is left out',
        text: '({ description, conditions, ...sent })',
        becomes: "({ description, conditions, status: 'enabled' as const, ...sent })",
      },
      {
        rule: 'the status of a disabled webhook changes with `enable` only',
        text: "if (status === current || current !== 'disabled') return;",
        becomes: 'if (status) return;',
      },
      {
        rule: 'a paused webhook is not redelivered to or recovered',
        text: "if (status !== 'enabled')\n",
        becomes: "if (status === 'disabled')\n",
      },
    ],
  ),
  ...inFile(
    'src/families/webhooks/service.ts',
    ['test/families/webhooks/webhooks.api.test.ts'],
    [
      {
        rule: 'the end of a pause needs what a new webhook needs',
        text: 'if (moved || resumed || subscribesToMore(webhook.data, wanted))',
        becomes: 'if (moved || subscribesToMore(webhook.data, wanted))',
        tests: ['test/families/webhooks/pause.api.test.ts'],
      },
      {
        rule: 'a pause begins without what a new webhook needs',
        text: 'const resumed = endsPause(webhook.data, wanted);',
        becomes: 'const resumed = wanted.status !== webhook.data.status;',
        tests: ['test/families/webhooks/pause.api.test.ts'],
      },
      {
        rule: 'a webhook is not disabled for failures from before a pause',
        text: '...(moved || resumed ? { failing_since: null } : {})',
        becomes: '...(moved ? { failing_since: null } : {})',
        tests: ['test/delivery/webhooks-paused.data.test.ts'],
      },
      {
        rule: 'a webhook is created with the status that was sent',
        text: "const fields = { status: 'enabled', ...sent, conditions, disabled_reason",
        becomes: "const fields = { ...sent, conditions, status: 'enabled', disabled_reason",
        tests: ['test/families/webhooks/pause.api.test.ts'],
      },
      {
        rule: 'a former secret signs for a day after a new one',
        text: 'clock().getTime() + overlap',
        becomes: 'clock().getTime() - overlap',
        tests: ['test/delivery/webhooks-signatures.data.test.ts'],
      },
      {
        rule: 'a webhook that is deleted ends its recoveries',
        text: 'operations.abandon(tx, caller, id, `The webhook ${id} was deleted.`);',
        becomes: '',
        tests: ['test/families/webhooks/deliveries.api.test.ts', 'test/families/webhooks/webhooks.api.test.ts'],
      },
    ],
  ),
  ...inFile(
    'src/families/webhooks/disable.ts',
    ['test/delivery/webhooks-paused.data.test.ts', 'test/delivery/webhooks-workers.data.test.ts'],
    [
      {
        rule: 'a paused webhook is not disabled',
        text: "webhook?.data.status !== 'enabled' || webhook.data.url !== url",
        becomes: "webhook === undefined || webhook.data.status === 'disabled' || webhook.data.url !== url",
        tests: ['test/delivery/webhooks-paused.data.test.ts'],
      },
      {
        rule: 'a webhook with another address is not disabled for the former one',
        text: "webhook?.data.status !== 'enabled' || webhook.data.url !== url",
        becomes: "webhook?.data.status !== 'enabled'",
        tests: ['test/delivery/webhooks-workers.data.test.ts'],
      },
    ],
  ),
  ...inFile(
    'src/families/integrations/actions.ts',
    [
      'test/families/integrations/connect.api.test.ts',
      'test/families/integrations/sync.api.test.ts',
      'test/families/integrations/integrations.api.test.ts',
    ],
    [
      {
        rule: 'what changed while it was tried out is not connected',
        text: 'if (integration.version !== tried)',
        becomes: 'if (integration.version < tried)',
      },
      {
        rule: 'one sync of an integration runs at a time',
        text: 'if (underWay) throw',
        becomes: 'if (!underWay && status === null) throw',
      },
      {
        rule: 'a disconnected integration is not synced',
        text: "if (status === 'disconnected')\n",
        becomes: "if (status === 'error')\n",
      },
    ],
  ),
  ...inFile(
    'src/families/integrations/record.ts',
    ['test/families/integrations/integrations.api.test.ts'],
    [
      {
        rule: 'secret headers are not sent to another origin',
        text: '!isElsewhere(config.url, before.url)',
        becomes: 'isElsewhere(config.url, before.url)',
      },
    ],
  ),
  ...inFile(
    'src/families/integrations/sync.ts',
    ['test/families/integrations/sync.api.test.ts'],
    [
      { rule: 'a sync ends when its integration is disconnected', text: 'if (state.stopped) throw stopped();', becomes: '' },
      {
        rule: 'a sync that was stopped does not change the integration',
        text: "wasStopped ? undefined : { status: 'error' }",
        becomes: "{ status: 'error' }",
      },
    ],
  ),
  ...inFile(
    'src/families/webhooks/delivery-store.ts',
    ['test/families/webhooks/deliveries.api.test.ts'],
    [
      {
        rule: 'the deliveries of a webhook in GraphQL are those of events that the caller sees',
        text: "'=', parent).where(seen(viewer, 'many'))",
        becomes: "'=', parent)",
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
    'src/families/tasks/store.ts',
    ['test/graphql/records.api.test.ts'],
    [
      {
        rule: 'the tasks of a user are those of projects that the caller sees',
        text: "tasks.windows((db, viewer) => visible(db, viewer).where('tasks.assignee_id'",
        becomes: "tasks.windows((db, viewer) => ofAccount(db, viewer).where('tasks.assignee_id'",
      },
    ],
  ),
];
