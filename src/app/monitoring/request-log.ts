import type { Logger } from 'pino';
import { traceIdOf } from '../../core/trace-context.ts';
import { traceIds } from '../../core/tracing.ts';
import type { Answer } from '../../request/answer.ts';
import type { Transported } from '../../request/incoming.ts';
import type { Observe } from './metrics.ts';
import { inRequestSpan } from './request-span.ts';

/** A request and its answer, as they are logged: without what was sent, and without credentials. */
export interface LoggedRequest {
  requestId: string;
  /** The header `traceparent` of the request. */
  traceparent?: string | string[] | undefined;
  /** The operation, or the door where there is none. */
  operation: string;
  accountId?: string | undefined;
  status: number;
  errorCode?: string | null | undefined;
  milliseconds: number;
  /** The bytes of the body that was sent; undefined for answers within a connection. */
  bytes?: number;
}

export type LogRequest = (request: LoggedRequest) => void;

const nothing: LogRequest = () => undefined;

/**
 * Writes a line for each request, or for a share of them (from 0 to 1). Failures of the server are not left out, unless the share is 0.
 */
export const createRequestLog = (log: Pick<Logger, 'info' | 'isLevelEnabled'>, share: number): LogRequest => {
  if (share === 0 || !log.isLevelEnabled('info')) return nothing;
  return ({ requestId, traceparent, operation, accountId, status, errorCode, milliseconds, bytes }) => {
    if (share < 1 && status < 500 && Math.random() >= share) return;
    log.info(
      {
        requestId,
        traceId: traceIds()?.traceId ?? traceIdOf(traceparent),
        operation,
        account: accountId,
        status,
        error: errorCode ?? undefined,
        duration: Math.round(milliseconds * 10) / 10,
        bytes,
      },
      'request',
    );
  };
};

type Pipeline = (request: Transported) => Promise<Answer>;

/** The same pipeline, for calls within a connection: each is logged and counted like a request over HTTP. */
export const loggingCalls =
  (pipeline: Pipeline, { logRequest, observe }: { logRequest: LogRequest; observe: Observe }): Pipeline =>
  async (request) => {
    const since = performance.now();
    return inRequestSpan(request, async () => {
      const answer = await pipeline(request);
      const { answeredBy = 'none', accountId, status, errorCode } = answer;
      const { requestId } = request;
      const milliseconds = performance.now() - since;
      observe(answeredBy, status, milliseconds / 1000, errorCode);
      logRequest({ requestId, operation: answeredBy, accountId, status, errorCode, milliseconds });
      return { ...answer, answeredBy };
    });
  };
