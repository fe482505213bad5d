import { limits } from '../contract/frames.ts';
import type { Peer } from './peer.ts';

/** Whether a client reads so slowly that its send queue exceeds the limit of a connection. Such a client is disconnected. */
export const readsTooSlowly = (peer: Pick<Peer, 'waiting'>): boolean => peer.waiting() > limits.send_queue_bytes;
