import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import express, { type Express } from 'express';
import type { Logger } from 'pino';
import type { Registry } from 'prom-client';
import { createTraffic } from '../account/traffic/traffic.ts';
import { outboundTimeoutMs } from '../contract/plans.ts';
import { type Clock, systemClock } from '../core/clock.ts';
import { once } from '../core/once.ts';
import type { Database } from '../data/connection/database.ts';
import type { Secrets } from '../data/installation-secrets.ts';
import { areObjectsHeld } from '../data/objects/backup-hold.ts';
import type { ObjectStore } from '../data/objects/object-store.ts';
import { openObjects } from '../data/objects/open.ts';
import type { Wake } from '../delivery/wake.ts';
import { listen, operationsApp } from '../http/server.ts';
import type { FirstAccount } from '../identity/people/first-start.ts';
import { mountOperators } from '../operators/mount.ts';
import { createOutbound } from '../outbound/outbound.ts';
import { type Attempts, createAttempts } from '../rules/attempt-limits.ts';
import { mountCopy } from './backup/mount.ts';
import { bringUpToDate, checkColumns, openWithStandby } from './compose/data.ts';
import { explain } from './compose/database-errors.ts';
import { type Alterations, composeDoors } from './compose/doors.ts';
import { exampleSize, seedFirstAccount } from './compose/examples.ts';
import { openFamilies } from './compose/families.ts';
import { openFirstAccount } from './compose/first-account.ts';
import { composeLogoutTokens } from './compose/identity.ts';
import { composeOperators, operatorViolations } from './compose/operators.ts';
import { openSharedCounters, type RedisTimeouts } from './compose/redis.ts';
import { availableSecretKeys, openInstallation } from './compose/secrets.ts';
import { composeViolations } from './compose/violations.ts';
import { openWake } from './compose/wake-transport.ts';
import { allWork, createWorker, type Work } from './compose/worker.ts';
import type { Config } from './config.ts';
import { noteCoverageIn } from './monitoring/coverage.ts';
import { mountHealth, type Readiness, readinessOf } from './monitoring/health.ts';
import { checksOf } from './monitoring/health-checks.ts';
import { createLog } from './monitoring/log.ts';
import { createMetrics } from './monitoring/metrics.ts';
import { openTelemetry } from './monitoring/telemetry.ts';
import type { ReportViolation } from './monitoring/violations.ts';

/** How long connections may take to close by themselves, in milliseconds. */
const releaseMs = 10_000;

/** How often the request log is written, in milliseconds. */
const writeEvery = 1000;

/** A running Tessera. */
export interface Running {
  port: number;
  publicUrl: string;
  operationsUrl: string;
  database: Database;
  first: FirstAccount | undefined;
  /** The size of the sample that it creates while already serving; 0 without one. */
  seeded: number;
  unfilled: string[];
  readiness(): Promise<Readiness>;
  metrics: Registry;
  /** Stops accepting connections and closes existing ones after their next response; waits for that at most 10 s. */
  release(): Promise<void>;
  close(): Promise<void>;
}

interface Dependencies {
  /** An open, migrated database; by default the configured one is opened and migrated. */
  database?: Database;
  clock?: Clock;
  log?: Logger;
  /** Whether an empty database gets sample records; by default only in development. */
  examples?: boolean;
  /** The background work of this process; all kinds by default. */
  work?: readonly Work[];
  /** Whether it has an operations port; true by default. */
  operations?: boolean;
  /** Timeout for Redis. */
  redisTimeouts?: RedisTimeouts;
  alterations?: Alterations;
}

/** Replaces port 0 in the URLs with the port that the system chose. */
const withPort = (config: Config, port: number): Config => {
  const withRealPort = (url: string) => url.replace(/:0$/, `:${port}`);
  return { ...config, port, publicUrl: withRealPort(config.publicUrl), authUrl: withRealPort(config.authUrl) };
};

/** Collects answered requests, and writes them from time to time. */
const openTraffic = ({ loggedReads: mostReads }: Config, { db }: Database, clock: Clock, log: Logger) => {
  const report = (error: unknown) => log.warn({ err: error }, 'writing the request log failed');
  const traffic = createTraffic({ db: db.withoutPlugins(), clock, report, mostReads });
  const writing = setInterval(() => void traffic.flush(), writeEvery).unref();
  const close = async (): Promise<void> => {
    clearInterval(writing);
    await traffic.close();
  };
  return { ...traffic, close };
};

interface Operating {
  config: Config;
  database: Database;
  objects: ObjectStore;
  secrets: Secrets;
  clock: Clock;
  log: Logger;
  readiness: () => Promise<Readiness>;
  reportViolation: ReportViolation;
  attempts: Attempts;
}

/** Mounts what the operations port has besides the metrics. */
const mountOperations = (app: Express, { config, database, readiness, reportViolation, log, attempts, ...rest }: Operating): void => {
  mountHealth(app, readiness);
  mountCopy(app, database, availableSecretKeys(config));
  const onViolation = operatorViolations(config, reportViolation);
  mountOperators(app, {
    keys: config.operatorKeys,
    attempts,
    answered: (answer) => log.info(answer, 'answered an operator'),
    operate: composeOperators({ ...rest, db: database.db, config, onViolation }),
    onViolation,
    explain,
    report: (failure, about) => log.error({ err: failure, ...about }, 'a request failed'),
  });
};

const openDatabase = async (config: Config, log: Logger, opened: AsyncDisposableStack): Promise<Database> => {
  const database = await openWithStandby(config, (error) => log.warn({ err: error }, 'a database connection was lost'));
  opened.defer(() => database.close());
  return database;
};

/**
 * Starts a node and resolves when it serves. It listens before it changes data: when the port is in use, it neither migrates nor creates
 * the first key. A failed start closes what it has opened.
 */
export const start = async (config: Config, dependencies: Dependencies = {}): Promise<Running> => {
  await using opened = new AsyncDisposableStack();
  const log = dependencies.log ?? createLog(config.logLevel);
  const telemetry = await openTelemetry(process.env, log);
  opened.defer(telemetry.close);
  if (config.coverageDir) opened.defer(noteCoverageIn(config.coverageDir));
  const { host, tls } = config;
  const clock = dependencies.clock ?? systemClock;
  const database = dependencies.database ?? (await openDatabase(config, log, opened));
  const { alterations = {} } = dependencies;
  const ownOutbound = createOutbound({ allowPrivate: config.allowPrivateNetworks, timeoutMs: outboundTimeoutMs });
  opened.defer(() => ownOutbound.close());
  const outbound = alterations.outbound?.(ownOutbound) ?? ownOutbound;
  // Closed late, so that the last requests can still send wake-ups.
  let wake: Wake | undefined;
  opened.defer(() => wake?.close());
  const traffic = openTraffic(config, database, clock, log);
  opened.defer(traffic.close);
  let closeComposed = async (): Promise<void> => undefined;
  opened.defer(() => closeComposed());
  const operations =
    dependencies.operations === false
      ? undefined
      : await listen({ host, port: config.operationsPort, settings: 'HOST and TESSERA_OPERATIONS_PORT' });
  opened.defer(() => operations?.close());
  const server = await listen({ host, port: config.port, tls, settings: 'HOST and PORT', strict: config.mode === 'production' });
  opened.defer(server.close);
  const actualConfig = withPort(config, server.port);
  const counters = await openSharedCounters(config.redisUrl, log, dependencies.redisTimeouts);
  opened.defer(() => counters?.close());
  const objects = await openObjects(config.files, join(config.dataDir, 'files'));
  opened.defer(() => objects.close());
  if (!dependencies.database) await bringUpToDate(config, database);
  await checkColumns(config, database);
  const secrets = await openInstallation(config, database.db);
  const first = await openFirstAccount(database.db, actualConfig);
  const seeded = first && (dependencies.examples ?? config.mode === 'development') ? exampleSize : 0;
  wake = await openWake(config, database, secrets, log);
  const { db } = database;
  const metrics = createMetrics();
  const { reportViolation, checkMessage, checkEvents } = composeViolations({ config, db, metrics, log, clock });
  let draining = false;
  let released = false;
  const isDraining = () => draining;
  const checks = checksOf(config, database, { counters, wake });
  metrics.watchProcess({ database, clock, checks });
  const readiness = readinessOf(checks, isDraining);
  const operating = { config: actualConfig, database, objects, secrets, clock, log, readiness, reportViolation };
  const attempts = createAttempts(counters && { redis: counters.redis, namespace: secrets.namespace });
  operations?.serve(operationsApp(metrics, config.operationsNames, (one) => mountOperations(one, { ...operating, attempts })));
  const app = express();
  const common = { clock, log, metrics, outbound, wake };
  const worker = createWorker({
    ...{ ...common, db, objects, checkMessage, mail: config.mail, publicUrl: actualConfig.publicUrl },
    areHeld: (one) => areObjectsHeld(database, config.dataDir, one),
    signLogout: composeLogoutTokens({ db, config: actualConfig, secrets, clock }),
    isArchiving: config.archiveEvents,
    work: dependencies.work ?? allWork,
  });
  opened.defer(worker.close);
  const families = await openFamilies({ config, db, secrets, clock, log, objects, outbound, onWork: worker.onWork });
  const doors = composeDoors({
    ...{ ...common, app, config: actualConfig, database, secrets, families, traffic, alterations },
    ...{ readiness, reportViolation, checkEvents, isDraining },
    redis: counters?.redis,
  });
  opened.defer(() => doors.feed.close());
  const closeSockets = once(doors.drain);
  opened.defer(closeSockets);
  closeComposed = doors.close;
  telemetry.exportMetrics(metrics.registry);
  worker.start(families);
  server.serve(app, doors.upgrades);
  if (first && seeded > 0) {
    const seeding = seedFirstAccount({ config, db, objects, sealer: families.sealer, clock, log }, first);
    opened.defer(() => seeding);
  }
  const everything = opened.move();
  return {
    port: server.port,
    publicUrl: actualConfig.publicUrl,
    operationsUrl: `http://${host}:${operations?.port ?? config.operationsPort}`,
    database,
    first,
    seeded,
    unfilled: doors.unfilled,
    readiness,
    metrics: metrics.registry,
    release: async () => {
      draining = true;
      released = true;
      await Promise.all([closeSockets(), server.release(releaseMs)]);
    },
    close: async () => {
      draining = true;
      server.endAfterAnswers();
      if (!released) await delay(config.drainMs);
      await everything.disposeAsync();
    },
  };
};
