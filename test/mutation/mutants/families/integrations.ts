import { inFile, type Mutant } from '../../mutant.ts';

export const integrations: readonly Mutant[] = [
  ...inFile(
    'src/families/integrations/source.ts',
    ['test/families/integrations/connect.api.test.ts'],
    [
      {
        rule: 'an address that takes too long is a timeout',
        text: "error.reason === 'timeout' ? 'timeout' : 'upstream_error'",
        becomes: "'upstream_error'",
      },
    ],
  ),
  ...inFile(
    'src/families/integrations/actions.ts',
    [
      'test/families/integrations/connect.api.test.ts',
      'test/families/integrations/sync.api.test.ts',
      'test/families/integrations/integrations.api.test.ts',
    ],
    [
      {
        rule: 'what changed while it was tried out is not connected',
        text: 'if (integration.version !== tried)',
        becomes: 'if (integration.version < tried)',
      },
      {
        rule: 'one sync of an integration runs at a time',
        text: 'if (underWay) throw',
        becomes: 'if (!underWay && status === null) throw',
      },
      {
        rule: 'a disconnected integration is not synced',
        text: "if (status === 'disconnected')\n",
        becomes: "if (status === 'error')\n",
      },
    ],
  ),
  ...inFile(
    'src/families/integrations/record.ts',
    ['test/families/integrations/integrations.api.test.ts'],
    [
      {
        rule: 'secret headers are not sent to another origin',
        text: '!isElsewhere(config.url, before.url)',
        becomes: 'isElsewhere(config.url, before.url)',
      },
    ],
  ),
  ...inFile(
    'src/families/integrations/sync.ts',
    ['test/families/integrations/sync.api.test.ts'],
    [
      { rule: 'a sync ends when its integration is disconnected', text: 'if (state.stopped) throw stopped();', becomes: '' },
      {
        rule: 'a sync that was stopped does not change the integration',
        text: "wasStopped ? undefined : { status: 'error' }",
        becomes: "{ status: 'error' }",
      },
    ],
  ),
  ...inFile(
    'src/contract/graphql-arguments.ts',
    ['test/families/integrations/graphql.api.test.ts'],
    [
      {
        rule: 'an input within another one has the names of its own properties',
        text: 'nested && value ? propertiesOf(nested, value as object, left) : value',
        becomes: 'value',
      },
      {
        rule: 'an error names the argument in an input within another one',
        text: 'nested && pathWithin(nested, rest.slice(1))',
        becomes: "nested && ''",
      },
    ],
  ),
  ...inFile(
    'src/built-in/resources/imports.ts',
    ['test/families/integrations/sync.api.test.ts'],
    [
      {
        rule: 'what a sync creates names the start of the sync as its cause',
        text: "cause, [eventOf('RESOURCE_CREATED', created)]",
        becomes: "created.data.id, [eventOf('RESOURCE_CREATED', created)]",
      },
    ],
  ),
];
