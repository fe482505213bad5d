import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import express, { type ErrorRequestHandler, type Express, type RequestHandler } from 'express';
import { noteOperatorAnswer, type OperatorOperationId, operatorDocument, operatorOperations } from '../contract/operators.ts';
import { bodyLimits } from '../contract/plans.ts';
import { ServiceError } from '../core/errors.ts';
import type { Operate } from './operations.ts';
import { createKeyCheck } from './operator-keys.ts';

/** Where the contract is published, on the operations port. */
const operatorContractPath = '/openapi/operators.json';

/** Milliseconds for which an operator may read nothing of the lines that are being sent. */
const unreadFor = 120_000;

interface OperatorsDoor {
  keys: readonly string[];
  operate: Operate;
}

const needsKey = () =>
  new ServiceError('invalid_credentials', 'This needs a key of TESSERA_OPERATOR_KEY, as Authorization: Bearer <key>.', {
    headers: { 'WWW-Authenticate': 'Bearer realm="tessera operators"' },
  });

/** What went wrong with a body, by the type of the error that its parser throws. */
const bodyErrors: Readonly<Record<string, () => ServiceError>> = {
  'entity.parse.failed': () => new ServiceError('malformed_json', 'The body is not JSON.'),
  'entity.too.large': () => new ServiceError('payload_too_large', `A body may have ${bodyLimits.identity} bytes.`),
  'encoding.unsupported': () =>
    new ServiceError('unsupported_media_type', 'Send the body with Content-Encoding identity, gzip or deflate.'),
  'charset.unsupported': () => new ServiceError('unsupported_media_type', 'Send the body in UTF-8.'),
  'request.aborted': () => new ServiceError('malformed_request', 'The body did not arrive whole.'),
};

const inOurWords: ErrorRequestHandler = (failure, _request, _response, next) =>
  next(bodyErrors[(failure as { type?: string }).type ?? '']?.() ?? failure);

/** Notes a refusal of an operation as an answer of it. */
const noteRefusal =
  (id: OperatorOperationId): ErrorRequestHandler =>
  (failure, _request, _response, next) => {
    if (failure instanceof ServiceError) noteOperatorAnswer(undefined, id, failure.status, failure.code);
    next(failure);
  };

/** The parameters of a query; one that is given twice is a list, which the contract refuses. */
const queryOf = (address: string): Record<string, unknown> => {
  const given = new URL(address, 'http://localhost').searchParams;
  return Object.fromEntries(
    [...new Set(given.keys())].map((name) => [name, given.getAll(name).length > 1 ? given.getAll(name) : given.get(name)]),
  );
};

/** Mounts the operators' API. Without a key nothing is mounted. */
export const mountOperators = (app: Express, { keys, operate }: OperatorsDoor): void => {
  if (keys.length === 0) return;
  const isKnown = createKeyCheck(keys);
  const expectKey: RequestHandler = ({ headers }, _response, next) => next(isKnown(headers.authorization) ? undefined : needsKey());
  const body = express.json({ limit: bodyLimits.identity, strict: false });

  const handlerOf =
    (id: OperatorOperationId): RequestHandler =>
    async (request, response) => {
      const { status } = operatorOperations[id];
      const source = { address: request.ip ?? null, requestId: String(request.headers['x-request-id']) };
      const path = request.params as Record<string, string>;
      const reply = await operate(id, source, { path, query: queryOf(request.originalUrl), body: request.body });
      noteOperatorAnswer(undefined, id, status, undefined);
      response.status(status).set('Cache-Control', 'no-store');
      if (!(Symbol.asyncIterator in reply)) return void response.json(reply);
      response.type('application/x-ndjson').setTimeout(unreadFor, () => response.destroy());
      // Whoever reads notices by the missing last line that the lines broke off.
      await pipeline(Readable.from(reply, { objectMode: false }), response);
    };

  app.get(operatorContractPath, (_request, response) => void response.json(operatorDocument()));
  for (const [name, { method, path }] of Object.entries(operatorOperations)) {
    const id = name as OperatorOperationId;
    app[method](path.replaceAll(/\{(\w+)\}/g, ':$1'), expectKey, body, inOurWords, handlerOf(id), noteRefusal(id));
  }
};
