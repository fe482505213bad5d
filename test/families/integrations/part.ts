import { created, type State } from '@tessera/platform/testing';
import { newId } from '../../../src/core/ids.ts';
import { day, each, stamps, words } from '../../contract/world/rows.ts';
import { id, instant, pick, stampedAt, text } from '../../data/query/plans/columns.ts';
import type { FamilyPart } from '../../support/family-parts.ts';
import { begun, connect, connected, itsPath, synced } from './support.ts';

const few = 'An account has as many integrations as systems that it connects, tens at most.';
const secret = 'Bearer of-the-plant';

const sample = {
  type: 'Integration',
  path: '/v1/integrations',
  body: { name: 'Machines', provider: 'http_json', config: { url: 'https://plant.example.com/api' } },
  change: { name: 'Plant' },
};

const stored = {
  url: 'https://a.example',
  items_pointer: '',
  id_field: 'id',
  name_field: 'name',
  resource_type: 'lens',
  request_header_names: [],
};

export const part: FamilyPart = {
  sample,

  makers: (caller, { url }) => ({ itg: () => created(caller, sample.path, { ...sample.body, config: { url } }) }),

  emptied: { 'config.items_pointer': '', 'config.id_field': 'id', 'config.name_field': 'name', 'config.resource_type': 'standard' },
  neverEmpty: ['config'],
  unread: ['config.request_headers'],

  statesBefore: (admin) => {
    const isConnected: State = async (id) => void (await connect(admin, { id: await id('itg') }));
    return {
      disconnectIntegration: isConnected,
      syncIntegration: isConnected,
      listIntegrationOperations: async (id) => {
        await isConnected(id);
        await begun(admin, { id: await id('itg') });
      },
    };
  },

  changeEverything: async (admin, outside) => {
    outside.answer([{ id: '1', name: 'Lathe' }]);
    const integration = await connected(admin, { url: outside.url });
    await synced(admin, integration);
    outside.answer([{ id: '1', name: 'Lathe 2' }]);
    await synced(admin, integration);
    outside.answer('no list');
    await synced(admin, integration);
    await admin.call('PATCH', itsPath(integration), { name: 'Machines of the north' });
    await admin.call('POST', itsPath(integration, '/disconnect'));
  },

  storeWorld: async (db, account_id, { itg, opn }) => {
    const integrations = each((at) => ({
      account_id,
      id: itg[at]!,
      name: words[at]!,
      provider: 'http_json' as const,
      status: (['connected', 'disconnected', 'error', 'connected'] as const)[at]!,
      config: JSON.stringify(stored),
      last_synced_at: [day(9), day(7), day(8), null][at]!,
      ...stamps(at),
    }));
    await db.insertInto('integrations').values(integrations).execute();
    const operations = each((at) => ({
      account_id,
      id: newId('operation'),
      type: 'integration_sync' as const,
      status: (['pending', 'succeeded', 'failed', 'succeeded'] as const)[at]!,
      resource_id: itg[0]!,
      error: at === 2 ? JSON.stringify({ code: 'internal_error', message: 'No.', details: {} }) : null,
      finished_at: [null, day(9), day(7), day(8)][at]!,
      ...stamps(at),
    }));
    await db.insertInto('operations').values(operations).execute();
    opn.push(...operations.map(({ id }) => id));
  },

  crowd: {
    integrations: {
      id: id('itg', 'i'),
      name: text('Integration'),
      provider: `'http_json'`,
      status: pick(['connected', 'disconnected', 'error']),
      config: `'${JSON.stringify(stored)}'::jsonb`,
      last_synced_at: `case when i % 2 = 0 then ${instant('i * 3')} end`,
      ...stampedAt,
    },
    operations: { type: `'integration_sync'`, resource_id: id('itg', 'i / 10') },
  },

  bounded: {
    filters: { 'Integration.provider': few, 'Integration.status': few, 'Integration.last_synced_at': few, 'Integration.updated_at': few },
    sorts: { 'Integration.status': few, 'Integration.last_synced_at': few, 'Integration.updated_at': few },
    patterns: { 'Integration.name': few },
  },

  leading: {
    queries: [
      [
        'Integration.operations',
        'query ($n: Int) { integrations(first: $n) { nodes { operations(first: 1) { totalCount nodes { id } } } } }',
      ],
    ],
    make: async (caller, { url }) => void (await begun(caller, await connected(caller, { url }))),
  },

  sealed: {
    'the headers of an integration': {
      secret,
      give: (caller) => {
        const config = { url: 'https://plant.example.com/list', request_headers: { Authorization: secret } };
        return created(caller, sample.path, { ...sample.body, config });
      },
    },
  },

  refused: { 'POST /v1/integrations/itg_01jq3x5gkz0v7t9n2m4p6r8s1w/connect': [409, 'an integration that is not connected'] },
};
