import { ServiceError } from '../../core/errors.ts';
import { type DatabaseFailure, databaseFailure } from '../../data/connection/errors.ts';

const errors: Record<DatabaseFailure, () => ServiceError> = {
  unavailable: () =>
    new ServiceError('service_unavailable', 'The database is not reachable right now. Try again shortly.', {
      headers: { 'Retry-After': '2' },
    }),
  timeout: () => new ServiceError('timeout', 'The database took too long over this request.', { headers: { 'Retry-After': '5' } }),
  conflict: () =>
    new ServiceError('service_unavailable', 'Other writes to the same records were in the way. Try again.', {
      headers: { 'Retry-After': '1' },
    }),
  unique: () => new ServiceError('already_exists', 'There is a record with these values already.'),
  foreign_key: () =>
    new ServiceError('unknown_reference', 'The request refers to a record that is not there, or that others still refer to.'),
  unstorable: () =>
    new ServiceError('unprocessable', 'A value cannot be stored: texts may not hold the zero character, and years run from 1 to 9999.'),
};

/** The error that a caller gets for a failure of the database; undefined for every other error. */
export const explain = (failure: unknown): ServiceError | undefined => {
  const kind = databaseFailure(failure);
  return kind && errors[kind]();
};
