import { ConfigError } from '../../core/config-error.ts';
import { ServiceError } from '../../core/errors.ts';
import type { Queries } from '../../data/connection/database.ts';
import { type FirstAccount, firstStart } from '../../identity/people/first-start.ts';
import type { Config } from '../config.ts';

const refusals = ['invalid_parameters', 'unprocessable'];

/**
 * Creates the first account from the settings in an empty database; undefined when there is already an account.
 * @throws ConfigError when the administrator's password is not allowed
 */
export const openFirstAccount = async (
  db: Queries,
  { admin, authUrl, environment, region }: Pick<Config, 'admin' | 'authUrl' | 'environment' | 'region'>,
): Promise<FirstAccount | undefined> => {
  try {
    return await firstStart(db, { ...admin, authUrl, environment, region });
  } catch (cause) {
    if (!(cause instanceof ServiceError && refusals.includes(cause.code))) throw cause;
    throw new ConfigError(`Invalid TESSERA_ADMIN_PASSWORD. ${cause.message}`, { cause });
  }
};
