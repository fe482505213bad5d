import type { UserFieldName, UsersApi } from '@tessera/client/platform';
import type { View } from '../../dashboard/data/collection.ts';

export const userView: View<UserFieldName, keyof UsersApi> = {
  family: 'users',
  order: 60,
  also: 'people',
  isAdministered: true,
  columns: ['name', 'email', 'role', 'created_at'],
  sort: 'name:asc',
};
