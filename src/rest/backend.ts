import findMyWay, { type HTTPMethod } from 'find-my-way';
import { type Handler, OpenAPIBackend, type Operation, type Request } from 'openapi-backend';
import { operationIds, operations } from '../contract/operations.ts';
import type { OperationId } from '../contract/types.ts';
import { ServiceError } from '../core/errors.ts';
import type { Exchange, Step } from './exchange.ts';

type Routed = Operation & { operationId: OperationId };

export type RadixRouter = ReturnType<typeof radixRouter>;

/** openapi-backend's own router walks every operation on each request; this one finds the operation in a radix tree. */
export const radixRouter = () => {
  const tree = findMyWay({ ignoreTrailingSlash: false, maxParamLength: 200 });
  const route = (method: string) => method.toUpperCase() as HTTPMethod;
  for (const operationId of operationIds) {
    const { method, path, public: open } = operations[operationId];
    const operation = { operationId, method, path, security: open ? [] : [{ credentials: [] }], responses: {} };
    tree.on(route(method), path.replaceAll(/\{(\w+)\}/g, ':$1'), () => undefined, operation);
  }
  const methods: HTTPMethod[] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];
  return {
    find: (method: string, path: string) => tree.find(method === 'HEAD' ? 'GET' : route(method), path),
    allowed: (path: string) =>
      methods.filter((method) => tree.find(method, path)).flatMap((method) => (method === 'GET' ? [method, 'HEAD'] : [method])),
  };
};

/** The contract's paths and operationIds, all that openapi-backend has to know: the rest is compiled ahead. */
const definition = () => {
  const paths: Record<string, Record<string, object>> = {};
  for (const operationId of operationIds) {
    const { method, path } = operations[operationId];
    paths[path] = { ...paths[path], [method]: { operationId, responses: {} } };
  }
  const securitySchemes = { credentials: { type: 'http', scheme: 'bearer' } };
  return { openapi: '3.1.0', info: { title: 'Tessera', version: '1' }, paths, components: { securitySchemes } } as never;
};

const unknownPath = (path: string) =>
  new ServiceError('unknown_path', `There is no ${path}. The paths are listed in /openapi/v1.json and described at /docs.`);

const wrongMethod = (method: string, path: string, allowed: string[]) =>
  new ServiceError('method_not_allowed', `${path} has no ${method}. Allowed: ${allowed.join(', ')}.`, {
    headers: { Allow: allowed.join(', ') },
  });

/**
 * openapi-backend with its two costly parts replaced through its public fields: operations are found in a radix tree, and
 * validation runs what codegen has compiled.
 * @param tree finds operations by method and path
 * @param validate throws when the request is not as the contract asks
 */
export const contractBackend = (tree: RadixRouter, validate: (exchange: Exchange) => void): OpenAPIBackend => {
  const backend = new OpenAPIBackend({ definition: definition(), quick: true, validate: true });
  void backend.init();
  backend.router.parseRequest = ((request: Request) => request) as never;
  backend.router.matchOperation = ((request: Exchange): Routed => {
    const found = tree.find(request.method, request.route);
    if (!found) {
      const allowed = tree.allowed(request.route);
      request.misrouted = allowed.length > 0 ? wrongMethod(request.method, request.path, allowed) : unknownPath(request.path);
      throw request.misrouted;
    }
    request.params = found.params as Record<string, string>;
    request.operationId = (found.store as Routed).operationId;
    request.facts = operations[request.operationId];
    return found.store as Routed;
  }) as never;
  backend.validator.validateRequest = ((request: Exchange) => {
    validate(request);
    return { valid: true };
  }) as never;
  return backend;
};

/** A hook of openapi-backend that runs steps one after another; a step that throws ends the request. */
export const inOrder =
  (...steps: Step[]): Handler =>
  async (_context, exchange: Exchange) => {
    for (const step of steps) {
      const pending = step(exchange);
      if (pending instanceof Promise) await pending;
    }
  };

/** The same for requests whose credentials are good or need none; openapi-backend calls this hook for the others too. */
export const whenAdmitted = (...steps: Step[]): Handler => {
  const run = inOrder(...steps);
  return async (context, exchange) => {
    if (exchange.facts.public || context.security?.authorized) await run(context, exchange);
  };
};
