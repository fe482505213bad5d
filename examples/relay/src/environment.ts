import { createClient } from 'graphql-ws';
import {
  Environment,
  type FetchFunction,
  type GraphQLResponse,
  type GraphQLSingularResponse,
  Network,
  Observable,
  RecordSource,
  Store,
} from 'relay-runtime';
import { resuming } from './resuming.ts';

/** Where Tessera is, and a key. */
export interface Session {
  address: string;
  key: string;
}

const failureOf = (errors: readonly { message: string }[]): Error => new Error(errors.map(({ message }) => message).join(' '));

/** Sends an operation. What fails in part fails as a whole: a page shows the error, and Relay takes back what it has shown too early. */
const fetchOperation =
  ({ address, key }: Session): FetchFunction =>
  async ({ text }, variables) => {
    const response = await fetch(`${address}/graphql`, {
      method: 'POST',
      headers: { 'X-API-Key': key, 'Content-Type': 'application/json', Accept: 'application/graphql-response+json' },
      body: JSON.stringify({ query: text, variables }),
    });
    const { data, errors } = (await response.json()) as { data?: object; errors?: { message: string }[] };
    if (errors) throw failureOf(errors);
    return { data } as GraphQLResponse;
  };

type Change = { taskChanged: { eventId: string } | null };

/** Relay, with the server of a session. */
export const createEnvironment = (session: Session): Environment => {
  const socket = createClient({
    url: `${session.address.replace(/^http/, 'ws')}/graphql`,
    connectionParams: { 'X-API-Key': session.key },
    keepAlive: 10_000,
    retryAttempts: Number.POSITIVE_INFINITY,
    shouldRetry: () => true,
  });
  const changes = resuming(socket, ({ taskChanged }: Change) => taskChanged?.eventId);
  return new Environment({
    network: Network.create(fetchOperation(session), ({ text }, variables) =>
      Observable.create<GraphQLResponse>((sink) =>
        changes.subscribe(
          { query: text!, variables },
          {
            next: ({ data, errors }) => (errors ? sink.error(failureOf(errors)) : sink.next({ data } as GraphQLSingularResponse)),
            error: (error) => sink.error(Array.isArray(error) ? failureOf(error) : (error as Error)),
            complete: sink.complete,
          },
        ),
      ),
    ),
    store: new Store(new RecordSource()),
    // The `id` in a change is that of its record, not of the change.
    getDataID: ({ id }, type) => (type.endsWith('Change') ? undefined : id),
  });
};
