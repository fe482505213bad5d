import { join } from 'node:path';
import type { Express } from 'express';
import { outboundTimeoutMs } from '../contract/plans.ts';
import { systemClock } from '../core/clock.ts';
import { ConfigError } from '../core/config-error.ts';
import type { Queries } from '../data/connection/database.ts';
import { areObjectsHeld } from '../data/objects/backup-hold.ts';
import { openObjects } from '../data/objects/open.ts';
import { listen, operationsApp } from '../http/server.ts';
import { createOutbound } from '../outbound/outbound.ts';
import { bringUpToDate, openWithStandby } from './compose/data.ts';
import { openFamilies } from './compose/families.ts';
import { composeLogoutTokens } from './compose/identity.ts';
import { openInstallation } from './compose/secrets.ts';
import { composeViolations } from './compose/violations.ts';
import { openWake } from './compose/wake-transport.ts';
import { allWork, createWorker } from './compose/worker.ts';
import type { Config } from './config.ts';
import { mountHealth, readinessOf } from './monitoring/health.ts';
import { checksOf } from './monitoring/health-checks.ts';
import { createLog } from './monitoring/log.ts';
import { createMetrics } from './monitoring/metrics.ts';
import { openTelemetry } from './monitoring/telemetry.ts';

/** A running worker. */
export interface RunningWorker {
  /** The URL of its metrics and health; undefined without a port. */
  operationsUrl: string | undefined;
  close(): Promise<void>;
}

/**
 * Starts a worker process; a failed start closes what it has opened.
 * @param operationsPort the port for metrics and health; none by default, so that many workers can run on one machine
 * @throws ConfigError for an embedded database, which belongs to one process
 */
export const startWorker = async (config: Config, operationsPort?: number): Promise<RunningWorker> => {
  if (!config.databaseUrl)
    throw new ConfigError('DATABASE_URL is not set: the embedded database belongs to the serving process, which does this work itself.');
  await using opened = new AsyncDisposableStack();
  const log = createLog(config.logLevel);
  const telemetry = await openTelemetry(process.env, log);
  opened.defer(telemetry.close);
  const database = await openWithStandby(config, (error) => log.warn({ err: error }, 'a database connection was lost'));
  opened.defer(() => database.close());
  const outbound = createOutbound({ allowPrivate: config.allowPrivateNetworks, timeoutMs: outboundTimeoutMs });
  opened.defer(() => outbound.close());
  const objects = await openObjects(config.files, join(config.dataDir, 'files'));
  opened.defer(() => objects.close());
  let draining = false;
  const { host, mail, publicUrl } = config;
  const place = { host, settings: 'HOST and --operations-port' };
  const operations = operationsPort === undefined ? undefined : await listen({ ...place, port: operationsPort });
  opened.defer(() => operations?.close());
  await bringUpToDate(config, database);
  const secrets = await openInstallation(config, database.db);
  const wake = await openWake(config, database, secrets, log);
  opened.defer(() => wake.close());
  const { db } = database;
  const metrics = createMetrics();
  const { checkMessage } = composeViolations({ config, db, metrics, log, clock: systemClock });
  const checks = checksOf(config, database, { wake });
  metrics.watchWake(wake);
  metrics.watchProcess({ database, clock: systemClock, checks });
  telemetry.exportMetrics(metrics.registry);
  const readiness = readinessOf(checks, () => draining);
  operations?.serve(operationsApp(metrics, config.operationsNames, (app: Express) => mountHealth(app, readiness)));
  const clock = systemClock;
  const signLogout = composeLogoutTokens({ db, config, secrets, clock });
  const sending = { outbound, checkMessage, mail, publicUrl, signLogout, isArchiving: config.archiveEvents };
  const areHeld = (one: Queries) => areObjectsHeld(database, config.dataDir, one);
  const worker = createWorker({ db, clock, log, objects, areHeld, wake, metrics, work: allWork, ...sending });
  opened.defer(worker.close);
  worker.start(await openFamilies({ config, db, secrets, clock: systemClock, log, objects, outbound, onWork: worker.onWork }));
  const everything = opened.move();
  return {
    operationsUrl: operations && `http://${host}:${operations.port}`,
    close: async () => {
      draining = true;
      await everything.disposeAsync();
    },
  };
};
