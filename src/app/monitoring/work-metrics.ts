import { Gauge, type Registry } from 'prom-client';
import { createHistogram } from './histogram.ts';

/** The result of a delivery attempt, from `verdictOf`. */
export type ObserveAttempt = (outcome: string, seconds: number) => void;

/** Runs and counts one pass of a sweep. */
export type ObserveSweep = <T>(sweep: string, work: () => Promise<T>) => Promise<T>;

/** Metrics of background work in this process. */
export const createWorkMetrics = (registry: Registry): { observeAttempt: ObserveAttempt; observeSweep: ObserveSweep } => {
  const observeAttempt = createHistogram({
    name: 'tessera_delivery_attempt_duration_seconds',
    help: 'Webhook delivery attempts, by outcome.',
    labelNames: ['outcome'],
    buckets: [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15],
    registers: [registry],
  });
  const observeSweep = createHistogram({
    name: 'tessera_sweep_duration_seconds',
    help: 'Sweeps of expired data, by what they delete and whether they completed.',
    labelNames: ['sweep', 'outcome'],
    buckets: [0.01, 0.1, 1, 10, 60, 600],
    registers: [registry],
  });
  const swept = new Gauge({
    name: 'tessera_sweep_success_timestamp_seconds',
    help: 'Time of the last completed sweep, by what it deletes.',
    labelNames: ['sweep'],
    aggregator: 'max',
    registers: [registry],
  });
  return {
    observeAttempt: (outcome, seconds) => observeAttempt({ outcome }, seconds),
    observeSweep: async (sweep, work) => {
      const since = performance.now();
      let outcome = 'failed';
      try {
        const result = await work();
        outcome = 'succeeded';
        swept.set({ sweep }, Date.now() / 1000);
        return result;
      } finally {
        observeSweep({ sweep, outcome }, (performance.now() - since) / 1000);
      }
    },
  };
};
