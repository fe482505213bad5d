import { operations } from '../../contract/operations.ts';
import { describeSpan, openRequestSpan } from '../../core/tracing.ts';
import type { Answer } from '../../request/answer.ts';
import type { Transported } from '../../request/incoming.ts';

type Outcome = Pick<Answer, 'answeredBy' | 'accountId' | 'status' | 'errorCode'> & { requestId: string };

const operationOf = (name: string): { method: string; path: string } | undefined =>
  Object.hasOwn(operations, name) ? operations[name as keyof typeof operations] : undefined;

/** What a request's span says about its answer: no contents. */
const attributesOf = ({ requestId, answeredBy = 'none', accountId, status, errorCode }: Outcome) => {
  const route = operationOf(answeredBy)?.path;
  return {
    'http.response.status_code': status,
    'tessera.request_id': requestId,
    'tessera.operation': answeredBy,
    ...(route === undefined ? {} : { 'http.route': route }),
    ...(accountId === undefined ? {} : { 'tessera.account': accountId }),
    ...(typeof errorCode === 'string' ? { 'error.type': errorCode } : {}),
  };
};

const nameOf = (answeredBy = 'none'): string | undefined => {
  const operation = operationOf(answeredBy);
  return operation && `${operation.method.toUpperCase()} ${operation.path}`;
};

/** Describes the current span by an HTTP answer. */
export const describeRequest = (outcome: Outcome): void => describeSpan(attributesOf(outcome), nameOf(outcome.answeredBy));

/** Runs a call within a connection in its own span, which continues the trace of the call's headers. */
export const inRequestSpan = async ({ headers, requestId, method }: Transported, work: () => Promise<Answer>): Promise<Answer> => {
  const span = openRequestSpan('call', headers, () => ({ 'network.protocol.name': 'websocket', 'http.request.method': method }));
  if (!span) return work();
  const answer = await span.run(work);
  span.describe(attributesOf({ requestId, ...answer }), nameOf(answer.answeredBy));
  span.end(answer.status >= 500 ? (answer.errorCode ?? String(answer.status)) : undefined);
  return answer;
};
