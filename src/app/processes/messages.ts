import type { MetricObjectWithValues, MetricValue } from 'prom-client';
import type { Readiness } from '../monitoring/health.ts';
import type { Running } from '../start.ts';

/** The metrics of one process, in the form that prom-client aggregates. */
export type ProcessMetrics = MetricObjectWithValues<MetricValue<string>>[];

/** What the primary process asks of a serving process. */
export type Question = 'metrics' | 'readiness';

/** A message of the primary process: a numbered question, or the order to stop, at once or after the connections. */
export type Order = { question: Question; number: number } | { end: 'released' | 'closed' };

/** The startup facts that are printed for people. */
export type Started = Pick<Running, 'publicUrl' | 'first' | 'seeded' | 'unfilled'>;

/** A message of a serving process: that it serves, the answer to a question, or its metrics after its last request. */
export type Report = { started: Started } | { number: number; answer: ProcessMetrics | Readiness } | { last: ProcessMetrics };
