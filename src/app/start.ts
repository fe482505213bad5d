import { join } from 'node:path';
import express from 'express';
import type { Logger } from 'pino';
import { createTraffic } from '../account/usage/traffic.ts';
import { type Clock, systemClock } from '../core/clock.ts';
import type { Database } from '../data/connection/database.ts';
import { openObjects } from '../data/objects/open.ts';
import type { Wake } from '../delivery/wake.ts';
import { listen, operationsApp } from '../http/server.ts';
import type { FirstAccount } from '../identity/first-start.ts';
import { createOutbound } from '../outbound/outbound.ts';
import { seed } from '../seed/seed.ts';
import { bringUpToDate, openConfigured } from './compose/data.ts';
import { composeDoors } from './compose/doors.ts';
import { openFamilies } from './compose/families.ts';
import { openFirstAccount } from './compose/first-account.ts';
import { openSharedCounters } from './compose/redis.ts';
import { openInstallation } from './compose/secrets.ts';
import { openWake } from './compose/wake-transport.ts';
import { createWorker, everyWork, type Work } from './compose/worker.ts';
import type { Config } from './config.ts';
import { mountHealth } from './monitoring/health.ts';
import { checksOf } from './monitoring/health-checks.ts';
import { createLog } from './monitoring/log.ts';
import { createMetrics } from './monitoring/metrics.ts';

/** How many projects a first start in development brings along. */
const exampleProjects = 24;

/** How often the log of requests is written, in milliseconds. */
const writeEvery = 1000;

/** A running Tessera. */
export interface Running {
  port: number;
  publicUrl: string;
  operationsUrl: string;
  database: Database;
  first: FirstAccount | undefined;
  seeded: number;
  unfilled: string[];
  close(): Promise<void>;
}

interface Given {
  /** An open, migrated database; else the configured one is opened and brought up to date. */
  database?: Database;
  clock?: Clock;
  log?: Logger;
  /** Whether an empty database gets example projects; else in development it does. */
  examples?: boolean;
  /** What this process does beside requests; everything when left out. */
  work?: readonly Work[];
}

const begin = async (database: Database, config: Config, examples: boolean) => {
  const first = await openFirstAccount(database.db, config);
  if (!first || !examples) return { first, seeded: 0 };
  await seed(database.db, first.accountId, { projects: exampleProjects, adminUserId: first.userId });
  return { first, seeded: exampleProjects };
};

/** A port that the system chose is in no setting: addresses that were made of it name the real one. */
const onPort = (config: Config, port: number): Config => {
  const named = (url: string) => url.replace(/:0$/, `:${port}`);
  return { ...config, port, publicUrl: named(config.publicUrl), authUrl: named(config.authUrl) };
};

const connected = async (config: Config, log: Logger, opened: AsyncDisposableStack): Promise<Database> => {
  const database = await openConfigured(config, (error) => log.warn({ err: error }, 'a database connection was lost'));
  opened.defer(() => database.close());
  return database;
};

/**
 * Starts everything a node needs and answers when it serves. It listens before it changes anything, so that a port in use
 * costs nobody a migration or the first key; what a failed start has opened is closed again.
 */
export const start = async (config: Config, given: Given = {}): Promise<Running> => {
  await using opened = new AsyncDisposableStack();
  const log = given.log ?? createLog(config.logLevel);
  const { host, tls } = config;
  const clock = given.clock ?? systemClock;
  const database = given.database ?? (await connected(config, log, opened));
  const outbound = createOutbound({ allowPrivate: config.allowPrivateNetworks });
  opened.defer(() => outbound.close());
  // Requests that still finish when the node stops are told of.
  let wake: Wake | undefined;
  opened.defer(() => wake?.close());
  const reportTraffic = (error: unknown) => log.warn({ err: error }, 'the log of requests was not written');
  const traffic = createTraffic({ db: database.db.withoutPlugins(), clock, report: reportTraffic });
  const writing = setInterval(() => void traffic.flush(), writeEvery).unref();
  opened.defer(async () => {
    clearInterval(writing);
    await traffic.close();
  });
  let closeComposed = async (): Promise<void> => undefined;
  opened.defer(() => closeComposed());
  const operations = await listen({ host, port: config.operationsPort, settings: 'HOST and TESSERA_OPERATIONS_PORT' });
  opened.defer(operations.close);
  const server = await listen({ host, port: config.port, tls, settings: 'HOST and PORT', strict: config.mode === 'production' });
  opened.defer(server.close);
  const counters = await openSharedCounters(config.redisUrl, log);
  opened.defer(() => counters?.close());
  const objects = await openObjects(config.files, join(config.dataDir, 'files'));
  opened.defer(() => objects.close());
  if (!given.database) await bringUpToDate(config, database);
  const secrets = await openInstallation(config, database.db);
  const { first, seeded } = await begin(database, config, given.examples ?? config.mode === 'development');
  wake = await openWake(config, database, secrets, log);
  const metrics = createMetrics();
  let draining = false;
  const isDraining = () => draining;
  const checks = checksOf(config, database, { counters, wake });
  operations.serve(operationsApp(metrics, (one) => mountHealth(one, checks, isDraining)));
  const app = express();
  const reached = onPort(config, server.port);
  const { db } = database;
  const worker = createWorker({
    db,
    clock,
    log,
    objects,
    wake,
    outbound,
    mail: config.mail,
    publicUrl: reached.publicUrl,
    work: given.work ?? everyWork,
  });
  opened.defer(worker.close);
  const families = await openFamilies({ config, db, secrets, clock, log, objects, outbound, onWork: worker.onWork });
  const {
    unfilled,
    feed,
    upgrades,
    drain,
    close: closeDoors,
  } = composeDoors({
    app,
    config: reached,
    database,
    secrets,
    checks,
    families,
    log,
    metrics,
    clock,
    isDraining,
    traffic,
    redis: counters?.redis,
    wake,
  });
  opened.defer(() => feed.close());
  opened.defer(drain);
  closeComposed = closeDoors;
  worker.start(families);
  server.serve(app, upgrades);
  const everything = opened.move();
  return {
    port: server.port,
    publicUrl: reached.publicUrl,
    operationsUrl: `http://${host}:${operations.port}`,
    database,
    first,
    seeded,
    unfilled,
    close: async () => {
      draining = true;
      await everything.disposeAsync();
    },
  };
};
