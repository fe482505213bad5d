import { Counter, collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import type { Clock } from '../../core/clock.ts';
import type { Database } from '../../data/connection/database.ts';
import { admission } from '../../request/admission.ts';
import { createBacklogReader } from './backlog.ts';
import { watchAdmission, watchBacklog, watchDependencies, watchPool, watchStandby } from './gauges.ts';
import type { Check } from './health.ts';
import { createHistogram } from './histogram.ts';
import { createWorkMetrics } from './work-metrics.ts';

/** Called for every answered request with its operation, status, duration in seconds, and error code. */
export type Observe = (operation: string, status: number, seconds: number, errorCode?: string) => void;

/** The sockets of one door: their number, and their queued bytes. */
interface Sockets {
  readonly size: number;
  waiting(): number;
}

/** Counts sockets at each scrape. */
const createSocketGauges = (registry: Registry) => {
  const doors = new Map<string, Sockets>();
  const gauge = (name: string, help: string, read: (sockets: Sockets) => number) =>
    new Gauge({
      name,
      help,
      labelNames: ['door'],
      registers: [registry],
      collect() {
        for (const [door, sockets] of doors) this.set({ door }, read(sockets));
      },
    });
  gauge('tessera_sockets', 'Open WebSocket connections.', ({ size }) => size);
  gauge('tessera_sockets_waiting_bytes', 'Bytes queued on WebSocket connections.', (sockets) => sockets.waiting());
  return (door: string, sockets: Sockets): void => void doors.set(door, sockets);
};

/** Counts event subscriptions at each scrape. */
const createSubscriptionGauge =
  (registry: Registry) =>
  (feed: { readonly size: number }): void =>
    void new Gauge({
      name: 'tessera_subscriptions',
      help: 'Open subscriptions to events.',
      registers: [registry],
      collect() {
        this.set(feed.size);
      },
    });

/** Whether wake-ups reach the other nodes, at each scrape. */
const createWakeGauge =
  (registry: Registry) =>
  ({ isConnected }: { isConnected(): boolean }): void =>
    void new Gauge({
      name: 'tessera_line_up',
      help: 'Whether this node is connected to the other nodes: 1, or 0 while their events arrive late.',
      aggregator: 'min',
      registers: [registry],
      collect() {
        this.set(isConnected() ? 1 : 0);
      },
    });

/** What servers and workers have in common. */
interface WatchedProcess {
  database: Pick<Database, 'db' | 'poolUsage' | 'standby'>;
  clock: Clock;
  /** The health checks. */
  checks: Readonly<Record<string, Check>>;
}

let watched: Registry | undefined;

/** The metrics of the process and its runtime. Registered once, because prom-client cannot stop them. */
const ofProcess = (): Registry => {
  if (!watched) {
    watched = new Registry();
    collectDefaultMetrics({ register: watched });
  }
  return watched;
};

/** The metrics for Prometheus. */
export const createMetrics = () => {
  const registry = new Registry();
  for (const { name } of ofProcess().getMetricsAsArray()) registry.registerMetric(ofProcess().getSingleMetric(name)!);
  const violations = new Counter({
    name: 'tessera_contract_violations_total',
    help: 'Frames, events, webhook messages and answers to operators that violate their contract.',
    labelNames: ['operation', 'status'],
    registers: [registry],
  });
  const observeRequest = createHistogram({
    name: 'tessera_request_duration_seconds',
    help: 'Requests by operation and status.',
    labelNames: ['operation', 'status'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  });
  const refusals = new Counter({
    name: 'tessera_refusals_total',
    help: 'Requests answered with an error, by code.',
    labelNames: ['code'],
    registers: [registry],
  });
  const observe: Observe = (operation, status, seconds, errorCode) => {
    observeRequest({ operation, status }, seconds);
    if (errorCode !== undefined) refusals.inc({ code: errorCode });
  };
  return {
    registry,
    violations,
    observe,
    ...createWorkMetrics(registry),
    watchSockets: createSocketGauges(registry),
    watchFeed: createSubscriptionGauge(registry),
    watchWake: createWakeGauge(registry),
    /** The database, its backlog, and the other dependencies of a process. */
    watchProcess: ({ database, clock, checks }: WatchedProcess): void => {
      watchBacklog(registry, createBacklogReader(database.db, clock));
      watchPool(registry, database.poolUsage);
      watchAdmission(registry, admission.usage);
      if (database.standby) watchStandby(registry, database.standby);
      watchDependencies(registry, checks);
    },
  };
};

export type Metrics = ReturnType<typeof createMetrics>;
