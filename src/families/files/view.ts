import type { FileRecordFieldName, FilesApi } from '@tessera/client/platform';
import type { View } from '@tessera/platform/dashboard';
import { lazy } from 'react';

export const fileView: View<FileRecordFieldName, keyof FilesApi> = {
  family: 'files',
  order: 40,
  about: 'Drop files here, or choose Upload.',
  also: 'upload',
  columns: ['name', 'content_type', 'size', 'status', 'uploaded_by', 'updated_at'],
  sort: 'updated_at:desc',
  hasForm: false,
  Maker: { title: 'Upload files', Button: lazy(async () => ({ default: (await import('./view/upload.tsx')).UploadButton })) },
  Details: lazy(async () => ({ default: (await import('./view/preview.tsx')).Preview })),
};
