import type { Request, RequestHandler, Response } from 'express';
import type { Answer } from '../../request/answer.ts';
import type { Transported } from '../../request/incoming.ts';
import { requestIdOf } from '../../request/request-id.ts';
import { transported } from '../../rest/express.ts';
import type { Violation } from '../operations.ts';
import type { MockedAnswer } from '../rest-answers.ts';

/** Writes a response of the mock, in the configured form of violations. */
export type Send = (request: Request, response: Response, answer: MockedAnswer) => void;

interface GraphqlFailure {
  message: string;
  path?: (string | number)[];
  extensions: { code: string; reason: string; details: Record<string, { message: string; code: string }> };
}

const violationsOf = ({ message, path = [], extensions }: GraphqlFailure): Violation[] => {
  if (extensions.code !== 'BAD_USER_INPUT') return [];
  const location = ['request', 'body', ...path.map(String)];
  const details = Object.entries(extensions.details);
  if (details.length === 0) return [{ location, code: extensions.reason, message }];
  return details.map(([field, detail]) => ({ location: [...location, field], ...detail }));
};

const answerOf = ({ status, headers, type = 'application/json', body }: Answer): MockedAnswer => ({
  status,
  headers: { ...headers, 'Content-Type': type },
  body,
  violations: ((body as { errors?: GraphqlFailure[] } | undefined)?.errors ?? []).flatMap(violationsOf),
});

/** Adapts GraphQL over HTTP to the mock, which accepts every transport as secure. */
export const serving =
  (send: Send) =>
  (answer: (request: Transported) => Promise<Answer>): RequestHandler =>
  async (request, response) =>
    send(request, response, answerOf(await answer({ ...transported(request, requestIdOf(request.headers), true), secure: true })));
