import type { WebhookFieldName, WebhooksApi } from '@tessera/client/platform';
import { lazy } from 'react';
import type { View } from '../../dashboard/data/collection.ts';

export const webhookView: View<WebhookFieldName, keyof WebhooksApi> = {
  family: 'webhooks',
  order: 100,
  about: 'A webhook receives signed events at your URL.',
  group: 'Developers',
  also: 'deliveries endpoint',
  isAdministered: true,
  columns: ['url', 'status', 'events', 'description', 'updated_at'],
  actions: [
    { label: 'Send a test', operation: 'test' },
    {
      label: 'Pause',
      operation: 'update',
      body: { status: 'paused' },
      when: ({ status }) => status === 'enabled',
      ask: 'Events wait until you enable the webhook again. They wait for as long as your account keeps events.',
    },
    { label: 'Enable', operation: 'enable', when: ({ status }) => status !== 'enabled' },
    {
      label: 'Rotate the secret',
      operation: 'rotateSecret',
      shows: 'secret',
      ask: 'Deliveries are signed with both secrets for one more day.',
    },
  ],
  parts: {
    deliveries: {
      columns: ['event_type', 'status', 'attempt_count', 'last_response_status', 'next_attempt_at', 'created_at'],
      name: 'event_type',
      Part: lazy(async () => ({ default: (await import('./view/deliveries.tsx')).Deliveries })),
    },
  },
};
