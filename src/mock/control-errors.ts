import type { NextFunction, Request, Response } from 'express';
import { type ErrorCode, ServiceError } from '../core/errors.ts';
import { requestIdOf } from '../request/request-id.ts';
import { errorAnswer } from '../rest/errors.ts';

/** Express's errors for unreadable bodies, by type or else by status. */
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

/** Reports errors of requests that control a mock, in the form of the server's errors. */
export const answerControlError = (failure: unknown, request: Request, response: Response, _next: NextFunction): void => {
  const { status, headers, body } = errorAnswer(asServiceError(failure), {
    requestId: requestIdOf(request.headers),
    headers: request.headers,
  });
  response.status(status).set(headers).json(body);
};
