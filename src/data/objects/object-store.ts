import type { Readable } from 'node:stream';
import { ServiceError } from '../../core/errors.ts';

/** Positions of the first and the last byte of a part. */
export interface Part {
  from: number;
  to: number;
}

/** Where bytes are kept by keys. A key is written once and stands for the same bytes as long as it is there. */
export interface ObjectStore {
  /**
   * Stores a stream; resolves when the bytes would survive a crash. When the stream or the store fails, nothing stays.
   * @throws the ServiceError that the stream failed with; `service_unavailable`, `timeout`, `upstream_error`
   */
  put(key: string, bytes: Readable): Promise<void>;
  /**
   * Opens an object, or a part of it.
   * @param size how many bytes it has; an object of another size is not the one that was stored
   * @throws ServiceError `service_unavailable`, `timeout`, `upstream_error`
   */
  open(key: string, size: number, part?: Part): Promise<Readable>;
  /** Deletes an object, also what an upload that broke off has left of one; one that is not there is deleted already. */
  remove(key: string): Promise<void>;
  close(): void;
}

/** The store is not there, is full, or refuses work for now. */
export const storeUnreachable = (cause: unknown): ServiceError =>
  new ServiceError('service_unavailable', 'The file store cannot be used right now. Try again shortly.', {
    headers: { 'Retry-After': '5' },
    cause,
  });

/** The store did not answer in time. */
export const storeTooSlow = (cause: unknown): ServiceError =>
  new ServiceError('timeout', 'The file store took too long over this request.', { headers: { 'Retry-After': '5' }, cause });

/** The store answered something else than what was asked for. */
export const storeWrong = (cause: unknown): ServiceError =>
  new ServiceError('upstream_error', 'The file store did not give what it was asked for.', { cause });
