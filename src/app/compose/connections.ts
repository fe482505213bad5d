import { createRecognition } from '../../channel/credentials.ts';
import { limits } from '../../contract/frames.ts';
import { createAttempts, networkOf } from '../../rules/attempt-limits.ts';
import { createStrangers } from '../../sockets/strangers.ts';
import type { Node } from './node.ts';

/** The dependencies that both WebSocket doors share; they count unauthenticated connections together. */
export const composeConnections = ({ authenticate, shared, feed, limiter, clock }: Node) => ({
  strangers: createStrangers({ most: limits.unauthenticated, placeOf: networkOf }),
  recognise: createRecognition(authenticate, createAttempts(shared)),
  lookAgain: authenticate,
  feed,
  limiter,
  now: () => clock().getTime(),
});

export type Connections = ReturnType<typeof composeConnections>;
