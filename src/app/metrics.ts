import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client';

/** Told of every answered request: what it was, how it ended, and how long it took in seconds. */
export type Observe = (operation: string, status: number, seconds: number) => void;

/** What the operations port tells Prometheus. */
export const createMetrics = () => {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const violations = new Counter({
    name: 'tessera_contract_violations_total',
    help: 'Answers that were not as their contract documents.',
    labelNames: ['operation', 'status'],
    registers: [registry],
  });
  const requests = new Histogram({
    name: 'tessera_request_duration_seconds',
    help: 'Requests by operation and status.',
    labelNames: ['operation', 'status'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  });
  const observe: Observe = (operation, status, seconds) => requests.observe({ operation, status }, seconds);
  return { registry, violations, observe };
};

export type Metrics = ReturnType<typeof createMetrics>;
