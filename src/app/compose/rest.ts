import { withDifferences } from '../../contract/differences.ts';
import { versions } from '../../contract/versions.ts';
import { signedCursors } from '../../core/query/cursors.ts';
import { inAmbientTransaction } from '../../data/connection/ambient-transaction.ts';
import { transaction } from '../../data/connection/transaction.ts';
import { upgradeRequired } from '../../http/upgrades.ts';
import { refuseViolations, reportViolations } from '../../rest/answer.ts';
import { createPipelines, type RestDependencies } from '../../rest/rest-door.ts';
import { mappings } from '../../versions/index.ts';
import { explain } from './database-errors.ts';
import type { Node } from './node.ts';

/** In production a response that violates the contract is reported and sent; in development it is an error. */
const answerCheck = ({ config, reportViolation }: Node): RestDependencies['checkAnswer'] =>
  config.mode === 'production' ? reportViolations(reportViolation) : refuseViolations;

/** A violation that is an error rolls back its write. In production it does not, so writes need no transaction for it. */
const whole = ({ config, db }: Node): RestDependencies['wholly'] =>
  config.mode === 'production' ? (work) => work() : (work) => transaction(db, (tx) => inAmbientTransaction(db, tx, work));

/** The REST pipelines: for requests over HTTP, and for calls over the channel. */
export const composeRest = (node: Node, handlers: RestDependencies['handlers']) =>
  createPipelines({
    authenticate: node.authenticate,
    limiter: node.limiter,
    versions: withDifferences(versions, mappings),
    answered: node.traffic.record,
    handlers,
    once: node.idempotency,
    wholly: whole(node),
    cursors: signedCursors(node.secrets.cursors),
    publicUrl: node.config.publicUrl,
    checkAnswer: answerCheck(node),
    elsewhere: { '/v1/websocket': upgradeRequired('/v1/websocket', '/docs/channel') },
    explain,
    report: (failure, { requestId, operationId, path }) =>
      node.log.error({ err: failure, requestId, operationId, path }, 'a request failed'),
  });
