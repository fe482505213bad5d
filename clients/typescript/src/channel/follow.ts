import type { EventType } from '../../generated/events.ts';
import { asRenewable, type Credentials } from '../credentials.ts';
import { TesseraError } from '../errors.ts';
import { backoff, sleep } from '../retries.ts';
import { addressOf, tokenOf } from './address.ts';
import { connectionClosed, isFinalCode } from './closing.ts';
import { connection, type Ended, type Followed, type Position, type Socket } from './connection.ts';

export interface FollowOptions<Type extends EventType> {
  /** The address of the server, such as `https://api.tessera.example`. */
  baseUrl: string;
  credentials: Credentials;
  /** The kinds of events; all when left out. */
  events?: readonly Type[];
  /** The records that the events are about; all when left out. */
  resourceIds?: readonly string[];
  /** The `cursor` of the last event that was handled; when left out, what happens from now on. */
  after?: string;
  /**
   * Called when events were lost: those after `after` are older than the account keeps them, or a test environment was reset. What happens
   * from then on follows: read the records again. Without it, that is the error `events_lost`.
   */
  onGap?: () => void;
  /**
   * Called with `live` each time events begin to come, and with the cursor after which they begin: records that are read from then on miss
   * none of them. Called with `waiting` each time a connection has ended, before another one is opened.
   */
  onStatus?: (status: 'live' | 'waiting', cursor?: string) => void;
  /** How many events may wait for the reader, 1,000 when left out. With more, the connection is closed until it has read them. */
  waiting?: number;
  signal?: AbortSignal;
  /** Opens a socket; the global `WebSocket` when left out. */
  openSocket?: (url: string) => Socket;
  /** Waits between two connections. */
  sleep?: typeof sleep;
}

/** Refusals that another try may not meet. */
const passing: ReadonlySet<string> = new Set(['rate_limit_exceeded', 'limit_reached', 'internal_error', 'service_unavailable', 'timeout']);

const isFinal = ({ code, refused }: Ended): boolean => (refused ? !passing.has(refused.error.code) : isFinalCode(code));

const errorOf = ({ code, reason, refused }: Ended, baseUrl: string): TesseraError => {
  if (!refused) return connectionClosed(code, reason);
  const { error } = refused;
  const details = Object.entries(error.details).map(([field, message]) => `${field}: ${message}`);
  const message = [error.message, ...details].join(' ');
  return new TesseraError({ code: error.code, message, link: `${baseUrl}/docs/errors#${error.code}` });
};

const lostEvents = () => {
  throw new TesseraError({
    code: 'events_lost',
    message:
      'Events after the position are deleted: they are older than the account keeps them, or the account was reset. Read the records again, and follow without `after`.',
  });
};

/**
 * Events as they happen, over the channel. When a connection ends, another one continues at the last event that was read, so that none is
 * missing and none comes twice. It ends with its signal, or when one leaves the loop; and with an error where a person has to do something.
 */
export async function* follow<const Type extends EventType = EventType>(
  options: FollowOptions<Type>,
): AsyncGenerator<Followed<Type>, never, undefined> {
  const { events, resourceIds, after, onGap = lostEvents, onStatus, waiting = 1000, signal } = options;
  const baseUrl = options.baseUrl.replace(/\/+$/, '');
  const credentials = asRenewable(options.credentials);
  const openSocket = options.openSocket ?? ((url: string): Socket => new WebSocket(url));
  const wait = options.sleep ?? sleep;
  const position: Position = { after };
  const subscription = { ...(events && { events: [...events] }), ...(resourceIds && { resource_ids: [...resourceIds] }) };

  let isRenewed = false;
  for (let failures = 0; ; ) {
    signal?.throwIfAborted();
    const headers = await credentials.headers(signal);
    const open = () => openSocket(addressOf(baseUrl));
    const onSubscribed = () => onStatus?.('live', position.after);
    const all = { open, token: tokenOf(headers), subscription, position, onGap, onSubscribed, most: waiting, signal };
    const ended = yield* connection(all) as AsyncGenerator<Followed<Type>, Ended, undefined>;
    failures = ended.subscribed ? 0 : failures + 1;
    isRenewed &&= !ended.subscribed;
    if (ended.behind) continue;
    const isRefused = ended.refused?.frame === 'authenticate' && isFinal(ended);
    if (isRefused && !isRenewed && (await credentials.renew(headers, signal))) {
      isRenewed = true;
      continue;
    }
    if (isFinal(ended)) throw errorOf(ended, baseUrl);
    onStatus?.('waiting');
    await wait(backoff(failures), signal);
  }
}
