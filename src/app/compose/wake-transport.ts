import type { Logger } from 'pino';
import type { Database } from '../../data/connection/database.ts';
import { sweepEventNumbers } from '../../data/connection/events/event-numbers.ts';
import { onCommit } from '../../data/connection/transaction.ts';
import type { Secrets } from '../../data/installation-secrets.ts';
import { createWake, type Wake } from '../../delivery/wake.ts';
import { natsTransport, postgresTransport } from '../../delivery/wake-transports.ts';
import type { Config } from '../config.ts';

/** Milliseconds between two log entries about a lost connection. */
const repeatAfterMs = 30_000;

const rateLimitedWarning = (log: Logger, message: string) => {
  let reportedAt = Number.NEGATIVE_INFINITY;
  return (error: unknown): void => {
    if (performance.now() - reportedAt < repeatAfterMs) return;
    reportedAt = performance.now();
    log.warn({ err: error }, message);
  };
};

/** The NATS subject used only by the nodes of this installation. */
export const subjectOf = ({ namespace }: Pick<Secrets, 'namespace'>): string => `tessera.${namespace}.events`;

const transportOf = ({ natsUrl }: Config, database: Database, secrets: Pick<Secrets, 'namespace'>, log: Logger) => {
  if (natsUrl) {
    return natsTransport(natsUrl, subjectOf(secrets), rateLimitedWarning(log, 'NATS is unreachable; events of other nodes arrive late'));
  }
  if (!database.notifications) return undefined;
  return postgresTransport(database, rateLimitedWarning(log, 'the notification connection was lost; events of other nodes arrive late'));
};

/**
 * Wake-ups about new events, sent when events of this process, or of a crashed one, get their positions. Between nodes they go over NATS if
 * configured, else over the database server; an embedded database has only one process.
 */
export const openWake = async (config: Config, database: Database, secrets: Pick<Secrets, 'namespace'>, log: Logger): Promise<Wake> => {
  const wake = createWake(await transportOf(config, database, secrets, log));
  const unlisten = onCommit(database.db, (accountIds, unfollowed) => {
    for (const accountId of accountIds) (unfollowed.has(accountId) ? wake.publishUnfollowed : wake.publish)(accountId);
  });
  const failed = rateLimitedWarning(log, 'looking for events without a position failed');
  const endSweeps = sweepEventNumbers({ db: database.db, failed });
  return {
    ...wake,
    close: async () => {
      await endSweeps();
      unlisten();
      await wake.close();
    },
  };
};
