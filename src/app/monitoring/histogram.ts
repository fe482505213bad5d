import { metrics } from '@opentelemetry/api';
import { Histogram, type HistogramConfiguration } from 'prom-client';

/** Observes seconds, or another quantity, with labels. */
export type ObserveLabeled<Label extends string> = (labels: Record<Label, string | number>, value: number) => void;

/** A histogram for Prometheus, and for OpenTelemetry when enabled. */
export const createHistogram = <Label extends string>(configuration: HistogramConfiguration<Label>): ObserveLabeled<Label> => {
  const histogram = new Histogram(configuration);
  const { name, help: description, buckets } = configuration;
  const advice = { explicitBucketBoundaries: buckets as number[] };
  const recorded = metrics.getMeter('tessera').createHistogram(name, { description, unit: 's', advice });
  return (labels, value) => {
    histogram.observe(labels, value);
    recorded.record(value, labels);
  };
};
