import { inFile, type Mutant } from '../mutant.ts';

export const graphql: readonly Mutant[] = [
  ...inFile(
    'src/graphql/socket-operation.ts',
    ['test/graphql/idempotency.data.test.ts'],
    [
      {
        rule: 'a mutation with a key is carried out once over a WebSocket, too',
        text: 'return key === undefined ? (ready.denied',
        becomes: 'return true ? (ready.denied',
      },
    ],
  ),
  ...inFile(
    'src/graphql/protocol.ts',
    ['test/rest/neighbours.data.test.ts'],
    [
      {
        rule: 'an answered operation of a socket is under way no more',
        text: '.finally(() => leave((args as Operation).request))',
        becomes: '',
      },
    ],
  ),
  ...inFile(
    'src/graphql/request.ts',
    ['test/graphql/registered-documents.api.test.ts'],
    [
      {
        rule: 'a public application executes only registered documents where the account says so',
        text: 'if (isAdHoc && application?.needsRegisteredDocuments)',
        becomes: 'if (query !== undefined && application?.needsRegisteredDocuments && parameters.extensions === undefined)',
      },
      {
        rule: 'a request has either a registered document or another one',
        text: 'if (isAdHoc && documentId !== undefined)',
        becomes: 'if (persisted !== undefined && documentId !== undefined)',
      },
    ],
  ),
  ...inFile(
    'src/graphql/socket-operation.ts',
    ['test/graphql/registered-documents.api.test.ts'],
    [
      {
        rule: 'a public application executes only registered documents over a socket, too',
        text: 'operationRequestOf({ ...payloadOf(message) }, message.caller)',
        becomes: 'operationRequestOf({ ...payloadOf(message) }, {})',
      },
    ],
  ),
  ...inFile(
    'src/graphql/registered-documents.ts',
    ['test/graphql/registered-documents.api.test.ts'],
    [
      {
        rule: 'a cached document is that of its application',
        text: '`${accountId} ${application?.id} ${id}`',
        becomes: '`${accountId} ${id}`',
      },
      {
        rule: 'an id that is none is not looked for',
        text: 'isDocumentId(id) ? await find(caller, id) : undefined',
        becomes: 'await find(caller, id)',
      },
    ],
  ),
  ...inFile(
    'src/graphql/document-check.ts',
    ['test/graphql/document-check.unit.test.ts'],
    [
      {
        rule: 'a document is valid before it is registered',
        text: 'if (!document) return errors;',
        becomes: 'if (!document) return [];',
      },
      {
        rule: 'a document that always costs too much is not registered',
        text: 'return cost === undefined ? undefined : refusalOfCost(cost)?.message;',
        becomes: 'return undefined;',
      },
      { rule: 'an id that names a hash is that of the text', text: 'return isHashOfOther(id, text)', becomes: 'return false' },
    ],
  ),
  ...inFile(
    'src/graphql/limits.ts',
    ['test/graphql/limits.api.test.ts'],
    [
      {
        rule: 'the parts of a connection are no depth',
        text: '(ofConnection.has(node.name.value) ? 0 : 1)',
        becomes: '(ofConnection.has(node.name.value) ? 1 : 1)',
      },
      {
        rule: 'an introspection selects all types twice at most',
        text: 'if (types > typesAtMost)',
        becomes: 'if (types > 9 * typesAtMost)',
      },
      { rule: 'an operation has a largest depth', text: 'if (depth > limits.depth)', becomes: 'if (depth > 9 * limits.depth)' },
      {
        rule: 'an operation has a largest number of aliases',
        text: 'if (aliases > limits.aliases)',
        becomes: 'if (aliases > 9 * limits.aliases)',
      },
      {
        rule: 'a fragment is counted where it is spread',
        text: "node.kind === 'FragmentSpread' ? ofFragment(node.name.value)",
        becomes: "node.kind === 'FragmentSpread' ? none",
      },
      {
        rule: 'an introspection has a largest depth',
        text: 'if (lists > limits.introspection)',
        becomes: 'if (lists > 9 * limits.introspection)',
      },
    ],
  ),
  ...inFile(
    'src/graphql/operation-ids.ts',
    ['test/graphql/connections.api.test.ts'],
    [{ rule: 'each operation of a socket has an id of its own', text: 'begun += 1;', becomes: 'begun = 1;' }],
  ),
  ...inFile(
    'src/graphql/graphql-sockets.ts',
    ['test/graphql/connections.api.test.ts'],
    [
      {
        rule: 'a subscription that has begun does not hold up the end of the server',
        text: 'begun: () => underWay.settle(message)',
        becomes: 'begun: () => undefined',
      },
      {
        rule: 'a socket takes the hash of a persisted query without its text',
        text: "'persistedQuery' in payload.extensions",
        becomes: "'persisted' in payload.extensions",
      },
    ],
  ),
  ...inFile(
    'src/graphql/http.ts',
    ['test/rest/neighbours.data.test.ts'],
    [
      {
        rule: 'an answered operation of GraphQL is under way no more',
        text: '    leave(request);\n',
        becomes: '',
      },
    ],
  ),
  ...inFile(
    'src/graphql/http.ts',
    ['test/graphql/http.api.test.ts'],
    [
      {
        rule: 'a request that is refused before GraphQL is answered in the media type that it asks for',
        text: "request.type ?? preferredType(header(request, 'accept')) ??",
        becomes: 'request.type ??',
      },
    ],
  ),
  ...inFile(
    'src/graphql/request.ts',
    ['test/graphql/http.api.test.ts'],
    [{ rule: 'an empty operationName names no operation', text: "'text') || undefined", becomes: "'text')" }],
  ),
  ...inFile(
    'src/graphql/cost.ts',
    ['test/graphql/prices.unit.test.ts', 'test/graphql/limits.api.test.ts'],
    [
      {
        rule: 'a list costs as much as its records',
        text: 'return recordsOf(args, multiplies) * (weight + inside) +',
        becomes: 'return weight + inside +',
      },
      {
        rule: 'a field that several parts of a document select is charged once',
        text: 'if (same) same.push(node);',
        becomes: 'if (same) fields.set(`${key} ${fields.size}`, [node]);',
      },
      {
        rule: 'a mutation of GraphQL whose work may take minutes is as dear as can be',
        text: 'isLengthy ? Math.max(dearest, weight) :',
        becomes: '',
        tests: ['test/request/steps-of-admission.unit.test.ts'],
      },
      {
        rule: 'operations of GraphQL under way cost what the contract allows at most',
        text: 'Math.ceil(cost / costPerWeight)',
        becomes: '1',
        tests: ['test/request/steps-of-admission.unit.test.ts'],
      },
      { rule: 'what a directive leaves out is not charged', text: 'if (isLeftOut(node)) continue;', becomes: '' },
      { rule: 'an operation that costs too much is refused', text: 'cost > limits.cost', becomes: 'cost > 9 * limits.cost' },
    ],
  ),
  ...inFile(
    'src/graphql/execution.ts',
    ['test/graphql/rate-limit.data.test.ts'],
    [
      {
        rule: 'asking for the rate limit counts nothing',
        text: 'limiter(caller.accountId, caller.quota, 0)',
        becomes: 'limiter(caller.accountId, caller.quota, 1)',
      },
    ],
  ),
  ...inFile(
    'src/graphql/cost.ts',
    ['test/graphql/nodes.api.test.ts'],
    [
      { rule: 'a list of ids costs as much as its records', text: 'Array.isArray(value) ? value.length : value', becomes: 'value' },
      { rule: 'of the types of a node, the dearest counts', text: 'Math.max(0, ...types', becomes: 'Math.min(...types' },
      {
        rule: 'a fragment costs nothing for records of other types',
        text: 'if (!fragment || !isAbout(type, fragment.typeCondition)) return [];',
        becomes: 'if (!fragment) return [];',
      },
    ],
  ),
  ...inFile(
    'src/graphql/cost.ts',
    ['test/graphql/prices.unit.test.ts'],
    [
      {
        rule: 'a key of the metadata costs nothing, whatever its name',
        text: 'isInputObjectType(getNamedType(type.getFields()[field]!.type))',
        becomes: "typeof value === 'object'",
      },
    ],
  ),
];
