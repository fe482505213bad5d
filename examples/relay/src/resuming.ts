interface Operation {
  query: string;
  variables?: Record<string, unknown> | null | undefined;
}

interface GraphQLError {
  message: string;
  extensions?: { code?: unknown; retryAfter?: unknown } | undefined;
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

/** How changes look. */
interface Changes {
  /** Where a change is in the order of all changes. */
  positionOf: (data: never) => string | null | undefined;
  /** The change that says to read the list again. */
  reloadAt: (position: string) => unknown;
}

const listOf = (errors: unknown): GraphQLError[] => (Array.isArray(errors) ? errors : []);

/** After how many seconds the same may succeed, when one of these errors says so. */
const secondsIn = (errors: unknown): number | undefined =>
  listOf(errors)
    .map(({ extensions }) => extensions?.retryAfter)
    .find((seconds) => typeof seconds === 'number');

/** Whether the event to continue after is gone: it was deleted because of its age, or is not to be seen any more. */
const isPositionLost = (errors: unknown): boolean => listOf(errors).some(({ extensions }) => extensions?.code === 'NOT_FOUND');

/**
 * Makes a client of subscriptions continue after the last change that has come when the connection breaks: it writes the operation again for
 * each connection, and finds the new `after` in it. What the server ends for a while begins again afterwards. When the server does not know
 * the last change any more, the subscription ends with the change that says to read the list again.
 */
export const resuming = <C extends Client>(client: C, { positionOf, reloadAt }: Changes): C => {
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
      /** Whether the errors are an end after which the list has to be read again. */
      const reloads = (errors: unknown): boolean => {
        if (!after || !isPositionLost(errors)) return false;
        isOver = true;
        sink.next({ data: reloadAt(after) });
        sink.complete();
        return true;
      };
      stop = client.subscribe(operation, {
        next: (result) => {
          if (waits(result.errors) || reloads(result.errors)) return;
          if (result.data) after = positionOf(result.data as never) ?? after;
          sink.next(result);
        },
        error: (error) => {
          if (!waits(error) && !reloads(error)) sink.error(error);
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
