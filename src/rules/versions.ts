import { ServiceError } from '../core/errors.ts';

/**
 * Holds a record's version against the versions that `If-Match` allows; without the header every version is good.
 * @throws ServiceError `version_mismatch`
 */
export const expectVersion = (version: number, allowed: readonly number[] | undefined): void => {
  if (!allowed || allowed.includes(version)) return;
  throw new ServiceError(
    'version_mismatch',
    `The record is at version "${version}" by now. Read it again and repeat the change on what you find.`,
  );
};
