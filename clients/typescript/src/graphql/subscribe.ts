import { connectionClosed } from '../channel/closing.ts';
import { TesseraError } from '../errors.ts';
import { backoff, isTemporary } from '../retries.ts';
import type { Settings } from '../send.ts';
import { type Closed, connection, type Ended, type Socket } from './connection.ts';
import type { NamedDocument } from './document.ts';
import { failureIn, type Result } from './failure.ts';

type Headers = Readonly<Record<string, string>>;

/** What a subscription can be given. */
export interface SubscribeOptions<Data, Variables> {
  /**
   * The variables with which another connection continues after the last value, such as
   * `({ eventCreated }) => ({ after: eventCreated?.id })`. Without it, it begins anew with the same variables.
   */
  resume?: (last: Data) => Variables;
  /**
   * Called with `live` each time the subscription is sent, and with `waiting` each time a connection has ended, before another one is
   * opened.
   */
  onStatus?: (status: 'live' | 'waiting') => void;
  /** How many values may wait for the reader, 1,000 when left out. With more, the connection is closed until it has read them. */
  waiting?: number;
  signal?: AbortSignal;
}

/** What a subscription is made with. */
interface Subscription {
  settings: Settings;
  openSocket: (url: string, protocol: string) => Socket;
  document: NamedDocument;
  variables: unknown;
}

/** Codes of the protocol and of the server after which the same would happen again. */
const finalCodes: ReadonlySet<number> = new Set([1002, 1003, 1007, 1008, 1009, 4400, 4401, 4406, 4408, 4409, 4429]);

/** The credentials were refused, or have ended. */
const refusedCredentials = 4403;

const errorOf = ({ code, reason }: Closed): TesseraError =>
  code === refusedCredentials
    ? new TesseraError({ code: 'invalid_credentials', message: 'The credentials were refused, or have ended.', status: 401 })
    : connectionClosed(code, reason);

/** Why no other connection is opened after one that has ended so; undefined when one is. */
const finalError = (ended: Closed | TesseraError): TesseraError | undefined => {
  if (ended instanceof TesseraError) return isTemporary(ended) ? undefined : ended;
  return ended.code === refusedCredentials || finalCodes.has(ended.code) ? errorOf(ended) : undefined;
};

const addressOf = (baseUrl: string): string => `${baseUrl.replace(/^http/, 'ws')}/graphql`;

/** The results of one connection as values, until one has an error. */
async function* valuesOf<Data>(
  results: AsyncGenerator<Result, Ended, undefined>,
  baseUrl: string,
): AsyncGenerator<Data, Ended | TesseraError, undefined> {
  try {
    for (let item = await results.next(); ; item = await results.next()) {
      if (item.done) return item.value;
      const failure = failureIn(item.value, baseUrl);
      if (failure) return failure;
      yield item.value.data as Data;
    }
  } finally {
    await results.return('complete');
  }
}

/** The values of a subscription, over as many connections as it takes, one after another. */
export async function* subscribe<Data>(
  { settings, openSocket, document, variables: given }: Subscription,
  { resume, onStatus, waiting = 1000, signal }: SubscribeOptions<Data, unknown>,
): AsyncGenerator<Data, void, undefined> {
  const { baseUrl, credentials, sleep } = settings;
  let variables = given;
  let failures = 0;
  let isRenewed = false;

  async function* connected(headers: Headers): AsyncGenerator<Data, Ended | TesseraError, undefined> {
    const open = () => openSocket(addressOf(baseUrl), 'graphql-transport-ws');
    const onSubscribed = () => onStatus?.('live');
    const results = connection({ open, headers, payload: { ...document, variables }, onSubscribed, most: waiting, signal });
    const values = valuesOf<Data>(results, baseUrl);
    try {
      for (let item = await values.next(); ; item = await values.next()) {
        if (item.done) return item.value;
        [failures, isRenewed] = [0, false];
        if (resume) variables = resume(item.value);
        yield item.value;
      }
    } finally {
      await values.return('complete');
    }
  }

  /** Whether other credentials take the place of those that were refused. They are renewed once, until a value has come. */
  const renews = async (ended: Closed | TesseraError, headers: Headers): Promise<boolean> => {
    if (ended instanceof TesseraError || ended.code !== refusedCredentials || isRenewed) return false;
    isRenewed = true;
    return credentials.renew(headers, signal);
  };

  for (;;) {
    signal?.throwIfAborted();
    const headers = await credentials.headers(signal);
    const ended = yield* connected(headers);
    if (ended === 'complete') return;
    if (ended === 'behind' || (await renews(ended, headers))) continue;
    const final = finalError(ended);
    if (final) throw final;
    onStatus?.('waiting');
    const retryAfter = ended instanceof TesseraError ? ended.retryAfter : undefined;
    await sleep(retryAfter === undefined ? backoff(failures) : retryAfter * 1000, signal);
    failures += 1;
  }
}
