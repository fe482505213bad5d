import { ServiceError } from '../core/errors.ts';
import type { IfMatch } from '../core/if-match.ts';

/** A record as REST shows it, and its version, which the ETag names: stores, services and handlers exchange it in this form. */
export interface Versioned<Data> {
  data: Data;
  version: number;
}

export type { IfMatch } from '../core/if-match.ts';

/** A record with its version as a property, as GraphQL shows it. */
export const withVersion = <Data extends object>({ data, version }: Versioned<Data>): Data & { version: number } => ({ ...data, version });

/** A look-up of records whose result has them as REST shows them: their versions are in headers only. */
export const withoutVersions =
  <Request extends readonly unknown[], Data extends { version?: number }>(
    find: (...request: Request) => Promise<ReadonlyMap<string, Data>>,
  ) =>
  async (...request: Request): Promise<ReadonlyMap<string, Omit<Data, 'version'>>> =>
    new Map([...(await find(...request))].map(([id, { version: _, ...record }]) => [id, record]));

/** A row as a record and its version. */
export const versioned = <Row extends { version: number }>({ version, ...data }: Row): Versioned<Omit<Row, 'version'>> => ({
  data,
  version,
});

/**
 * Compares a record's version with those that `If-Match` allows and `If-None-Match` excludes; without these headers any version matches.
 * @throws ServiceError `version_mismatch`
 */
export const expectVersion = (version: number, condition: IfMatch): void => {
  const { allowed, excluded = [] } = condition ?? {};
  if (allowed && !allowed.includes(version))
    throw new ServiceError('version_mismatch', `The record is now at version ${version}. Read it again and reapply the change.`, {
      inRest: `Its ETag is "${version}".`,
    });
  if (excluded === 'every' || excluded.includes(version))
    throw new ServiceError('version_mismatch', `\`If-None-Match\` excludes the current version of the record, which is "${version}".`);
};
