import type { ResourceFieldName, ResourcesApi } from '@tessera/client/platform';
import type { View } from '../../dashboard/data/collection.ts';

export const resourceView: View<ResourceFieldName, keyof ResourcesApi> = {
  family: 'resources',
  order: 30,
  columns: ['name', 'type', 'status', 'owner_id', 'updated_at'],
  sort: 'updated_at:desc',
};
