import { inFile, type Mutant } from '../../mutant.ts';

export const webhooks: readonly Mutant[] = [
  ...inFile(
    'src/built-in/webhooks/record.ts',
    ['test/families/webhooks/conditions.api.test.ts'],
    [
      {
        rule: 'other conditions need the authority to hear events',
        text: ' || conditions[event] !== current.conditions[event]',
        becomes: '',
      },
    ],
  ),
  ...inFile(
    'src/built-in/webhooks/record.ts',
    ['test/families/webhooks/pause.api.test.ts'],
    [
      {
        rule: 'a webhook that is replaced keeps the status that is left out',
        text: "=> allFields('WebhookCreate', body);",
        becomes: "=> ({ status: 'enabled' as const, ...allFields('WebhookCreate', body) });",
      },
      {
        rule: 'the status of a disabled webhook changes with `enable` only',
        text: "if (status === current || current !== 'disabled') return;",
        becomes: 'if (status) return;',
      },
      {
        rule: 'a paused webhook is not redelivered to or recovered',
        text: "if (status !== 'enabled')\n",
        becomes: "if (status === 'disabled')\n",
      },
    ],
  ),
  ...inFile(
    'src/built-in/webhooks/service.ts',
    ['test/families/webhooks/webhooks.api.test.ts'],
    [
      {
        rule: 'the end of a pause needs what a new webhook needs',
        text: 'if (moved || resumed || subscribesToMore(webhook.data, wanted))',
        becomes: 'if (moved || subscribesToMore(webhook.data, wanted))',
        tests: ['test/families/webhooks/pause.api.test.ts'],
      },
      {
        rule: 'a pause begins without what a new webhook needs',
        text: 'const resumed = endsPause(webhook.data, wanted);',
        becomes: 'const resumed = wanted.status !== webhook.data.status;',
        tests: ['test/families/webhooks/pause.api.test.ts'],
      },
      {
        rule: 'a webhook is not disabled for failures from before a pause',
        text: '...(moved || resumed ? { failing_since: null } : {})',
        becomes: '...(moved ? { failing_since: null } : {})',
        tests: ['test/delivery/webhooks-paused.data.test.ts'],
      },
      {
        rule: 'a webhook is created with the status that was sent',
        text: "const fields = { status: 'enabled', ...sent, conditions, disabled_reason",
        becomes: "const fields = { ...sent, conditions, status: 'enabled', disabled_reason",
        tests: ['test/families/webhooks/pause.api.test.ts'],
      },
      {
        rule: 'a former secret signs for a day after a new one',
        text: 'clock().getTime() + overlap',
        becomes: 'clock().getTime() - overlap',
        tests: ['test/delivery/webhooks-signatures.data.test.ts'],
      },
      {
        rule: 'a webhook that is deleted ends its recoveries',
        text: 'operations.abandon(tx, caller, id, `The webhook ${id} was deleted.`);',
        becomes: '',
        tests: ['test/families/webhooks/deliveries.api.test.ts', 'test/families/webhooks/webhooks.api.test.ts'],
      },
    ],
  ),
  ...inFile(
    'src/built-in/webhooks/disable.ts',
    ['test/delivery/webhooks-paused.data.test.ts', 'test/delivery/webhooks-workers.data.test.ts'],
    [
      {
        rule: 'a paused webhook is not disabled',
        text: "webhook?.data.status !== 'enabled' || webhook.data.url !== url",
        becomes: "webhook === undefined || webhook.data.status === 'disabled' || webhook.data.url !== url",
        tests: ['test/delivery/webhooks-paused.data.test.ts'],
      },
      {
        rule: 'a webhook with another address is not disabled for the former one',
        text: "webhook?.data.status !== 'enabled' || webhook.data.url !== url",
        becomes: "webhook?.data.status !== 'enabled'",
        tests: ['test/delivery/webhooks-workers.data.test.ts'],
      },
    ],
  ),
  ...inFile(
    'src/built-in/webhooks/delivery-store.ts',
    ['test/families/webhooks/deliveries.api.test.ts'],
    [
      {
        rule: 'the deliveries of a webhook in GraphQL are those of events that the caller sees',
        text: "'=', parent).where(seen(viewer, 'many'))",
        becomes: "'=', parent)",
      },
    ],
  ),
];
