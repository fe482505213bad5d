import { diskObjects } from './disk.ts';
import type { ObjectStore } from './object-store.ts';
import type { S3Location } from './s3.ts';

/**
 * Opens the configured object store: a bucket, or else a folder. It is not used before the first request, so that an unreachable
 * store fails the request and not the start.
 */
export const openObjects = async (location: S3Location | undefined, folder: string): Promise<ObjectStore> => {
  if (!location) return diskObjects(folder);
  const { s3Objects } = await import('./s3.ts');
  return s3Objects(location);
};
