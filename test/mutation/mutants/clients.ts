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
    'clients/typescript/src/mirror/access.ts',
    ['test/clients/typescript/mirror-rules.unit.test.ts'],
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
    ['test/clients/typescript/mirror-rules.unit.test.ts'],
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
    [
      {
        rule: 'a copy that may not be read is not complete',
        text: "!hasCode(error, ['not_found'])",
        becomes: "!hasCode(error, ['not_found', 'invalid_scope'])",
      },
      { rule: 'a copy with `me` knows its viewer', text: '  expectViewer(copy);\n', becomes: '' },
      {
        rule: 'of a project only its records are asked for',
        text: '...(projectId !== undefined && { [projectIn[kind]!]: projectId }), ',
        becomes: '',
      },
    ],
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
];
