import type { Logger } from 'pino';
import { traceIdOf } from '../../core/trace-context.ts';
import { traceIds } from '../../core/tracing.ts';
import type { Answer } from '../../request/answer.ts';
import type { Transported } from '../../request/incoming.ts';
import type { Observe } from './metrics.ts';
import { inRequestSpan } from './request-span.ts';

/** A request and its answer as logged: without bodies and credentials. */
export interface LoggedRequest {
  requestId: string;
  /** The header `traceparent` of the request. */
  traceparent?: string | string[] | undefined;
  /** The operation, or the door if there is none. */
  operation: string;
  accountId?: string | undefined;
  status: number;
  errorCode?: string | null | undefined;
  milliseconds: number;
  /** Bytes of the body that were sent; undefined for answers within a connection. */
  bytes?: number;
}

export type LogRequest = (request: LoggedRequest) => void;

const nothing: LogRequest = () => undefined;

/** Logs requests, or a share of them (0 to 1). Server failures are always logged, unless the share is 0. */
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

/** The same pipeline for calls within a connection, each logged and counted like an HTTP request. */
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
