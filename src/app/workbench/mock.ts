import { STATUS_CODES } from 'node:http';
import express, { type NextFunction, type Request, type Response } from 'express';
import { type ErrorCode, ServiceError } from '../../core/errors.ts';
import { errorAnswer } from '../../rest/errors.ts';
import { requestIdOf } from '../../rest/express.ts';
import { listen } from '../server.ts';
import { asPrismTakesIt, wishesOf } from './mock-request.ts';
import { createPrism, type MockedAnswer, type MockedDocument, type Prism, type Violation } from './prism.ts';

export interface MockOptions {
  /** The folder of the published documents. */
  generated: string;
  host: string;
  port: number;
  /** Invents answers from the schemas instead of telling the examples. */
  dynamic: boolean;
  seed: string | undefined;
  /** Tells every violation in a problem document instead of answering with the contract's example. */
  errors: boolean;
}

interface Mock {
  url: string;
  documents: MockedDocument[];
  close: () => Promise<void>;
}

const allowAllOrigins = (request: Request, response: Response, next: NextFunction): void => {
  response.set({ 'Access-Control-Allow-Origin': '*', 'Access-Control-Expose-Headers': '*' });
  if (request.method !== 'OPTIONS') return void next();
  // `*` would not allow Authorization, so what is asked for is named.
  response.set('Access-Control-Allow-Headers', request.get('Access-Control-Request-Headers') ?? '*');
  response.set({ 'Access-Control-Allow-Methods': 'GET, HEAD, POST, PUT, PATCH, DELETE', 'Access-Control-Max-Age': '600' });
  response.status(204).end();
};

/** As much of the violations as clients take in one header. */
const violationsHeader = (violations: Violation[]) => ({
  'sl-violations': JSON.stringify(violations)
    .replace(/[^\x20-\x7e]/g, '?')
    .slice(0, 8000),
});

const told = (violations: Violation[], status: number): MockedAnswer => ({
  status,
  headers: { 'Content-Type': 'application/problem+json' },
  body: {
    type: '/docs/errors#contract_violation',
    title: STATUS_CODES[status],
    status,
    detail: 'The contract does not allow this; `errors` says where.',
    errors: violations,
  },
  violations,
});

const strictly = (answer: MockedAnswer): MockedAnswer => {
  if (answer.violations.length === 0) return answer;
  return told(answer.violations, answer.violations[0]?.location[0] === 'request' ? answer.status : 500);
};

const write = (request: Request, response: Response, { status, headers, body, violations }: MockedAnswer): void => {
  for (const [name, value] of Object.entries(headers)) if (value !== null && value !== undefined) response.setHeader(name, value);
  if (violations.length > 0) response.set(violationsHeader(violations));
  response.set('X-Request-ID', requestIdOf(request.headers)).writeHead(status);
  response.end(body === undefined || typeof body === 'string' ? body : JSON.stringify(body));
};

const prismErrors: Record<string, ErrorCode> = {
  NO_PATH_MATCHED_ERROR: 'unknown_path',
  NO_METHOD_MATCHED_ERROR: 'method_not_allowed',
  NOT_ACCEPTABLE: 'not_acceptable',
  NOT_FOUND: 'not_found',
};

type Failure = Error & { detail?: string; type?: string };

const asServiceError = (failure: Failure): ServiceError => {
  if (failure instanceof ServiceError) return failure;
  if (failure.type === 'entity.too.large') return new ServiceError('payload_too_large', 'The mock takes bodies of up to 10 MiB.');
  const code = prismErrors[failure.name.split('#')[1] ?? ''] ?? 'internal_error';
  return new ServiceError(code, failure.detail || failure.message);
};

const fail = (failure: Failure, request: Request, response: Response, _next: NextFunction): void => {
  const {
    status,
    headers,
    body,
    type = 'application/json',
  } = errorAnswer(asServiceError(failure), {
    requestId: requestIdOf(request.headers),
    headers: request.headers,
  });
  write(request, response, { status, headers: { ...headers, 'Content-Type': type }, body, violations: [] });
};

const mockApp = (prism: Prism, errors: boolean) => {
  const app = express();
  app.disable('x-powered-by');
  app.use(allowAllOrigins, express.raw({ type: () => true, limit: '10mb' }), async (request, response) => {
    const answer = await prism.answer(asPrismTakesIt(request), wishesOf(request.get('Prefer')));
    write(request, response, errors ? strictly(answer) : answer);
  });
  app.use(fail);
  return app;
};

/** Serves every published document on one port, from its examples. */
export const startMock = async ({ generated, host, port, dynamic, seed, errors }: MockOptions): Promise<Mock> => {
  const prism = await createPrism(generated, { dynamic, ...(seed === undefined ? {} : { seed }) });
  const server = await listen({ host, port, settings: '--host and --port' });
  server.serve(mockApp(prism, errors));
  const name = host.includes(':') ? `[${host}]` : host;
  return { url: `http://${name}:${server.port}`, documents: prism.documents, close: server.close };
};
