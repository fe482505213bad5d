import { inFile, type Mutant } from '../mutant.ts';

/** What happens to a request on its way, and what every door and record shares. */
export const requests: readonly Mutant[] = [
  ...inFile(
    'src/request/steps/validation.ts',
    ['test/rest/list-pages.data.test.ts'],
    [
      { rule: 'the parameters of a list fit into an address', text: 'if (length <= most) return;', becomes: 'return;' },
      {
        rule: 'the position of a list does not count as its parameters',
        text: '({ page: _page, offset: _offset, after: _after, ...query }: Parameters)',
        becomes: '(query: Parameters)',
      },
    ],
  ),
  ...inFile(
    'src/http/server.ts',
    ['test/app/tls.api.test.ts'],
    [
      {
        rule: 'a request in clear text on a port with TLS gets an answer in clear text',
        text: 'if (options.tls) refuseClearText(server, refuseUnencrypted);',
        becomes: '',
      },
    ],
  ),
  ...inFile(
    'src/graphql/socket-operation.ts',
    ['test/graphql/idempotency.api.test.ts'],
    [
      {
        rule: 'a mutation with a key is carried out once over a WebSocket, too',
        text: 'return key === undefined ? (ready.denied',
        becomes: 'return true ? (ready.denied',
      },
    ],
  ),
  ...inFile(
    'src/http/unused-connections.ts',
    ['test/http/unused-connections.api.test.ts'],
    [
      {
        rule: 'a server that stops waits for a request that is on its way',
        text: 'const onItsWay = 1000;',
        becomes: 'const onItsWay = 0;',
      },
      {
        rule: 'a connection on which a request has begun is not ended as unused',
        text: 'void sockets.delete(socket),\n    /**',
        becomes: 'undefined,\n    /**',
      },
    ],
  ),
  ...inFile(
    'src/core/own-user.ts',
    ['test/request/own-user.api.test.ts'],
    [
      {
        rule: 'an application that acts for itself has no user of its own',
        text: "actor.type !== 'application'",
        becomes: "actor.type !== 'system'",
      },
      {
        rule: 'me is the user of the credentials in a list of ids, too',
        text: 'Array.isArray(values[name]) ? values[name].map(own) : own(values[name])',
        becomes: 'own(values[name])',
      },
      { rule: 'me is a text like any other where no id of a user is taken', text: ' && takesUser(name)', becomes: '' },
    ],
  ),
  ...inFile(
    'src/core/query/keyed-filters.ts',
    ['test/rest/keyed-filters.data.test.ts'],
    [
      {
        rule: 'the keys of metadata are not counted by name',
        text: 'keyedName(name)?.field ?? name;',
        becomes: 'name;',
        tests: ['test/account/used-parts.api.test.ts'],
      },
      {
        rule: 'a value of the metadata is found as a number, too',
        text: '...(isNumber ? [Number(text)] : [])',
        becomes: '',
      },
      {
        rule: 'a value of the metadata is found in a list, too',
        text: ', JSON.stringify({ [key]: [value] })]',
        becomes: ']',
      },
      {
        rule: 'a number beyond the range of doubles is only a text',
        text: 'Number.isFinite(Number(text)) && ',
        becomes: '',
        tests: ['test/core/keyed-filters.unit.test.ts'],
      },
      {
        rule: 'a text finds only the number that is written exactly so',
        text: ' && String(Number(text)) === text',
        becomes: ' && text.length > 0',
      },
    ],
  ),
  ...inFile(
    'src/contract/keyed-values.ts',
    ['test/rest/keyed-filters.data.test.ts'],
    [
      { rule: 'a filter by a key names a key of the allowed form', text: 'if (!isKey.test(key))', becomes: 'if (key === undefined)' },
      { rule: 'a request has few filters by keys', text: 'at < keysAtMost', becomes: 'at >= 0' },
      { rule: 'a value under a key is bounded', text: 'one.length > filterLimits.characters', becomes: 'one.length > 9999' },
    ],
  ),
  ...inFile(
    'src/agents/arguments.ts',
    ['test/agents/over-http.api.test.ts'],
    [
      {
        rule: 'an argument of an agent that has no text is no text',
        text: "if (typeof value === 'object') throw",
        becomes: "if (typeof value === 'symbol') throw",
      },
      {
        rule: 'an agent gives a condition only where the operation takes one',
        text: "inHeaders: namesIn('header')",
        becomes: "inHeaders: { ...namesIn('header'), if_match: 'If-Match' }",
      },
    ],
  ),
  ...inFile(
    'clients/typescript/src/operation.ts',
    ['test/clients/typescript/sendable.unit.test.ts'],
    [
      {
        rule: 'the client takes no 204 for a record',
        text: "if (has('nothing')) return",
        becomes: "if (status === 204 || has('nothing')) return",
      },
    ],
  ),
  ...inFile(
    'clients/typescript/src/query.ts',
    ['test/clients/typescript/sendable.unit.test.ts'],
    [
      {
        rule: 'the client compares with one value where one is taken',
        text: 'if (Array.isArray(value)) throw',
        becomes: 'if (false) throw',
      },
    ],
  ),
  ...inFile(
    'clients/typescript/src/failure.ts',
    ['test/clients/typescript/failures.api.test.ts'],
    [{ rule: 'the client waits for the longest of several Retry-After', text: 'Math.max(...value', becomes: 'Math.min(...value' }],
  ),
  ...inFile(
    'src/app/commands/accounts.ts',
    ['test/app/accounts-command.api.test.ts'],
    [
      {
        rule: 'an operator can take a limit away',
        text: "text === 'none' ? text : requests(text)",
        becomes: "text === 'none' ? (null as never) : requests(text)",
      },
    ],
  ),
  ...inFile(
    'src/request/admission.ts',
    ['test/request/admission.unit.test.ts'],
    [
      { rule: 'admission gives an account less beside others', text: '(hasOthers(id) ? besideOthers : alone)', becomes: 'alone' },
      {
        rule: 'admission gives an account more while it is alone',
        text: '(hasOthers(id) ? besideOthers : alone)',
        becomes: 'besideOthers',
      },
      { rule: 'admission remembers others for a while', text: 'accounts.size > 1 || now() -', becomes: 'accounts.size > 1 && now() -' },
      {
        rule: 'admission lets no request overtake another one of its account',
        text: 'account.waiting.length === 0 && fits(id, account, weight)',
        becomes: 'fits(id, account, weight)',
      },
      {
        rule: 'admission lets the dearest request in when it is alone',
        text: 'account.weight === 0 || account.weight +',
        becomes: 'account.weight +',
      },
      { rule: 'admission has a bounded queue', text: 'if (account.waiting.length >= mostWaiting) throw tooMany();', becomes: '' },
      { rule: 'admission has a bounded wait', text: 'timeLimit(longestWait)', becomes: 'timeLimit(100 * longestWait)' },
      { rule: 'admission ends a request once', text: 'if (isOver) return;', becomes: '' },
    ],
  ),
  ...inFile(
    'src/request/steps/admission.ts',
    ['test/request/steps-of-admission.unit.test.ts'],
    [
      { rule: 'a body of unknown length is weighed as the largest', text: ': Number.POSITIVE_INFINITY;', becomes: ': 0;' },
      {
        rule: 'a packed body is weighed as the largest',
        text: "(header(request, 'content-encoding') ?? 'identity') === 'identity'",
        becomes: 'true',
      },
      { rule: 'a file is not weighed as a body', text: 'isFile ? 0 : weightOfBytes', becomes: 'isFile ? 1 : weightOfBytes' },
      { rule: 'a file has no share while its bytes come', text: '  leaveWork(request);\n  yield* bytes;', becomes: '  yield* bytes;' },
      {
        rule: 'a request that has failed has no share later',
        text: 'if (request.held.isOver) end();',
        becomes: 'if (!request.held) end();',
      },
      {
        rule: 'large bodies are parsed a few at a time',
        text: 'return enter(request, request.held.ofBody);',
        becomes: 'return undefined;',
      },
      { rule: 'work that may take minutes is as dear as can be', text: 'facts.isLengthy ? dearest : ', becomes: '' },
      { rule: 'a page weighs by its records', text: 'ofWrite + weightOfList(list)', becomes: 'ofWrite' },
      {
        rule: 'a request waits until its account has less under way',
        text: 'enter(request, weight === 0 ? 0 : weight + (held.ofBody ?? 0))',
        becomes: 'enter(request, 0 * weight)',
        tests: ['test/rest/neighbours.api.test.ts'],
      },
    ],
  ),
  ...inFile(
    'src/rest/rest-door.ts',
    ['test/rest/neighbours.api.test.ts'],
    [{ rule: 'an answered request of REST is under way no more', text: '.finally(() => leave(request))', becomes: '' }],
  ),
  ...inFile(
    'src/graphql/protocol.ts',
    ['test/rest/neighbours.api.test.ts'],
    [
      {
        rule: 'an answered operation of a socket is under way no more',
        text: '.finally(() => leave((args as Operation).request))',
        becomes: '',
      },
    ],
  ),
  ...inFile(
    'src/request/steps.ts',
    ['test/request/steps.unit.test.ts', 'test/request/doors.api.test.ts'],
    [
      {
        rule: 'plain HTTP is refused before a credential is read',
        text: "['https',           requireHttps,              ['rest', 'graphql', 'agents'",
        becomes: "['https',           requireHttps,              [        'graphql', 'agents'",
        tests: ['test/rest/hostile-connections.api.test.ts'],
      },
    ],
  ),
  ...inFile(
    'src/core/query/query-string.ts',
    ['test/core/query-string.unit.test.ts'],
    [
      {
        rule: 'an encoded comma belongs to a value of a list',
        text: 'dividedAtCommas(text).map(decoded)',
        becomes: 'dividedAtCommas(decoded(text))',
      },
      { rule: 'nothing is the empty list', text: "text === '' ? [] : text.split(',')", becomes: "text.split(',')" },
      {
        rule: 'a list of one empty text is not written as the empty list',
        text: "values.length === 1 && values[0] === '' ? ',' : values",
        becomes: 'values',
      },
    ],
  ),
  ...inFile(
    'src/contract/normal-body.ts',
    ['test/rest/normal-texts.data.test.ts'],
    [
      {
        rule: 'what lists filter by is stored in one form of Unicode',
        text: '[name, normalForm(value)]',
        becomes: '[name, value]',
      },
    ],
  ),
  ...inFile(
    'src/core/query/list-query.ts',
    ['test/rest/normal-texts.data.test.ts'],
    [{ rule: 'filters ask for texts in one form of Unicode', text: ': normalForm(value);', becomes: ': value;' }],
  ),
  ...inFile(
    'src/rest/calls.ts',
    ['test/rest/list-values.data.test.ts'],
    [
      {
        rule: 'each entry of an array in a call is one value',
        text: 'value.map(String)]',
        becomes: "value.map(String).join().split(',')]",
      },
    ],
  ),
  ...inFile(
    'src/core/query/query-string.ts',
    ['test/rest/list-values.data.test.ts'],
    [
      {
        rule: 'an encoded comma divides a list whose values have none',
        text: "[value].flat().flatMap((one) => one.split(',')) : value",
        becomes: 'value : value',
      },
    ],
  ),
  ...inFile(
    'src/request/steps/permission.ts',
    ['test/request/doors.api.test.ts'],
    [
      {
        rule: 'an operation with scopes is refused to a caller without them',
        text: 'if (facts.scopes.length > 0) authorizeCaller',
        becomes: 'if (facts.scopes.length > 1) authorizeCaller',
      },
      {
        rule: 'an expanded record requires the scope of its family',
        text: 'if (scopes.length > 0) authorizeCaller',
        becomes: 'if (scopes.length > 9) authorizeCaller',
        tests: ['test/rest/expand-scopes.api.test.ts'],
      },
    ],
  ),
  ...inFile(
    'src/request/steps/quota.ts',
    ['test/rest/rate-limits.api.test.ts'],
    [
      {
        rule: 'an operation that costs nothing is answered when the quota is used up',
        text: 'if (!isFree) refuseExhausted(status);',
        becomes: 'refuseExhausted(status);',
        tests: ['test/rest/free-requests.api.test.ts'],
      },
      {
        rule: 'the requests of an account are counted together',
        text: 'key: caller.accountId, quota: caller.quota, cost: isFree',
        becomes: 'key: caller.userId, quota: caller.quota, cost: isFree',
      },
      {
        rule: 'bad credentials are limited by their network address, the tokens of addresses, too',
        text: 'clientQuota : anonymousQuota, cost: isFree ? 0 : 1 };',
        becomes: 'clientQuota : anonymousQuota, cost: 0 };',
      },
      {
        rule: 'a request that the server could not serve is not counted',
        text: 'if (status === 503 || status === 504) await uncount?.();',
        becomes: 'if (status === 500) await uncount?.();',
        tests: ['test/rest/outage.api.test.ts'],
      },
    ],
  ),
  ...inFile(
    'src/request/steps/cors.ts',
    ['test/rest/cors.api.test.ts'],
    [
      { rule: 'an account that names its origins is called from these only', text: 'if (refusal) throw refusal;', becomes: '' },
      {
        rule: 'an answer for one origin is not kept for another',
        text: "request.stamped.Vary = [request.stamped.Vary, 'Origin'].filter(Boolean).join(', ');",
        becomes: '',
      },
      { rule: 'a preflight names the methods of its address', text: "'Access-Control-Allow-Methods': methods.join(', '),", becomes: '' },
    ],
  ),
  ...inFile(
    'src/request/steps/body.ts',
    ['test/request/steps-of-admission.unit.test.ts', 'test/rest/hostile-bodies.api.test.ts'],
    [
      {
        rule: 'a body is refused where none is taken',
        text: 'return hasBody(request) ? expectNothing(request) : nothing;',
        becomes: 'return nothing;',
      },
      { rule: 'a body of another media type is refused', text: 'if (!takes.includes(type))', becomes: "if (type === '')" },
      {
        rule: 'a body that is required is missed',
        text: 'if (bytes.length === 0 && bodyRequired) throw missingBody(request);',
        becomes: '',
      },
    ],
  ),
  ...inFile(
    'src/request/steps/conditions.ts',
    ['test/families/projects/changes.api.test.ts', 'test/rest/if-match-reads.api.test.ts', 'test/rest/if-none-match-writes.api.test.ts'],
    [
      { rule: 'a weak tag does not match strongly', text: '!(isStrong && weak)', becomes: '!(isStrong && !weak && false)' },
      { rule: 'a tag of another record does not count', text: '(id === undefined || ids.includes(id))', becomes: 'true' },
    ],
  ),
  ...inFile(
    'src/request/steps/validation.ts',
    ['test/rest/hostile-addresses.api.test.ts', 'test/rest/names-of-objects.api.test.ts', 'test/rest/hostile-bodies.api.test.ts'],
    [
      {
        rule: 'what no record can have is not looked for',
        text: 'expectFindable(read);',
        becomes: '',
        tests: ['test/rest/list-refusals.data.test.ts'],
      },
      {
        rule: 'a number that would be rounded is refused',
        text: 'if (request.numbers !== undefined) expectStorable(parseExactly(request.numbers));',
        becomes: '',
        tests: [
          'test/rest/hostile-bodies.api.test.ts',
          'test/graphql/numbers.api.test.ts',
          'test/families/metadata-size.api.test.ts',
          'test/families/resources/resources.api.test.ts',
        ],
      },
      {
        rule: 'a body is as the contract says',
        text: 'if (body !== undefined) validateBody',
        becomes: 'if (request.body === null) validateBody',
        tests: ['test/families/teams/teams.api.test.ts'],
      },
    ],
  ),
  ...inFile(
    'src/request/steps/transport.ts',
    ['test/rest/hostile-headers.api.test.ts', 'test/rest/hostile-addresses.api.test.ts'],
    [
      { rule: 'a header of one value is sent once', text: 'if (name !== undefined) throw', becomes: "if (name === '') throw" },
      {
        rule: 'percent signs introduce UTF-8',
        text: 'if (decodes(path) && decodes(search)) return;',
        becomes: 'if (decodes(path)) return;',
      },
    ],
  ),
  ...inFile(
    'src/request/steps/known-origin.ts',
    ['test/agents/over-http.api.test.ts', 'test/agents/hostile.api.test.ts'],
    [
      {
        rule: 'agents are called from no unknown page',
        text: 'origin === undefined || origin === ownOrigin ||',
        becomes: 'origin !== ownOrigin ||',
      },
    ],
  ),
  ...inFile(
    'src/request/steps/version.ts',
    ['test/rest/versions.api.test.ts'],
    [
      {
        rule: 'path and header name the same version',
        text: 'named === wanted ? undefined : conflict(named, requested)',
        becomes: 'undefined',
      },
      {
        rule: 'a retired version is not served',
        text: 'return isServed(version) ? undefined : retired(version, versions, headers, pinned);',
        becomes: 'return undefined;',
      },
    ],
  ),
  ...inFile(
    'src/core/query/cursors.ts',
    ['test/core/cursors.unit.test.ts'],
    [
      {
        rule: 'a cursor is signed',
        text: 'if (!timingSafeEqual(signature, signatureOf(payload, about))) throw invalid(source);',
        becomes: '',
      },
      {
        rule: 'a cursor belongs to its account',
        text: 'update(`${accountId}\\n${about}\\n`)',
        becomes: 'update(`${about}\\n`)',
      },
      {
        rule: 'a cursor belongs to its list',
        text: 'update(`${accountId}\\n${about}\\n`)',
        becomes: 'update(`${accountId}\\n`)',
      },
      {
        rule: 'a position has one cursor',
        text: " || given.toString('base64url') !== cursor",
        becomes: '',
      },
      {
        rule: 'a cursor does not show its position',
        text: "createCipheriv('aes-256-ctr', encryption, signature).update(payload)",
        becomes: 'payload',
      },
    ],
  ),
  ...inFile(
    'src/core/query/list-query.ts',
    ['test/core/list-query.unit.test.ts'],
    [
      { rule: 'a filter by a key is found without being listed', text: ' ?? keyedFilter(name, filters)', becomes: '' },
      { rule: 'the forms of a list are not mixed', text: 'if (given.length > 1) throw mixedForms(given);', becomes: '' },
      {
        rule: 'the order of values makes no other list',
        text: '[...new Set([value].flat())].sort()',
        becomes: '[...new Set([value].flat())]',
      },
      {
        rule: 'a cursor is for its sort, too',
        text: 'JSON.stringify([alone.map(normal).sort(), sort, ',
        becomes: 'JSON.stringify([alone.map(normal).sort(), ',
      },
      {
        rule: 'pages have a deepest one',
        text: 'return next <= deepest[form.kind] ? next : undefined;',
        becomes: 'return next;',
        tests: ['test/core/list-query.unit.test.ts', 'test/rest/list-pages.data.test.ts'],
      },
    ],
  ),
  ...inFile(
    'src/core/scopes.ts',
    ['test/core/scopes.unit.test.ts'],
    [
      {
        rule: 'a wide scope gives the narrow ones',
        text: 'granted.includes(scope) || granted.includes(wideOf(scope))',
        becomes: 'granted.includes(scope)',
      },
      { rule: 'a viewer never writes', text: "wideOf(scope) === 'read')", becomes: "wideOf(scope) !== 'admin')" },
      { rule: 'the audit log is for administrators', text: "if (ofAccount.includes(scope)) return 'admin';", becomes: '' },
    ],
  ),
  ...inFile(
    'src/core/sealing.ts',
    ['test/core/sealing.unit.test.ts'],
    [
      {
        rule: 'what was sealed for one record is opened for no other',
        text: '{ authTagLength: TAG_BYTES }).setAAD(Buffer.from(about));\n      const hidden',
        becomes: '{ authTagLength: TAG_BYTES });\n      const hidden',
      },
      {
        rule: 'a sealed value has one text',
        text: "if (hidden.toString('base64url') !== encoded)",
        becomes: 'if (hidden.length < NONCE_BYTES + TAG_BYTES)',
      },
    ],
  ),
  ...inFile(
    'src/core/networks-and-domains.ts',
    ['test/core/networks-and-domains.unit.test.ts'],
    [
      {
        rule: 'a wildcard domain is for its subdomains',
        text: 'host.endsWith(domain.slice(1))',
        becomes: 'host.endsWith(domain.slice(2))',
      },
      {
        rule: 'no restriction is wider than one',
        text: 'bound.length === 0 || (own.length > 0 && own.every',
        becomes: 'bound.length === 0 || (own.every',
        tests: ['test/account/authority.api.test.ts'],
      },
    ],
  ),
  ...inFile(
    'src/core/storable-json.ts',
    ['test/core/storable-json.unit.test.ts'],
    [
      { rule: 'JSON is a hundred levels deep at most', text: 'return depth === maxDepth ?', becomes: 'return depth > 9 * maxDepth ?' },
      { rule: 'a zero character is not stored', text: "text.isWellFormed() && !text.includes('\\0')", becomes: 'text.isWellFormed()' },
    ],
  ),
  ...inFile(
    'src/core/query/expand.ts',
    ['test/core/expand.unit.test.ts'],
    [
      {
        rule: 'a related record is loaded once',
        text: `  ...new Set(records.map((record) => (record as Fields)[by]).filter((id) => typeof id === 'string')),`,
        becomes: `  ...records.map((record) => (record as Fields)[by]).filter((id) => typeof id === 'string'),`,
      },
      {
        rule: 'a related record of a related record is in that one',
        text: 'await withRelated([...loaded.values()], `${name}.`, wanted)',
        becomes: '[...loaded.values()]',
      },
      {
        rule: 'an expansion includes the record that it is in, and each once',
        text: 'path.slice(0, at + 1)',
        becomes: 'path.slice(0, at + 9)',
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
    'src/identity/tokens/look-up.ts',
    ['test/graphql/registered-documents.api.test.ts'],
    [
      {
        rule: 'confidential applications need no registered documents',
        text: "application.type = 'public' and accounts.public",
        becomes: 'accounts.public',
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
    'src/identity/applications/registered-documents.ts',
    ['test/graphql/registered-documents.api.test.ts'],
    [
      {
        rule: 'an application finds only its own documents',
        text: ".where('account_id', '=', accountId).where('application_id', '=', applicationId)",
        becomes: ".where('account_id', '=', accountId)",
      },
    ],
  ),
  ...inFile(
    'src/operators/documents.ts',
    ['test/operators/documents.api.test.ts'],
    [
      {
        rule: 'where a document is wrong, none is registered',
        text: "details.push(...messages.map((message) => ({ field: placeOf(at), message, code: 'not_allowed' })));",
        becomes: 'documents.splice(at, 1);',
      },
      {
        rule: 'the id of a registered document gets no other text',
        text: 'refuseAny(changedTexts(documents, known), documents);',
        becomes: '',
      },
      {
        rule: 'an id is in a registration once',
        text: 'ids.has(document.id) ?',
        becomes: 'ids.has("") ?',
      },
      {
        rule: 'an application has a largest number of documents',
        text: 'if (documents > limits.documents)',
        becomes: 'if (documents > 9 * limits.documents)',
      },
      {
        rule: 'the documents of an application have a largest size together',
        text: 'if (characters > limits.characters)',
        becomes: 'if (characters > 9 * limits.characters)',
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
    ['test/graphql/http.api.test.ts'],
    [
      {
        rule: 'an answered operation of GraphQL is under way no more',
        text: '    leave(request);\n',
        becomes: '',
        tests: ['test/rest/neighbours.api.test.ts'],
      },
      {
        rule: 'a request that is refused before GraphQL is answered in the media type that it asks for',
        text: "request.type ?? preferredType(header(request, 'accept')) ??",
        becomes: 'request.type ??',
      },
      {
        rule: 'a query that selects what REST answers with no-store is not stored on its way',
        text: " || operations.some(({ cacheControl }) => cacheControl === 'no-store')",
        becomes: '',
        tests: ['test/graphql/files.api.test.ts'],
      },
    ],
  ),
  ...inFile(
    'src/rest/errors.ts',
    ['test/rest/hostile-headers.api.test.ts', 'test/graphql/http.api.test.ts'],
    [
      { rule: 'an error has the form that the caller prefers', text: 'weight > ofJson ||', becomes: 'weight > 0 ||' },
      { rule: 'every error of /graphql has the form of GraphQL', text: "path === '/graphql'", becomes: "path === '/graph'" },
    ],
  ),
  ...inFile(
    'src/request/steps/no-conditions.ts',
    ['test/request/doors.api.test.ts'],
    [
      {
        rule: 'a condition that would not be checked is refused',
        text: "'If-Match', 'If-None-Match', 'If-Unmodified-Since'",
        becomes: "'If-None-Match', 'If-Unmodified-Since'",
      },
    ],
  ),
  ...inFile(
    'src/request/steps/upload-digest.ts',
    ['test/families/files/content.api.test.ts'],
    [
      {
        rule: 'a digest in an algorithm that is not known is not checked',
        text: '(?:^|[\\s,])(sha-(?:256|512))',
        becomes: '(sha-(?:256|512))',
      },
    ],
  ),
  ...inFile(
    'src/contract/graphql-arguments.ts',
    ['test/graphql/filters.api.test.ts'],
    [{ rule: 'a filter of GraphQL with a value that no record has names its argument', text: 'expectFindable(checked);', becomes: '' }],
  ),
  ...inFile(
    'src/sockets/opening-tokens.ts',
    ['test/channel/channel.api.test.ts', 'test/graphql/connections.api.test.ts'],
    [
      {
        rule: 'credentials in the headers of the request that opens a connection count',
        text: '[...inHeaders, ',
        becomes: '[',
      },
      { rule: 'credentials of a connection that differ are refused', text: 'size > 1', becomes: 'size > 9' },
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
    'src/workbench/deprecation.ts',
    ['test/workbench/contract.unit.test.ts'],
    [
      {
        rule: 'an expansion may go with any property that it goes through',
        text: '...propertiesAt(document, resolved(document, property), below)',
        becomes: '',
      },
    ],
  ),
  ...inFile(
    'src/codegen/mapping-type.ts',
    ['test/codegen/version-files.unit.test.ts'],
    [
      {
        rule: 'each name of an expansion is looked up in the record that it is in',
        text: 'namesOf(differences, recordAt(at), step)',
        becomes: 'namesOf(differences, recordAt(0), step)',
      },
    ],
  ),
  ...inFile(
    'src/rest/envelope.ts',
    ['test/rest/shaped-writes.data.test.ts'],
    [
      {
        rule: 'fields leaves the record that an expanded record is in',
        text: '...expansionsIn(expand)]',
        becomes: '...expand]',
      },
    ],
  ),
  ...inFile(
    'src/rest/perform.ts',
    ['test/rest/shaped-writes.data.test.ts'],
    [
      {
        rule: 'related records are added before the check of the answer and its storage',
        text: 'const data = await withRelated(request, replied.data, dependencies.related);',
        becomes: 'const data = replied.data;',
      },
    ],
  ),
  ...inFile(
    'src/documents/published-form.ts',
    ['test/documents/published-form.unit.test.ts'],
    [
      {
        rule: 'values without null are another schema of their name only where both allow the same',
        text: 'if (demandOf(schemas[name]) !== demandOf(schema))',
        becomes: 'if (false as boolean)',
      },
      {
        rule: 'a named enum that may be null keeps its name',
        text: "words.at(-2) === 'schemas' ? `${own}Value` : own",
        becomes: 'own',
      },
    ],
  ),
  ...inFile(
    'src/documents/list-language.ts',
    ['test/documents/published-form.unit.test.ts'],
    [
      { rule: 'a property has filters of one type, or none', text: 'if (others.length > 0) return undefined;', becomes: '' },
      {
        rule: 'a property that is null by an alternative has the filters of the other',
        text: 'if (!anyOf || !value || others.length > 0) return effective(document, declared);',
        becomes: 'if (anyOf || value || others.length > 0 || true) return effective(document, declared);',
      },
      {
        rule: 'a record within a record has no filters in the list of the other',
        text: 'isFilter && properties ?',
        becomes: 'properties ?',
        tests: ['test/documents/list-language.unit.test.ts'],
      },
      {
        rule: 'expand goes two levels deep',
        text: 'expands: expansionsOf(document, ref, 2)',
        becomes: 'expands: expansionsOf(document, ref, 3)',
        tests: ['test/documents/list-language.unit.test.ts'],
      },
      {
        rule: 'the answer to a 202 is not shaped',
        text: "!record.list && !operation.responses['202'] &&",
        becomes: '!record.list &&',
        tests: ['test/documents/list-language.unit.test.ts'],
      },
    ],
  ),
  ...inFile(
    'src/codegen/surfaces/list-inputs.ts',
    ['test/codegen/list-inputs.unit.test.ts'],
    [
      {
        rule: 'a filter of GraphQL by a property of an object has the type of that property',
        text: 'declaredAt(platform, facts.item, path)',
        becomes: 'declaredAt(platform, facts.item, [property])',
      },
    ],
  ),
  ...inFile(
    'src/contract/validators/compile.ts',
    ['test/contract/validators/compile.unit.test.ts'],
    [
      { rule: 'a schema with an unknown keyword is refused', text: 'strict: true,', becomes: 'strict: false,' },
      {
        rule: 'operations that check the same share a function',
        text: 'const text = JSON.stringify(schema);',
        becomes: 'const text = String(ids.size);',
      },
    ],
  ),
  ...inFile(
    'src/published/guides.ts',
    ['test/published/guides.unit.test.ts'],
    [
      {
        rule: 'a link between guides leads to the page of the guide',
        text: 'return name ? `[${words}](${guideAddressOf(name)}${place})` : words!;',
        becomes: 'return words!;',
      },
      {
        rule: 'a guide names the address of the server that shows it',
        text: '/\\{base_url\\}|http:\\/\\/127\\.0\\.0\\.1:8080/g',
        becomes: '/\\{base_url\\}/g',
      },
    ],
  ),
  ...inFile(
    'src/published/security-text.ts',
    ['test/published/security-text.unit.test.ts'],
    [
      {
        rule: 'security.txt is read anew each day, so that it never expires',
        text: 'made?.today !== today',
        becomes: '!made',
      },
      {
        rule: 'security.txt names each of its addresses once',
        text: '...[...new Set(roots)].map',
        becomes: '...roots.map',
      },
    ],
  ),
  ...inFile(
    'src/published/collection/collection.ts',
    ['test/published/documents.unit.test.ts'],
    [
      {
        rule: 'a request of the collection for an identity endpoint is sent to its root',
        text: "root === 'auth' ? 'authUrl' : 'baseUrl'",
        becomes: "'baseUrl'",
      },
    ],
  ),
  ...inFile(
    'src/contract/validators/schemas.ts',
    ['test/contract/validators/compile.unit.test.ts'],
    [
      {
        rule: 'numbers in a URL are decimal digits',
        text: 'return type && type in decimals ?',
        becomes: "return type === 'none' && type in decimals ?",
      },
    ],
  ),
  ...inFile(
    'src/contract/validators/cache.ts',
    ['test/contract/validators/cache.unit.test.ts'],
    [
      { rule: 'the folder of the first process stays', text: 'if (!existsSync(folder)) throw error;', becomes: 'throw error;' },
      { rule: 'what cannot be written is said', text: 'if (!existsSync(folder)) throw error;', becomes: '' },
      { rule: 'a folder is there whole or not at all', text: 'rmSync(next, { recursive: true, force: true });', becomes: '' },
    ],
  ),
  ...inFile(
    'src/contract/validators/differing.ts',
    ['test/contract/validators/compile.unit.test.ts'],
    [{ rule: 'a version has validators of its own for what differs', text: 'differs(operation.operationId) ?', becomes: 'true ?' }],
  ),
  ...inFile(
    'src/published/md.ts',
    ['test/published/markdown.unit.test.ts'],
    [
      { rule: 'a name is no mark of Markdown', text: 'return escapeText(String(words));', becomes: 'return String(words);' },
      { rule: 'HTML of a description is text', text: "() => '\\\\<'", becomes: "() => '<'" },
      { rule: 'a list of blocks ends a list of lines', text: "indented(one, '*')", becomes: "indented(one, '-')" },
      { rule: 'what is in code stays as it is', text: 'groups.found === undefined ? whole :', becomes: '' },
    ],
  ),
  ...inFile(
    'src/published/render.ts',
    ['test/published/markdown.unit.test.ts'],
    [
      { rule: 'a page links to nothing that runs', text: 'harmless.test(href)', becomes: 'true' },
      { rule: 'a place is given once', text: 'this.#given.add(place);', becomes: '' },
      { rule: 'a link has no link in it', text: 'hasMeaning(text) && !this.#isInLink', becomes: 'hasMeaning(text)' },
      { rule: 'a heading of the sixth level folds what follows it', text: 'heading?.depth !== 6', becomes: 'heading?.depth !== 7' },
    ],
  ),
  ...inFile(
    'src/published/in-thread.ts',
    ['test/published/unmade.unit.test.ts'],
    [
      {
        rule: 'a document that cannot be made is no fault of the others',
        text: 'return [name, error as Error];',
        becomes: 'return [name, JSON.stringify(make(names.find((one) => one !== name)!))];',
      },
    ],
  ),
  ...inFile(
    'clients/typescript/src/sendable.ts',
    ['test/clients/typescript/sendable.unit.test.ts'],
    [
      { rule: 'what JSON has no form for is not sent', text: 'if (isLost(given) ||', becomes: 'if (' },
      { rule: 'a list that is sent has no gap', text: '(given === undefined && Array.isArray(this))', becomes: 'false' },
    ],
  ),
  ...inFile(
    'clients/typescript/src/operation.ts',
    ['test/clients/typescript/sendable.unit.test.ts'],
    [
      {
        rule: 'an answer without a record is an error',
        text: 'response.ok && !isAsPromised(call, response, body)',
        becomes: 'false',
      },
      {
        rule: 'options in the place of a query are named',
        text: 'if (option) throw new TypeError(`${option} is an option',
        becomes: 'if (false as boolean) throw new TypeError(`${option} is an option',
      },
    ],
  ),
  ...inFile(
    'clients/typescript/src/webhooks/index.ts',
    ['test/clients/typescript/webhooks.unit.test.ts'],
    [{ rule: 'the case of the name of a header does not matter', text: 'key.toLowerCase() === name', becomes: 'key === name' }],
  ),
  ...inFile(
    'src/contract/graphql-arguments.ts',
    ['test/graphql/tasks.api.test.ts'],
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
      {
        rule: 'two fields of a filter that mean the same are not combined',
        text: '  expectOnce(spelled);',
        becomes: '',
        tests: ['test/graphql/records.api.test.ts'],
      },
      { rule: 'an order has its direction', text: '${direction.toLowerCase()}', becomes: 'asc' },
    ],
  ),
  ...inFile(
    'src/contract/graphql-arguments.ts',
    ['test/graphql/teams.api.test.ts'],
    [{ rule: 'every id of a path is checked', text: '[parameter, ids[at]!]', becomes: '[parameter, ids[0]!]' }],
  ),
  ...inFile(
    'src/rules/graphql-lists.ts',
    ['test/graphql/teams.api.test.ts'],
    [{ rule: 'a cursor belongs to the list of its parent', text: 'args, of: id, selection', becomes: 'args, selection' }],
  ),
  ...inFile(
    'src/codegen/surfaces/roots.ts',
    ['test/codegen/surfaces.unit.test.ts'],
    [
      {
        rule: 'a mutation of GraphQL costs as many requests as its operation',
        text: "operation['x-rate-cost'] ?? 1",
        becomes: '1',
      },
      { rule: 'a mutation of GraphQL has every id of the path', text: 'named.join() === parameters.join()', becomes: 'true as boolean' },
      { rule: 'a write without a mutation of GraphQL has a reason', text: 'onlyIn(without, reasoned)', becomes: 'onlyIn(without, writes)' },
      { rule: 'a reason for having no mutation is needed', text: 'onlyIn(reasoned, without)', becomes: 'onlyIn(reasoned, writes)' },
    ],
  ),
  ...inFile(
    'src/codegen/surfaces/records.ts',
    ['test/codegen/surfaces.unit.test.ts'],
    [
      {
        rule: 'a list by an operation has the records that the operation lists',
        text: 'answered?.list !== isList || nameOf(answered.ref) !== schemaName(map.types[target]!)',
        becomes: 'answered?.list !== isList',
      },
    ],
  ),
  ...inFile(
    'src/rules/batched.ts',
    ['test/graphql/tasks.api.test.ts'],
    [{ rule: 'a related record that is gone is null', text: 'found.get(id) ?? null', becomes: 'found.get(id)!' }],
  ),
  ...inFile(
    'src/contract/graphql-arguments.ts',
    ['test/graphql/versions.api.test.ts'],
    [
      {
        rule: '`ifVersion` is the version that the record must have',
        text: '{ allowed: [version] } : undefined',
        becomes: '{} : undefined',
      },
    ],
  ),
  ...inFile(
    'src/kit/reads.ts',
    ['test/graphql/versions.api.test.ts'],
    [{ rule: 'records of lists in GraphQL have versions', text: 'isVersioned ? select(base)', becomes: '!isVersioned ? select(base)' }],
  ),
  ...inFile(
    'src/rules/if-match.ts',
    ['test/graphql/versions.api.test.ts'],
    [
      {
        rule: 'an expanded record has no version in REST',
        text: '[id, { version: _, ...record }]',
        becomes: '[id, record]',
      },
    ],
  ),
  ...inFile(
    'src/graphql/execution.ts',
    ['test/graphql/rate-limit.api.test.ts'],
    [
      {
        rule: 'asking for the rate limit counts nothing',
        text: 'limiter(caller.accountId, caller.quota, 0)',
        becomes: 'limiter(caller.accountId, caller.quota, 1)',
      },
    ],
  ),
  ...inFile(
    'src/core/errors.ts',
    ['test/graphql/error-codes.unit.test.ts'],
    [
      {
        rule: 'the schema has every code of errors',
        text: "code === 'already_exists' ? 'ALREADY_EXISTS' : graphql",
        becomes: 'graphql',
      },
    ],
  ),
  ...inFile(
    'src/rules/graphql-nodes.ts',
    ['test/graphql/nodes.api.test.ts'],
    [
      {
        rule: 'a node needs the scope of its type',
        text: 'authorize({ facts: operations[nodeOperation(type)], caller: context.caller });',
        becomes: '',
      },
    ],
  ),
  ...inFile(
    'src/core/ids.ts',
    ['test/graphql/nodes.api.test.ts'],
    [{ rule: 'a text that is no id finds no node', text: 'shape.test(text) ? text.slice(0, 3)', becomes: 'text ? text.slice(0, 3)' }],
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
    'src/rules/graphql-selection.ts',
    ['test/graphql/nodes.api.test.ts'],
    [
      {
        rule: 'the scopes of fields in a fragment of a node are needed, too',
        text: 'return isObjectType(named) ? named : type;',
        becomes: 'return type;',
      },
    ],
  ),
  ...inFile(
    'src/graphql/cost.ts',
    ['test/graphql/tasks.api.test.ts'],
    [
      { rule: 'an operator that searches in texts costs more', text: 'inputOperators[operator] ?? []', becomes: '[]' },
      {
        rule: 'a key of the metadata costs nothing, whatever its name',
        text: 'isInputObjectType(getNamedType(type.getFields()[field]!.type))',
        becomes: "typeof value === 'object'",
        tests: ['test/graphql/prices.unit.test.ts'],
      },
    ],
  ),
  ...inFile(
    'src/request/steps/permission.ts',
    ['test/families/files/addresses.api.test.ts'],
    [
      {
        rule: 'an address allows requests for its own file only',
        text: 'if (path === allowed.path && facts.method',
        becomes: 'if (facts.method',
      },
      {
        rule: 'an address for downloads takes no upload',
        text: 'if (path === allowed.path && facts.method === allowed.method.toLowerCase()) return;',
        becomes: 'if (path === allowed.path) return;',
      },
      {
        rule: 'an address is taken in the version that it names, and not without one',
        text: 'if (path === allowed.path &&',
        becomes: "if (path.endsWith(allowed.path.replace('/v1', '')) &&",
      },
      {
        rule: 'an address shows no other records than its file',
        text: '  expectNoAddress(request);\n',
        becomes: '',
      },
    ],
  ),
  ...inFile(
    'src/request/steps/credentials.ts',
    ['test/families/files/addresses.api.test.ts'],
    [
      {
        rule: 'an address takes no other credentials beside its token',
        text: "add('AddressToken', 'token', 'address', token)",
        becomes: "found.length === 0 && add('AddressToken', 'token', 'address', token)",
      },
      {
        rule: 'an address is not told to the next page, and its answer is not kept',
        text: 'if (tokensOfAddress(request).length > 0) keepSecret(request);',
        becomes: '',
      },
    ],
  ),
  ...inFile(
    'src/graphql/limits.ts',
    ['test/graphql/tasks.api.test.ts'],
    [{ rule: '`nodes` are no depth', text: "'edges', 'node', 'nodes'", becomes: "'edges', 'node'" }],
  ),
];
