import { ServiceError } from '../../core/errors.ts';
import { type DatabaseFailure, databaseFailure } from '../../data/connection/errors.ts';

const errors: Record<DatabaseFailure, () => ServiceError> = {
  unavailable: () =>
    new ServiceError('service_unavailable', 'The database is temporarily unreachable. Try again shortly.', {
      headers: { 'Retry-After': '2' },
    }),
  timeout: () => new ServiceError('timeout', 'The database timed out on this request.', { headers: { 'Retry-After': '5' } }),
  conflict: () =>
    new ServiceError('service_unavailable', 'Concurrent writes to the same records conflicted. Try again.', {
      headers: { 'Retry-After': '1' },
    }),
  unique: () => new ServiceError('already_exists', 'A record with these values already exists.'),
  foreign_key: () =>
    new ServiceError('unknown_reference', 'The request refers to a record that does not exist, or that other records still refer to.'),
  unstorable: () =>
    new ServiceError('unprocessable', 'A value cannot be stored: strings must not contain U+0000, and years must be 1 to 9999.'),
};

/** The caller's error for a database failure; undefined for every other error. */
export const explain = (failure: unknown): ServiceError | undefined => {
  const kind = databaseFailure(failure);
  return kind && errors[kind]();
};
