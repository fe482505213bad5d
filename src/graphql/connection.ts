import { CloseCode } from 'graphql-ws';
import { limits } from '../contract/frames.ts';
import type { Peer } from '../sockets/peer.ts';
import { readsTooSlowly } from '../sockets/slow-readers.ts';

/** The close codes of a connection. After 1001, 1013 and 4403 a client should connect again; after 4403 with new credentials. */
const codes = {
  shutdown: 1001,
  slow: 1013,
  no_pong: 1013,
  unavailable: 1013,
  bad_message: CloseCode.BadRequest,
  revoked: CloseCode.Unauthorized,
  expired: CloseCode.Forbidden,
  permissions_changed: CloseCode.Forbidden,
  refused: CloseCode.Forbidden,
  authentication_timeout: CloseCode.ConnectionInitialisationTimeout,
  internal_error: CloseCode.InternalServerError,
} as const;

type Ending = keyof typeof codes;

/** What is sent over a connection, and its end. @param ended called once the connection is over, whoever closed it */
export const createConnection = (peer: Peer, ended: () => void) => {
  let over = false;

  const leave = (): void => {
    over = true;
    ended();
  };

  const close = (code: number, reason: string): void => {
    if (over) return;
    leave();
    peer.close(code, reason);
  };

  const end = (ending: Ending, reason: string = ending): void => close(codes[ending], reason);

  return {
    isOver: (): boolean => over,
    /** Sends a message. Closes the connection when the client reads so slowly that the send queue is full. */
    send: (text: string): void => {
      if (over) return;
      if (readsTooSlowly(peer)) end('slow');
      else peer.send(text);
    },
    /** Waits until the send queue has room. */
    room: (): Promise<void> => peer.drained(limits.send_queue_bytes),
    close,
    end,
    /** Must be called when the other end has closed the connection. */
    leave,
  };
};
