import { AggregatorRegistry } from 'prom-client';
import type { ProcessMetrics } from './messages.ts';
import type { ServingProcess } from './serving-process.ts';

/** Cumulative metrics: they must not fall when a process ends, or Prometheus would see a reset and count twice. */
const growing = (metrics: ProcessMetrics): ProcessMetrics => metrics.filter(({ type }) => ['counter', 'histogram'].includes(String(type)));

const sumOf = (all: readonly ProcessMetrics[]) => AggregatorRegistry.aggregate([...all]);

/** The metrics of all processes: counters and histograms are summed, including those of ended processes. */
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
      // Read together, because at this moment each process is in exactly one of the two.
      const all = [...processes().map(read), ended];
      return sumOf(await Promise.all(all)).metrics();
    },
    /** Must be called when a process has ended, before it leaves the list. A killed process counts with its last reading. */
    remember: (one: ServingProcess): void => {
      const counted = one.last() ?? latest.get(one);
      if (counted) ended = added(ended, counted);
    },
  };
};
