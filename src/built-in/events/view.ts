import type { EventFieldName, EventsApi } from '@tessera/client/platform';
import type { View } from '../../dashboard/data/collection.ts';

export const eventView: View<EventFieldName, keyof EventsApi> = {
  family: 'events',
  order: 110,
  about: 'Everything that has happened in the account.',
  group: 'Developers',
  also: 'activity explorer',
  columns: ['type', 'resource_id', 'actor', 'created_at'],
  sort: 'created_at:desc',
};
