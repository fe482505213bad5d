interface Operation {
  query: string;
  variables?: Record<string, unknown> | null | undefined;
}

interface GraphQLError {
  message: string;
  extensions?: { retryAfter?: unknown } | undefined;
}

interface Result {
  data?: unknown;
  errors?: readonly GraphQLError[] | undefined;
}

interface Sink {
  next(result: Result): void;
  error(error: unknown): void;
  complete(): void;
}

/** What the clients of `graphql-ws` and `graphql-sse` have in common. */
interface Client {
  subscribe(operation: Operation, sink: Sink): () => void;
}

/** Where a change is in the order of all changes. */
type PlaceOf = (data: never) => string | null | undefined;

/** After how many seconds the same may succeed, when one of these errors says so. */
const secondsIn = (errors: unknown): number | undefined =>
  (Array.isArray(errors) ? (errors as GraphQLError[]) : [])
    .map(({ extensions }) => extensions?.retryAfter)
    .find((seconds) => typeof seconds === 'number');

/**
 * Makes a client of subscriptions continue after the last change that has come when the connection breaks: it writes the operation again for
 * each connection, and finds the new `after` in it. What the server ends for a while begins again afterwards.
 */
export const resuming = <C extends Client>(client: C, placeOf: PlaceOf): C => {
  const subscribe = (given: Operation, sink: Sink): (() => void) => {
    let after = given.variables?.after as string | null | undefined;
    const operation = {
      ...given,
      get variables() {
        return after ? { ...given.variables, after } : given.variables;
      },
    };
    let stop: () => void;

    const begin = (): void => {
      let isOver = false;
      /** Whether the errors are an end for a while. */
      const waits = (errors: unknown): boolean => {
        const seconds = secondsIn(errors);
        if (seconds === undefined) return false;
        isOver = true;
        const timer = setTimeout(begin, seconds * 1000);
        stop = () => clearTimeout(timer);
        return true;
      };
      stop = client.subscribe(operation, {
        next: (result) => {
          if (waits(result.errors)) return;
          if (result.data) after = placeOf(result.data as never) ?? after;
          sink.next(result);
        },
        error: (error) => {
          if (!waits(error)) sink.error(error);
        },
        complete: () => {
          if (!isOver) sink.complete();
        },
      });
    };

    begin();
    return () => stop();
  };
  return { ...client, subscribe };
};
