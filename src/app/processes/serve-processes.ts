import { join } from 'node:path';
import type { Logger } from 'pino';
import { Registry } from 'prom-client';
import { openObjects } from '../../data/objects/open.ts';
import { listen, operationsApp } from '../../http/server.ts';
import { mountOperators } from '../../operators/mount.ts';
import type { Operate } from '../../operators/operations.ts';
import type { OnViolation } from '../../operators/reply-check.ts';
import { createAttempts } from '../../rules/attempt-limits.ts';
import { openConfigured } from '../compose/data.ts';
import { explain } from '../compose/database-errors.ts';
import { composeOperatorsApart, operatorViolations } from '../compose/operators.ts';
import type { Config } from '../config.ts';
import { mountHealth } from '../monitoring/health.ts';
import { createLog } from '../monitoring/log.ts';
import { createGroup } from './group.ts';
import type { Started } from './messages.ts';

/** Processes that serve together. */
export interface ServingProcesses extends Started {
  operationsUrl: string;
  close(): Promise<void>;
}

const separateLimits = (count: number): string =>
  `REDIS_URL is not set: each of the ${count} processes counts requests for itself, so callers may make up to ${count} times as many as their limits allow`;

/** The primary process has no metrics: it logs violations of the operators' contract. */
const logViolations =
  (log: Logger): OnViolation =>
  (operation, status, details) =>
    log.error({ operation, status, details }, 'a message violates its contract');

/** The primary process needs the database only for operators. */
const openOperators = async (config: Config, opened: AsyncDisposableStack, log: Logger): Promise<Operate> => {
  const database = await openConfigured(config, (error) => log.warn({ err: error }, 'a database connection was lost'));
  opened.defer(() => database.close());
  const objects = await openObjects(config.files, join(config.dataDir, 'files'));
  opened.defer(() => objects.close());
  return composeOperatorsApart(config, database, objects, logViolations(log));
};

/**
 * Serves in several processes on one port, with one operations port for all. SIGHUP restarts them one after the other.
 * @throws Error when the first process does not start; that process has printed the reason
 */
export const serveInProcesses = async (config: Config, count: number): Promise<ServingProcesses> => {
  const { host, operationsPort: port, logLevel, redisUrl } = config;
  await using opened = new AsyncDisposableStack();
  const log = createLog(logLevel);
  const operations = await listen({ host, port, settings: 'HOST and TESSERA_OPERATIONS_PORT' });
  opened.defer(operations.close);
  const group = createGroup(count, log);
  opened.defer(group.end);
  const registry = { contentType: Registry.PROMETHEUS_CONTENT_TYPE, metrics: group.metrics };
  // Operators wait until the first process has migrated the database.
  const operators = Promise.withResolvers<Operate>();
  operations.serve(
    operationsApp({ registry }, config.operationsNames, (app) => {
      mountHealth(app, group.readiness);
      mountOperators(app, {
        keys: config.operatorKeys,
        attempts: createAttempts(),
        answered: (answer) => log.info(answer, 'answered an operator'),
        operate: async (...call) => (await operators.promise)(...call),
        onViolation: operatorViolations(config, logViolations(log)),
        explain,
        report: (failure, about) => log.error({ err: failure, ...about }, 'a request failed'),
      });
    }),
  );
  if (!redisUrl) log.warn(separateLimits(count));
  process.on('SIGHUP', group.restart);
  opened.defer(() => void process.off('SIGHUP', group.restart));
  const started = await group.start();
  if (config.operatorKeys.length > 0) operators.resolve(await openOperators(config, opened, log));
  const everything = opened.move();
  return {
    ...started,
    operationsUrl: `http://${host}:${operations.port}`,
    close: () => everything.disposeAsync(),
  };
};
