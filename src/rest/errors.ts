import { STATUS_CODES } from 'node:http';
import type { ServiceError } from '../core/errors.ts';
import type { Answer, Exchange } from './exchange.ts';

const formA = (error: ServiceError, requestId: string) => ({
  error: {
    type: error.type,
    message: `${error.message} See /docs/errors#${error.code}.`,
    code: error.code,
    request_id: requestId,
    details: error.details,
  },
});

const problem = (error: ServiceError, requestId: string) => ({
  type: `/docs/errors#${error.code}`,
  title: STATUS_CODES[error.status] ?? 'Error',
  status: error.status,
  detail: error.message,
  instance: `urn:request:${requestId}`,
  code: error.code,
  request_id: requestId,
  errors: error.details,
});

type Told = Pick<Exchange, 'requestId' | 'headers'> & Partial<Pick<Exchange, 'version'>>;

/** An error as the caller asked to have it told, or as the version tells all of them: form A, or a problem document of RFC 9457. */
export const errorAnswer = (error: ServiceError, { requestId, headers, version }: Told): Answer => {
  const asked = version?.errors === 'problem' || String(headers.accept ?? '').includes('application/problem+json');
  return {
    status: error.status,
    headers: { ...error.headers, ...(error.status === 401 ? { 'WWW-Authenticate': 'Bearer realm="tessera"' } : {}) },
    body: asked ? problem(error, requestId) : formA(error, requestId),
    type: asked ? 'application/problem+json' : 'application/json',
  };
};
