import type { Logger } from 'pino';
import type { Traffic } from '../../account/usage/traffic.ts';
import type { Clock } from '../../core/clock.ts';
import type { Queries } from '../../data/connection/database.ts';
import type { Secrets } from '../../data/installation-secrets.ts';
import type { Feed } from '../../rules/event-feed.ts';
import type { Idempotency } from '../../rules/idempotency.ts';
import type { RateLimiter, SharedCounters } from '../../rules/rate-limit.ts';
import type { Config } from '../config.ts';
import type { Metrics } from '../monitoring/metrics.ts';
import type { ComposedIdentity } from './identity.ts';

/** What every door of one node is composed of. */
export interface Node {
  config: Config;
  db: Queries;
  secrets: Secrets;
  clock: Clock;
  log: Logger;
  metrics: Metrics;
  /** Where nodes count together; undefined where each counts for itself. */
  shared: SharedCounters | undefined;
  limiter: RateLimiter;
  authenticate: ComposedIdentity['authenticate'];
  idempotency: Idempotency;
  feed: Feed;
  /** Collects what was answered, for usage and the log of requests. */
  traffic: Traffic;
}
