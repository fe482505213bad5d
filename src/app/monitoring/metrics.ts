import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** Told of every answered request: what it was, how it ended, and how long it took in seconds. */
export type Observe = (operation: string, status: number, seconds: number) => void;

/** The sockets of one door: how many there are, and how many bytes wait to be sent over them. */
interface Sockets {
  readonly size: number;
  waiting(): number;
}

/** Counts sockets whenever Prometheus asks. */
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
  gauge('tessera_sockets', 'WebSocket connections that are open.', ({ size }) => size);
  gauge('tessera_sockets_waiting_bytes', 'Bytes that wait to be sent over them.', (sockets) => sockets.waiting());
  return (door: string, sockets: Sockets): void => void doors.set(door, sockets);
};

/** Counts who follows events whenever Prometheus asks. */
const createFollowerGauge =
  (registry: Registry) =>
  (feed: { readonly size: number }): void =>
    void new Gauge({
      name: 'tessera_subscriptions',
      help: 'Subscriptions to events that stand.',
      registers: [registry],
      collect() {
        this.set(feed.size);
      },
    });

/** Says whether the other nodes are reached whenever Prometheus asks. */
const createWakeGauge =
  (registry: Registry) =>
  ({ isConnected }: { isConnected(): boolean }): void =>
    void new Gauge({
      name: 'tessera_line_up',
      help: 'Whether the line to the other nodes stands: 1, or 0 while events of theirs are told late.',
      registers: [registry],
      collect() {
        this.set(isConnected() ? 1 : 0);
      },
    });

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
  return {
    registry,
    violations,
    observe,
    watchSockets: createSocketGauges(registry),
    watchFeed: createFollowerGauge(registry),
    watchWake: createWakeGauge(registry),
  };
};

export type Metrics = ReturnType<typeof createMetrics>;
