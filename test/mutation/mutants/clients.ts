import { inFile, type Mutant } from '../mutant.ts';

const needsPython = 'needs Python';

/** What the clients do with what servers, and whatever is in between, answer. */
export const clients: readonly Mutant[] = [
  ...inFile(
    'clients/typescript/src/readable.ts',
    ['test/clients/typescript/sendable.unit.test.ts'],
    [
      { rule: 'an answer in bytes that are no UTF-8 is none', text: 'fatal: true', becomes: 'fatal: false' },
      { rule: 'a list is no record', text: ' && !Array.isArray(value)', becomes: '' },
    ],
  ),
  ...inFile(
    'clients/typescript/src/operation.ts',
    ['test/clients/typescript/calls.api.test.ts'],
    [
      {
        rule: 'a change is made from the whole record, whatever its answer shows',
        text: 'query: {},',
        becomes: '',
      },
      {
        rule: 'only what answers with a record takes fields and expand among its options',
        text: "has('shaped') ? [...optionNames, ...selectionNames] : optionNames",
        becomes: '[...optionNames, ...selectionNames]',
        tests: ['test/clients/typescript/sendable.unit.test.ts'],
      },
    ],
  ),
  ...inFile(
    'clients/typescript/src/mirror/copy.ts',
    ['test/clients/typescript/mirror-rules.unit.test.ts'],
    [
      { rule: 'a copy takes `me` for its viewer', text: '(one === me ? viewer?.id : one)', becomes: 'one' },
      { rule: 'a filter without a value is none', text: '.filter(([, value]) => value !== undefined)', becomes: '' },
      {
        rule: 'the records of somebody else leave a copy',
        text: 'viewer?.id !== this.viewer?.id || (this.#isUnproven',
        becomes: '(this.#isUnproven',
      },
      {
        rule: 'a saved copy of somebody unknown is not shown to anybody',
        text: ' || (this.#isUnproven && viewer === undefined)',
        becomes: '',
      },
    ],
  ),
  ...inFile(
    'clients/typescript/src/mirror/mirror.ts',
    ['test/clients/typescript/mirror.api.test.ts'],
    [
      { rule: 'a copy has no more records than its limit', text: 'expectRoom(copy, limit);', becomes: '' },
      { rule: 'a copy is read again when events are lost', text: 'onGap: () => copy.invalidate(),', becomes: 'onGap: () => undefined,' },
      { rule: 'a saved copy goes on where it was', text: 'after: copy.cursor }', becomes: 'after: undefined }' },
      { rule: 'a copy is read again when its cursor means nothing', text: '    copy.invalidate();\n', becomes: '' },
      { rule: 'a saved copy is for one person', text: 'state.isLive && copy.isBehind', becomes: 'state.isLive && copy.stale.size > 0' },
    ],
  ),
  ...inFile(
    'clients/typescript/src/mirror/read.ts',
    ['test/clients/typescript/mirror.api.test.ts'],
    [{ rule: 'a copy with `me` knows its viewer', text: '  expectViewer(copy);\n', becomes: '' }],
  ),
  ...inFile(
    'clients/typescript/src/webhooks/index.ts',
    ['test/clients/typescript/webhooks.unit.test.ts'],
    [
      { rule: 'a secret of a webhook has a key', text: '!bytes?.length', becomes: '!bytes' },
      { rule: 'what is signed and no object is no event', text: '!isObject(event)', becomes: 'event === undefined' },
    ],
  ),
  ...inFile(
    'clients/typescript/src/credentials.ts',
    ['test/clients/typescript/sendable.unit.test.ts'],
    [
      {
        rule: 'credentials that are no text are not sent',
        text: "if (typeof value === 'string') return value;",
        becomes: 'return String(value);',
      },
    ],
  ),
  ...inFile(
    'clients/typescript/src/sendable.ts',
    ['test/clients/typescript/sendable.unit.test.ts'],
    [{ rule: 'half of a surrogate pair is sent in no address', text: 'if (!/\\p{Surrogate}/u.test(text))', becomes: 'if (text)' }],
  ),
  ...inFile(
    'clients/typescript/src/list.ts',
    ['test/clients/typescript/list-ends.unit.test.ts'],
    [
      { rule: 'a page without its meta is none', text: ' || !isObject(body.meta)', becomes: '' },
      { rule: 'a list goes on by its cursor', text: "!has_more || typeof next_cursor !== 'string' || next_cursor === ''", becomes: 'true' },
      {
        rule: 'a page that does not say whether more follow is none',
        text: 'return undefined;\n  const others',
        becomes: 'return null;\n  const others',
      },
      { rule: 'the next page is another one', text: ' && next[name] !== parameters[name]', becomes: '' },
      { rule: 'a cursor takes the place of a page', text: '!starts.includes(name)', becomes: 'true' },
    ],
  ),
  ...inFile(
    'clients/typescript/src/channel/message.ts',
    ['test/clients/typescript/unreadable-messages.unit.test.ts'],
    [
      { rule: 'a message of bytes is none', text: "typeof data === 'string' ? parsed(data) : undefined", becomes: 'parsed(String(data))' },
      { rule: 'a message without a type is none', text: " || typeof message.type !== 'string'", becomes: '' },
      { rule: 'a message without what its type has is none', text: '(forms.get(message.type)?.(message) ?? true)', becomes: 'true' },
    ],
  ),
  ...inFile(
    'clients/typescript/src/channel/calls.ts',
    ['test/clients/typescript/channel-limits.unit.test.ts'],
    [
      { rule: 'a call is not repeated after a final close code', text: 'if (isFinalCode(code)) end(', becomes: 'if (code < 0) end(' },
      { rule: 'a call larger than a frame goes over HTTP', text: ' && fits(request)', becomes: '' },
      {
        rule: 'the size of a frame is that of its bytes',
        text: 'new TextEncoder().encode(textOf(frameOf(request), longestId)).length',
        becomes: 'textOf(frameOf(request), longestId).length',
      },
    ],
  ),
  ...inFile(
    'clients/typescript/src/identity/tokens.ts',
    ['test/clients/typescript/token-answers.unit.test.ts'],
    [
      { rule: 'an answer without an access token gives no credentials', text: 'isText(access_token) &&', becomes: '' },
      { rule: 'tokens say how long they are good', text: ' && isSeconds(expires_in)', becomes: '' },
    ],
  ),
  ...inFile(
    'clients/typescript/src/identity/session.ts',
    ['test/clients/typescript/token-answers.unit.test.ts'],
    [
      { rule: 'an answer without a session token opens no session', text: 'isText(session_token) &&', becomes: '' },
      {
        rule: 'a renewal without a session token renews none',
        text: '{ headers, repeatable: false }, isOpened)',
        becomes: '{ headers, repeatable: false })',
      },
    ],
  ),
  ...inFile(
    'clients/typescript/src/graphql/client.ts',
    ['test/clients/typescript/unreadable-messages.unit.test.ts'],
    [{ rule: 'an answer of GraphQL has data or errors', text: 'response.ok && !isResult(body)', becomes: 'false as boolean' }],
  ),
  ...inFile(
    'src/codegen/python/client.py',
    ['test/clients/python/answers.system.test.ts'],
    [
      { rule: 'a secret without a key is none for Python', text: 'if not key:', becomes: 'if key is None:', elsewhere: needsPython },
      {
        rule: 'what is signed and no object is no event for Python',
        text: 'if not isinstance(event, dict):',
        becomes: 'if event is None:',
        elsewhere: needsPython,
      },
      {
        rule: 'an interim answer is none for Python',
        text: 'while 101 < self.status',
        becomes: 'while 200 < self.status',
        elsewhere: needsPython,
      },
      {
        rule: 'a list of Python goes on by its cursor',
        text: 'if not meta.get("has_more") or',
        becomes: 'if True or',
        elsewhere: needsPython,
      },
      {
        rule: 'the next page of Python is another one',
        text: '_start(following).items() - _start(search).items()',
        becomes: '_start(following)',
        elsewhere: needsPython,
      },
      {
        rule: 'a batch of Python refers to values of earlier writes',
        text: 'references[place] = _place(value)',
        becomes: 'pass',
        tests: ['test/clients/python/client.system.test.ts'],
        elsewhere: needsPython,
      },
      {
        rule: 'a batch of Python reads nothing',
        text: 'raise TypeError(f"{request.method} {request.url.partition(\'?\')[0]} cannot be part of a batch.")',
        becomes: 'return {"data": {}}',
        tests: ['test/clients/python/client.system.test.ts'],
        elsewhere: needsPython,
      },
      {
        rule: 'a list is no record of Python',
        text: 'isinstance(envelope.get("data"), dict)\n\n',
        becomes: 'isinstance(envelope.get("data"), (dict, list))\n\n',
        elsewhere: needsPython,
      },
      {
        rule: 'half of a surrogate pair is sent in no address by Python',
        text: 'except UnicodeEncodeError:\n        raise TypeError(f"{text!r}',
        becomes: 'except KeyError:\n        raise TypeError(f"{text!r}',
        elsewhere: needsPython,
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
];
