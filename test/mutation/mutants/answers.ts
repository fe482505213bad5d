import { inFile, type Mutant } from '../mutant.ts';

const operationEvents = ['test/rules/operation-events.data.test.ts'];

/** What the server answers and records, held against the contract while it runs. */
export const answers: readonly Mutant[] = [
  ...inFile(
    'src/graphql/errors.ts',
    ['test/graphql/answers.unit.test.ts'],
    [
      {
        rule: 'what a resolver returned is no mistake of the caller',
        text: 'if (isGraphql(error) && !isOfResult(error)) return',
        becomes: 'if (isGraphql(error)) return',
      },
      {
        rule: 'what graphql-js refuses of a resolver is a failure of the server, with its field',
        text: 'return isOfResult(error) ? withoutValue(error) : undefined;',
        becomes: 'return undefined;',
      },
      {
        rule: 'a value that graphql-js refuses is not logged',
        text: "/( cannot represent .*?value| but got): .*/s, '$1'",
        becomes: "/^$/s, '$1'",
      },
      {
        rule: 'an argument that is refused while an operation runs is a mistake of the caller',
        text: "nodes?.every(({ kind }) => kind === 'Field') === true",
        becomes: 'nodes !== undefined',
      },
    ],
  ),
  ...inFile(
    'src/graphql/answers.ts',
    ['test/graphql/answers.unit.test.ts'],
    [
      {
        rule: 'the log says of a value of no enum which there are',
        text: 'throw new GraphQLError(wrongEnum(type).message)',
        becomes: 'throw new GraphQLError(String(value))',
      },
      {
        rule: 'a field of GraphQL is held to the property of REST that it shows',
        text: 'shownProperties.get(name)?.violations(value) ?? []',
        becomes: '[]',
      },
      {
        rule: 'a field of GraphQL that shows no property of REST is held to its type',
        text: ': mismatches(name, type, value);',
        becomes: ': [];',
      },
    ],
  ),
  ...inFile(
    'src/app/compose/graphql.ts',
    ['test/graphql/answers.api.test.ts'],
    [
      {
        rule: 'what resolvers return is held against the contract outside production',
        text: "config.mode === 'production' ? trustAnswers : refuseViolations",
        becomes: 'trustAnswers',
      },
    ],
  ),
  ...inFile(
    'src/app/compose/graphql.ts',
    ['test/rules/operation-events.api.test.ts'],
    [{ rule: 'a mutation whose events break the contract is undone', text: 'transaction(db, carryOut)', becomes: 'carryOut()' }],
  ),
  ...inFile(
    'src/rest/perform.ts',
    ['test/rules/operation-events.api.test.ts'],
    [
      {
        rule: 'the events of a write of REST are held against its contract',
        text: 'dependencies.checkEvents(operationId, request.caller, handle)',
        becomes: 'handle()',
      },
    ],
  ),
  ...inFile('src/rules/operation-events.ts', operationEvents, [
    {
      rule: 'an operation records no event that x-emits does not name',
      text: '!isEffect && !emits.includes(type)',
      becomes: 'isEffect && !isEffect',
    },
    {
      rule: 'an operation records no effect that x-causes does not name',
      text: 'isEffect && !causes.includes(type)',
      becomes: 'isEffect && !isEffect',
    },
    { rule: 'an operation that writes records the event of x-emits', text: 'if (!changes || ', becomes: 'if (changes || ' },
    {
      rule: 'a query that changes no record owes no event',
      text: 'table !== undefined && ofRecords.has(table)',
      becomes: 'table !== undefined',
    },
    { rule: 'an event has the caller as its actor, or the system', text: 'actorId !== caller.actor.id', becomes: 'false' },
  ]),
  ...inFile('src/data/connection/units-of-work/pipeline.ts', operationEvents, [
    { rule: 'a query that changes no row owes no event', text: 'if (result.numAffectedRows) ', becomes: '' },
  ]),
  ...inFile('src/data/connection/units-of-work/unit-of-work.ts', operationEvents, [
    {
      rule: 'rows that a query changes at once are a change that owes an event',
      text: 'this.observed?.tables.add(changedTable(query))',
      becomes: 'this.observed?.tables.add(undefined)',
    },
  ]),
  ...inFile('src/rules/audit.ts', operationEvents, [
    { rule: 'an entry of the audit log is no change that owes an event', text: 'tx.writeEntry(', becomes: 'tx.write(' },
  ]),
  ...inFile(
    'src/contract/events.ts',
    ['test/contract/lies.api.test.ts'],
    [
      {
        rule: 'the actor of an event has the id of its type',
        text: 'if (kind ? id !== null && isId(kind, id) : id === null) return [];',
        becomes: 'if (kind || !kind) return [];',
      },
    ],
  ),
  ...inFile(
    'src/rules/event-check.ts',
    ['test/contract/lies.api.test.ts'],
    [
      {
        rule: 'an event is about a record of its family, by an actor of the contract',
        text: ': (recordedViolations(event) ?? readersViolations(type, event.readersId));',
        becomes: ': eventViolations(type, data);',
      },
      {
        rule: 'an event is for earlier readers where the contract says so, and nowhere else',
        text: 'recordedViolations(event) ?? readersViolations(type, event.readersId)',
        becomes: 'recordedViolations(event)',
        tests: ['test/rules/record-event.api.test.ts'],
      },
    ],
  ),
  ...inFile(
    'src/codegen/operation-table.ts',
    ['test/codegen/operation-table.unit.test.ts'],
    [
      {
        rule: 'a Location leads to an operation that reads the record',
        text: '  if (!path)\n    throw new Error(',
        becomes: '  if (!path) return null;\n  if (!path)\n    throw new Error(',
      },
      {
        rule: 'a record has the ids that its Location is made of',
        text: '  if (missing) throw new Error(',
        becomes: '  if (missing && !missing) throw new Error(',
      },
    ],
  ),
];
