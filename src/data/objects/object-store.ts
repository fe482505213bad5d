import type { Readable } from 'node:stream';
import { ServiceError } from '../../core/errors.ts';

/** Positions of the first and the last byte of a part. */
export interface Part {
  from: number;
  to: number;
}

/** Stores bytes by key. A key is written once: its bytes never change. */
export interface ObjectStore {
  /**
   * Stores a stream; resolves when the bytes would survive a crash. When the stream or the store fails, nothing is stored.
   * @throws the ServiceError that the stream failed with; `service_unavailable`, `timeout`, `upstream_error`
   */
  put(key: string, bytes: Readable): Promise<void>;
  /**
   * Opens an object, or a part of it.
   * @param size its expected size in bytes; an object of another size is an error
   * @throws ServiceError `service_unavailable`, `timeout`, `upstream_error`
   */
  open(key: string, size: number, part?: Part): Promise<Readable>;
  /** Deletes an object, and the parts of an unfinished upload. A missing object is not an error. */
  remove(key: string): Promise<void>;
  close(): void;
}

/** The store is unreachable, full, or refuses requests for now. */
export const storeUnreachable = (cause: unknown): ServiceError =>
  new ServiceError('service_unavailable', 'The file store is unavailable. Try again shortly.', {
    headers: { 'Retry-After': '5' },
    cause,
  });

/** The store did not answer in time. */
export const storeTooSlow = (cause: unknown): ServiceError =>
  new ServiceError('timeout', 'The file store did not respond in time.', { headers: { 'Retry-After': '5' }, cause });

/** The store's response is not what was requested. */
export const storeWrong = (cause: unknown): ServiceError =>
  new ServiceError('upstream_error', 'The file store returned an unexpected response.', { cause });
