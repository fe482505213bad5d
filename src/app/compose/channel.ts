import { createChannelSockets } from '../../channel/channel-sockets.ts';
import { createEncoder } from '../../channel/encode.ts';
import { ServiceError } from '../../core/errors.ts';
import { createSubscribing } from '../../request/frames.ts';
import { createCalls } from '../../rest/calls.ts';
import type { Pipeline } from '../../rest/rest-door.ts';
import type { Connections } from './connections.ts';
import { explain } from './database-errors.ts';
import type { Node } from './node.ts';

/** The door of `/v1/websocket`; its calls run through the channel's pipeline. */
export const composeChannel = ({ config, reportViolation, log }: Node, connections: Connections, pipeline: Pipeline) => {
  const lenient = config.mode === 'production';
  const asError = (failure: unknown, connectionId: string): ServiceError => {
    const known = failure instanceof ServiceError ? failure : explain(failure);
    if (!known || known.status >= 500) log.error({ err: failure, connectionId }, 'a frame failed');
    return known ?? new ServiceError('internal_error', `Internal error. Quote ${connectionId} when you contact us.`);
  };
  const encode = createEncoder((frame, details) => reportViolation(`channel ${frame.type}`, 'frame', details), lenient);
  return createChannelSockets({
    ...connections,
    subscribe: createSubscribing({ ...connections, explain }),
    call: createCalls(pipeline, ['platform']),
    encode,
    asError,
  });
};
