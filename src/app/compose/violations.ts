import { families } from '#families/index';
import type { Queries } from '../../data/connection/database.ts';
import { type MessageCheck, refuseMessageViolations, reportMessageViolations } from '../../delivery/webhooks/message-check.ts';
import { reportAuditViolations } from '../../rules/audited-operation.ts';
import { reportEventViolations } from '../../rules/event-check.ts';
import { type EventCheck, refuseEventViolations, trustEvents } from '../../rules/operation-events.ts';
import type { Config } from '../config.ts';
import { createViolationReport, type ReportViolation } from '../monitoring/violations.ts';

type Dependencies = Parameters<typeof createViolationReport>[0] & { config: Pick<Config, 'mode'>; db: Queries };

interface Violations {
  reportViolation: ReportViolation;
  checkMessage: MessageCheck;
  checkEvents: EventCheck;
}

/** How outgoing messages that violate the contract are handled: counted and logged in production, errors elsewhere. */
export const composeViolations = ({ config, db, ...dependencies }: Dependencies): Violations => {
  const reportViolation = createViolationReport(dependencies);
  if (config.mode !== 'production')
    return {
      reportViolation,
      checkMessage: refuseMessageViolations,
      checkEvents: refuseEventViolations(db, new Set(Object.keys(families.tables))),
    };
  reportAuditViolations(db, (operationId, action) => {
    const message = `Writes ${action} to the audit log, which is not in its x-audits.`;
    reportViolation(operationId, 'audit', [{ field: 'x-audits', message, code: 'undocumented' }]);
  });
  reportEventViolations(db, (type, details) => reportViolation(`event ${type}`, 'event', details));
  return {
    reportViolation,
    checkMessage: reportMessageViolations((type, details) => reportViolation(`webhook ${type}`, 'message', details)),
    checkEvents: trustEvents,
  };
};
