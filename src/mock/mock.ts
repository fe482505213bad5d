import { STATUS_CODES } from 'node:http';
import express, { type Express, type NextFunction, type Request, type Response } from 'express';
import { type ErrorCode, ServiceError } from '../core/errors.ts';
import { listen } from '../http/server.ts';
import { createUpgrades } from '../http/upgrades.ts';
import { requestIdOf } from '../request/request-id.ts';
import { errorAnswer } from '../rest/errors.ts';
import { createGraphqlMock } from './graphql/graphql-mock.ts';
import type { Send } from './graphql/visits.ts';
import type { Violation } from './operations.ts';
import { asPrismTakesIt, preferencesOf } from './preferences.ts';
import { createPrism, type MockedAnswer, type MockedDocument, type Prism } from './rest-answers.ts';

export interface MockOptions {
  host: string;
  port: number;
  /** Generates answers from the schemas instead of using the examples. */
  dynamic: boolean;
  seed: string | undefined;
  /** Answers with a problem document with every violation, instead of the contract's example. */
  errors: boolean;
  /** Seconds between two automatic events for GraphQL subscriptions; 0 for none. */
  events: number;
}

interface Mock {
  url: string;
  documents: MockedDocument[];
  close: () => Promise<void>;
}

const allowAllOrigins = (request: Request, response: Response, next: NextFunction): void => {
  response.set({ 'Access-Control-Allow-Origin': '*', 'Access-Control-Expose-Headers': '*' });
  if (request.method !== 'OPTIONS') return void next();
  // `*` does not include Authorization, so the requested headers are listed.
  response.set('Access-Control-Allow-Headers', request.get('Access-Control-Request-Headers') ?? '*');
  response.set({ 'Access-Control-Allow-Methods': 'GET, HEAD, POST, PUT, PATCH, DELETE', 'Access-Control-Max-Age': '600' });
  response.status(204).end();
};

/** The violations, cut to the size that clients accept in one header. */
const violationsHeader = (violations: Violation[]) => ({
  'sl-violations': JSON.stringify(violations)
    .replace(/[^\x20-\x7e]/g, '?')
    .slice(0, 8000),
});

const events = (violations: Violation[], status: number): MockedAnswer => ({
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
  if (answer.violations[0]?.location[0] !== 'request') return events(answer.violations, 500);
  // GraphQL answers 200 with errors.
  return events(answer.violations, answer.status < 400 ? 400 : answer.status);
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

const mockApp = (prism: Prism, mountGraphql: (app: Express, send: Send) => void, errors: boolean) => {
  const app = express();
  const send: Send = (request, response, answer) => write(request, response, errors ? strictly(answer) : answer);
  app.disable('x-powered-by');
  app.use(allowAllOrigins);
  mountGraphql(app, send);
  app.use(express.raw({ type: () => true, limit: '10mb' }), async (request, response) =>
    send(request, response, await prism.answer(asPrismTakesIt(request), preferencesOf(request.get('Prefer')))),
  );
  app.use(fail);
  return app;
};

/** Serves every published document from its examples, and GraphQL for a generated account, on one port. */
export const startMock = async ({ host, port, dynamic, seed, errors, events }: MockOptions): Promise<Mock> => {
  const prism = await createPrism({ dynamic, ...(seed === undefined ? {} : { seed }) });
  const server = await listen({ host, port, settings: '--host and --port' });
  const graphql = createGraphqlMock({ seed: Number(seed ?? 1), every: events });
  const app = mockApp(prism, graphql.mount, errors);
  const doors = { '/graphql': graphql.open };
  server.serve(
    app,
    createUpgrades({ app, isSecure: () => true, isDraining: () => false, unauthenticated: { areTooMany: () => false }, doors }),
  );
  const name = host.includes(':') ? `[${host}]` : host;
  const close = async (): Promise<void> => {
    await graphql.close();
    await server.close();
  };
  return { url: `http://${name}:${server.port}`, documents: prism.documents, close };
};
