import { WebSocket } from 'ws';
import { closeCodes, limits } from '../contract/frames.ts';
import { createSockets, type Door } from '../sockets/sockets.ts';
import { type ConnectionDependencies, createConnection } from './connection.ts';

/** The protocol's own code for a message that is too long gives way to the contract's. */
class ChannelSocket extends WebSocket {
  override close(code?: number, reason?: string | Buffer): void {
    if (code === 1009) super.close(closeCodes.frame_too_large.code, 'frame_too_large');
    else super.close(code, reason);
  }
}

/** What the sockets need of the other rooms. */
interface ChannelSocketDependencies extends ConnectionDependencies, Pick<Door, 'unauthenticated'> {}

/** The sockets of `/v1/websocket` on this node. */
export const createChannelSockets = ({ unauthenticated, ...dependencies }: ChannelSocketDependencies) =>
  createSockets({
    maxPayload: limits.frame_bytes,
    WebSocket: ChannelSocket,
    unauthenticated,
    serve: (visitor, peer) => createConnection(dependencies, visitor, peer),
  });
