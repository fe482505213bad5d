import { inFile, type Mutant } from '../mutant.ts';

/** Transactions, lists, the numbers of events, sweeps and the leases of operations. */
export const data: readonly Mutant[] = [
  ...inFile(
    'src/data/query/keyset.ts',
    ['test/rest/list-walk.data.test.ts', 'test/rest/list-order.data.test.ts', 'test/rest/list-filters.data.test.ts'],
    [
      { rule: 'nulls come last', text: "nullsFirst ? 'first' : 'last'", becomes: "'first'" },
      {
        rule: 'a list goes on after the record, not with it',
        text: "(${left}) ${sql.raw(steps[0]!.direction === 'asc' ? '>' : '<')}",
        becomes: "(${left}) ${sql.raw(steps[0]!.direction === 'asc' ? '>=' : '<=')}",
      },
      {
        rule: 'records without a value follow those with one',
        text: 'nullable && !nullsFirst ? sql<boolean>`(${beyond} or ${column} is null)` : beyond',
        becomes: 'beyond',
      },
    ],
  ),
  ...inFile(
    'src/data/query/locked-row.ts',
    ['test/data/query/find-by-id.data.test.ts'],
    [
      {
        rule: 'a role locks only what it sees, whoever locked before',
        text: 'statements(String(viewer.role), ',
        becomes: "statements('', ",
      },
    ],
  ),
  ...inFile(
    'src/data/query/compared-texts.ts',
    ['test/data/query/cached-lists.unit.test.ts', 'test/families/users/users.api.test.ts'],
    [
      { rule: 'the order of a text does not depend on the database', text: '${column} collate "C"', becomes: '${column}' },
      { rule: 'an e-mail address is compared ignoring case', text: 'sql`lower(${column})`', becomes: 'column' },
    ],
  ),
  ...inFile(
    'src/data/query/where.ts',
    ['test/rest/list-filters.data.test.ts'],
    [
      {
        rule: 'an e-mail address is asked for ignoring case',
        text: "kind === 'email' ? sql`lower(${operand})` : operand",
        becomes: 'operand',
        tests: ['test/families/users/users.api.test.ts'],
      },
      {
        rule: 'several e-mail addresses are asked for ignoring case',
        text: "kind === 'email' ? sql`array(select lower(unnest(${operand}::text[])))` : sql",
        becomes: "kind === 'boolean' ? sql`array(select lower(unnest(${operand}::text[])))` : sql",
        tests: ['test/families/users/users.api.test.ts'],
      },
      {
        rule: 'no record is read to find that it is not in an empty list',
        text: '? { ...filter, isEmpty: true } : filter',
        becomes: '? filter : filter',
        tests: ['test/data/query/cached-lists.unit.test.ts'],
      },
      { rule: 'an underscore in a text stands for itself', text: 'replaceAll(/[\\\\%_]/g', becomes: 'replaceAll(/[\\\\%]/g' },
      { rule: 'an underscore in a pattern stands for itself', text: 'replaceAll(/[\\\\_]/g', becomes: 'replaceAll(/[\\\\]/g' },
      {
        rule: 'a record without a value differs from every value',
        text: 'neq: sql`is distinct from`',
        becomes: 'neq: sql`<>`',
      },
      {
        rule: 'a record without a value is in no list',
        text: '(${column} is null or ${column} <> all(${list}))',
        becomes: '(${column} <> all(${list}))',
      },
      {
        rule: 'a list of labels finds what has any of them',
        text: "return operator === 'in' ? sql<boolean>`${column} && ${list}` :",
        becomes: 'return',
      },
      {
        rule: 'a list of labels finds what has all of them',
        text: ': sql<boolean>`${column} @> ${list}`',
        becomes: ': sql<boolean>`${column} && ${list}`',
        tests: ['test/rest/list-filters.data.test.ts'],
      },
      {
        rule: 'a list of labels finds what has none of them',
        text: 'not ${column} && ${list}',
        becomes: 'not ${column} @> ${list}',
        tests: ['test/rest/list-filters.data.test.ts'],
      },
      {
        rule: 'what has another value under a key is found as well as what has none',
        text: "operator === 'eq' || operator === 'in' ? has :",
        becomes: "operator === 'eq' || operator === 'in' || operator === 'neq' ? has :",
        tests: ['test/rest/keyed-filters.data.test.ts'],
      },
      {
        rule: 'a key whose value is null is not set',
        text: '${column} ->> ${operand}::text',
        becomes: '${column} -> ${operand}::text',
        tests: ['test/rest/keyed-filters.data.test.ts'],
      },
      {
        rule: 'no labels are an empty list',
        text: "exists ? sql<boolean>`${column} <> '{}'`",
        becomes: 'exists ? sql<boolean>`${column} is not null`',
        tests: ['test/rest/list-filters.data.test.ts'],
      },
    ],
  ),
  ...inFile(
    'src/data/connection/pools/timed-pool.ts',
    ['test/data/connection/timeouts.unit.test.ts'],
    [
      {
        rule: 'background work has connections of its own',
        text: "lane === 'background' ? pools.background : pools.requests",
        becomes: "lane === 'background' ? pools.requests : pools.requests",
      },
    ],
  ),
  ...inFile(
    'src/data/connection/statements/joint-reads.ts',
    ['test/data/connection/joint-reads.unit.test.ts'],
    [
      {
        rule: 'a read that shares its statement fails alone',
        text: 'if (reads.length === 1 || !servedInTime(error))',
        becomes: 'if (reads.length < 9 || !servedInTime(error))',
      },
      {
        rule: 'a read that nobody waits for is not asked again',
        text: 'filter(({ isSettled }) => !isSettled)',
        becomes: 'filter(() => true)',
      },
    ],
  ),
  ...inFile(
    'src/data/connection/transaction.ts',
    ['test/data/connection/transaction.data.test.ts'],
    [
      {
        rule: 'a conflict is tried again',
        text: "if (tried === ATTEMPTS || databaseFailure(error) !== 'conflict') throw error;",
        becomes: 'throw error;',
      },
      {
        rule: 'work within a transaction is part of it',
        text: 'return outer ? work(outer) : withRetries',
        becomes: 'return outer && !db.isTransaction ? work(outer) : withRetries',
      },
    ],
  ),
  ...inFile(
    'src/data/connection/units-of-work/unit-of-work.ts',
    ['test/data/connection/transaction.data.test.ts'],
    [
      { rule: 'what a savepoint undid is not done after the commit', text: 'this.callbacks.length = before;', becomes: '' },
      {
        rule: 'what outlives a transaction is no part of it',
        text: 'unit?.db === db && unit.isOpen ? unit',
        becomes: 'unit?.db === db ? unit',
      },
    ],
  ),
  ...inFile(
    'src/data/connection/units-of-work/pipeline.ts',
    ['test/data/connection/transaction.data.test.ts'],
    [
      { rule: 'a savepoint undoes what failed', text: 'await this.executeQuery(undoApart);', becomes: '' },
      {
        rule: 'a read is sent behind the writes that wait',
        text: 'const writes = this.#queued.splice(0);',
        becomes: 'const writes = queries.includes(commit) ? this.#queued.splice(0) : [];',
      },
      {
        rule: 'the first failure is the reason',
        text: 'return first ? first.reason : error;',
        becomes: 'return error;',
      },
      {
        rule: 'nothing is committed after a failure that the work has caught',
        text: 'if (this.#failure) throw this.#failure.error;',
        becomes: '',
      },
      {
        rule: 'work that has an answer already does not go on',
        text: "if ((await this.#answered) !== undefined) throw new Error('This work has an answer already.');",
        becomes: 'await this.#answered;',
      },
    ],
  ),
  ...inFile(
    'src/data/connection/events/numbering.ts',
    ['test/data/connection/event-numbers.data.test.ts', 'test/delivery/unnumbered-events.data.test.ts'],
    [{ rule: 'who numbers events announces them', text: 'announce(db, ended);\n  };', becomes: '};' }],
  ),
  ...inFile(
    'src/data/connection/events/event-numbers.ts',
    ['test/data/connection/event-numbers.data.test.ts', 'test/delivery/unnumbered-events.data.test.ts'],
    [
      {
        rule: 'events that a crash left are numbered later',
        text: 'if (accountIds.length > 0) await numberEvents(db, accountIds);',
        becomes: '',
        tests: ['test/data/connection/event-numbers.data.test.ts'],
      },
      {
        rule: 'a reader numbers what it finds without a position',
        text: 'await numberEvents(db, waiting).catch(ignoreOutage);',
        becomes: '',
        tests: ['test/data/connection/event-numbers.data.test.ts'],
      },
    ],
  ),
  ...inFile(
    'src/data/sweeping/sweep.ts',
    ['test/data/sweeping/sweep.data.test.ts'],
    [
      { rule: 'a part is swept to its end', text: 'else if (done === undefined || done < rows) return;', becomes: 'else return;' },
      {
        rule: 'a batch that takes too long is tried with fewer rows',
        text: "if (done === 'too long') rows = Math.ceil(rows / fewer);",
        becomes: "if (done === 'too long') return;",
      },
      {
        rule: 'an error of one part keeps no other from its turn',
        text: 'failures.push(error);\n    });\n  }',
        becomes: 'throw error;\n    });\n  }',
      },
    ],
  ),
  ...inFile(
    'src/data/sweeping/aged-rows.ts',
    ['test/data/sweeping/sweep.data.test.ts', 'test/app/sweeps.data.test.ts'],
    [
      {
        rule: 'rows stay for their time',
        text: '${sql.ref(at)} < ${ago(now, ageMs)}::timestamptz and ${when}`, limit)',
        becomes: '${sql.ref(at)} > ${ago(now, ageMs)}::timestamptz and ${when}`, limit)',
        tests: ['test/data/sweeping/sweep.data.test.ts'],
      },
      {
        rule: 'the oldest rows go first',
        text: 'order by ${sql.ref(at)} limit',
        becomes: 'order by ${sql.ref(at)} desc limit',
        tests: ['test/data/sweeping/sweep.data.test.ts'],
      },
    ],
  ),
  ...inFile(
    'src/operations/leases.ts',
    ['test/operations/runner.data.test.ts'],
    [
      {
        rule: 'an operation whose lease is valid is left alone',
        text: "eb('leased_until', '<', sql<string>`clock_timestamp()`)",
        becomes: "eb('leased_until', 'is not', null)",
      },
      {
        rule: 'an operation that was given back counts no attempt',
        text: "attempts: eb('attempts', '-', 1)",
        becomes: "attempts: eb('attempts', '-', 0)",
      },
      {
        rule: 'a lease that was lost is not renewed',
        text: 'account_id: accountId, id, lease, status',
        becomes: 'account_id: accountId, id, status',
      },
      {
        rule: 'the work of a suspended account waits',
        text: ".where('accounts.suspended_at', 'is not', null)",
        becomes: ".where('accounts.suspended_at', 'is', null)",
        tests: ['test/operators/accounts.api.test.ts', 'test/operations/runner.data.test.ts'],
      },
    ],
  ),
  ...inFile(
    'src/kit/table-writes.ts',
    ['test/families/kit/table-writes.api.test.ts'],
    [
      {
        rule: 'the answer to a create has what is derived from columns',
        text: 'shown({ ...row, ...derived?.(row) })',
        becomes: 'shown(row)',
      },
      {
        rule: 'the answer to a change has what was changed',
        text: 'shown({ ...data, ...fields })',
        becomes: 'shown(data)',
      },
    ],
  ),
  ...inFile(
    'src/data/query/where.ts',
    ['test/data/query/cached-lists.unit.test.ts'],
    [
      {
        rule: 'a list of one value is compared as that value',
        text: "return { ...condition, operator: 'eq', value: only };",
        becomes: 'return condition;',
      },
    ],
  ),
  ...inFile(
    'src/data/query/search.ts',
    ['test/data/query/cached-lists.unit.test.ts'],
    [
      {
        rule: 'labels are looked up in the index',
        text: 'return labels.includes(field) ||',
        becomes: 'return',
      },
      {
        rule: 'a text without a word is not looked up',
        text: '[value].flat().every(hasWord)',
        becomes: '[value].flat().some(hasWord)',
      },
      {
        rule: 'whole texts are looked up in the index',
        text: "if (filter.operator === 'eq') return sql<boolean>`(${text} = lower(${operand}) and ${condition})`;",
        becomes: "if (filter.operator === 'eq') return condition;",
        tests: ['test/data/query/plans.data.test.ts'],
      },
    ],
  ),
  ...inFile(
    'src/data/migrations/ledger.ts',
    ['test/data/migrate.data.test.ts'],
    [
      {
        rule: 'the package and the project each have an order of migrations',
        text: "name >= '5000'",
        becomes: 'false',
      },
    ],
  ),
  ...inFile(
    'src/data/migrations/migrate.ts',
    ['test/data/migrate.data.test.ts'],
    [
      {
        rule: 'going back behind a migration of the package keeps those of the project',
        text: ' && isOfProject(name) === isOfProject(to)',
        becomes: '',
      },
    ],
  ),
];
