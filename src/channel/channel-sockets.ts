import { WebSocket } from 'ws';
import { closeCodes, limits } from '../contract/frames.ts';
import { createSockets, type Door } from '../sockets/websocket-server.ts';
import { type ConnectionDependencies, createConnection } from './connection.ts';

/** Replaces WebSocket's close code for a message that is too long (1009) with the contract's code. */
class ChannelSocket extends WebSocket {
  override close(code?: number, reason?: string | Buffer): void {
    if (code === 1009) super.close(closeCodes.frame_too_large.code, 'frame_too_large');
    else super.close(code, reason);
  }
}

/** What the sockets depend on. */
interface ChannelSocketDependencies extends ConnectionDependencies, Pick<Door, 'unauthenticated' | 'admit'> {}

/** The sockets of `/v1/websocket` on this node. */
export const createChannelSockets = ({ unauthenticated, admit, ...dependencies }: ChannelSocketDependencies) =>
  createSockets({
    maxPayload: limits.frame_bytes,
    WebSocket: ChannelSocket,
    unauthenticated,
    admit,
    serve: (visitor, peer) => createConnection(dependencies, visitor, peer),
  });
