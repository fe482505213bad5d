import type { OperationFieldName, OperationsApi } from '@tessera/client/platform';
import type { View } from '../../dashboard/data/collection.ts';

export const operationView: View<OperationFieldName, keyof OperationsApi> = {
  family: 'operations',
  order: 90,
  about: 'Work that continues after the request that started it, such as a sync.',
  group: 'Developers',
  also: 'sync jobs background',
  columns: ['type', 'status', 'progress', 'resource_id', 'finished_at', 'created_at'],
};
