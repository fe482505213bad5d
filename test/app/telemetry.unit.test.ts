import { describe, expect, it } from 'vitest';
import { wantsTelemetry } from '../../src/app/monitoring/telemetry.ts';

describe('OpenTelemetry is wanted', () => {
  it.each([
    [false, {}],
    [false, { OTEL_SERVICE_NAME: 'tessera', OTEL_TRACES_SAMPLER: 'always_on' }],
    [false, { OTEL_TRACES_EXPORTER: 'none' }],
    [false, { OTEL_EXPORTER_OTLP_ENDPOINT: '' }],
    [false, { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://localhost:4318', OTEL_SDK_DISABLED: 'true' }],
    [true, { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://localhost:4318' }],
    [true, { OTEL_EXPORTER_OTLP_LOGS_ENDPOINT: 'http://localhost:4318' }],
    [true, { OTEL_METRICS_EXPORTER: 'console' }],
  ])('%s with %j', (wanted, env) => {
    expect(wantsTelemetry(env)).toBe(wanted);
  });
});
