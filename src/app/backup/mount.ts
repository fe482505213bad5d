import type { Express } from 'express';
import { ServiceError } from '../../core/errors.ts';
import type { SecretKeys } from '../../core/secret-keys.ts';
import type { Database } from '../../data/connection/database.ts';
import { isPermission } from './permission.ts';

/** The path of the copy of the database, on the operations port. */
export const copyPath = '/backup/database';

/** Serves a copy of the embedded database, which belongs to this process, to anybody with the secret key. */
export const mountCopy = (app: Express, { dump }: Pick<Database, 'dump'>, keys: SecretKeys | undefined): void => {
  if (!dump || !keys) return;
  app.post(copyPath, async ({ headers }, response) => {
    if (!isPermission(keys, headers.authorization))
      throw new ServiceError(
        'invalid_credentials',
        "The copy needs a permission made with this server's secret key: npx tessera backup FILE.",
      );
    const copy = await dump();
    response.type('application/x-tar').send(Buffer.from(await copy.arrayBuffer()));
  });
};
