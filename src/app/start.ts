import express from 'express';
import type { Logger } from 'pino';
import { type Clock, systemClock } from '../core/clock.ts';
import type { Database } from '../data/database.ts';
import { seed } from '../data/seed.ts';
import { type FirstAccount, firstStart } from '../identity/first-start.ts';
import { forgetOldAnswers } from '../rules/idempotency.ts';
import type { Config } from './config.ts';
import { mountHealth } from './health.ts';
import { createLog } from './log.ts';
import { createMetrics } from './metrics.ts';
import { openMigrated } from './open.ts';
import { operationsApp, serveHttp } from './server.ts';
import { wire } from './wire.ts';

/** How many projects a first start in development brings along. */
const exampleProjects = 24;

/** How often answers that are no longer owed are forgotten, in milliseconds. */
const sweepEvery = 60 * 60 * 1000;

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

/** Starts everything a node needs and answers when it serves. */
export const start = async (config: Config, given: Given = {}): Promise<Running> => {
  const log = given.log ?? createLog(config.logLevel);
  const database = given.database ?? (await openMigrated(config, (error) => log.warn({ err: error }, 'a database connection was lost')));
  const { first, seeded } = await begin(database, config, given.examples ?? config.mode === 'development');
  const metrics = createMetrics();
  const redis = await sharedCounters(config.redisUrl, log);
  const forgetting = setInterval(() => {
    forgetOldAnswers(database.db, given.clock ?? systemClock).catch((error: unknown) =>
      log.warn({ err: error }, 'kept answers were not swept'),
    );
  }, sweepEvery).unref();
  let draining = false;
  const isDraining = () => draining;
  const app = express();
  const server = await serveHttp(app, config);
  const reached = onPort(config, server.port);
  const { unfilled } = await wire({ app, config: reached, database, log, metrics, clock: given.clock, isDraining, redis });
  const operations = await serveHttp(
    operationsApp(metrics, (one) => mountHealth(one, database, isDraining)),
    { host: config.host, port: config.operationsPort, tls: undefined },
  );
  return {
    port: server.port,
    publicUrl: reached.publicUrl,
    operationsUrl: `http://${config.host}:${operations.port}`,
    database,
    first,
    seeded,
    unfilled,
    close: async () => {
      draining = true;
      clearInterval(forgetting);
      await Promise.all([server.close(), operations.close()]);
      redis?.destroy();
      if (!given.database) await database.close();
    },
  };
};
