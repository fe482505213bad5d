import { type Context, type Document, type Handler, OpenAPIBackend, type Operation, type ParsedRequest } from 'openapi-backend';
import { definition } from '../contract/definition.ts';
import { operations } from '../contract/operations.ts';
import type { OperationId } from '../contract/types.ts';
import { ServiceError } from '../core/errors.ts';
import type { Incoming } from '../request/incoming.ts';
import type { SchemeName, SoFar } from '../request/states.ts';
import type { Part } from '../request/walk.ts';

/** An operation of the definition that has a handler; pages for people have none. */
export type ContractOperation = Operation & { operationId: OperationId };

/** The steps of a request at each hook of openapi-backend. */
export interface Stages {
  beforeRouting: Part;
  route: Part;
  readCredential: Part;
  authenticate: Part;
  admit: Part;
  validate: Part;
  prepare: Part;
  handle: Part;
}

interface Hooks {
  stagesOf: (request: Incoming) => Stages;
  /** Why no operation fits a request. */
  notFound: (request: SoFar) => ServiceError;
  methodNotAllowed: (request: SoFar) => ServiceError;
  /** The operations of the contract, as `operationsOf` has them. */
  operations: ReadonlyMap<string, ContractOperation>;
  /** The operations that have a handler. */
  filled: readonly string[];
}

/** A request in the form of openapi-backend; `incoming` is our own request. */
interface Routed extends ParsedRequest {
  incoming: SoFar;
}

const hasHandler = (operation: Operation): operation is ContractOperation => Object.hasOwn(operations, operation.operationId ?? '');

/** The operations of the contract as openapi-backend has them, by operationId. */
export const operationsOf = (backend: OpenAPIBackend): ReadonlyMap<string, ContractOperation> =>
  new Map(
    backend
      .getOperations()
      .filter(hasHandler)
      .map((operation) => [operation.operationId, operation]),
  );

const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'] as const;

/** A path item, reduced to the properties that openapi-backend needs for matching and security. */
const matched = (path: Record<string, unknown>) =>
  Object.fromEntries(
    methods.flatMap((method) => {
      const operation = path[method] as Operation | undefined;
      return operation ? [[method, { operationId: operation.operationId, security: operation.security, responses: {} }]] : [];
    }),
  );

/**
 * The definition with only what openapi-backend needs here. It would copy every schema in place of each reference, and keep all copies in
 * memory.
 */
const forMatching = ({ openapi, info, paths, components }: Document): Document => ({
  openapi,
  info,
  paths: Object.fromEntries(Object.entries(paths ?? {}).map(([path, item]) => [path, matched(item as Record<string, unknown>)])),
  components: { securitySchemes: components?.securitySchemes },
});

/** openapi-backend with the contract's definition. */
export const createBackend = (): OpenAPIBackend => {
  const document = forMatching(definition());
  const backend = new OpenAPIBackend({ definition: document, quick: true, strict: true });
  // The definition is given as an object, so there is no file to load.
  backend.loadDocument = async () => document;
  // With `quick` the initialization is synchronous.
  void backend.init();
  return backend;
};

/** Runs a step that must be synchronous: openapi-backend does not wait for its router and its validator. */
const atOnce = (pending: undefined | Promise<void>): void => {
  if (pending instanceof Promise) throw new Error('openapi-backend runs this step synchronously, but it returned a promise.');
};

/**
 * Replaces the slow parts of openapi-backend through its public fields. For each request, its router copies every operation of the
 * definition and matches the path against each pattern, which takes milliseconds, and it parses the address, the headers and the cookies
 * twice. Its validator compiles every schema at its first use. Here a path is matched once in a radix tree, in microseconds, and the
 * validators are compiled already. `npm run bench -- routing` measures the routers.
 */
const exchangeParts = (backend: OpenAPIBackend, all: ReadonlyMap<string, ContractOperation>, stagesOf: Hooks['stagesOf']): void => {
  backend.router.parseRequest = (request: Routed) => request;
  backend.router.getOperation = (operationId) => all.get(operationId);
  backend.router.matchOperation = ({ incoming }: Routed): Operation => {
    atOnce(stagesOf(incoming).route(incoming));
    return all.get(incoming.operation?.operationId ?? '')!;
  };
  backend.validator.validateRequest = ({ incoming }: Routed) => {
    atOnce(stagesOf(incoming).validate(incoming));
    return { valid: true };
  };
};

const schemes: readonly SchemeName[] = ['ApiKeyHeader', 'Bearer', 'ApiKeyQuery', 'Session', 'ClientBasic', 'AddressToken'];

/** The handler of a security scheme: whether the request's credential uses it, and is valid. */
const security =
  (scheme: SchemeName, stagesOf: Hooks['stagesOf']): Handler =>
  (_context, request: SoFar) => {
    if (request.scheme !== scheme) return false;
    const pending = stagesOf(request).authenticate(request);
    return pending instanceof Promise ? pending.then(() => true) : true;
  };

/** An operation with only the given security scheme: a credential is accepted by its own scheme, or not at all. */
const chosen = (operation: Operation, scheme: SchemeName): Operation => {
  const { security: alternatives = [] } = operation;
  const security = alternatives.filter((alternative) => scheme in alternative);
  if (security.length === 0) throw new Error(`${operation.operationId} takes ${scheme} by its facts, but not by its definition.`);
  return { ...operation, security };
};

/** `chosen`, cached for each operation and scheme. */
const choosing = () => {
  const known = new Map<string, Operation>();
  return (operation: Operation, scheme: SchemeName): Operation => {
    const name = `${scheme} ${operation.operationId}`;
    const found = known.get(name) ?? chosen(operation, scheme);
    known.set(name, found);
    return found;
  };
};

const isOpen = ({ operation }: Context): boolean => (operation.security ?? []).length === 0;

/** Runs the steps at the hooks of openapi-backend. Each step adds its results to the request. */
export const registerHooks = (backend: OpenAPIBackend, { stagesOf, notFound, methodNotAllowed, operations: all, filled }: Hooks): void => {
  exchangeParts(backend, all, stagesOf);
  // A platform without files has no addresses for their bytes.
  const stated = backend.definition.components?.securitySchemes ?? {};
  for (const scheme of schemes.filter((one) => one in stated)) backend.registerSecurityHandler(scheme, security(scheme, stagesOf));
  const choice = choosing();
  const handle: Handler = (_context, request: Incoming) => stagesOf(request).handle(request);
  backend.register({
    preRoutingHandler: (_context, request: Incoming) => stagesOf(request).beforeRouting(request),
    notFound: (_context, request: SoFar) => {
      throw notFound(request);
    },
    methodNotAllowed: (_context, request: SoFar) => {
      throw methodNotAllowed(request);
    },
    postRoutingHandler: (context, request: SoFar) => {
      if (!context.operation) return undefined;
      const choose = () => {
        if (request.scheme) context.operation = choice(context.operation, request.scheme);
      };
      const pending = stagesOf(request).readCredential(request);
      return pending instanceof Promise ? pending.then(choose) : choose();
    },
    // openapi-backend also calls this for unauthorized requests, which `unauthorizedHandler` refuses.
    postSecurityHandler: (context, request: Incoming) =>
      context.security.authorized || isOpen(context) ? stagesOf(request).admit(request) : undefined,
    unauthorizedHandler: ({ security: results }, { scheme }: SoFar) => {
      throw (scheme && results[scheme]?.error) || new ServiceError('invalid_credentials', 'The request carries no credentials.');
    },
    preOperationHandler: (_context, request: Incoming) => stagesOf(request).prepare(request),
    ...Object.fromEntries(filled.map((operationId) => [operationId, handle])),
    notImplemented: ({ operation: { operationId } }) => {
      throw new ServiceError('not_implemented', `${operationId} is in the contract, but this server does not implement it yet.`);
    },
  });
};

const none = {};

/** Runs a request through the hooks of openapi-backend. */
export const handleBy = (backend: OpenAPIBackend, request: Incoming): Promise<unknown> => {
  const { method, path, query } = request;
  const routed: Routed = { method, path, query, headers: none, cookies: none, params: none, requestBody: undefined, incoming: request };
  return backend.handleRequest(routed, request);
};
