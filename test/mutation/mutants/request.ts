import { inFile, type Mutant } from '../mutant.ts';

export const request: readonly Mutant[] = [
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
      { rule: 'work that may take minutes is as dear as can be', text: 'isLengthy ? dearest : ', becomes: '' },
      { rule: 'a page weighs by its records', text: 'ofWrite + weightOfList(list)', becomes: 'ofWrite' },
      {
        rule: 'a request waits until its account has less under way',
        text: 'enter(request, weight === 0 ? 0 : weight + (held.ofBody ?? 0))',
        becomes: 'enter(request, 0 * weight)',
        tests: ['test/rest/neighbours.data.test.ts'],
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
    'src/request/steps/permission.ts',
    ['test/request/doors.api.test.ts'],
    [
      {
        rule: 'an operation with scopes is refused to a caller without them',
        text: 'if (facts.scopes.length > 0) authorizeCaller',
        becomes: 'if (facts.scopes.length > 1) authorizeCaller',
      },
    ],
  ),
  ...inFile(
    'src/request/steps/permission.ts',
    ['test/rest/expand-scopes.api.test.ts'],
    [
      {
        rule: 'an expanded record requires the scope of its family',
        text: 'if (scopes.length > 0) authorizeCaller',
        becomes: 'if (scopes.length > 9) authorizeCaller',
      },
    ],
  ),
  ...inFile(
    'src/request/steps/quota.ts',
    ['test/rest/rate-limits.data.test.ts'],
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
        tests: ['test/rest/outage.data.test.ts'],
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
    ['test/rest/if-match-reads.api.test.ts', 'test/rest/if-none-match-writes.api.test.ts'],
    [
      { rule: 'a weak tag does not match strongly', text: '!(isStrong && weak)', becomes: '!(isStrong && !weak && false)' },
      { rule: 'a tag of another record does not count', text: '(id === undefined || ids.includes(id))', becomes: 'true' },
    ],
  ),
  ...inFile(
    'src/request/steps/validation.ts',
    ['test/rest/list-refusals.data.test.ts'],
    [
      {
        rule: 'what no record can have is not looked for',
        text: 'expectFindable(read);',
        becomes: '',
      },
    ],
  ),
  ...inFile(
    'src/request/steps/validation.ts',
    ['test/families/resources/resources.api.test.ts'],
    [
      {
        rule: 'a body is as the contract says',
        text: 'if (body !== undefined) validateBody',
        becomes: 'if (request.body === null) validateBody',
      },
    ],
  ),
  ...inFile(
    'src/request/steps/validation.ts',
    [
      'test/rest/hostile-bodies.api.test.ts',
      'test/graphql/numbers.api.test.ts',
      'test/families/metadata-size.api.test.ts',
      'test/families/resources/resources.api.test.ts',
    ],
    [
      {
        rule: 'a number that would be rounded is refused',
        text: 'if (numbers !== undefined) expectStorable(parseExactly(numbers));',
        becomes: '',
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
];
