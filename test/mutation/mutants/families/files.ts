import { inFile, type Mutant } from '../../mutant.ts';

export const files: readonly Mutant[] = [
  ...inFile(
    'src/families/files/service.ts',
    ['test/families/effects.data.test.ts'],
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
    ['test/families/effects.data.test.ts'],
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
];
