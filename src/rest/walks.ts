import { operations } from '../contract/operations.ts';
import type { Versions } from '../contract/versions.ts';
import type { ServiceError } from '../core/errors.ts';
import type { Incoming } from '../request/incoming.ts';
import type { Matched, Ready, Versioned } from '../request/states.ts';
import { createWalk, type DoorParts } from '../request/steps.ts';
import type { Part } from '../request/walk.ts';
import type { RateLimiter } from '../rules/rate-limit.ts';
import { createBatchDoor } from './batch.ts';
import { type ContractOperation, createBackend, operationsOf, registerHooks, type Stages } from './contract-backend.ts';
import { hasOtherMethods, unknownPath, wrongMethod } from './misrouted.ts';
import { type PerformDependencies, performers } from './perform.ts';
import { everyMethod, placeOf, type Router } from './router.ts';

interface Dependencies extends Omit<PerformDependencies, 'batch'> {
  versions: Versions;
  limiter: RateLimiter;
  explain: (failure: unknown) => ServiceError | undefined;
}

/** `Accept-Patch` (RFC 5789) for the media types that PATCH accepts at a path. */
export const acceptPatch = (types: string | undefined): Record<string, string> => (types === undefined ? {} : { 'Accept-Patch': types });

/** The steps of a door at the hooks of openapi-backend. */
const stagesOf = (walk: DoorParts<'channel'>, beforeRouting: Part): Stages => ({
  beforeRouting,
  route: walk.step('match'),
  readCredential: walk.step('credential'),
  authenticate: walk.step('authenticate'),
  admit: walk.between('authenticate', 'validate'),
  validate: walk.step('validate'),
  prepare: walk.between('validate', 'handle'),
  handle: walk.step('handle'),
});

/** What a matched operation adds to a request. */
const matchedBy = (operation: ContractOperation) => {
  const name = operation.operationId;
  return { name, facts: operations[name], operation };
};

/** The steps of REST and of the channel's calls, at the hooks of openapi-backend. `shared` is what the steps of both are given. */
export const createWalks = (dependencies: Dependencies, router: Router) => {
  const { versions, authenticate, limiter, cursors } = dependencies;
  const backend = createBackend();
  const operations = operationsOf(backend);
  const matches = new Map([...operations].map(([id, operation]) => [id, matchedBy(operation)]));
  const performs = performers({ ...dependencies, batch: (request) => batch(request) });

  const match = (request: Versioned): Pick<Matched, 'name' | 'facts' | 'operation' | 'params'> => {
    const found = router.match(request.method, request);
    // openapi-backend recognizes these messages of its own router, and calls the hook for them.
    if (!found) throw new Error(hasOtherMethods(router, request) ? '405-methodNotAllowed' : '404-notFound');
    return { ...matches.get(found.operationId)!, params: found.params };
  };

  const shared = {
    authenticate,
    limiter,
    versions,
    cursors,
    isVersioned: router.isVersioned,
    methodsAt: ({ path }: Incoming) => {
      // `OPTIONS *` asks about the server in general (RFC 9110, 9.3.7).
      if (path === '*') return { methods: everyMethod };
      const at = placeOf(path, versions);
      return { methods: router.allowed(at), headers: acceptPatch(router.patches(at)) };
    },
    steps: { match, handle: async (request: Ready) => ({ answer: await performs[request.name]!(request) }) },
  };
  const rest = createWalk('rest', shared);
  const channel = createWalk('channel', shared);
  const { all: walk } = createWalk('batch', shared);
  const batch = createBatchDoor({ matched: (operationId) => matches.get(operationId)!, walk, explain: dependencies.explain });
  const stages = { rest: stagesOf(rest, rest.between('open origin', 'match')), channel: stagesOf(channel, channel.before('match')) };
  registerHooks(backend, {
    stagesOf: ({ door }) => (door === 'channel' ? stages.channel : stages.rest),
    notFound: (request) => unknownPath(router, { ...request, ...placeOf(request.path, versions) }),
    methodNotAllowed: (request) => wrongMethod(router, { ...request, ...placeOf(request.path, versions) }),
    operations,
    filled: Object.keys(performs),
  });

  /** The steps of REST before any check: they answer preflight requests, and allow browsers to read every answer. */
  const runOpenSteps = rest.through('open origin');
  return { backend, runOpenSteps, shared };
};
