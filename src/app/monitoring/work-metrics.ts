import { Gauge, type Registry } from 'prom-client';
import { createHistogram } from './histogram.ts';

/** The result of an attempt at a delivery, as `verdictOf` gives it. */
export type ObserveAttempt = (outcome: string, seconds: number) => void;

/** Runs one pass of a sweep, and counts it. */
export type ObserveSweep = <T>(sweep: string, work: () => Promise<T>) => Promise<T>;

/** The metrics of background work in this process. */
export const createWorkMetrics = (registry: Registry): { observeAttempt: ObserveAttempt; observeSweep: ObserveSweep } => {
  const observeAttempt = createHistogram({
    name: 'tessera_delivery_attempt_duration_seconds',
    help: 'Attempts at deliveries to webhooks, by outcome.',
    labelNames: ['outcome'],
    buckets: [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15],
    registers: [registry],
  });
  const observeSweep = createHistogram({
    name: 'tessera_sweep_duration_seconds',
    help: 'Passes that delete expired data, by what they delete and whether they came to their end.',
    labelNames: ['sweep', 'outcome'],
    buckets: [0.01, 0.1, 1, 10, 60, 600],
    registers: [registry],
  });
  const swept = new Gauge({
    name: 'tessera_sweep_success_timestamp_seconds',
    help: 'When the last pass came to its end, by what it deletes.',
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
