import { inFile, type Mutant } from '../../mutant.ts';

export const comments: readonly Mutant[] = [
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
    'clients/typescript/src/mirror/access.ts',
    ['test/families/comments/mirror-rules.unit.test.ts'],
    [
      {
        rule: 'a copy of nobody known is about everybody',
        text: 'viewer === undefined || viewer.id === userId',
        becomes: 'viewer?.id === userId',
      },
      {
        rule: 'a copy is read again when its team changes',
        text: 'isOf(copy, data.user_id) || isIn(copy, data.team_id)',
        becomes: 'isOf(copy, data.user_id)',
      },
      {
        rule: 'a copy is read again when a project is new to it',
        text: "return !copy.has('projects', resource_id!);",
        becomes: 'return false;',
      },
      { rule: 'administrators see everything', text: 'if (copy.viewer?.isAdmin) return false;', becomes: '' },
    ],
  ),
  ...inFile(
    'clients/typescript/src/mirror/copy.ts',
    ['test/families/comments/mirror-rules.unit.test.ts'],
    [
      {
        rule: 'after an event of a project only its records are read again',
        text: "else if (event.type.startsWith('PROJECT_')) this.invalidateProject(event.resource_id!);\n    else this",
        becomes: 'else this',
      },
      {
        rule: 'the comments are read again with a project',
        text: "    this.invalidate(['comments']);\n  }\n\n  /** The kinds of which",
        becomes: '  }\n\n  /** The kinds of which',
      },
      {
        rule: 'what was read of a project replaces what a copy had of it',
        text: 'for (const one of this.#having(kind, projectIn[kind]!, id)) all.delete(keyOf(kind, one));',
        becomes: '',
      },
      {
        rule: 'the events of a team find the viewer as they were',
        text: 'if (restricted.every((kind) => !(kind in this.kinds) || this.stale.has(kind))) this.viewer',
        becomes: 'this.viewer',
      },
      { rule: 'a file that is known to be elsewhere has left nothing', text: 'if (file?.project_id === project_id)', becomes: 'if (file)' },
      {
        rule: 'the files of a deleted project stay with their uploaders',
        text: 'if (file.uploaded_by !== this.viewer?.id)',
        becomes: 'if (file)',
      },
      {
        rule: 'comments on tasks that a copy does not have go with the project',
        text: "if (kind === 'projects' && !this.isWhole('tasks'))",
        becomes: 'if (kind === undefined)',
      },
    ],
  ),
];
