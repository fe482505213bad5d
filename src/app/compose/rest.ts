import { mappings } from '#versions/index';
import { withDifferences } from '../../contract/differences.ts';
import { versions } from '../../contract/versions.ts';
import { sealedCursors } from '../../core/query/cursors.ts';
import { transaction } from '../../data/connection/transaction.ts';
import { upgradeRequired } from '../../http/upgrades.ts';
import { refuseViolations, trustAnswers } from '../../rest/answer.ts';
import { createPipelines, type RestDependencies } from '../../rest/rest-door.ts';
import { explain } from './database-errors.ts';
import type { Node } from './node.ts';

/** The REST pipelines: for requests over HTTP, and for calls over the channel. */
export const composeRest = (node: Node, { handlers, related }: Pick<RestDependencies, 'handlers' | 'related'>) =>
  createPipelines({
    authenticate: node.authenticate,
    limiter: node.limiter,
    versions: withDifferences(versions, mappings),
    answered: node.traffic.record,
    handlers,
    related,
    once: node.idempotency,
    asUnit: (work) => transaction(node.db, work),
    cursors: sealedCursors(node.secrets.cursors),
    publicUrl: node.config.publicUrl,
    checkAnswer: node.config.mode === 'production' ? trustAnswers : refuseViolations,
    checkEvents: node.checkEvents,
    elsewhere: { '/v1/websocket': upgradeRequired('/v1/websocket', '/docs/channel') },
    explain,
    report: (failure, { requestId, operationId, path }) =>
      node.log.error({ err: failure, requestId, operationId, path }, 'a request failed'),
  });
