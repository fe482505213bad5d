import type { NextFunction, Request, Response } from 'express';
import { type ErrorCode, ServiceError } from '../core/errors.ts';
import { requestIdOf } from '../request/request-id.ts';
import { errorAnswer } from '../rest/errors.ts';

/** What Express says of bodies that it cannot read, by its type or else by its status. */
const bodyErrors: Readonly<Record<string, ErrorCode>> = {
  'entity.parse.failed': 'malformed_json',
  '400': 'invalid_parameters',
  '413': 'payload_too_large',
  '415': 'unsupported_media_type',
};

const asServiceError = (failure: unknown): ServiceError => {
  if (failure instanceof ServiceError) return failure;
  const { type, status, message } = failure as Error & { type?: string; status?: number };
  const code = bodyErrors[String(type)] ?? bodyErrors[String(status)] ?? 'internal_error';
  return new ServiceError(code, message, { cause: failure });
};

/** Answers what is wrong with a request that controls a mock, in the form in which the server answers errors. */
export const answerControlError = (failure: unknown, request: Request, response: Response, _next: NextFunction): void => {
  const { status, headers, body } = errorAnswer(asServiceError(failure), {
    requestId: requestIdOf(request.headers),
    headers: request.headers,
  });
  response.status(status).set(headers).json(body);
};
