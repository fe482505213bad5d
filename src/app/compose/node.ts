import type { Logger } from 'pino';
import type { Traffic } from '../../account/traffic/traffic.ts';
import type { Clock } from '../../core/clock.ts';
import type { Queries } from '../../data/connection/database.ts';
import type { Secrets } from '../../data/installation-secrets.ts';
import type { Concurrency } from '../../rules/concurrency.ts';
import type { Feed } from '../../rules/event-feed.ts';
import type { Idempotency } from '../../rules/idempotency.ts';
import type { EventCheck } from '../../rules/operation-events.ts';
import type { RateLimiter, SharedCounters } from '../../rules/rate-limit.ts';
import type { Config } from '../config.ts';
import type { Metrics } from '../monitoring/metrics.ts';
import type { LogRequest } from '../monitoring/request-log.ts';
import type { ReportViolation } from '../monitoring/violations.ts';
import type { ComposedIdentity } from './identity.ts';

/** What all doors of a node share. */
export interface Node {
  config: Config;
  db: Queries;
  secrets: Secrets;
  clock: Clock;
  log: Logger;
  metrics: Metrics;
  logRequest: LogRequest;
  /** Counts and logs outgoing messages that violate the contract. */
  reportViolation: ReportViolation;
  /** Checks the events of writes against the contract, in development. */
  checkEvents: EventCheck;
  /** The shared counters; undefined when each node counts for itself. */
  shared: SharedCounters | undefined;
  limiter: RateLimiter;
  concurrency: Concurrency;
  authenticate: ComposedIdentity['authenticate'];
  idempotency: Idempotency;
  feed: Feed;
  /** Collects answered requests for usage and the request log. */
  traffic: Traffic;
}
