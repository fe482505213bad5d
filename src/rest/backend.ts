import findMyWay, { type HTTPMethod } from 'find-my-way';
import { type Handler, OpenAPIBackend, type Operation, type Request } from 'openapi-backend';
import { type ErrorForm, type OperationFacts, operationIds, operations } from '../contract/operations.ts';
import type { OperationId } from '../contract/types.ts';
import { ServiceError } from '../core/errors.ts';
import { excerpt } from '../core/excerpt.ts';
import { formAt } from './errors.ts';
import type { Exchange, Step } from './exchange.ts';

type Routed = Operation & { operationId: OperationId };

export type RadixRouter = ReturnType<typeof radixRouter>;

/** A request's path as it was sent, and as the platform's contract spells it, whatever the version. */
export type Located = Pick<Exchange, 'path' | 'route'>;

/** Paths of the API that plain HTTP does not serve, and what a request for one is told. */
export type Elsewhere = Readonly<Record<string, () => ServiceError>>;

const trimmed = (text: string): string => {
  let end = text.length;
  while (text[end - 1] === '/') end -= 1;
  return text.slice(0, end);
};

const methods: HTTPMethod[] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];
const route = (method: string) => method.toUpperCase() as HTTPMethod;

/** Who looks at the credentials: the pipeline, unless there are none to look at or the operation has its own, a client's. */
const securityOf = ({ credentials }: OperationFacts) =>
  credentials.length === 0 || credentials.includes('client') ? [] : [{ credentials: [] }];

const treeOf = (ids: readonly OperationId[]) => {
  const tree = findMyWay({ ignoreTrailingSlash: false, maxParamLength: 200 });
  for (const operationId of ids) {
    const { method, path } = operations[operationId];
    const operation = { operationId, method, path, security: securityOf(operations[operationId]), responses: {} };
    tree.on(route(method), path.replaceAll(/\{(\w+)\}/g, ':$1'), () => undefined, operation);
  }
  return tree;
};

/**
 * openapi-backend's own router walks every operation on each request; this one finds the operation in a radix tree. The
 * platform's operations are found in every version; those of the other contracts have one address.
 */
export const radixRouter = (elsewhere: Elsewhere = {}) => {
  const isPlatform = (id: OperationId) => operations[id].document === 'platform';
  const versioned = treeOf(operationIds.filter(isPlatform));
  const fixed = treeOf(operationIds.filter((id) => !isPlatform(id)));
  const concrete: ReadonlySet<string> = new Set(operationIds.map((id) => operations[id].path).filter((path) => !path.includes('{')));
  /** A path that the contract has as it stands is no other with an id in it (OpenAPI 3.1, 4.8.8.2), whatever methods that one has. */
  const isShadowed = (found: { params: object }, path: string) => concrete.has(path) && Object.keys(found.params).length > 0;
  const findIn = (tree: ReturnType<typeof treeOf>, method: HTTPMethod, path: string) => {
    const found = tree.find(method, path);
    return found && !isShadowed(found, path) ? found : null;
  };
  const find = (method: string, { path, route: spelled }: Located) => {
    const wanted = method === 'HEAD' ? 'GET' : route(method);
    return findIn(versioned, wanted, spelled) ?? findIn(fixed, wanted, path);
  };
  const away = ({ path }: Located): ServiceError | undefined => (Object.hasOwn(elsewhere, path) ? elsewhere[path]!() : undefined);
  const allowed = (at: Located): string[] =>
    away(at)
      ? ['GET', 'HEAD']
      : methods.filter((method) => find(method, at)).flatMap((method) => (method === 'GET' ? [method, 'HEAD'] : [method]));
  /** The path that only slashes at its end keep from being found. */
  const misspelled = (at: Located): string | undefined => {
    if (!at.path.endsWith('/')) return undefined;
    const meant = { path: trimmed(at.path), route: trimmed(at.route) };
    return allowed(meant).length > 0 ? meant.path : undefined;
  };
  /** The form in which a path's operations say no, for what was refused before one of them was found. */
  const errorForm = (at: Located): ErrorForm => {
    const path = misspelled(at) ?? at.path;
    const found = methods.map((method) => fixed.find(method, path)).find(Boolean);
    return found ? operations[(found.store as Routed).operationId].errors : formAt(path);
  };
  /** The media types that PATCH takes at a path, where it has that method (RFC 5789). */
  const patches = (at: Located): string | undefined => {
    const found = find('PATCH', at);
    return found ? operations[(found.store as Routed).operationId].takes.join(', ') : undefined;
  };
  /** Whether a path is of the platform, or of nobody: all others are there in every version. */
  const isVersioned = ({ path }: Pick<Located, 'path'>): boolean => !methods.some((method) => fixed.find(method, path));
  return { find, away, allowed, misspelled, errorForm, patches, isVersioned };
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
  new ServiceError(
    'unknown_path',
    `There is no ${excerpt(path)}. The paths are listed in the documents under /openapi and described at /docs.`,
  );

const slashTooMany = (path: string, meant: string) =>
  new ServiceError('unknown_path', `There is no ${excerpt(path)}: paths have no slash at the end. Ask for ${excerpt(meant)}.`);

const wrongMethod = (method: string, path: string, allowed: string[]) =>
  new ServiceError('method_not_allowed', `${excerpt(path)} has no ${method}. Allowed: ${allowed.join(', ')}.`, {
    headers: { Allow: allowed.join(', ') },
  });

/** Why no operation fits. */
const misrouting = (tree: RadixRouter, { method, ...at }: Exchange, meant: string | undefined): ServiceError => {
  if (meant !== undefined) return slashTooMany(at.path, meant);
  const away = tree.away(at);
  if (away && (method === 'GET' || method === 'HEAD')) return away;
  const allowed = tree.allowed(at);
  return allowed.length > 0 ? wrongMethod(method, at.path, allowed) : unknownPath(at.path);
};

/**
 * openapi-backend with its two costly parts replaced through its public fields: operations are found in a radix tree, and
 * validation runs what codegen has compiled.
 * @param tree finds operations by method and path
 * @param validate throws when the request is not as the contract asks
 */
export const contractBackend = (tree: RadixRouter, validate: (exchange: Exchange) => void): OpenAPIBackend => {
  const backend = new OpenAPIBackend({ definition: definition(), quick: true, validate: true });
  void backend.init();
  // It would list them all anew for every handler that is registered.
  const listed = backend.router.getOperations();
  backend.router.getOperations = () => listed;
  backend.router.parseRequest = ((request: Request) => request) as never;
  backend.router.matchOperation = ((request: Exchange): Routed => {
    // An empty last part is no id.
    const meant = tree.misspelled(request);
    const found = meant === undefined ? tree.find(request.method, request) : null;
    if (!found) {
      request.misrouted = misrouting(tree, request, meant);
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
    const open = securityOf(exchange.facts).length === 0;
    if (open || context.security?.authorized) await run(context, exchange);
  };
};
