import { ServiceError } from '../core/errors.ts';

/**
 * Does what needs a record that the request names in its body. There a record that is missing is not the thing asked for, but
 * a value that makes no sense.
 * @throws ServiceError `unknown_reference` naming `field` in the place of `not_found`
 */
export const referringBy = async <T>(field: string, work: () => Promise<T>): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof ServiceError && error.code === 'not_found')) throw error;
    throw new ServiceError('unknown_reference', error.message, {
      details: [{ field, message: 'Must be the id of a record that you may see.', code: 'unknown_reference' }],
      cause: error,
    });
  }
};
