import { ConfigError } from '../../core/config-error.ts';
import { type Config, readConfig } from '../config.ts';
import { lookAtCertificate } from './certificate.ts';
import { lookAtDatabase } from './database.ts';
import { explainServer } from './explain-server.ts';
import { type Finding, failed, look, ok } from './finding.ts';
import { lookAtPooler } from './pooler.ts';
import { explainMail, explainNats, explainRedis, lookAtMail, lookAtNats, lookAtRedis } from './services.ts';
import { lookAtStandby } from './standby.ts';
import { lookAtStore } from './store.ts';

/** Checks everything that a server needs, without changing anything. */
export const examine = async (env: NodeJS.ProcessEnv): Promise<Finding[]> => {
  let config: Config;
  try {
    config = readConfig(env);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return [{ name: 'configuration', ...failed(error.message, 'docs/configure.md lists all settings. Nothing else was checked.') }];
  }
  const pooler = await look(
    'pooler',
    'Check that PostgreSQL and the pooler are running, and check DATABASE_URL and DATABASE_DIRECT_URL.',
    () => lookAtPooler(config),
  );
  const [database, ...others] = await Promise.all([
    pooler.status === 'failed' && config.databaseDirectUrl ? [] : lookAtDatabase(config),
    look('standby', explainServer('DATABASE_REPLICA_URL'), () => lookAtStandby(config)),
    look('file store', 'Check TESSERA_FILES_URL and its credentials, or the disk of TESSERA_DATA_DIR.', () => lookAtStore(config)),
    look('Redis', explainRedis, () => lookAtRedis(config)),
    look('NATS', explainNats(config.natsUrl), () => lookAtNats(config)),
    look('certificate', 'Check TESSERA_TLS_CERT.', () => lookAtCertificate(config)),
    look('mail', explainMail, () => lookAtMail(config)),
  ]);
  return [{ name: 'configuration', ...ok(`${config.mode}, ${config.environment}, ${config.publicUrl}`) }, pooler, ...database, ...others];
};
