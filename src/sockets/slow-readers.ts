import { limits } from '../contract/frames.ts';
import type { Peer } from './peer.ts';

/** Whether a client reads so slowly that more waits for it than one connection may keep; it is disconnected then. */
export const readsTooSlowly = (peer: Pick<Peer, 'waiting'>): boolean => peer.waiting() > limits.send_queue_bytes;
