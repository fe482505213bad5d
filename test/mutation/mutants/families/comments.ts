import { inFile, type Mutant } from '../../mutant.ts';

export const comments: readonly Mutant[] = [
  ...inFile(
    'src/rules/event-audience.ts',
    ['test/families/comments/events.api.test.ts'],
    [
      {
        rule: 'events of a comment are for those who see its subject',
        text: 'if (stored) return',
        becomes: 'if (stored) return everyone; if (stored) return',
      },
      {
        rule: 'events of a comment on a record that everyone sees are for everyone',
        text: 'if (open.includes(prefix)) return everyone;',
        becomes: '',
      },
    ],
  ),
  ...inFile(
    'src/rules/record-event.ts',
    ['test/families/comments/events.api.test.ts'],
    [
      {
        rule: 'each table with the readers of subjects has its own statement',
        text: "statements(stored?.table ?? 'known', row",
        becomes: "statements('known', row",
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
    'clients/typescript/src/mirror/access.ts',
    ['test/families/comments/mirror-rules.unit.test.ts'],
    [
      {
        rule: 'a copy of nobody known is about everybody',
        text: 'viewer === undefined || viewer.id === (',
        becomes: 'viewer?.id === (',
      },
      {
        rule: 'a copy is read again when its team changes',
        text: ' || copy.viewer.groups.includes(event.resource_id!)',
        becomes: '',
      },
      {
        rule: 'a copy is read again when a project is new to it',
        text: 'copy.isWhole(about) && !copy.has(about, id)',
        becomes: 'false',
      },
      { rule: 'administrators see everything', text: 'copy.viewer?.isAdmin && !changesRole(event, copy)', becomes: 'false' },
      {
        rule: 'a record that the viewer sees already shows nothing new',
        text: '!factsOf(about).isLimited || !copy.has(about, event.resource_id!)',
        becomes: 'true',
      },
      {
        rule: 'after an event of a project only its records are read again',
        text: 'return isNew || concerning.length > 0 ? [{ kind: about, id }] : [];',
        becomes: 'return concerning;',
      },
      { rule: 'a record of which fewer people know is read again', text: 'factsOfEvent(event).hides || ', becomes: '' },
    ],
  ),
  ...inFile(
    'clients/typescript/src/mirror/copy.ts',
    ['test/families/comments/mirror-rules.unit.test.ts'],
    [
      {
        rule: 'the comments are read again with a project',
        text: 'this.invalidate(followers.filter((one) => !(one in places)));',
        becomes: '',
      },
      {
        rule: 'what was read of a project replaces what a copy had of it',
        text: 'for (const former of this.#having(one, places[one]!, id)) all.delete(keyOf(one, former));',
        becomes: '',
      },
      {
        rule: 'the events of a team find the viewer as they were',
        text: 'if (restricted.every((kind) => !(kind in this.kinds) || this.stale.has(kind))) this.viewer',
        becomes: 'this.viewer',
      },
      {
        rule: 'a file that is known to be elsewhere has left nothing',
        text: 'record && valueAt(record, from) === resource_id',
        becomes: 'record',
      },
      {
        rule: 'the files of a deleted project stay with their uploaders',
        text: 'if (person === undefined || one[person] !== this.viewer?.id)',
        becomes: 'if (one)',
      },
      {
        rule: 'comments on tasks that a copy does not have go with the project',
        text: 'if (!this.isWhole(part)) ',
        becomes: 'if (part === undefined) ',
      },
      {
        rule: 'what begins with a record has values of it',
        text: "value.startsWith('$') ? data[value.slice(1)] : value",
        becomes: 'value',
      },
    ],
  ),
  ...inFile(
    'src/contract/event-conditions.ts',
    ['test/families/comments/webhook-conditions.data.test.ts'],
    [
      {
        rule: 'a condition looks into the object that a filter is about',
        text: 'facts.filters[field]!.path ?? [field]',
        becomes: '[field]',
      },
    ],
  ),
  ...inFile(
    'src/built-in/search/service.ts',
    ['test/families/comments/search.api.test.ts'],
    [{ rule: 'a long text is cut where it stands for a title', text: 'truncate(body, longestTitle)', becomes: 'body' }],
  ),
];
