import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import express, { type ErrorRequestHandler, type Express, type RequestHandler, type Response } from 'express';
import { noteOperatorAnswer, type OperatorOperationId, operatorDocument, operatorOperations } from '../contract/operators.ts';
import { bodyLimits, registeredDocumentLimits } from '../contract/plans.ts';
import { ServiceError } from '../core/errors.ts';
import { type Attempts, networkOf, tooManyAttempts } from '../rules/attempt-limits.ts';
import type { Operate } from './operations.ts';
import { createKeyCheck, operatorKeyIn } from './operator-keys.ts';
import { checkedRefusal, checkHead, type OnViolation } from './reply-check.ts';

/** Where the contract is published, on the operations port. */
const operatorContractPath = '/openapi/operators.json';

/** Milliseconds without reading after which an operator's download is cut off. */
const unreadFor = 120_000;

/** What is logged about an answer to an operator. */
export interface OperatorAnswer {
  requestId: string;
  operationId: OperatorOperationId;
  status: number;
  errorCode?: string;
}

interface OperatorsDoor {
  keys: readonly string[];
  attempts: Pick<Attempts, 'take'>;
  operate: Operate;
  /** Called with an answer that breaks the contract; when it throws, the error is sent instead. */
  onViolation: OnViolation;
  /** Translates a failure that is not a ServiceError; undefined for unknown ones. */
  explain: (failure: unknown) => ServiceError | undefined;
  /** Called with every answer. */
  answered: (answer: OperatorAnswer) => void;
  /** Called with every internal error. */
  report: (failure: unknown, request: { requestId: string; operationId: OperatorOperationId }) => void;
}

const needsKey = () =>
  new ServiceError('invalid_credentials', 'Send one of the keys in TESSERA_OPERATOR_KEY as Authorization: Bearer <key>.', {
    headers: { 'WWW-Authenticate': 'Bearer realm="tessera operators"' },
  });

/** The maximum size of the body of an operation, in bytes. */
const bodyBytes = (id: OperatorOperationId): number => (id === 'registerDocuments' ? registeredDocumentLimits.bytes : bodyLimits.identity);

/** Error messages for unreadable bodies, by the type of the parser's error. */
const bodyErrors: Readonly<Record<string, (most: number) => ServiceError>> = {
  'entity.parse.failed': () => new ServiceError('malformed_json', 'The body is not valid JSON.'),
  'entity.too.large': (most) => new ServiceError('payload_too_large', `The body exceeds the maximum of ${most} bytes.`),
  'encoding.unsupported': () => new ServiceError('unsupported_media_type', 'Unsupported Content-Encoding. Use identity, gzip or deflate.'),
  'charset.unsupported': () => new ServiceError('unsupported_media_type', 'Unsupported charset. Send the body in UTF-8.'),
  'request.aborted': () => new ServiceError('malformed_request', 'The body is incomplete.'),
};

const inOurWords =
  (most: number): ErrorRequestHandler =>
  (failure, _request, _response, next) =>
    next(bodyErrors[(failure as { type?: string }).type ?? '']?.(most) ?? failure);

/** Reads a JSON body. */
const bodyOf = (id: OperatorOperationId): [RequestHandler, ErrorRequestHandler] => {
  const limit = bodyBytes(id);
  return [express.json({ limit, strict: false }), inOurWords(limit)];
};

/** The headers set so far, by name in lower case. */
const headersOf = (response: Response): Record<string, string> =>
  Object.fromEntries(Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)]));

const internalError = (cause: unknown) =>
  new ServiceError('internal_error', 'Internal error. The log has the cause under this request id.', { cause });

/** The reader has disconnected. */
const isAway = (failure: unknown): boolean => (failure as { code?: string }).code === 'ERR_STREAM_PREMATURE_CLOSE';

/** Turns a failure into an error of the contract. */
const refusing =
  (id: OperatorOperationId, { onViolation, explain, answered, report }: OperatorsDoor): ErrorRequestHandler =>
  (failure, { headers }, response, next) => {
    const known = failure instanceof ServiceError ? failure : (explain(failure) ?? internalError(failure));
    const error = checkedRefusal(onViolation, id, known, { ...headersOf(response), ...known.headers });
    const about = { requestId: String(headers['x-request-id']), operationId: id };
    if (error.status >= 500 && !isAway(failure)) report(error === known ? failure : error, about);
    if (!response.headersSent) {
      noteOperatorAnswer(undefined, id, error.status, error.code);
      answered({ ...about, status: error.status, errorCode: error.code });
    }
    next(error);
  };

/** The query parameters; a repeated one is an array, which the contract refuses. */
const queryOf = (address: string): Record<string, unknown> => {
  const given = new URL(address, 'http://localhost').searchParams;
  return Object.fromEntries(
    [...new Set(given.keys())].map((name) => [name, given.getAll(name).length > 1 ? given.getAll(name) : given.get(name)]),
  );
};

/** Mounts the operators' API; nothing is mounted without a key. */
export const mountOperators = (app: Express, door: OperatorsDoor): void => {
  const { keys, attempts, operate, onViolation, answered } = door;
  if (keys.length === 0) return;
  const isKnown = createKeyCheck(keys);
  // Valid keys are always accepted: somebody guessing from behind an operator's proxy must not lock them out.
  const expectKey: RequestHandler = async ({ headers, ip = '' }, _response, next) => {
    if (isKnown(headers.authorization)) return next();
    const full = await attempts.take([['operator_address', networkOf(ip)]]);
    next(full ? tooManyAttempts(full.retryAfter) : needsKey());
  };
  const handlerOf =
    (id: OperatorOperationId): RequestHandler =>
    async (request, response) => {
      const { status, takesKey } = operatorOperations[id];
      const { 'idempotency-key': key, authorization } = request.headers;
      const once = takesKey && key !== undefined ? String(key) : undefined;
      const operator = operatorKeyIn(authorization);
      const source = { address: request.ip ?? null, requestId: String(request.headers['x-request-id']) };
      const path = request.params as Record<string, string>;
      const { answer, replayed } = await operate(id, source, {
        path,
        query: queryOf(request.originalUrl),
        body: request.body,
        operator,
        once,
      });
      response.status(status).set('Cache-Control', 'no-store');
      if (replayed) response.set('Idempotency-Replayed', 'true');
      checkHead(onViolation, id, status, headersOf(response));
      noteOperatorAnswer(undefined, id, status, undefined);
      answered({ requestId: source.requestId, operationId: id, status });
      if (!(Symbol.asyncIterator in answer)) return void response.json(answer);
      response.type('application/x-ndjson').setTimeout(unreadFor, () => response.destroy());
      // The reader notices the missing last line.
      await pipeline(Readable.from(answer, { objectMode: false }), response);
    };

  app.get(operatorContractPath, (_request, response) => void response.json(operatorDocument()));
  for (const [name, { method, path, takesBody }] of Object.entries(operatorOperations)) {
    const id = name as OperatorOperationId;
    const reading = takesBody ? bodyOf(id) : [];
    app[method](path.replaceAll(/\{(\w+)\}/g, ':$1'), expectKey, ...reading, handlerOf(id), refusing(id, door));
  }
};
