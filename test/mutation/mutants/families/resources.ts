import { inFile, type Mutant } from '../../mutant.ts';

export const resources: readonly Mutant[] = [
  ...inFile(
    'src/built-in/resources/service.ts',
    ['test/families/users/effects.data.test.ts'],
    [
      {
        rule: 'a resource has an event when it passes to another owner',
        text: "recordEffects(tx, caller, cause, changeEventsOf('RESOURCE_UPDATED', changes))",
        becomes: 'undefined',
      },
    ],
  ),
  ...inFile(
    'src/built-in/resources/record.ts',
    ['test/families/resources/resources.api.test.ts'],
    [
      {
        rule: 'a resource becomes what follows its status',
        text: 'if (to === from || to === follows[from]) return;',
        becomes: "if (to === from || to === follows[from] || to === 'archived') return;",
      },
      {
        rule: 'only the owner and administrators delete a resource',
        text: "owner_id !== caller.userId && caller.role !== 'admin'",
        becomes: "owner_id === caller.userId && caller.role !== 'admin'",
      },
    ],
  ),
];
