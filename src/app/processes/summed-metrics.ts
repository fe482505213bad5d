import { AggregatorRegistry } from 'prom-client';
import type { ProcessMetrics } from './messages.ts';
import type { ServingProcess } from './serving-process.ts';

/** What only grows: it must not fall when a process ends, or Prometheus would see a new beginning and count it twice. */
const growing = (metrics: ProcessMetrics): ProcessMetrics => metrics.filter(({ type }) => ['counter', 'histogram'].includes(String(type)));

const sumOf = (all: readonly ProcessMetrics[]) => AggregatorRegistry.aggregate([...all]);

/** The metrics of all processes together: counters and histograms added up, also those of processes that have ended. */
export const createSummedMetrics = (processes: () => readonly ServingProcess[]) => {
  const latest = new WeakMap<ServingProcess, ProcessMetrics>();
  let ended: Promise<ProcessMetrics> = Promise.resolve([]);

  const read = async (one: ServingProcess): Promise<ProcessMetrics> => {
    const metrics = (await one.ask('metrics')) ?? one.last() ?? latest.get(one) ?? [];
    latest.set(one, metrics);
    return metrics;
  };

  const added = async (before: Promise<ProcessMetrics>, counted: ProcessMetrics) =>
    (await sumOf([await before, growing(counted)]).getMetricsAsJSON()) as ProcessMetrics;

  return {
    /** The page for Prometheus. */
    page: async (): Promise<string> => {
      // At this moment each process is among those that run, or among those that have ended.
      const all = [...processes().map(read), ended];
      return sumOf(await Promise.all(all)).metrics();
    },
    /** Must be called when a process has ended, before it is missing in the list. One that was killed counts as it was read last. */
    remember: (one: ServingProcess): void => {
      const counted = one.last() ?? latest.get(one);
      if (counted) ended = added(ended, counted);
    },
  };
};
