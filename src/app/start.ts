import { join } from 'node:path';
import express from 'express';
import type { Logger } from 'pino';
import { type Clock, systemClock } from '../core/clock.ts';
import type { Database } from '../data/database.ts';
import { openObjects } from '../data/objects/open.ts';
import { seed } from '../data/seed.ts';
import { reclaimObjects } from '../families/files/reclaim.ts';
import { type FirstAccount, firstStart } from '../identity/first-start.ts';
import { createOutbound } from '../outbound/outbound.ts';
import { forgetOldAnswers } from '../rules/idempotency.ts';
import type { Config } from './config.ts';
import { mountHealth } from './health.ts';
import { createLog } from './log.ts';
import { createMetrics } from './metrics.ts';
import { openMigrated } from './open.ts';
import { createRunner } from './runner.ts';
import { listen, operationsApp } from './server.ts';
import { wire } from './wire.ts';

/** How many projects a first start in development brings along. */
const exampleProjects = 24;

/** How often answers that are no longer owed are forgotten, in milliseconds. */
const sweepEvery = 60 * 60 * 1000;

/** How often bytes that no file has are deleted, in milliseconds. */
const reclaimEvery = 60 * 1000;

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
  /** An open, migrated database; else the configured one is opened. */
  database?: Database;
  clock?: Clock;
  log?: Logger;
  /** Whether an empty database gets example projects; else in development it does. */
  examples?: boolean;
}

const begin = async (database: Database, config: Config, examples: boolean) => {
  const { environment, region, admin } = config;
  const first = await firstStart(database.db, { ...admin, environment, region });
  if (!first || !examples) return { first, seeded: 0 };
  await seed(database.db, first.accountId, { projects: exampleProjects, adminUserId: first.userId });
  return { first, seeded: exampleProjects };
};

/** Where counters are shared between nodes; a node whose Redis is away counts for itself until it is back. */
const sharedCounters = async (url: string | undefined, log: Logger) => {
  if (!url) return undefined;
  const { createClient } = await import('redis');
  const client = createClient({ url, disableOfflineQueue: true });
  client.on('error', (error: Error) => log.warn({ err: error }, 'Redis is not reachable'));
  client.connect().catch(() => undefined);
  return client;
};

/** A port that the system chose is in no setting: addresses that were made of it name the real one. */
const onPort = (config: Config, port: number): Config => {
  const named = (url: string) => url.replace(/:0$/, `:${port}`);
  return { ...config, port, publicUrl: named(config.publicUrl), authUrl: named(config.authUrl) };
};

const connected = async (config: Config, log: Logger, opened: AsyncDisposableStack): Promise<Database> => {
  const database = await openMigrated(config, (error) => log.warn({ err: error }, 'a database connection was lost'));
  opened.defer(() => database.close());
  return database;
};

/**
 * Starts everything a node needs and answers when it serves. It listens before it writes anything, so that a port in use
 * costs nobody the first key; what a failed start has opened is closed again.
 */
export const start = async (config: Config, given: Given = {}): Promise<Running> => {
  await using opened = new AsyncDisposableStack();
  const log = given.log ?? createLog(config.logLevel);
  const { host, tls } = config;
  const database = given.database ?? (await connected(config, log, opened));
  const outbound = createOutbound({ allowPrivate: config.allowPrivateNetworks });
  opened.defer(() => outbound.close());
  const operations = await listen({ host, port: config.operationsPort, settings: 'HOST and TESSERA_OPERATIONS_PORT' });
  opened.defer(operations.close);
  const server = await listen({ host, port: config.port, tls, settings: 'HOST and PORT' });
  opened.defer(server.close);
  const redis = await sharedCounters(config.redisUrl, log);
  opened.defer(() => redis?.destroy());
  const objects = await openObjects(config.files, join(config.dataDir, 'files'));
  opened.defer(() => objects.close());
  const { first, seeded } = await begin(database, config, given.examples ?? config.mode === 'development');
  const metrics = createMetrics();
  const forgetting = setInterval(() => {
    forgetOldAnswers(database.db, given.clock ?? systemClock).catch((error: unknown) =>
      log.warn({ err: error }, 'kept answers were not swept'),
    );
  }, sweepEvery).unref();
  opened.defer(() => clearInterval(forgetting));
  const reclaiming = setInterval(() => {
    reclaimObjects({ db: database.db, objects, clock: given.clock ?? systemClock }).catch((error: unknown) =>
      log.warn({ err: error }, 'bytes that no file has were not swept'),
    );
  }, reclaimEvery).unref();
  opened.defer(() => clearInterval(reclaiming));
  let draining = false;
  const isDraining = () => draining;
  operations.serve(operationsApp(metrics, (one) => mountHealth(one, database, isDraining)));
  const app = express();
  const reached = onPort(config, server.port);
  const runner = createRunner({ db: database.db, clock: given.clock ?? systemClock, log });
  opened.defer(() => runner.close());
  const { unfilled, works } = await wire({
    app,
    config: reached,
    database,
    objects,
    log,
    metrics,
    clock: given.clock,
    isDraining,
    redis,
    outbound,
    onWork: runner.wake,
  });
  runner.start(works);
  server.serve(app);
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
