import { ServiceError } from '../core/errors.ts';

/**
 * Runs work that needs a record named in the request body. If such a record is missing, the request has a wrong value, but its own
 * subject exists.
 * @throws ServiceError `unknown_reference` for `field` instead of `not_found`
 */
export const referringBy = async <T>(field: string, work: () => Promise<T>): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof ServiceError && error.code === 'not_found')) throw error;
    throw new ServiceError('unknown_reference', error.message, {
      details: [{ field, message: 'Must be the id of a record that you can see.', code: 'unknown_reference' }],
      cause: error,
    });
  }
};
