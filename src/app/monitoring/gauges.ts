import { Counter, Gauge, type Registry } from 'prom-client';
import type { Database, PoolUsage } from '../../data/connection/database.ts';
import type { Admission, AdmissionUsage } from '../../request/admission.ts';
import type { ReadBacklog } from './backlog.ts';
import { type Check, createProbe } from './health.ts';

type Labels = Record<string, string>;

/** Sets the figures of a gauge at a scrape, dropping earlier ones. */
type Read = () => readonly { value: number; labels?: Labels }[] | Promise<readonly { value: number; labels?: Labels }[]>;

interface Meaning {
  name: string;
  help: string;
  labels?: string[];
  /** How the figures of several processes on one port are combined; summed by default. */
  together?: 'sum' | 'max' | 'min';
}

const gauge = (registry: Registry, { name, help, labels = [], together = 'sum' }: Meaning, read: Read): void =>
  void new Gauge({
    name,
    help,
    labelNames: labels,
    aggregator: together,
    registers: [registry],
    async collect() {
      const figures = await read();
      this.reset();
      // A gauge without labels starts at 0, which would be reported before it is known.
      if (figures.length === 0 && labels.length === 0) this.remove();
      for (const { value, labels = {} } of figures) this.set(labels, value);
    },
  });

/** The backlog of the database. Every process reports the same, so a panel uses the maximum. */
export const watchBacklog = (registry: Registry, read: ReadBacklog): void => {
  const of = (meaning: Meaning, figures: (backlog: NonNullable<Awaited<ReturnType<ReadBacklog>>>) => Awaited<ReturnType<Read>>): void =>
    gauge(registry, { ...meaning, together: 'max' }, async () => {
      const backlog = await read();
      return backlog ? figures(backlog) : [];
    });
  of({ name: 'tessera_event_lag_seconds', help: 'Age of the oldest committed event without a position.' }, ({ eventLag }) => [
    { value: eventLag },
  ]);
  of({ name: 'tessera_fan_out_lag_seconds', help: 'Age of the oldest event not yet passed on to webhooks.' }, (backlog) => [
    { value: backlog.fanOutLag },
  ]);
  of({ name: 'tessera_outbox_events', help: 'Events not yet passed on to webhooks.' }, ({ outbox }) => [{ value: outbox }]);
  of(
    {
      name: 'tessera_delivery_backlog',
      help: 'Pending webhook deliveries by the outcome of their last attempt: none, failed, blocked by an earlier delivery, or paused with its webhook.',
      labels: ['outcome'],
    },
    ({ deliveries }) => deliveries.map(({ outcome, count }) => ({ value: count, labels: { outcome } })),
  );
  of(
    {
      name: 'tessera_delivery_backlog_age_seconds',
      help: 'Age of the oldest pending delivery, by the outcome of its last attempt, or paused with its webhook.',
      labels: ['outcome'],
    },
    ({ deliveries }) => deliveries.map(({ outcome, age }) => ({ value: age, labels: { outcome } })),
  );
  of({ name: 'tessera_webhooks_disabled', help: 'Webhooks that receive no deliveries, by reason.', labels: ['reason'] }, (backlog) =>
    backlog.disabledWebhooks.map(({ reason, count }) => ({ value: count, labels: { reason } })),
  );
};

/** The connections of this process to its database. */
export const watchPool = (registry: Registry, usage: Database['poolUsage']): void => {
  const of = (name: string, help: string, value: (one: PoolUsage) => number): void =>
    gauge(registry, { name, help, labels: ['pool'] }, () => usage().map((one) => ({ value: value(one), labels: { pool: one.pool } })));
  of('tessera_database_pool_size', 'Connections to the database that this process may have.', ({ size }) => size);
  of('tessera_database_pool_in_use', 'Connections in use.', ({ inUse }) => inUse);
  of('tessera_database_pool_waiting', 'Statements and transactions that wait for a connection.', ({ waiting }) => waiting);
};

/** The requests of all accounts that are under way, by weight, and those that wait because their account has too much under way. */
export const watchAdmission = (registry: Registry, usage: Admission['usage']): void => {
  const of = (name: string, help: string, value: (usage: AdmissionUsage) => number): void =>
    gauge(registry, { name, help }, () => [{ value: value(usage()) }]);
  of('tessera_admission_weight', 'Requests under way, by weight.', ({ weight }) => weight);
  of('tessera_admission_waiting', 'Requests that wait because their account has too much under way.', ({ waiting }) => waiting);
};

/** The standby, and who answers the reads that it may answer. */
export const watchStandby = (registry: Registry, state: NonNullable<Database['standby']>): void => {
  gauge(
    registry,
    { name: 'tessera_standby_lag_seconds', help: 'Lag of the standby behind the primary, as known to this process.', together: 'max' },
    () => {
      const { lagSeconds } = state();
      return lagSeconds === undefined ? [] : [{ value: lagSeconds }];
    },
  );
  const known: Record<string, number> = {};
  new Counter({
    name: 'tessera_standby_reads_total',
    help: 'Reads that the standby may answer, by outcome: answered; or sent to the primary because it was behind, unusable, or failed.',
    labelNames: ['outcome'],
    registers: [registry],
    collect() {
      for (const [outcome, reads] of Object.entries(state().reads)) {
        this.inc({ outcome }, reads - (known[outcome] ?? 0));
        known[outcome] = reads;
      }
    },
  });
};

/** The dependencies of the process, by its health checks: 1 while it works. */
export const watchDependencies = (registry: Registry, checks: Readonly<Record<string, Check>>): void => {
  const probes = Object.entries(checks).map(([name, check]) => ({ name, probe: createProbe(name, check) }));
  gauge(
    registry,
    {
      name: 'tessera_dependency_up',
      help: 'Whether a dependency of this process works: 1 or 0.',
      labels: ['dependency'],
      together: 'min',
    },
    () =>
      Promise.all(
        probes.map(async ({ name, probe }) => ({
          value: (await probe()) === undefined ? 1 : 0,
          labels: { dependency: name },
        })),
      ),
  );
};
