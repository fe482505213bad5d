import { limits } from '../../contract/frames.ts';
import type { Principal } from '../../core/principal.ts';
import { createFrameAuthentication } from '../../request/frames.ts';
import { createAttempts, networkOf } from '../../rules/attempt-limits.ts';
import { sharedChecks } from '../../sockets/shared-checks.ts';
import { createUnauthenticatedConnections } from '../../sockets/unauthenticated-connections.ts';
import type { Node } from './node.ts';

/** The dependencies shared by both WebSocket doors, which count unauthenticated connections together. */
export const composeConnections = ({ authenticate, shared, feed, limiter, concurrency, traffic, clock }: Node) => ({
  unauthenticated: createUnauthenticatedConnections({ most: limits.unauthenticated, placeOf: networkOf }),
  authenticate: createFrameAuthentication({ authenticate, attempts: createAttempts(shared) }),
  revalidate: sharedChecks(authenticate),
  feed,
  limiter,
  admit: (caller: Principal) => concurrency.take('connections', caller),
  used: traffic.countParts,
  now: () => clock().getTime(),
});

export type Connections = ReturnType<typeof composeConnections>;
