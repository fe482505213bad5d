import { inFile, type Mutant } from '../mutant.ts';
import { batches } from './families/batches.ts';
import { comments } from './families/comments.ts';
import { files } from './families/files.ts';
import { integrations } from './families/integrations.ts';
import { notifications } from './families/notifications.ts';
import { projects } from './families/projects.ts';
import { resources } from './families/resources.ts';
import { search } from './families/search.ts';
import { tasks } from './families/tasks.ts';
import { teams } from './families/teams.ts';
import { users } from './families/users.ts';
import { webhooks } from './families/webhooks.ts';

export const families: readonly Mutant[] = [
  ...batches,
  ...comments,
  ...files,
  ...integrations,
  ...notifications,
  ...projects,
  ...resources,
  ...search,
  ...tasks,
  ...teams,
  ...users,
  ...webhooks,
  ...inFile(
    'src/kit/steps.ts',
    ['test/families/users/effects.data.test.ts'],
    [
      { rule: 'records that a step has not reached are in the next one', text: 'if (rows.length < step) return;', becomes: 'return;' },
      {
        rule: 'a step begins behind the last record of the one before, also where both are of one time',
        text: '(${created_at}::timestamptz, ${id})',
        becomes: "(${created_at}::timestamptz, '~')",
      },
    ],
  ),
  ...inFile(
    'src/rules/record-event.ts',
    ['test/families/users/effects.data.test.ts'],
    [
      {
        rule: 'effects are in the order in which they were recorded',
        text: 'select account_id, id from given order by id`',
        becomes: 'select account_id, id from given order by id desc`',
      },
      {
        rule: 'effects name the event of the act',
        text: 'actor: author.actor, cause, changes',
        becomes: 'actor: author.actor, cause: null, changes',
      },
    ],
  ),
  ...inFile(
    'src/kit/table-writes.ts',
    ['test/families/users/effects.data.test.ts'],
    [
      {
        rule: 'the event of an effect has the version after it',
        text: 'data: shown({ ...data, ...values }), version: version + 1 }',
        becomes: 'data: shown({ ...data, ...values }), version }',
      },
    ],
  ),
  ...inFile(
    'src/rules/record-event.ts',
    ['test/graphql/versions.api.test.ts'],
    [{ rule: 'the event of a change has the version after it', text: 'version: after.version,', becomes: 'version: before.version,' }],
  ),
  ...inFile(
    'src/identity/email-changes/set-address.ts',
    ['test/identity/email-changes.api.test.ts'],
    [
      {
        rule: 'the event of a new address has the version after it',
        text: 'version: before.version + 1',
        becomes: 'version: before.version',
      },
    ],
  ),
  ...inFile(
    'src/kit/in-order.ts',
    ['test/families/in-order.unit.test.ts'],
    [
      { rule: 'records about those of any family are stored last', text: '(kind?.isLast ? 1 : 0)', becomes: '0' },
      {
        rule: 'the size of an account is counted in the family that says so',
        text: 'seeds?.some(({ countsSize }) => countsSize)',
        becomes: 'seeds',
      },
    ],
  ),
];
