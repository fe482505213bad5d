import type { Queries } from '../../data/connection/database.ts';
import { reportEventViolations } from '../../rules/event-check.ts';
import type { Config } from '../config.ts';
import { createViolationReport, type ReportViolation } from '../monitoring/violations.ts';

type Dependencies = Parameters<typeof createViolationReport>[0] & { config: Pick<Config, 'mode'>; db: Queries };

/** What becomes of messages that violate the contract. In production they are counted and logged; elsewhere they are errors. */
export const composeViolations = ({ config, db, ...dependencies }: Dependencies): ReportViolation => {
  const report = createViolationReport(dependencies);
  if (config.mode === 'production') reportEventViolations(db, (type, details) => report(`event ${type}`, 'event', details));
  return report;
};
