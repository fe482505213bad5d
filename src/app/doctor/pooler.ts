import { reach } from '../../data/connection/pooler.ts';
import type { Config } from '../config.ts';
import { type Findings, failed, ok, skipped, warning } from './finding.ts';

const withoutDirectAddress = async (url: string): Promise<Findings> => {
  const reached = await reach(url).catch(() => undefined);
  if (!reached) return skipped('Nothing answers at DATABASE_URL: see "database".');
  const { pooling } = reached;
  if (pooling === 'none') return skipped('PostgreSQL itself answers at DATABASE_URL.');
  if (pooling === 'transaction')
    return failed(
      'A pooler in transaction mode answers at DATABASE_URL: what belongs to a session gets lost in it.',
      'Let DATABASE_DIRECT_URL name PostgreSQL itself, at all servers and workers.',
    );
  return warning(
    'A pooler answers at DATABASE_URL, and seems to keep sessions.',
    'In session mode it works as it is. In transaction mode, let DATABASE_DIRECT_URL name PostgreSQL itself.',
  );
};

/** Whether a pooler stands between us and PostgreSQL, and whether we can get past it where we have to. */
export const lookAtPooler = async ({ databaseUrl: url, databaseDirectUrl: directUrl }: Config): Promise<Findings> => {
  if (!url) return skipped('An embedded database needs none.');
  if (!directUrl) return withoutDirectAddress(url);
  const [pooled, direct] = await Promise.all([reach(url), reach(directUrl)]);
  if (direct.pooling !== 'none')
    return failed(
      'A pooler answers at DATABASE_DIRECT_URL, too.',
      'It must name PostgreSQL itself: migrations hold a lock of a session, and LISTEN needs one.',
    );
  if (direct.database !== pooled.database)
    return failed(
      `DATABASE_URL leads to ${pooled.database}, DATABASE_DIRECT_URL to ${direct.database}.`,
      'Both must lead to the same database of the same server.',
    );
  if (pooled.pooling === 'none')
    return warning('DATABASE_DIRECT_URL is set, and no pooler answers at DATABASE_URL.', 'Unset it: statements are prepared then.');
  return ok('A pooler answers at DATABASE_URL, and PostgreSQL itself at DATABASE_DIRECT_URL.');
};
