import { inFile, type Mutant } from '../../mutant.ts';

export const users: readonly Mutant[] = [
  ...inFile(
    'src/built-in/users/record.ts',
    ['test/families/users/changes.api.test.ts', 'test/families/users/users.api.test.ts'],
    [
      {
        rule: 'an editor changes nobody but themselves',
        text: "if (caller.role !== 'admin' && caller.userId !== id)",
        becomes: "if (caller.role === 'viewer' && caller.userId !== id)",
      },
      {
        rule: 'only administrators give a role',
        text: "if (caller.role === 'admin' || wanted === role) return;",
        becomes: "if (caller.role !== 'viewer' || wanted === role) return;",
      },
      {
        rule: 'the last administrator who can sign in stays',
        text: '!others.some((admin) => admin.canSignIn)',
        becomes: '!others.some((admin) => !admin.canSignIn)',
        tests: ['test/families/users/last-administrator.data.test.ts'],
      },
      {
        rule: 'a new address of their own is proven by a person',
        text: 'if (wanted.email === email || !needsOwnProof(caller, { id, hasPassword })) return;',
        becomes: 'if (wanted.email !== email || !needsOwnProof(caller, { id, hasPassword })) return;',
        tests: ['test/identity/email-changes.api.test.ts'],
      },
      {
        rule: 'an open password link ends with a new address',
        text: 'current.role !== changed.role || current.email !== changed.email',
        becomes: 'current.role !== changed.role',
        tests: ['test/identity/password-links.api.test.ts'],
      },
    ],
  ),
  ...inFile(
    'src/built-in/users/service.ts',
    ['test/families/users/deletion.api.test.ts', 'test/families/users/last-administrator.data.test.ts'],
    [
      {
        rule: 'the last administrator keeps the role',
        text: "if (user.data.role === 'admin' && wanted.role !== 'admin') otherAdmin(admins, id);",
        becomes: '',
      },
      {
        rule: 'the credentials of a user who is removed end',
        text: 'await store.deleteCredentials(tx, caller, id);',
        becomes: '',
      },
    ],
  ),
];
