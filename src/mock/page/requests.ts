import { AsyncLocalStorage } from 'node:async_hooks';
import type { RequestHandler, Response } from 'express';
import { storedContract } from '../../contract/openapi-document.ts';
import { operationIds, operations } from '../../contract/operations.ts';
import type { OperationId } from '../../contract/types.ts';
import { operationsOf } from '../../documents/document.ts';
import type { Answer } from '../../request/answer.ts';
import type { Pipeline } from '../../rest/rest-door.ts';
import { pages } from '../rules/effects.ts';
import { pathsOf } from '../rules/rule.ts';

/** What the contract says of an operation. */
interface About {
  operation: OperationId;
  summary: string;
  scopes: readonly string[];
  statuses: readonly number[];
  /** The address of its reference. */
  page: string;
}

/** What is wrong with a request, as its answer says. */
interface Fault {
  code: string | undefined;
  message: string | undefined;
  details: readonly unknown[];
}

/** What an answer says about its request. */
interface Remarks {
  /** Whether the answer is made of the contract's examples. */
  fromContract: boolean;
  fault: Fault | null;
  /** The request's contract violations, if the contract answered it. */
  violations: string | null;
}

/** A request that was answered. */
export interface Answered extends Remarks {
  number: number;
  at: string;
  method: string;
  address: string;
  /** Null when the connection ended without an answer. */
  status: number | null;
  milliseconds: number;
  about: About | null;
}

const most = 200;

/** Query parameters that are credentials, which programs may send with keys of a real server. */
const secrets = new Set(['api_key', 'access_token', 'token']);

/** An address without the credentials in its query. */
const withoutSecrets = (address: string): string => {
  const [path, ...search] = address.split('?');
  if (search.length === 0) return address;
  const parameters = search
    .join('?')
    .split('&')
    .map((parameter) => {
      const [name = ''] = new URLSearchParams(parameter).keys();
      return secrets.has(name) ? `${name}=…` : parameter;
    });
  return `${path}?${parameters.join('&')}`;
};

/** The operations with their paths; those with fewer parameters first, since `/users/me` is not a user id. */
const routes = () =>
  operationIds
    .map((id) => ({
      id,
      method: operations[id].method.toUpperCase(),
      paths: pathsOf(id),
      parameters: operations[id].path.split('{').length,
    }))
    .sort((one, other) => one.parameters - other.parameters);

const summaries = (): ReadonlyMap<string, string> =>
  new Map(
    (['platform', 'identity', 'account'] as const)
      .flatMap((name) => operationsOf(storedContract(name)))
      .map(({ operation }) => [operation.operationId, operation.summary]),
  );

const lazily = <T>(make: () => T): (() => T) => {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
};

const faultOf = ({ errorCode, body }: Answer): Fault | null => {
  if (errorCode === undefined) return null;
  const { error, error_description, detail, errors } = (body ?? {}) as Record<string, unknown> & { errors?: unknown[] };
  const { message, details } = (typeof error === 'object' ? (error ?? {}) : {}) as { message?: string; details?: unknown[] };
  return {
    code: errorCode,
    message: message ?? String(error_description ?? detail ?? ''),
    details: details ?? errors ?? [],
  };
};

/** Keeps the latest requests, with what the contract says about them, and streams new ones to watchers. */
export const createRequests = () => {
  let answered: Answered[] = [];
  let number = 0;
  /** What the answer to the current request says, as far as it is known. */
  const current = new AsyncLocalStorage<Remarks>();
  const watching = new Set<Response>();
  const known = lazily(routes);
  const texts = lazily(summaries);

  const aboutOf = (method: string, path: string): About | null => {
    const found = known().find((route) => route.method === method && route.paths.test(path));
    if (!found) return null;
    const { scopes, statuses, family, document } = operations[found.id];
    const version = /^\/(v[\w-]+)\//.exec(path)?.[1] ?? 'v1';
    const page = `/docs/${document === 'platform' ? version : document}/${family}/${found.id}`;
    return { operation: found.id, summary: texts().get(found.id) ?? '', scopes, statuses, page };
  };

  const add = (request: Answered): void => {
    answered = [...answered.slice(1 - most), request];
    for (const response of watching) response.write(`data: ${JSON.stringify(request)}\n\n`);
  };

  /** Records every request through Express once it has been answered. */
  const note: RequestHandler = (request, response, next) => {
    if (pages.test(request.path)) return next();
    const remarks: Remarks = { fromContract: false, fault: null, violations: null };
    const [since, at, { method, originalUrl, path }] = [performance.now(), new Date().toISOString(), request];
    response.once('close', () => {
      number += 1;
      add({
        ...{ number, at, method, address: withoutSecrets(originalUrl), status: response.headersSent ? response.statusCode : null },
        milliseconds: Math.round(performance.now() - since),
        about: aboutOf(method === 'HEAD' ? 'GET' : method, path),
        ...remarks,
      });
    });
    current.run(remarks, next);
  };

  /** Records what was wrong with requests. */
  const answer =
    (own: Pipeline): Pipeline =>
    async (request) => {
      const given = await own(request);
      const { 'X-Mock-Answer': from, 'sl-violations': violations = null } = given.headers;
      Object.assign(current.getStore() ?? {}, { fromContract: from === 'contract', fault: faultOf(given), violations });
      return given;
    };

  const watch = (response: Response): void => {
    response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
    response.write(answered.map((one) => `data: ${JSON.stringify(one)}\n\n`).join('') || ':\n\n');
    watching.add(response);
    response.once('close', () => watching.delete(response));
  };

  return {
    list: (): readonly Answered[] => answered,
    clear: (): void => {
      answered = [];
    },
    note,
    answer,
    watch,
    /** Ends the watchers' connections. */
    close: (): void => {
      for (const response of watching) response.end();
    },
  };
};

export type Requests = ReturnType<typeof createRequests>;
