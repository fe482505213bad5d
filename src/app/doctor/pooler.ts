import { reach } from '../../data/connection/pools/pooler.ts';
import type { Config } from '../config.ts';
import { type Findings, failed, ok, skipped, warning } from './finding.ts';

const withoutDirectAddress = async (url: string): Promise<Findings> => {
  const reached = await reach(url).catch(() => undefined);
  if (!reached) return skipped('Nothing answers at DATABASE_URL: see "database".');
  const { pooling } = reached;
  if (pooling === 'none') return skipped('PostgreSQL itself answers at DATABASE_URL.');
  if (pooling === 'transaction')
    return failed(
      'DATABASE_URL is a pooler in transaction mode, which loses session state.',
      'Set DATABASE_DIRECT_URL to PostgreSQL itself, on all servers and workers.',
    );
  return warning(
    'DATABASE_URL is a pooler that seems to keep sessions.',
    'It works as is in session mode. In transaction mode, set DATABASE_DIRECT_URL to PostgreSQL itself.',
  );
};

/** Whether there is a pooler in front of PostgreSQL, and whether it can be bypassed where needed. */
export const lookAtPooler = async ({ databaseUrl: url, databaseDirectUrl: directUrl }: Config): Promise<Findings> => {
  if (!url) return skipped('The embedded database needs none.');
  if (!directUrl) return withoutDirectAddress(url);
  const [pooled, direct] = await Promise.all([reach(url), reach(directUrl)]);
  if (direct.pooling !== 'none')
    return failed(
      'DATABASE_DIRECT_URL is also a pooler.',
      'Set it to PostgreSQL itself: migrations hold a session lock, and LISTEN needs a session.',
    );
  if (direct.database !== pooled.database)
    return failed(
      `DATABASE_URL leads to ${pooled.database}, DATABASE_DIRECT_URL to ${direct.database}.`,
      'Both must lead to the same database on the same server.',
    );
  if (pooled.pooling === 'none')
    return warning('DATABASE_DIRECT_URL is set, but DATABASE_URL is not a pooler.', 'Unset it to use prepared statements.');
  return ok('DATABASE_URL is a pooler, DATABASE_DIRECT_URL is PostgreSQL itself.');
};
