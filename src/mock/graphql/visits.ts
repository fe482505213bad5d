import type { Request, Response } from 'express';
import { operations } from '../../contract/operations.ts';
import type { Principal } from '../../core/principal.ts';
import type { Reply, Visit } from '../../graphql/visit.ts';
import { presentedCredentials } from '../../rest/credentials.ts';
import { challenge401 } from '../../rest/errors.ts';
import { begin, originOf } from '../../rest/exchange.ts';
import { incoming, requestIdOf } from '../../rest/express.ts';
import type { Violation } from '../operations.ts';
import type { MockedAnswer } from '../prism.ts';

/** Writes an answer of the mock, however it is asked to tell violations. */
export type Send = (request: Request, response: Response, answer: MockedAnswer) => void;

interface Told {
  message: string;
  path?: (string | number)[];
  extensions: { code: string; reason: string; details: Record<string, { message: string; code: string }> };
}

const violationsOf = ({ message, path = [], extensions }: Told): Violation[] => {
  if (extensions.code !== 'BAD_USER_INPUT') return [];
  const location = ['request', 'body', ...path.map(String)];
  const details = Object.entries(extensions.details);
  if (details.length === 0) return [{ location, code: extensions.reason, message }];
  return details.map(([field, detail]) => ({ location: [...location, field], ...detail }));
};

const answerOf = ({ status, headers, type, body }: Reply): MockedAnswer => ({
  status,
  headers: { ...(status === 401 ? challenge401(undefined) : {}), ...headers, 'Content-Type': type },
  body,
  violations: ((body as { errors?: Told[] }).errors ?? []).flatMap(violationsOf),
});

/** Lets requests in that carry any credential at all; whoever sends it is the caller. */
export const entrance =
  (caller: Principal, send: Send) =>
  (request: Request, response: Response): Visit => {
    const requestId = requestIdOf(request.headers);
    const exchange = begin(incoming(request, requestId, true));
    exchange.facts = operations.getCurrentUser;
    return {
      method: exchange.method,
      query: exchange.query,
      headers: exchange.headers,
      requestId,
      admit: async () => ({ caller, presented: presentedCredentials(exchange), origin: originOf(exchange) }),
      charge: async () => undefined,
      isCharged: () => true,
      readBody: exchange.readBody,
      reply: async (reply) => send(request, response, answerOf(reply)),
    };
  };
