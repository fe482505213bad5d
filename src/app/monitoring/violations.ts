import type { Logger } from 'pino';
import type { Clock } from '../../core/clock.ts';
import type { ErrorDetail } from '../../core/errors.ts';
import type { Metrics } from './metrics.ts';

/**
 * Called with an outgoing message that violates the contract: its operation or name, such as `event TASK_CREATED`, and its status or kind.
 */
export type ReportViolation = (operation: string, status: number | string, details: readonly ErrorDetail[]) => void;

/** Maximum number of details per line. */
const loggedDetails = 10;

/** How often the same message is logged, in milliseconds: one mistake may affect thousands of messages. */
const loggedEvery = 60_000;

interface Dependencies {
  metrics: Pick<Metrics, 'violations'>;
  log: Pick<Logger, 'error'>;
  clock: Clock;
}

/** Counts every violation, and logs the first one a minute for each message and status. */
export const createViolationReport = ({ metrics, log, clock }: Dependencies): ReportViolation => {
  const logged = new Map<string, number>();
  return (operation, status, details) => {
    metrics.violations.inc({ operation, status });
    const key = `${operation} ${status}`;
    const now = clock().getTime();
    if (now - (logged.get(key) ?? Number.NEGATIVE_INFINITY) < loggedEvery) return;
    logged.set(key, now);
    log.error({ operation, status, details: details.slice(0, loggedDetails) }, 'a message violates its contract');
  };
};
