import { inFile, type Mutant } from '../../mutant.ts';

export const files: readonly Mutant[] = [
  ...inFile(
    'src/families/tasks/service.ts',
    ['test/families/files/effects.data.test.ts'],
    [
      {
        rule: 'a deleted task takes its id from its files',
        text: 'for (const leave of deleting) await leave(tx, caller, id, cause);',
        becomes: '',
      },
    ],
  ),
  ...inFile(
    'src/rules/event-audience.ts',
    ['test/families/files/events.api.test.ts'],
    [
      {
        rule: 'events of a file are for its uploader, too',
        text: 'const person_id = person === undefined ? null : textAt(data, [person]);',
        becomes: 'const person_id = null;',
      },
    ],
  ),
  ...inFile(
    'src/rules/event-changes.ts',
    ['test/families/files/changes.api.test.ts'],
    [
      {
        rule: 'former values of a record are not told where it had other readers',
        text: 'const hadOtherReaders = placing.some(differs);',
        becomes: 'const hadOtherReaders = false;',
      },
    ],
  ),
  ...inFile(
    'src/families/files/service.ts',
    ['test/families/files/effects.data.test.ts'],
    [
      {
        rule: 'those who see a project are told that a file has left it',
        text: 'recordEffects(tx, caller, cause, [fileRemoved(project_id, id)]);',
        becomes: 'undefined;',
      },
      {
        rule: 'a file that stays in its project has not left it',
        text: 'project_id !== null && after.data.project_id !== project_id',
        becomes: 'project_id !== null',
      },
    ],
  ),
  ...inFile(
    'src/families/files/service.ts',
    ['test/families/files/effects.data.test.ts'],
    [
      {
        rule: 'a file has an event when its project or its task is deleted',
        text: "recordEffects(tx, caller, cause, changeEventsOf('FILE_UPDATED', changes))",
        becomes: 'undefined',
      },
    ],
  ),
  ...inFile(
    'src/families/files/service.ts',
    ['test/families/files/files.api.test.ts', 'test/families/files/content.api.test.ts'],
    [
      {
        rule: 'a file is changed by its uploader and by writers of its project',
        text: 'seen.uploaded_by !== caller.userId && !held?.writes',
        becomes: 'seen.uploaded_by !== caller.userId && held?.writes',
      },
      {
        rule: 'a file of an archived project is not changed',
        text: 'if (held) projects.refuseArchived(held.project);\n    const file',
        becomes: 'const file',
      },
    ],
  ),
  ...inFile(
    'src/families/files/placement.ts',
    ['test/families/files/files.api.test.ts'],
    [
      {
        rule: 'a file is moved to a project by those who may write there',
        text: 'if (id !== current.project_id) await referringBy(field, () => projects.holdForWriting(tx, caller, id));',
        becomes: '',
      },
    ],
  ),
  ...inFile(
    'src/families/files/visibility.ts',
    ['test/families/files/files.api.test.ts', 'test/families/projects/visibility.api.test.ts'],
    [
      {
        rule: 'a file is for its uploader and for those who see its project',
        text: 'files.uploaded_by = ${caller.userId} or',
        becomes: 'true or',
      },
    ],
  ),
  ...inFile(
    'src/families/files/contents.ts',
    ['test/families/files/content.api.test.ts'],
    [
      {
        rule: 'the bytes of an upload that changes nothing are given up',
        text: 'const isSame = objectKey !== null && holdsAll(file.data, content);',
        becomes: 'const isSame = objectKey !== null && !holdsAll(file.data, content);',
      },
      {
        rule: 'the former bytes of a file are discarded',
        text: 'if (former !== null) await discardObject(tx, caller, former, clock());',
        becomes: '',
      },
    ],
  ),
  ...inFile(
    'src/families/files/contents.ts',
    ['test/families/files/addresses.api.test.ts'],
    [
      {
        rule: 'an address takes one upload',
        text: 'if (caller.address && caller.address.replaces !== objectKey) throw usedUp();',
        becomes: '',
      },
      {
        rule: 'an upload that the state refuses is refused before its bytes, with an Idempotency-Key, too',
        text: 'if (!(await sent.isAnswered())) throw refusal;',
        becomes: 'void (await sent.isAnswered(), refusal);',
      },
      {
        rule: 'an upload that may be a repetition is received, whatever the state is',
        text: 'if (!(await sent.isAnswered())) throw refusal;',
        becomes: 'throw refusal;',
      },
      {
        rule: 'an upload that changes nothing uses up its address, too',
        text: 'if (isSame && !caller.address) {',
        becomes: 'if (isSame) {',
      },
      {
        rule: 'of uploads at once to one address, one is taken',
        text: 'const { file, objectKey } = await lock(tx, caller, id, ifMatch);',
        becomes: 'const { file, objectKey } = await lock(tx, { ...caller, address: undefined }, id, ifMatch);',
      },
    ],
  ),
  ...inFile(
    'src/families/files/addresses.ts',
    ['test/families/files/addresses.api.test.ts'],
    [
      {
        rule: 'an address does not outlive the credential that makes it',
        text: 'Math.min(end, expiresAt ? Date.parse(expiresAt) : end)',
        becomes: 'end',
      },
    ],
  ),
  ...inFile(
    'src/data/objects/named-objects.ts',
    ['test/families/files/reset.api.test.ts'],
    [
      {
        rule: 'the objects that records of families name are deleted with the account',
        text: 'objectKey ? [{ table, key: objectKey }] : []',
        becomes: 'objectKey ? [] : []',
      },
    ],
  ),
  ...inFile(
    'src/identity/credentials/addresses.ts',
    ['test/families/files/addresses.api.test.ts'],
    [
      {
        rule: 'an address ends at its time',
        text: 'Date.parse(expiresAt) <= clock().getTime()',
        becomes: 'Date.parse(expiresAt) < clock().getTime()',
      },
    ],
  ),
  ...inFile(
    'src/graphql/http.ts',
    ['test/families/files/graphql.api.test.ts'],
    [
      {
        rule: 'a query that selects what REST answers with no-store is not stored on its way',
        text: " || operations.some(({ cacheControl }) => cacheControl === 'no-store')",
        becomes: '',
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
    'src/rules/list-transitions.ts',
    ['test/families/files/list-changes.data.test.ts'],
    [
      {
        rule: 'a record of a followed list whose former value is hidden may have matched',
        text: '(${isHidden(filter)} or ${matchesValue(former(filter), filter)})',
        becomes: '(not ${isHidden(filter)} and ${matchesValue(former(filter), filter)})',
      },
    ],
  ),
  ...inFile(
    'src/rules/graphql-list-changes.ts',
    ['test/families/files/list-changes.data.test.ts', 'test/families/tasks/list-changes.data.test.ts'],
    [
      {
        rule: 'a record of which an event hides the former values is new to a followed list',
        text: 'hidesFormer(event) ? { ...transition, before: false } : transition',
        becomes: 'transition',
      },
    ],
  ),
  ...inFile(
    'src/rules/idempotency.ts',
    ['test/families/files/addresses.api.test.ts'],
    [
      {
        rule: 'whoever has an address has neither the answers nor the keys of its maker',
        text: '  if (address) return `address ${address.hash}`;\n',
        becomes: '',
      },
      {
        rule: 'an address is told again to the credential that it ends with, and to no other',
        text: 'content: isTied ? [content, caller.reference.hash] : content,',
        becomes: 'content: isTied ? [content] : content,',
      },
    ],
  ),
  ...inFile(
    'src/graphql/once.ts',
    ['test/families/files/addresses.api.test.ts'],
    [
      {
        rule: 'a mutation that selects an address is told again to the same credential only',
        text: 'const isTied = ready.operations.some(handsOutTied);',
        becomes: 'const isTied = false && ready.operations.some(handsOutTied);',
      },
    ],
  ),
  ...inFile(
    'src/built-in/events/following.ts',
    ['test/families/files/feed.data.test.ts'],
    [
      {
        rule: 'an event that has to do with an uploader is restricted',
        text: '(events.place_id is not null or events.person_id is not null)',
        becomes: '(events.place_id is not null)',
      },
    ],
  ),
];
