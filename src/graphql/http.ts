import type { GraphQLSchema } from 'graphql';
import { ServiceError } from '../core/errors.ts';
import { type AnswerType, answerType } from './accept.ts';
import type { Asked } from './asked.ts';
import { requestsOf } from './cost.ts';
import { counted } from './counted.ts';
import { meaning, refusals, type Telling } from './errors.ts';
import { contextOf, run, type Surroundings, told } from './execution.ts';
import type { Prepare, Prepared } from './operation.ts';
import { expectMethod, readRequest } from './request.ts';
import type { Admitted, Reply, Visit } from './visit.ts';

/** What the HTTP transport needs of the other rooms. */
export interface HttpRooms extends Surroundings, Pick<Telling, 'explain' | 'report'> {
  schema: GraphQLSchema;
  prepare: Prepare;
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

/** GraphQL over HTTP: one request, one operation, one answer. */
export const createHttp = ({ schema, prepare, explain, report, ...surroundings }: HttpRooms) => {
  /** A request that is not carried out, with the status that REST has for it. */
  const refused = (failure: unknown, telling: Telling): Content => {
    const { status, headers, code: errorCode } = meaning(failure, telling);
    return { status, errorCode, headers, body: { errors: refusals(failure, telling) } };
  };

  const prepared = async (visit: Visit, asked: Asked): Promise<{ ready: Prepared } | { wrong: unknown }> => {
    try {
      return { ready: prepare(asked) };
    } catch (wrong) {
      await visit.charge(1);
      return { wrong };
    }
  };

  const answered = async (visit: Visit, admitted: Admitted, type: AnswerType, telling: Telling): Promise<Content> => {
    const asked = await readRequest(visit);
    const preparation = await prepared(visit, asked);
    if ('wrong' in preparation) return { status: statusOf(type, false), body: { errors: refusals(preparation.wrong, telling) } };
    const { ready } = preparation;
    expectAnswerable(visit, ready);
    await visit.charge(requestsOf(ready.cost));
    const result = await run(schema, ready, asked, contextOf(admitted, surroundings));
    return { status: statusOf(type, result.data !== undefined), body: told(result, ready, telling) };
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
    visit.reply({ ...content, headers, type: `${type}; charset=utf-8` });
  };
};
