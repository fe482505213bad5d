import type { NotificationFieldName, NotificationsApi } from '@tessera/client/platform';
import { lazy } from 'react';
import type { View } from '../../dashboard/data/collection.ts';

export const notificationView: View<NotificationFieldName, keyof NotificationsApi> = {
  family: 'notifications',
  order: 5,
  about: 'What concerns you: mentions, what is assigned to you, and comments on what is yours.',
  group: 'Work',
  also: 'inbox unread mentions',
  isOwn: true,
  columns: ['kind', 'resource_id', 'status', 'created_at'],
  counted: { property: 'status', value: 'unread' },
  actions: [
    { label: 'Mark as read', operation: 'update', body: { status: 'read' }, when: ({ status }) => status === 'unread' },
    { label: 'Mark as unread', operation: 'update', body: { status: 'unread' }, when: ({ status }) => status !== 'unread' },
    { label: 'Archive', operation: 'update', body: { status: 'archived' }, when: ({ status }) => status !== 'archived' },
  ],
  Maker: {
    title: 'Mark all notifications as read',
    Button: lazy(async () => ({ default: (await import('./view/read-all.tsx')).ReadAllButton })),
  },
};
