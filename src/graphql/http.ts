import type { ExecutionResult, FormattedExecutionResult, GraphQLSchema } from 'graphql';
import { ServiceError } from '../core/errors.ts';
import type { Idempotency } from '../rules/idempotency.ts';
import { type AnswerType, answerType } from './accept.ts';
import type { Asked } from './asked.ts';
import { requestsOf } from './cost.ts';
import { counted } from './counted.ts';
import { meaning, refusals, type Telling } from './errors.ts';
import { contextOf, run, type Surroundings, told } from './execution.ts';
import { keyOf, runOnce } from './once.ts';
import type { Prepare, Prepared } from './operation.ts';
import { expectMethod, readRequest } from './request.ts';
import type { Admitted, Reply, Visit } from './visit.ts';

/** What the HTTP transport needs of the other rooms. */
export interface HttpDependencies extends Surroundings, Pick<Telling, 'explain' | 'report'> {
  schema: GraphQLSchema;
  prepare: Prepare;
  /** Has mutations happen once for each `Idempotency-Key`; without it keys are passed over. */
  once?: Idempotency;
}

type Content = Pick<Reply, 'status' | 'body' | 'errorCode'> & { headers?: Record<string, string> };

const expectAnswerable = ({ method }: Visit, { operation: { operation } }: Prepared): void => {
  if (operation === 'subscription')
    throw new ServiceError('invalid_parameters', 'Subscriptions go over a WebSocket connection with the subprotocol graphql-transport-ws.');
  if (operation === 'mutation' && method !== 'POST')
    throw new ServiceError('method_not_allowed', `A mutation goes by POST; ${method} is for queries.`, { headers: { Allow: 'POST' } });
};

/** In `application/json` a request that is well formed is answered with 200, whatever came of it (GraphQL over HTTP, 6.4). */
const statusOf = (type: AnswerType, hasData: boolean): number => (hasData || type === 'application/json' ? 200 : 400);

/** What one of an operation's fields has to wait for, the operation has. */
const retryHeaders = ({ errors = [] }: FormattedExecutionResult): Record<string, string> => {
  const seconds = errors.map(({ extensions }) => extensions?.retryAfter).filter((after) => typeof after === 'number');
  return seconds.length === 0 ? {} : { 'Retry-After': String(Math.max(...seconds)) };
};

/** GraphQL over HTTP: one request, one operation, one answer. */
export const createHttp = ({ schema, prepare, once, explain, report, ...surroundings }: HttpDependencies) => {
  /** A request that is not carried out, with the status that REST has for it. */
  const refused = (failure: unknown, telling: Telling): Content => {
    const { status, headers, code: errorCode } = meaning(failure, telling);
    return { status, errorCode, headers, body: { errors: refusals(failure, telling) } };
  };

  const prepared = async (visit: Visit, asked: Asked, { caller }: Admitted): Promise<{ ready: Prepared } | { wrong: unknown }> => {
    try {
      return { ready: prepare(asked, caller) };
    } catch (wrong) {
      await visit.charge(1);
      return { wrong };
    }
  };

  const carriedOut = async (visit: Visit, admitted: Admitted, asked: Asked, ready: Prepared, telling: Telling) => {
    const context = contextOf(admitted, surroundings);
    const tell = (result: ExecutionResult) => told(result, ready, telling);
    const key = once && keyOf(visit, ready);
    if (key === undefined) return { answer: tell(await run(schema, ready, asked, context)), replayed: false };
    const runTelling = (wrote: () => void) => run(schema, ready, asked, { ...context, wrote });
    return runOnce(once!, { key, caller: admitted.caller, ready, asked, telling, run: runTelling, tell });
  };

  const answered = async (visit: Visit, admitted: Admitted, type: AnswerType, telling: Telling): Promise<Content> => {
    const asked = await readRequest(visit);
    const preparation = await prepared(visit, asked, admitted);
    if ('wrong' in preparation) return { status: statusOf(type, false), body: { errors: refusals(preparation.wrong, telling) } };
    const { ready } = preparation;
    expectAnswerable(visit, ready);
    await visit.charge(requestsOf(ready.cost));
    const { answer: body, replayed } = await carriedOut(visit, admitted, asked, ready, telling);
    const headers: Record<string, string> = {
      ...retryHeaders(body),
      // What a mutation makes may tell a secret once.
      ...(ready.operation.operation === 'mutation' && { 'Cache-Control': 'no-store' }),
      ...(replayed && { 'Idempotency-Replayed': 'true' }),
    };
    return { status: statusOf(type, body.data !== undefined), headers, body };
  };

  /** Answers a request, whatever it is; never throws. */
  return async (visit: Visit): Promise<void> => {
    const telling: Telling = { explain, report, requestId: visit.requestId };
    let type: AnswerType = 'application/json';
    const answer = async (): Promise<Content> => {
      expectMethod(visit);
      const admitted = await visit.admit();
      type = answerType(visit.headers.accept as string | undefined);
      return answered(visit, admitted, type, telling);
    };
    const { headers = {}, ...content } = await answer().catch(async (failure: unknown) => refused(await counted(visit, failure), telling));
    await visit.reply({ ...content, headers, type: `${type}; charset=utf-8` });
  };
};
