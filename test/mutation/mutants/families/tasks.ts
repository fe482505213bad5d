import { inFile, type Mutant } from '../../mutant.ts';

export const tasks: readonly Mutant[] = [
  ...inFile(
    'src/rest/lines.ts',
    ['test/families/tasks/export.api.test.ts'],
    [
      {
        rule: 'an export has the form of its version',
        text: 'request.difference ? request.difference.ownData(found) : found',
        becomes: 'found',
      },
      { rule: 'the columns of a table are those of its version', text: 'request.difference?.record ?? records', becomes: 'records' },
    ],
  ),
  ...inFile(
    'src/families/projects/store.ts',
    ['test/families/tasks/writers.data.test.ts'],
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
    ['test/families/tasks/clone.api.test.ts'],
    [
      {
        rule: 'a clone has the tasks only where they are asked for',
        text: 'if (include.includes(part))',
        becomes: "if (include.includes('members'))",
      },
    ],
  ),
  ...inFile(
    'src/families/tasks/service.ts',
    ['test/families/tasks/effects.data.test.ts'],
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
        tests: ['test/families/tasks/leaving.api.test.ts'],
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
  ...inFile(
    'clients/typescript/src/mirror/read.ts',
    ['test/families/tasks/mirror.api.test.ts'],
    [
      {
        rule: 'a copy that may not be read is not complete',
        text: "!hasCode(error, ['not_found'])",
        becomes: "!hasCode(error, ['not_found', 'invalid_scope'])",
      },
      {
        rule: 'of a project only its records are asked for',
        text: '...filter, ...within(kind, deciding)',
        becomes: '...filter',
      },
    ],
  ),
  ...inFile(
    'src/data/query/keyset.ts',
    ['test/families/tasks/graphql.api.test.ts'],
    [
      {
        rule: 'from the end, records without a value come first',
        text: 'nullsFirst: !step.nullsFirst',
        becomes: 'nullsFirst: false',
      },
      {
        rule: 'from the end, records with a value follow those without one',
        text: 'nullsFirst ? sql<boolean>`${column} is not null` : sql<boolean>`false`',
        becomes: 'sql<boolean>`false`',
      },
    ],
  ),
  ...inFile(
    'src/data/query/keyset.ts',
    ['test/families/tasks/graphql.api.test.ts'],
    [
      {
        rule: 'from the end of a list, records without a value come first',
        text: 'nullsFirst ? [nulls, values] : [values, nulls]',
        becomes: '[values, nulls]',
      },
      {
        rule: 'a window after a record goes on in the range of that record',
        text: 'value === null ? nulls : values)) : ranges',
        becomes: 'nulls)) : ranges',
      },
    ],
  ),
  ...inFile(
    'src/data/query/window.ts',
    ['test/families/tasks/graphql.api.test.ts'],
    [
      {
        rule: 'a page says whether there are records on the other side of its cursor',
        text: '[...firstOfEach, sql`false`]',
        becomes: '[sql`false`]',
      },
    ],
  ),
  ...inFile(
    'src/contract/graphql-arguments.ts',
    ['test/families/tasks/graphql.api.test.ts'],
    [
      { rule: 'a null in a filter is left out', text: 'value !== undefined && value !== null;', becomes: 'value !== undefined;' },
      {
        rule: 'an error names the argument of a filter',
        text: 'isAbout(field, parameter)',
        becomes: 'field === parameter',
      },
      {
        rule: '`me` in an input is the caller',
        text: 'operations[operationId].users.includes(property)',
        becomes: '!operations[operationId].users',
      },
      { rule: 'an order has its direction', text: '${direction.toLowerCase()}', becomes: 'asc' },
    ],
  ),
  ...inFile(
    'src/rules/batched.ts',
    ['test/families/tasks/graphql.api.test.ts'],
    [{ rule: 'a related record that is gone is null', text: 'found.get(id) ?? null', becomes: 'found.get(id)!' }],
  ),
  ...inFile(
    'src/graphql/cost.ts',
    ['test/families/tasks/graphql.api.test.ts'],
    [{ rule: 'an operator that searches in texts costs more', text: 'inputOperators[operator] ?? []', becomes: '[]' }],
  ),
  ...inFile(
    'src/graphql/limits.ts',
    ['test/families/tasks/graphql.api.test.ts'],
    [{ rule: '`nodes` are no depth', text: "'edges', 'node', 'nodes'", becomes: "'edges', 'node'" }],
  ),
  ...inFile(
    'src/rules/graphql-list-changes.ts',
    ['test/families/tasks/list-changes.data.test.ts'],
    [
      {
        rule: 'a followed list is not read again for records that its filter leaves out',
        text: '!leavesOut(filters, effect, event) && ',
        becomes: '',
      },
      {
        rule: 'a followed list is not read again by administrators, who see every record',
        text: "if (caller.role === 'admin') return false;",
        becomes: '',
      },
      {
        rule: 'a followed list is read again only after a change of the property that the effect is of',
        text: 'if (effect.changed !== undefined && event.changes?.[effect.changed] === undefined) return false;',
        becomes: '',
      },
      {
        rule: 'a followed list is read again by the person whose access changed, and not by others',
        text: "if (effect.for === 'person') return personIn(event) === caller.userId;",
        becomes: "if (effect.for === 'person') return true;",
      },
      {
        rule: 'a followed list is read again after an event of other records',
        text: 'if (await hasEffect(followed, caller, event, sources))',
        becomes: 'if (false)',
      },
    ],
  ),
  ...inFile(
    'src/families/projects/colleagues.ts',
    ['test/families/tasks/list-changes.data.test.ts'],
    [
      {
        rule: 'a membership of a colleague changes nothing for who is a member already',
        text: 'own.user_id = viewer_id)',
        becomes: 'own.user_id = question.place::text)',
      },
      {
        rule: 'a membership of a colleague changes something only where teams see the project',
        text: "projects.visibility = 'team')",
        becomes: "projects.visibility <> 'private')",
      },
    ],
  ),
  ...inFile(
    'src/contract/mapped-lists.ts',
    ['test/families/tasks/groups.data.test.ts'],
    [
      {
        rule: 'a filter of another version stays in its group',
        text: 'return { ...condition, field, operator: isNegative',
        becomes: 'return { ...condition, group: undefined, field, operator: isNegative',
      },
    ],
  ),
  ...inFile(
    'src/graphql/variables.ts',
    ['test/families/tasks/groups.data.test.ts'],
    [{ rule: 'an input is not nested without end', text: 'if (depth === limits.depth) return', becomes: 'if (depth < 0) return' }],
  ),
  ...inFile(
    'src/contract/normal-body.ts',
    ['test/families/tasks/texts.data.test.ts'],
    [
      {
        rule: 'the names of another version are brought into it, too',
        text: ', ...(difference?.facts.texts ?? [])',
        becomes: '',
      },
    ],
  ),
  ...inFile(
    'src/contract/filter-strings.ts',
    ['test/families/tasks/groups.data.test.ts'],
    [
      { rule: 'a list has few groups', text: 'if (groups.length > most) throw', becomes: 'if (groups.length < 0) throw' },
      { rule: 'no groups are not all records', text: 'if (groups.length === 0) throw', becomes: 'if (groups.length < 0) throw' },
      { rule: 'the values in a group can be stored', text: '  expectFindable(read);\n', becomes: '' },
    ],
  ),
  ...inFile(
    'src/rest/envelope.ts',
    ['test/families/tasks/shapes.data.test.ts'],
    [
      {
        rule: 'fields leaves the record that an expanded record is in',
        text: '...expansionsIn(expand)]',
        becomes: '...expand]',
      },
    ],
  ),
  ...inFile(
    'src/rules/list-cost.ts',
    ['test/families/tasks/shapes.data.test.ts'],
    [
      {
        rule: 'each kind of related record costs',
        text: 'expansions * listCosts.expansion',
        becomes: 'Math.min(1, expansions) * listCosts.expansion',
      },
    ],
  ),
  ...inFile(
    'src/built-in/search/store.ts',
    ['test/families/tasks/search.api.test.ts'],
    [
      {
        rule: 'a search finds what the caller sees',
        text: "rule ? sql`(candidate.kind = ${kind} and ${rule(caller, sql.ref('candidate.id'))})` : sql`candidate.kind = ${kind}`",
        becomes: 'sql`candidate.kind = ${kind}`',
      },
    ],
  ),
  ...inFile(
    'src/families/tasks/due.ts',
    ['test/families/tasks/notifications.api.test.ts'],
    [
      { rule: 'tasks that are due are those that are open', text: "tasks.status in ('todo', 'in_progress')", becomes: 'true' },
      { rule: 'a task was not due long ago', text: 'tasks.due_at > ${now}::timestamptz - ${within}', becomes: 'true' },
      { rule: 'a task is due within a day', text: 'and tasks.due_at <= ${now}::timestamptz + ${within}', becomes: '' },
      { rule: 'nothing is due in an archived project', text: " and projects.status = 'active'", becomes: '' },
      {
        rule: 'nobody is notified of a due task who does not see it',
        text: "(users.role = 'admin' or ${inVisibleProject(assignee, projectId)})",
        becomes: 'true',
      },
      { rule: 'nothing is due in a quiet project', text: ' and not ${isQuietProject(assignee, projectId)}', becomes: '' },
    ],
  ),
  ...inFile(
    'src/families/tasks/service.ts',
    ['test/families/tasks/notifications.api.test.ts'],
    [
      {
        rule: 'an assignee is notified once',
        text: 'assignee_id === null || assignee_id === before?.assignee_id',
        becomes: 'assignee_id === null',
      },
    ],
  ),
];
