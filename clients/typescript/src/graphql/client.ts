import type { ErrorCode } from '../../generated/errors.ts';
import { type ClientOptions, settingsOf } from '../client.ts';
import { failureOf } from '../failure.ts';
import { newIdempotencyKey, type Prepared, withGiven } from '../request.ts';
import { type Settings, send } from '../send.ts';
import type { Answer, WriteOptions } from '../types.ts';
import type { Socket } from './connection.ts';
import { type DocumentId, namedDocument, type PlainDocument, type Print, type TypedDocument } from './document.ts';
import { failureIn, isResult } from './failure.ts';
import { type SubscribeOptions, subscribe } from './subscribe.ts';

/** Variables come first, and can be left out where none is required. */
type Given<Variables, Options> =
  Record<never, never> extends Variables ? [variables?: Variables, options?: Options] : [variables: Variables, options?: Options];

type Fields = Record<string, unknown>;

/** Asks a server by documents of GraphQL. */
export interface GraphQLClient {
  /** Carries out a query or a mutation. A mutation is made once, however often it is sent. @throws GraphQLFailure, TesseraError */
  request<Data, Variables>(document: TypedDocument<Data, Variables>, ...given: Given<Variables, WriteOptions>): Answer<Data, ErrorCode>;
  request(document: PlainDocument, variables?: Fields, options?: WriteOptions): Answer<Fields, ErrorCode>;
  /** The values of a subscription, until it is complete or one leaves the loop. It goes on after interruptions. */
  subscribe<Data, Variables>(
    document: TypedDocument<Data, Variables>,
    ...given: Given<Variables, SubscribeOptions<Data, Variables>>
  ): AsyncGenerator<Data, void, undefined>;
  subscribe(
    document: PlainDocument,
    variables?: Fields,
    options?: SubscribeOptions<Fields, Fields>,
  ): AsyncGenerator<Fields, void, undefined>;
}

export interface GraphQLOptions extends Omit<ClientOptions<unknown>, 'families' | 'channel'> {
  /** `print` of the package `graphql`, where documents are syntax trees. */
  print?: Print;
  /**
   * The ids of registered documents, such as `({ __meta__ }) => __meta__?.hash` for those of GraphQL Code Generator: requests and subscriptions
   * then send `documentId` in place of the text. A document without an id is sent as text.
   */
  documentId?: DocumentId;
  /** Opens a socket for a subscription; the global `WebSocket` when left out. */
  openSocket?: (url: string, protocol: string) => Socket;
}

/** A request of an operation. The server does not use the idempotency key of a query. */
const prepared = (settings: Settings, operation: object, { headers, idempotencyKey = newIdempotencyKey() }: WriteOptions): Prepared => ({
  method: 'POST',
  url: `${settings.baseUrl}/graphql`,
  headers: withGiven(
    { Accept: 'application/graphql-response+json', 'Content-Type': 'application/json', 'Idempotency-Key': idempotencyKey },
    headers,
  ),
  json: operation,
  stream: false,
  repeatable: true,
  failed: (response, body, curl) => {
    if (response.ok && !isResult(body)) return failureOf(response, body, settings.baseUrl, curl());
    return failureIn(body, settings.baseUrl, response.status, curl);
  },
});

/** A client of GraphQL, for whoever the credentials belong to. */
export const createGraphQL = (options: GraphQLOptions): GraphQLClient => {
  const { print, documentId, openSocket = (url: string, protocol: string): Socket => new WebSocket(url, protocol) } = options;
  const settings = settingsOf(options);
  const named = (document: unknown) => namedDocument(document, documentId, print);
  const request = async (document: unknown, variables?: unknown, given: WriteOptions = {}): Promise<unknown> => {
    const operation = { ...named(document), variables };
    const { body } = await send(settings, prepared(settings, operation, given), given);
    return (body as { data: unknown }).data;
  };
  return {
    request,
    subscribe: (document: unknown, variables?: unknown, given: SubscribeOptions<never, never> = {}) =>
      subscribe({ settings, openSocket, document: named(document), variables }, given),
  } as GraphQLClient;
};
