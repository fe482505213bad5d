import type { Logger } from 'pino';
import type { Database } from '../../data/connection/database.ts';
import { onCommit } from '../../data/connection/transaction.ts';
import type { Secrets } from '../../data/installation-secrets.ts';
import { createWake, type Wake } from '../../delivery/wake.ts';
import { natsTransport, postgresTransport } from '../../delivery/wake-transports.ts';
import type { Config } from '../config.ts';

/** Milliseconds for which a line that is down is not told of again. */
const silence = 30_000;

const reporting = (log: Logger, message: string) => {
  let reportedAt = Number.NEGATIVE_INFINITY;
  return (error: unknown): void => {
    if (performance.now() - reportedAt < silence) return;
    reportedAt = performance.now();
    log.warn({ err: error }, message);
  };
};

const transportOf = ({ natsUrl }: Config, database: Database, { namespace }: Pick<Secrets, 'namespace'>, log: Logger) => {
  if (natsUrl) {
    const subject = `tessera.${namespace}.events`;
    return natsTransport(natsUrl, subject, reporting(log, 'NATS is not reachable; new events of other nodes are told late'));
  }
  if (!database.notifications) return undefined;
  return postgresTransport(database, reporting(log, 'the connection that listens for events was lost; those of other nodes are told late'));
};

/** What wakes the nodes of an installation: NATS where it is configured, else the database server, else this process is the only one. */
export const openWake = async (config: Config, database: Database, secrets: Pick<Secrets, 'namespace'>, log: Logger): Promise<Wake> => {
  const wake = createWake(await transportOf(config, database, secrets, log));
  const unlisten = onCommit(database.db, (accountIds) => accountIds.forEach(wake.publish));
  return {
    ...wake,
    close: async () => {
      unlisten();
      await wake.close();
    },
  };
};
