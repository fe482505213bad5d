import { auditHandlers } from '../../account/audited.ts';
import { versions } from '../../contract/versions.ts';
import { sealedCursors } from '../../core/query/cursors.ts';
import type { Queries } from '../../data/connection/database.ts';
import { transaction } from '../../data/connection/transaction.ts';
import { unitOf } from '../../data/connection/units-of-work/unit-of-work.ts';
import { refuseViolations, trustAnswers } from '../../graphql/answers.ts';
import { createEventStreams } from '../../graphql/event-streams.ts';
import { createGraphqlSockets } from '../../graphql/graphql-sockets.ts';
import { createPreparation } from '../../graphql/operation.ts';
import type { Write } from '../../graphql/policy.ts';
import type { FindDocument } from '../../graphql/registered-documents.ts';
import { executableSchema } from '../../graphql/schema.ts';
import { findDocument } from '../../identity/applications/registered-documents.ts';
import type { Connections } from './connections.ts';
import { explain } from './database-errors.ts';
import type { OpenFamilies } from './families.ts';
import type { Node } from './node.ts';

/** Finds the registered documents of applications. */
export const documentsIn =
  (db: Queries): FindDocument =>
  async ({ accountId, application }, id) =>
    application && findDocument(db, { accountId, applicationId: application.id }, id);

/** The GraphQL door over HTTP, with server-sent events, and WebSocket. */
export const composeGraphql = (
  node: Node,
  connections: Connections,
  { resolvers, findRegistered }: Pick<OpenFamilies, 'resolvers'> & { findRegistered: FindDocument },
) => {
  const { config, db, checkEvents, clock, log, logRequest, metrics, traffic, authenticate, limiter, idempotency, secrets, feed } = node;
  const audited = auditHandlers({ db, clock });
  /**
   * Each mutation is a unit of work, as each write of REST is. Within the unit of an operation with a key, one that fails undoes only
   * itself.
   */
  const write: Write = (operationId, call, work, made) => {
    const carryOut = () => audited(operationId, call, () => checkEvents(operationId, call.caller, work), made);
    const unit = unitOf(db);
    return unit ? unit.savepoint(carryOut) : transaction(db, carryOut);
  };
  const schema = executableSchema(resolvers, write, config.mode === 'production' ? trustAnswers : refuseViolations);
  const shared = {
    schema,
    prepare: createPreparation(schema, findRegistered),
    cursors: sealedCursors(secrets.cursors, 'endCursor, startCursor or cursor of a connection'),
    feed,
    explain,
    report: (failure: unknown, requestId: string) => log.error({ err: failure, requestId }, 'a GraphQL operation failed'),
  };
  const events = createEventStreams({ ...shared, ...connections });
  const http = { ...shared, authenticate, limiter, versions, answered: traffic.record, once: idempotency, events };
  const sockets = createGraphqlSockets({
    ...shared,
    ...connections,
    once: idempotency,
    answered: (operation) => {
      const { requestId, caller, status, errorCode, duration: milliseconds } = operation;
      metrics.observe('graphql', status, milliseconds / 1000, errorCode ?? undefined);
      logRequest({ requestId, operation: 'graphql', accountId: caller.accountId, status, errorCode, milliseconds });
      traffic.record({ ...operation, method: 'POST', path: '/graphql', operationId: null, version: null });
    },
  });
  return { http, sockets, events };
};
