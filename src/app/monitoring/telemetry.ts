import { DiagLogLevel, diag, metrics } from '@opentelemetry/api';
import type { Logger } from 'pino';
import type { Registry } from 'prom-client';
import { beginTracing } from '../../core/tracing.ts';
import { passLogsOn } from './log.ts';

type Env = Record<string, string | undefined>;

const exporters = ['OTEL_TRACES_EXPORTER', 'OTEL_METRICS_EXPORTER', 'OTEL_LOGS_EXPORTER'];
const endpoints = ['', '_TRACES', '_METRICS', '_LOGS'].map((signal) => `OTEL_EXPORTER_OTLP${signal}_ENDPOINT`);

/** Whether OpenTelemetry is enabled by its own variables: an exporter or an endpoint is set. */
export const wantsTelemetry = (env: Env): boolean =>
  env.OTEL_SDK_DISABLED?.trim().toLowerCase() !== 'true' &&
  (exporters.some((name) => env[name] && env[name] !== 'none') || endpoints.some((name) => env[name]));

/** Whether a signal is exported: unless its exporter is `none`. */
const isWanted = (env: Env, signal: 'TRACES' | 'LOGS'): boolean => env[`OTEL_${signal}_EXPORTER`] !== 'none';

/** The service name, unless the variables set one. */
const serviceName = ({ OTEL_SERVICE_NAME: own, OTEL_RESOURCE_ATTRIBUTES: attributes = '' }: Env): { serviceName?: string } =>
  own || /(?:^|,)\s*service\.name\s*=/.test(attributes) ? {} : { serviceName: 'tessera' };

/** Our counters and gauges as of each export; histograms are recorded where they are observed. */
const exportRegistry = (registry: Registry): void => {
  const meter = metrics.getMeter('tessera');
  const known = new Map<string, ReturnType<typeof meter.createObservableGauge>>();
  const make = ({ name, help, type }: { name: string; help: string; type: string }) =>
    type === 'counter'
      ? meter.createObservableCounter(name, { description: help })
      : meter.createObservableGauge(name, { description: help });
  for (const metric of registry.getMetricsAsArray()) {
    const { name, help, type } = metric as unknown as { name: string; help: string; type: string };
    if (type === 'counter' || type === 'gauge') known.set(name, make({ name, help, type }));
  }
  meter.addBatchObservableCallback(
    async (result) => {
      for (const { name, values } of await registry.getMetricsAsJSON()) {
        const instrument = known.get(name);
        if (instrument) for (const { value, labels } of values) result.observe(instrument, value, labels as Record<string, string>);
      }
    },
    [...known.values()],
  );
};

/** OpenTelemetry in this process. */
export interface Telemetry {
  /** Exports the metrics of a complete registry. */
  exportMetrics(registry: Registry): void;
  /** Flushes and shuts down. */
  close(): Promise<void>;
}

const none: Telemetry = { exportMetrics: () => undefined, close: async () => undefined };

/** Diagnostics of the SDK, such as an unreachable receiver. */
const reportTo = (log: Pick<Logger, 'warn' | 'error'>): void => {
  const said = (level: 'warn' | 'error') => (message: string) => log[level](`OpenTelemetry: ${message.slice(0, 500)}`);
  const nothing = () => undefined;
  diag.setLogger({ error: said('error'), warn: said('warn'), info: nothing, debug: nothing, verbose: nothing }, DiagLogLevel.WARN);
};

/** Starts OpenTelemetry's SDK if its variables enable it. Otherwise it is not loaded. */
export const openTelemetry = async (env: Env, log: Pick<Logger, 'warn' | 'error'>): Promise<Telemetry> => {
  if (!wantsTelemetry(env)) return none;
  const { NodeSDK } = await import('@opentelemetry/sdk-node');
  if (!env.OTEL_LOG_LEVEL) reportTo(log);
  const sdk = new NodeSDK(serviceName(env));
  sdk.start();
  const ends = [isWanted(env, 'TRACES') && beginTracing(), isWanted(env, 'LOGS') && passLogsOn()];
  return {
    exportMetrics: exportRegistry,
    close: async () => {
      for (const end of ends) if (end) end();
      await sdk.shutdown().catch((error: unknown) => log.warn({ err: error }, 'flushing the last traces, metrics and logs failed'));
    },
  };
};
