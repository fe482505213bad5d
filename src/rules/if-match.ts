import { ServiceError } from '../core/errors.ts';

/** A record as REST shows it, and its version, which the ETag names: stores, services and handlers exchange it in this form. */
export interface Versioned<Data> {
  data: Data;
  version: number;
}

/** The versions that `If-Match` allows; undefined without the header. */
export type IfMatch = readonly number[] | undefined;

/** A row as a record and its version. */
export const versioned = <Row extends { version: number }>({ version, ...data }: Row): Versioned<Omit<Row, 'version'>> => ({
  data,
  version,
});

/**
 * Compares a record's version with the versions that `If-Match` allows; without the header every version is allowed.
 * @throws ServiceError `version_mismatch`
 */
export const expectVersion = (version: number, allowed: IfMatch): void => {
  if (!allowed || allowed.includes(version)) return;
  throw new ServiceError(
    'version_mismatch',
    `The record is at version "${version}" by now. Read it again and repeat the change on what you find.`,
  );
};
