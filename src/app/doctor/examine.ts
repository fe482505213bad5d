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

/** Looks at everything that a server needs, and changes nothing. */
export const examine = async (env: NodeJS.ProcessEnv): Promise<Finding[]> => {
  let config: Config;
  try {
    config = readConfig(env);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return [{ name: 'configuration', ...failed(error.message, 'docs/configure.md has all settings. Nothing else was looked at.') }];
  }
  const pooler = await look('pooler', 'Look whether PostgreSQL and the pooler run, and at DATABASE_URL and DATABASE_DIRECT_URL.', () =>
    lookAtPooler(config),
  );
  const [database, ...others] = await Promise.all([
    pooler.status === 'failed' && config.databaseDirectUrl ? [] : lookAtDatabase(config),
    look('standby', explainServer('DATABASE_REPLICA_URL'), () => lookAtStandby(config)),
    look('file store', 'Look at TESSERA_FILES_URL and its credentials, or at the disk of TESSERA_DATA_DIR.', () => lookAtStore(config)),
    look('Redis', explainRedis, () => lookAtRedis(config)),
    look('NATS', explainNats(config.natsUrl), () => lookAtNats(config)),
    look('certificate', 'Look at TESSERA_TLS_CERT.', () => lookAtCertificate(config)),
    look('mail', explainMail, () => lookAtMail(config)),
  ]);
  return [{ name: 'configuration', ...ok(`${config.mode}, ${config.environment}, ${config.publicUrl}`) }, pooler, ...database, ...others];
};
